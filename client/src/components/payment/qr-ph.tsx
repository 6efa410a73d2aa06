import type { Overpayment } from '@pautang/sdk';
import { useEffect, useState } from 'react';
import { type PaymentCode, usePaymentCode } from '../../api/payments';
import { formatMoney } from '../../lib/format';
import { saveFile } from '../../lib/save-file';
import { useTexts } from '../../texts/define-texts';
import { paymentTexts } from '../../texts/payment';
import { Button } from '../ui/button/button';
import { Skeleton } from '../ui/skeleton/skeleton';
import classes from './payment.module.css';

interface QrPhProps {
  loanNumber: string;
  amount: number;
  /** What money beyond the amount due pays. */
  pays?: Overpayment;
}

const size = 232;

/** A code for the app of a bank or e-wallet, with what it says as text beside it. Nothing where there is none. */
export function QrPh({ loanNumber, amount, pays }: QrPhProps) {
  const texts = useTexts(paymentTexts);
  const { code, isLoading } = usePaymentCode(loanNumber, amount, pays);
  const address = useAddress(code);
  if (isLoading) return <Skeleton bars={[size]} />;
  if (!code || address === undefined) return null;
  const figure = formatMoney(amount);
  return (
    <div className={classes.code}>
      <img src={address} alt={texts.codeOf(figure, loanNumber)} width={size} height={size} />
      <p>{texts.scanCode}</p>
      <p className="quiet">{texts.codeSays(code.merchantName, figure, code.reference)}</p>
      <Button variant="line" small onClick={() => saveFile(code.picture, `QRPh-${loanNumber}.png`)}>
        {texts.saveCode}
      </Button>
    </div>
  );
}

/** The picture's address for as long as it is shown. */
function useAddress(code: PaymentCode | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!code) return;
    const made = URL.createObjectURL(code.picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [code]);
  return address;
}
