import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { forgetUnseen } from '../../api/query-client';
import { useSession } from '../../api/session';
import { confirmWithdrawal, type OpenWithdrawal, refreshWallet } from '../../api/wallet';
import { notify, type PendingToast } from '../../components/ui/toaster/notify';
import { errorMessage } from '../../lib/error-message';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import { type Refusal, refusalOf } from './withdrawal-amount';

const rightMs = 500;
const wrongMs = 1000;

export interface OtpConfirmation {
  request: OpenWithdrawal;
  /** With the number of the withdrawal, unless the answer that told it was lost. */
  onConfirmed: (withdrawalNumber: string | undefined) => void;
  onRequestLost: () => void;
  /** It may have gone through. */
  onUnanswered: () => void;
}

/** One attempt after the other with a code, each under the request's one key. */
export function useOtpConfirmation(confirmation: OtpConfirmation) {
  const { request, onConfirmed, onRequestLost, onUnanswered } = confirmation;
  const { id, requestId, withdrawalAmount } = request;
  const texts = useTexts(walletTexts);
  const phoneNumber = useSession().phoneNumber ?? '';
  const [otp, setOtp] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const field = useRef<HTMLInputElement>(null);
  const oneAtATime = useOneAtATime();

  const done = (toast: PendingToast, withdrawalNumber?: string) => {
    void toast.success(texts.otpRight, { closeMs: rightMs });
    forgetUnseen();
    void refreshWallet();
    onConfirmed(withdrawalNumber);
  };

  const refuse = (toast: PendingToast, next: Refusal) => {
    if (next.kind === 'done') return done(toast);
    if (next.kind === 'wrongOtp') void toast.warning(texts.otpWrong, { closeMs: wrongMs });
    else void toast.error(next.message, { closeMs: next.kind === 'requestLost' ? undefined : wrongMs });
    if (next.kind === 'requestLost') {
      void refreshWallet();
      return onRequestLost();
    }
    if (next.kind === 'noAnswer') onUnanswered();
    // Without an answer the same code must be sent again: another one would be refused.
    if (next.kind !== 'noAnswer') setOtp('');
    setRefusal(next);
    field.current?.focus();
  };

  const verify = useMutation({
    mutationFn: () => confirmWithdrawal({ id, phoneNumber, withdrawalAmount, requestId, oTP: otp }),
    onMutate: () => notify.pending(texts.otpVerifying),
    onSuccess: ({ withdrawal }, _, toast) => done(toast, withdrawal.withdrawalNumber),
    onError: (error, _, toast) => toast && refuse(toast, refusalOf(error, errorMessage(error))),
  });

  return {
    otp,
    refusal,
    field,
    sending: verify.isPending,
    type: (text: string) => {
      setOtp(text);
      if (text !== '') setRefusal(undefined);
    },
    verify: () => oneAtATime(() => verify.mutateAsync()),
  };
}
