import type { RefundPreparedDto, WalletCreditDto } from '@pautang/sdk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoanAccount } from '../../api/loan';
import { useSession } from '../../api/session';
import { openRefund } from '../../api/wallet';
import { Amount } from '../../components/ui/amount/amount';
import { Button } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { opensDialog } from '../../components/ui/dialog/dialog';
import { notify } from '../../components/ui/toaster/notify';
import { errorMessage } from '../../lib/error-message';
import { formatMoney } from '../../lib/format';
import { creditTexts } from '../../texts/credit';
import { useTexts } from '../../texts/define-texts';
import { PayWithCreditDialog, RefundDialog } from './credit-dialogs';
import { RefundAmount } from './refund-amount';
import classes from './wallet.module.css';

interface CreditsProps {
  credits: readonly WalletCreditDto[];
  /** undefined where it could not be loaded. */
  account: LoanAccount | undefined;
}

/** What was paid too much, and its two ways; nothing where there is none. */
export function Credits({ credits, account }: CreditsProps) {
  const texts = useTexts(creditTexts);
  const phoneNumber = useSession().phoneNumber ?? '';
  const [sending, setSending] = useState<WalletCreditDto>();
  const [refund, setRefund] = useState<RefundPreparedDto>();
  const [paying, setPaying] = useState<WalletCreditDto>();
  const asking = useMutation({
    mutationFn: ({ loanNumber }: WalletCreditDto) => openRefund(phoneNumber, loanNumber),
    // One that waits for its code is gone on with.
    onSuccess: (open, credit) => (open ? setRefund(open) : setSending(credit)),
    onError: (error) => notify.error(errorMessage(error)),
  });
  const mayPay = ({ loanNumber, selectedCurrency }: WalletCreditDto) =>
    account?.status === 'APPROVED' &&
    account.loanNumber !== loanNumber &&
    account.selectedCurrency === selectedCurrency;
  return (
    <>
      {credits.length > 0 && (
        <Card>
          <h2 className="card-title">{texts.title}</h2>
          <p className={classes.message}>{texts.text}</p>
          <ul className={`ruled ${classes.list}`}>
            {credits.map((credit) => (
              <li key={credit.loanNumber} className={classes.waiting}>
                <div>
                  <p className={classes.figure}>
                    <Amount plain value={credit.amount} currency={credit.selectedCurrency} />
                  </p>
                  <p className={classes.message}>{texts.ofLoan(credit.loanNumber)}</p>
                </div>
                <div className={classes.choices}>
                  <Button
                    variant="gold"
                    small
                    busy={asking.isPending}
                    aria-label={texts.sendOf(formatMoney(credit.amount, credit.selectedCurrency))}
                    onClick={() => asking.mutate(credit)}
                  >
                    {texts.send}
                  </Button>
                  {mayPay(credit) && (
                    <Button
                      variant="line"
                      small
                      aria-haspopup="dialog"
                      onClick={opensDialog(() => setPaying(credit))}
                    >
                      {texts.payLoan}
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {sending && !refund && (
        <RefundAmount credit={sending} onPrepared={setRefund} onClose={() => setSending(undefined)} />
      )}
      {refund && (
        <RefundDialog
          refund={refund}
          onOther={() => {
            setSending(credits.find(({ loanNumber }) => loanNumber === refund.loanNumber));
            setRefund(undefined);
          }}
          onClose={() => {
            setSending(undefined);
            setRefund(undefined);
          }}
        />
      )}
      {paying && account && (
        <PayWithCreditDialog
          credit={paying}
          loanNumber={account.loanNumber}
          onClose={() => setPaying(undefined)}
        />
      )}
    </>
  );
}
