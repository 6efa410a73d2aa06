import { useRef, useState } from 'react';
import { isOwnAccount, registerMember } from '../../api/auth';
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
