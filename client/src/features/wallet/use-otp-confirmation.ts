import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { forgetUnseen } from '../../api/query-client';
import { useSession } from '../../api/session';
import { confirmWithdrawal, type OpenWithdrawal, refreshWallet } from '../../api/wallet';
import { notify, type PendingToast } from '../../components/ui/toaster/notify';
import { errorMessage } from '../../lib/error-message';
import { textsNow } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import { oneTimePassword, type Refusal, refusalOf } from './withdrawal-amount';

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

const refusalIn = (error: unknown): Refusal => refusalOf(error, errorMessage(error));

/** What stands below the code. */
function errorsOf(error: unknown) {
  const refusal = refusalIn(error);
  return refusal.kind === 'wrongOtp' || refusal.kind === 'other' ? { oTP: sentenceOf(refusal) } : {};
}

function sentenceOf(refusal: Extract<Refusal, { kind: 'wrongOtp' | 'other' }>): string {
  if (refusal.kind === 'other') return refusal.message;
  const { otpWrong, triesLeft, noTriesLeft } = textsNow(walletTexts);
  if (refusal.triesLeft === undefined) return otpWrong;
  return refusal.triesLeft > 0 ? triesLeft(refusal.triesLeft) : noTriesLeft;
}

/** One attempt after the other with a code, each under the request's one key. */
export function useOtpConfirmation(confirmation: OtpConfirmation) {
  const { request, onConfirmed, onRequestLost, onUnanswered } = confirmation;
  const { id, requestId, withdrawalAmount } = request;
  const phoneNumber = useSession().phoneNumber ?? '';
  const [unanswered, setUnanswered] = useState<{ oTP: string; message: string }>();

  const done = (toast: PendingToast, withdrawalNumber?: string) => {
    void toast.success(textsNow(walletTexts).otpRight, { closeMs: rightMs });
    forgetUnseen();
    void refreshWallet();
    onConfirmed(withdrawalNumber);
  };

  /** Whether the code may be typed, or sent, again. */
  const refuse = (toast: PendingToast, oTP: string, refusal: Refusal): boolean => {
    switch (refusal.kind) {
      case 'done':
        done(toast);
        return false;
      case 'requestLost':
        void toast.error(refusal.message);
        void refreshWallet();
        onRequestLost();
        return false;
      case 'noAnswer':
        // The same code must be sent again: another one would be refused.
        void toast.error(refusal.message, { closeMs: wrongMs });
        onUnanswered();
        setUnanswered({ oTP, message: refusal.message });
        form.focus('oTP');
        return true;
      default:
        if (refusal.kind === 'wrongOtp')
          void toast.warning(textsNow(walletTexts).otpWrong, { closeMs: wrongMs });
        else void toast.error(refusal.message, { closeMs: wrongMs });
        form.put('oTP', '');
        return true;
    }
  };

  const form = oneTimePassword.useForm(
    async ({ oTP }) => {
      const toast = notify.pending(textsNow(walletTexts).otpVerifying);
      try {
        const answer = await confirmWithdrawal({ id, phoneNumber, withdrawalAmount, requestId, oTP });
        done(toast, answer.withdrawal.withdrawalNumber);
      } catch (error) {
        if (refuse(toast, oTP, refusalIn(error))) throw error;
      }
    },
    { errorsOf },
  );

  const typed = useWatch({ control: form.control, name: 'oTP' });
  return { form, unanswered: unanswered?.oTP === typed ? unanswered.message : undefined };
}
