import type { WalletCreditDto } from '@pautang/sdk';
import { useMutation } from '@tanstack/react-query';
import type { LoanAccount } from '../../api/loan';
import { useSession } from '../../api/session';
import { openRefundOf, readOpenRefund } from '../../api/wallet';
import { mayPay } from '../../components/payment/usable-credit';
import { Amount } from '../../components/ui/amount/amount';
import { Button } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { opensDialog } from '../../components/ui/dialog/dialog';
import { notify } from '../../components/ui/toaster/notify';
import { errorMessage } from '../../lib/error-message';
import { formatMoney } from '../../lib/format';
import { useIsShown } from '../../lib/use-is-shown';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { creditTexts } from '../../texts/credit';
import { useTexts } from '../../texts/define-texts';
import { PayWithCreditDialog, RefundAmount, RefundDialog } from './lazy-sending';
import { nameOf, useCreditPlace } from './use-credit-place';
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
  const isShown = useIsShown();
  const oneAtATime = useOneAtATime();
  const { dialog, open, close, goBack } = useCreditPlace(credits, account);
  const { kind, credit } = dialog ?? {};
  const asking = useMutation({
    mutationFn: () => readOpenRefund(phoneNumber),
    // One that waits for its code is gone on with.
    onSuccess(waiting, wanted: WalletCreditDto) {
      const kindNow = openRefundOf(waiting, wanted.loanNumber) ? 'refund' : 'refundAmount';
      if (isShown()) open(nameOf(kindNow, wanted));
    },
    onError: (error) => notify.error(errorMessage(error)),
  });
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
                    onClick={opensDialog(() => oneAtATime(() => asking.mutateAsync(each)))}
                  >
                    {texts.send}
                  </Button>
                  {mayPay(account, each) && (
                    <Button
                      variant="line"
                      small
                      aria-haspopup="dialog"
                      onClick={opensDialog(() => oneAtATime(async () => open(nameOf('payWithCredit', each))))}
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
        <RefundAmount
          key={credit.loanNumber}
          credit={credit}
          onPrepared={() => open(nameOf('refund', credit))}
          onClose={close}
        />
      )}
      {credit && kind === 'refund' && (
        <RefundDialog
          key={credit.loanNumber}
          loanNumber={credit.loanNumber}
          onOther={() => goBack(nameOf('refundAmount', credit))}
          onClose={close}
        />
      )}
      {credit && kind === 'payWithCredit' && account && (
        <PayWithCreditDialog
          key={credit.loanNumber}
          credit={credit}
          loanNumber={account.loanNumber}
          onClose={close}
        />
      )}
    </>
  );
}
