import { useMutation } from '@tanstack/react-query';
import { cancelLoan, type LoanAccount, paidOffBy, receivedOf } from '../../api/loan';
import { forgetUnseen, refreshAll } from '../../api/query-client';
import { useSession } from '../../api/session';
import { contentId } from '../../components/layout/route-change';
import { useFailedTries } from '../../components/layout/use-failed-tries';
import { Button } from '../../components/ui/button/button';
import { Dialog, opensDialog } from '../../components/ui/dialog/dialog';
import { Problem } from '../../components/ui/note/problem';
import { notify } from '../../components/ui/toaster/notify';
import { errorMessage } from '../../lib/error-message';
import { formatLongDate, formatMoney } from '../../lib/format';
import { useIsShown } from '../../lib/use-is-shown';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
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
  const { loanNumber, status, loanAmountXR, selectedCurrency, earlierRunsOn } = account;
  const { cancelling, problem, cancel } = useCancellation(loanNumber, onClose);
  const paysOff = paidOffBy(account);
  const ofEarlier = earlierRunsOn ? texts.runsOn : texts.staysRepaid;
  const amount = formatMoney(status === 'APPROVED' ? receivedOf(account) : loanAmountXR, selectedCurrency);
  const said = status === 'APPROVED' ? texts.cancelApproved(amount) : texts.cancelApplication(amount);
  return (
    <Dialog
      opened
      size="small"
      title={texts.cancelTitle}
      onClose={cancelling ? undefined : onClose}
      footer={
        <>
          <Button variant="line" disabled={cancelling} onClick={onClose}>
            {texts.keep}
          </Button>
          <Button busy={cancelling} onClick={cancel}>
            {texts.confirmCancel}
          </Button>
        </>
      }
    >
      <p>{said}</p>
      <p>{paysOff && earlierRunsOn !== undefined ? ofEarlier(paysOff) : texts.cancelAfter}</p>
      {problem && <Problem>{problem}</Problem>}
    </Dialog>
  );
}

/** Cancels a loan once, however often it is asked to. */
function useCancellation(loanNumber: string, onCancelled: () => void) {
  const texts = useTexts(loanTexts);
  const phoneNumber = useSession().phoneNumber ?? '';
  const underSameKey = useSameKey();
  const oneAtATime = useOneAtATime();
  // What is open where the member has gone meanwhile is not this.
  const isShown = useIsShown();
  const tellFailure = useFailedTries();
  const cancel = useMutation({
    mutationFn: () => underSameKey(loanNumber, (key) => cancelLoan(key, { phoneNumber, loanNumber })),
    onSuccess: () => {
      notify.success(texts.cancelled);
      // What other screens remember of the member, such as a wallet with money in it, is no longer so.
      forgetUnseen();
      const refreshed = refreshAll();
      if (!isShown()) return;
      onCancelled();
      // The button that opened the dialog is gone with what it was for.
      void refreshed.then(() => document.getElementById(contentId)?.focus());
    },
    onError: (error) => tellFailure(error),
  });
  return {
    cancelling: cancel.isPending,
    /** Why it is not cancelled. */
    problem: cancel.error ? errorMessage(cancel.error) : undefined,
    cancel: () => oneAtATime(() => cancel.mutateAsync()),
  };
}
