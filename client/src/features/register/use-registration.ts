import type { CodeReach } from '@pautang/sdk';
import { useRef, useState } from 'react';
import { isOwnAccount, registerMember, sendPhoneOtp } from '../../api/auth';
import { configAnswer, visitorAnswer } from '../../api/misc';
import { ApiError, type FieldErrors, fieldErrorsOf, mayBeSentAgain } from '../../api/problem';
import { notify } from '../../components/ui/toaster/notify';
import { useAnswer } from '../../lib/answer';
import { delay } from '../../lib/delay';
import { errorMessage, retryOffer } from '../../lib/error-message';
import { textsNow } from '../../texts/define-texts';
import { registerTexts } from '../../texts/register';
import {
  type AccountDraft,
  type AdmissionCodes,
  type EmploymentDraft,
  registerRequest,
} from './registration-draft';

const signInDelay = 3000;

const noErrors: FieldErrors = {};

const fieldOfCode = { PHONE_NUMBER_TAKEN: 'phoneNumber' };

/** What is sent, and what sends it once more, as it is then. */
export interface Attempt {
  account: AccountDraft;
  employment: EmploymentDraft;
  codes: AdmissionCodes;
  retry: () => void;
}

interface Registration {
  busy: boolean;
  errors: FieldErrors;
  setErrors: (errors: FieldErrors) => void;
  forgetError: (field: string) => void;
  /** Resolves when it is time to sign in; or once the failure is shown, to the fields it is about. */
  register: (attempt: Attempt) => Promise<FieldErrors | undefined>;
}

/** What a try is refused with whose account an earlier one has made: that one took the number, and used the codes up. */
const usedUpCodes: readonly string[] = ['PHONE_NUMBER_TAKEN', 'PHONE_OTP_INVALID', 'INVITATION_CODE_INVALID'];

/** The creation of an account with its messages and delays. */
export function useRegistration(): Registration {
  const { data: visitor } = useAnswer(visitorAnswer);
  const { data: config } = useAnswer(configAnswer);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState(noErrors);
  const unanswered = useRef<string>(undefined);

  /** Once an answer was lost, a refusal may come of the account that is made: signing in tells. */
  const create = async ({ account, employment, codes }: Attempt): Promise<void> => {
    const more = { visitor, company: config?.companyName, ...codes };
    try {
      await registerMember(registerRequest(account, employment, more));
    } catch (error) {
      if (mayBeSentAgain(error)) unanswered.current = account.phoneNumber;
      const isUsedUp = error instanceof ApiError && usedUpCodes.includes(error.code);
      const mayBeMade = isUsedUp && unanswered.current === account.phoneNumber;
      if (!mayBeMade || !(await isOwnAccount(account.phoneNumber, account.password))) throw error;
    }
  };

  const register: Registration['register'] = async (attempt) => {
    setBusy(true);
    setErrors(noErrors);
    const toast = notify.pending(textsNow(registerTexts).creating);
    try {
      await create(attempt);
      await toast.success(textsNow(registerTexts).created);
      await delay(signInDelay);
      return undefined;
    } catch (error) {
      const wrong = fieldErrorsOf(error, fieldOfCode);
      setErrors(wrong);
      await toast.error(errorMessage(error), retryOffer(error, attempt.retry));
      return wrong;
    } finally {
      setBusy(false);
    }
  };

  const forgetError = (field: string) => setErrors(({ [field]: _forgotten, ...others }) => others);

  return { busy, errors, setErrors, forgetError, register };
}

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
