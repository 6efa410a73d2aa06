import { useState } from 'react';
import { useAnswerData } from '../../lib/answer';
import { configAnswer } from '../../lib/config';
import type { FieldErrors } from '../../lib/field-errors';
import { useIsShown } from '../../lib/use-is-shown';
import {
  type AccountField,
  type EmploymentDraft,
  type EmploymentField,
  employmentDefaults,
  emptyAccount,
} from './registration-draft';
import { usePhoneCode } from './use-phone-code';
import { useRegistration } from './use-registration';

/** Where one has just come from: it decides where the focus goes. */
type ComingFrom = 'employment' | 'phone' | 'refusal' | undefined;

const employmentFields = Object.keys(employmentDefaults) as EmploymentField[];

const featuresNow = () => configAnswer.get().data?.features;

/** Which step is shown, and what was typed in all of them. */
function useSteps() {
  const features = useAnswerData(configAnswer)?.features;
  const [chosenStep, setStep] = useState<'register' | 'reg_1' | 'phone'>('register');
  const [comingFrom, setComingFrom] = useState<ComingFrom>();
  const [account, setAccount] = useState(emptyAccount);
  const [employment, setEmployment] = useState<EmploymentDraft>();
  const [invitation, setInvitation] = useState({ code: '', isAccepted: false });
  const isInvited = !features?.invitationCode || invitation.isAccepted;

  const returnFrom = (place: ComingFrom) => {
    setComingFrom(place);
    setStep('register');
  };

  /** Shows the step that has the field which is wrong. */
  const leadTo = (wrong: FieldErrors) => {
    const { phoneOtp: _, ...elsewhere } = wrong;
    if (wrong.invitationCode !== undefined) setInvitation({ ...invitation, isAccepted: false });
    if (Object.keys(elsewhere).length > 0) returnFrom('refusal');
  };

  return {
    step: isInvited ? chosenStep : ('invitation' as const),
    hasMoreSteps: features?.invitationCode === true || features?.phoneOtp === true,
    setStep,
    returnFrom,
    leadTo,
    comingFrom,
    setComingFrom,
    account,
    setAccount,
    employment,
    setEmployment,
    invitation,
    setInvitation,
  };
}

type Registered = (phoneNumber: string, password: string) => Promise<void>;

/** What is sent when, as the server's switches say. Each resolves to false once a failure is shown. */
function useSending(steps: ReturnType<typeof useSteps>, onRegistered: Registered) {
  const { account, employment = employmentDefaults, invitation, setStep, leadTo } = steps;
  const [waiting, setWaiting] = useState(false);
  const { busy, errors, setErrors, forgetError, register } = useRegistration();
  const { sending, sent, send } = usePhoneCode();
  const isShown = useIsShown();

  const finish = async (phoneOtp: string | undefined, retry: () => void): Promise<boolean> => {
    const invitationCode = featuresNow()?.invitationCode ? invitation.code : undefined;
    const wrong = await register({ account, employment, codes: { invitationCode, phoneOtp }, retry });
    if (wrong) {
      leadTo(wrong);
      return false;
    }
    if (!isShown()) return true;
    setWaiting(true);
    await onRegistered(account.phoneNumber, account.password);
    setWaiting(false);
    return true;
  };

  const askForCode = async (retry?: () => void): Promise<boolean> => {
    setErrors({});
    const wrong = await send(account, retry);
    if (wrong) setErrors(wrong);
    else setStep('phone');
    return !wrong;
  };

  const submit = async (retry: () => void): Promise<boolean> => {
    if (!featuresNow()) {
      setWaiting(true);
      await configAnswer.load();
      setWaiting(false);
    }
    if (featuresNow()?.invitationCode && !invitation.isAccepted) return true;
    return featuresNow()?.phoneOtp ? askForCode(retry) : finish(undefined, retry);
  };

  return {
    busy: busy || sending || waiting,
    errors,
    setErrors,
    forgetError,
    sent,
    /** Of the account step; where the phone number is to be confirmed, its code comes next. */
    submit,
    confirm: finish,
    resend: () => void askForCode(),
  };
}

/** The registration, step by step. */
export function useRegistrationForm(onRegistered: Registered) {
  const steps = useSteps();
  const sending = useSending(steps, onRegistered);
  const { account, invitation, setAccount, setEmployment, setInvitation } = steps;
  const { errors, setErrors, forgetError } = sending;
  return {
    ...steps,
    ...sending,
    isEmploymentWrong: employmentFields.some((field) => errors[field] !== undefined),
    changeAccount: (field: AccountField, value: string) => {
      steps.setComingFrom(undefined);
      setAccount({ ...account, [field]: value });
      forgetError(field);
    },
    saveEmployment: (draft: EmploymentDraft) => {
      setEmployment(draft);
      for (const field of employmentFields) forgetError(field);
      steps.returnFrom('employment');
    },
    typeInvitation: (code: string) => {
      setInvitation({ code, isAccepted: false });
      forgetError('invitationCode');
    },
    refuseInvitation: (error: string | undefined) => setErrors({ invitationCode: error }),
    acceptInvitation: () => setInvitation({ ...invitation, isAccepted: true }),
  };
}
