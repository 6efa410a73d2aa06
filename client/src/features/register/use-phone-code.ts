import type { CodeReach } from '@pautang/sdk';
import { useState } from 'react';
import { sendPhoneOtp } from '../../api/auth';
import { type FieldErrors, fieldErrorsOf } from '../../api/problem';
import { notify } from '../../components/ui/toaster/notify';
import { errorMessage, retryOffer } from '../../lib/error-message';
import { textsNow } from '../../texts/define-texts';
import { registerTexts } from '../../texts/register';
import type { AccountDraft } from './registration-draft';

export type CodeOwner = Pick<AccountDraft, 'phoneNumber' | 'email'>;

export interface SentCode extends CodeOwner {
  readonly sentTo: CodeReach;
  /** When another one may be asked for, by this machine's clock. */
  readonly resendAt: number;
}

interface PhoneCode {
  sending: boolean;
  /** Resolves once a code is on its way, or one still is; or once the failure is shown, to the fields it is about. */
  send: (owner: CodeOwner, retry?: () => void) => Promise<FieldErrors | undefined>;
}

/** Whether the last code went out for this form. */
export const isFor = (sent: SentCode | undefined, { phoneNumber, email }: CodeOwner): sent is SentCode =>
  sent?.phoneNumber === phoneNumber && sent.email === email;

/** The sending of the code that confirms the phone number, with its messages. `sent` is the last one. */
export function usePhoneCode(sent: SentCode | undefined, onSent: (sent: SentCode) => void): PhoneCode {
  const [sending, setSending] = useState(false);

  const send: PhoneCode['send'] = async ({ phoneNumber, email }, retry) => {
    if (isFor(sent, { phoneNumber, email }) && Date.now() < sent.resendAt) return undefined;
    setSending(true);
    const toast = notify.pending(textsNow(registerTexts).codeSending);
    try {
      const { sentTo, resendSeconds } = await sendPhoneOtp({ phoneNumber, email: email || undefined });
      onSent({ phoneNumber, email, sentTo, resendAt: Date.now() + resendSeconds * 1000 });
      void toast.success(textsNow(registerTexts).codeSent);
      return undefined;
    } catch (error) {
      await toast.error(errorMessage(error), retryOffer(error, retry));
      return fieldErrorsOf(error);
    } finally {
      setSending(false);
    }
  };

  return { sending, send };
}
