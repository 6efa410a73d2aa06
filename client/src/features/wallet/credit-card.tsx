import type { WalletCreditDto } from '@pautang/sdk';
import { useMutation } from '@tanstack/react-query';
import type { LoanAccount } from '../../api/loan';
import { useSession } from '../../api/session';
import { openRefundOf, readOpenRefund } from '../../api/wallet';
import { Amount } from '../../components/ui/amount/amount';
import { Button } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { opensDialog } from '../../components/ui/dialog/dialog';
import { notify } from '../../components/ui/toaster/notify';
import { errorMessage } from '../../lib/error-message';
import { formatMoney } from '../../lib/format';
import { usePlace } from '../../lib/use-place';
import { creditTexts } from '../../texts/credit';
import { useTexts } from '../../texts/define-texts';
import { PayWithCreditDialog, RefundDialog } from './credit-dialogs';
import { RefundAmount } from './refund-amount';
import classes from './wallet.module.css';

const kinds = ['refundAmount', 'refund', 'payWithCredit'] as const;

/** What stands in the address while a dialog is open. */
const nameOf = (kind: (typeof kinds)[number], { loanNumber }: WalletCreditDto) => `${kind}_${loanNumber}`;

interface CreditsProps {
  credits: readonly WalletCreditDto[];
  /** undefined where it could not be loaded. */
  account: LoanAccount | undefined;
}

/** What was paid too much, and its two ways; nothing where there is none. */
export function Credits({ credits, account }: CreditsProps) {
  const texts = useTexts(creditTexts);
  const phoneNumber = useSession().phoneNumber ?? '';
  const dialogs = credits.flatMap((credit) =>
    kinds.map((kind) => ({ name: nameOf(kind, credit), kind, credit })),
  );
  const { name, open, close, goBack } = usePlace(
    'dialog',
    dialogs.map((dialog) => dialog.name),
  );
  const { kind, credit } = dialogs.find((dialog) => dialog.name === name) ?? {};
  const asking = useMutation({
    mutationFn: () => readOpenRefund(phoneNumber),
    // One that waits for its code is gone on with.
    onSuccess: (waiting, wanted: WalletCreditDto) =>
      open(nameOf(openRefundOf(waiting, wanted.loanNumber) ? 'refund' : 'refundAmount', wanted)),
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
            {credits.map((each) => (
              <li key={each.loanNumber} className={classes.waiting}>
                <div>
                  <p className={classes.figure}>
                    <Amount plain value={each.amount} currency={each.selectedCurrency} />
                  </p>
                  <p className={classes.message}>{texts.ofLoan(each.loanNumber)}</p>
                </div>
                <div className={classes.choices}>
                  <Button
                    variant="gold"
                    small
                    busy={asking.isPending && asking.variables === each}
                    aria-haspopup="dialog"
                    aria-label={texts.sendOf(formatMoney(each.amount, each.selectedCurrency))}
                    onClick={opensDialog(() => asking.mutate(each))}
                  >
                    {texts.send}
                  </Button>
                  {mayPay(each) && (
                    <Button
                      variant="line"
                      small
                      aria-haspopup="dialog"
                      onClick={opensDialog(() => open(nameOf('payWithCredit', each)))}
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
      {credit && kind === 'refundAmount' && (
        <RefundAmount credit={credit} onPrepared={() => open(nameOf('refund', credit))} onClose={close} />
      )}
      {credit && kind === 'refund' && (
        <RefundDialog
          loanNumber={credit.loanNumber}
          onOther={() => goBack(nameOf('refundAmount', credit))}
          onClose={close}
        />
      )}
      {credit && kind === 'payWithCredit' && account && mayPay(credit) && (
        <PayWithCreditDialog credit={credit} loanNumber={account.loanNumber} onClose={close} />
      )}
    </>
  );
}
