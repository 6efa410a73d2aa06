import { useState } from 'react';
import { notify } from '../../components/ui/notify';
import { useAnswer } from '../../lib/answer';
import { api } from '../../lib/api';
import { configAnswer } from '../../lib/config';
import { delay } from '../../lib/delay';
import { errorMessage, retryOffer } from '../../lib/error-message';
import { type FieldErrors, fieldErrorsOf } from '../../lib/field-errors';
import { textsNow } from '../../texts/define-texts';
import { registrationTexts } from '../../texts/registration';
import { type AccountDraft, type EmploymentDraft, registerRequest } from './registration-draft';
import { visitorAnswer } from './visitor';

const signInDelay = 3000;

const noErrors: FieldErrors = {};

const fieldOfCode = { PHONE_NUMBER_TAKEN: 'phoneNumber' };

interface Registration {
  busy: boolean;
  errors: FieldErrors;
  forgetError: (field: string) => void;
  /** Resolves to true when it is time to sign in, to false once the failure is shown, with the offer to run `retry`. */
  register: (account: AccountDraft, employment: EmploymentDraft, retry: () => void) => Promise<boolean>;
}

/** The creation of an account with its messages and delays. */
export function useRegistration(): Registration {
  const { data: visitor } = useAnswer(visitorAnswer);
  const { data: config } = useAnswer(configAnswer);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState(noErrors);

  const register: Registration['register'] = async (account, employment, retry) => {
    setBusy(true);
    setErrors(noErrors);
    const toast = notify.pending(textsNow(registrationTexts).creating);
    try {
      const requestBody = registerRequest(account, employment, { visitor, company: config?.companyName });
      await api.authentication.registerMember({ requestBody });
      await toast.success(textsNow(registrationTexts).created);
      await delay(signInDelay);
      return true;
    } catch (error) {
      setErrors(fieldErrorsOf(error, fieldOfCode));
      await toast.error(errorMessage(error), retryOffer(error, retry));
      return false;
    } finally {
      setBusy(false);
    }
  };

  const forgetError = (field: string) => setErrors(({ [field]: _forgotten, ...others }) => others);

  return { busy, errors, forgetError, register };
}
