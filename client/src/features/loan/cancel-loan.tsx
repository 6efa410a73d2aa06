import { cancelLoan, isCancelled, type LoanAccount, paidOffBy, receivedOf } from '../../api/loan';
import { ApiError, mayBeSentAgain } from '../../api/problem';
import { forgetUnseen, refreshAll } from '../../api/query-client';
import { useSession } from '../../api/session';
import { ConfirmDialog } from '../../components/layout/confirm-dialog';
import { contentId } from '../../components/layout/route-change';
import { Button } from '../../components/ui/button/button';
import { opensDialog } from '../../components/ui/dialog/dialog';
import { notify } from '../../components/ui/toaster/notify';
import { formatLongDate, formatMoney } from '../../lib/format';
import { useIsShown } from '../../lib/use-is-shown';
import { usePlace } from '../../lib/use-place';
import { useSameKey } from '../../lib/use-same-key';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import classes from './loan.module.css';

/** Whether it is said of a running loan that it can be cancelled, or why not; that the time is over its status tells. */
export const isCancelTold = (account: LoanAccount): boolean => {
  const { status, canCancel, cannotCancelReason, cannotCancelText } = account;
  if (canCancel) return true;
  return status === 'APPROVED' && cannotCancelText !== undefined && cannotCancelReason !== 'TIME_OVER';
};

/** The free way out of a loan, and until when there is one, or why there is none. */
export function CancelLoan({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const dialog = usePlace('dialog', ['cancel']);
  const { coolingOffUntil, canCancel, cannotCancelText } = account;
  if (!canCancel) return <p className="quiet">{cannotCancelText}</p>;
  return (
    <div className={classes.cancel}>
      <p>{coolingOffUntil ? texts.cancelUntil(formatLongDate(coolingOffUntil)) : texts.cancelFree}</p>
      <Button variant="line" aria-haspopup="dialog" onClick={opensDialog(() => dialog.open('cancel'))}>
        {texts.cancel}
      </Button>
      {dialog.name && <CancelDialog account={account} onClose={dialog.close} />}
    </div>
  );
}

/** What cancelling does, before it is done. */
function CancelDialog({ account, onClose }: { account: LoanAccount; onClose: () => void }) {
  const texts = useTexts(loanTexts);
  const phoneNumber = useSession().phoneNumber ?? '';
  const underSameKey = useSameKey();
  // What is open where the member has gone meanwhile is not this.
  const isShown = useIsShown();
  const { loanNumber, status, loanAmountXR, selectedCurrency, earlierRunsOn } = account;
  const paysOff = paidOffBy(account);
  const ofEarlier = earlierRunsOn ? texts.runsOn : texts.staysRepaid;
  const amount = formatMoney(status === 'APPROVED' ? receivedOf(account) : loanAmountXR, selectedCurrency);
  const said = status === 'APPROVED' ? texts.cancelApproved(amount) : texts.cancelApplication(amount);

  const cancel = async () => {
    const loan = { phoneNumber, loanNumber };
    try {
      await underSameKey(loanNumber, (key) => cancelLoan(key, loan)).catch(async (error: unknown) => {
        // Only its answer may have been lost.
        if (!mayBeSentAgain(error) || !(await isCancelled(loan))) throw error;
      });
      notify.success(texts.cancelled);
    } catch (error) {
      // The loan is no longer as this dialog tells of it.
      if (!(error instanceof ApiError && error.code === 'CANCELLATION_NOT_POSSIBLE')) throw error;
      notify.error(error.message);
    }
    // What other screens remember of the member, such as a wallet with money in it, is no longer so.
    forgetUnseen();
    const refreshed = refreshAll();
    if (!isShown()) return;
    onClose();
    // The button that opened the dialog is gone with what it was for.
    void refreshed.then(() => document.getElementById(contentId)?.focus());
  };
  return (
    <ConfirmDialog
      title={texts.cancelTitle}
      cancel={texts.keep}
      action={texts.confirmCancel}
      onClose={onClose}
      act={cancel}
    >
      <p>{said}</p>
      <p>{paysOff && earlierRunsOn !== undefined ? ofEarlier(paysOff) : texts.cancelAfter}</p>
    </ConfirmDialog>
  );
}
