import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { cancelLoan } from '../../api/loan';
import { forgetUnseen, refreshAll } from '../../api/query-client';
import { useSession } from '../../api/session';
import { contentId } from '../../components/layout/route-change';
import { notify } from '../../components/ui/toaster/notify';
import { errorMessage } from '../../lib/error-message';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';

/** Cancels a loan once, however often it is asked to. */
export function useCancellation(loanNumber: string, onCancelled: () => void) {
  const texts = useTexts(loanTexts);
  const phoneNumber = useSession().phoneNumber ?? '';
  const idempotencyKey = useRef<string>(undefined);
  const oneAtATime = useOneAtATime();
  const cancel = useMutation({
    mutationFn: () => {
      idempotencyKey.current ??= crypto.randomUUID();
      return cancelLoan(idempotencyKey.current, { phoneNumber, loanNumber });
    },
    onSuccess: () => {
      notify.success(texts.cancelled);
      onCancelled();
      // What other screens remember of the member, such as a wallet with money in it, is no longer so.
      forgetUnseen();
      // The button that opened the dialog is gone with what it was for.
      void refreshAll().then(() => document.getElementById(contentId)?.focus());
    },
  });
  return {
    cancelling: cancel.isPending,
    /** Why it is not cancelled. */
    problem: cancel.error ? errorMessage(cancel.error) : undefined,
    cancel: () => oneAtATime(() => cancel.mutateAsync()),
  };
}
