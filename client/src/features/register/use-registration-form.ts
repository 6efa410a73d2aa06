import { useEffect, useState } from 'react';
import { configAnswer } from '../../api/misc';
import type { FieldErrors } from '../../api/problem';
import { useAnswerData } from '../../lib/answer';
import { useIsShown } from '../../lib/use-is-awake';
import { usePlace } from '../../lib/use-place';
import {
  type AccountField,
  type EmploymentDraft,
  type EmploymentField,
  employmentDefaults,
  isComplete,
  judgeAccount,
} from './registration-draft';
import {
  accountName,
  nameOf,
  type Reached,
  type RegistrationStep,
  stepAt,
  stepNames,
} from './registration-steps';
import { useRegistrationDraft } from './registration-store';
import { isFor, usePhoneCode, useRegistration } from './use-registration';

/** Where one has just come from: it decides where the focus goes. */
type ComingFrom = 'employment' | 'phone' | 'refusal' | undefined;

const placeOf: Partial<Record<RegistrationStep, ComingFrom>> = { reg_1: 'employment', phone: 'phone' };

const employmentFields = Object.keys(employmentDefaults) as EmploymentField[];

const featuresNow = () => configAnswer.get().data?.features;

/** Where one comes from when the step changes, whether by a button or by the browser's Back. */
function useComingFrom(step: RegistrationStep) {
  const [shown, setShown] = useState(step);
  const [comingFrom, setComingFrom] = useState<ComingFrom>();
  if (shown !== step) {
    setShown(step);
    if (comingFrom !== 'refusal') setComingFrom(step === 'register' ? placeOf[shown] : undefined);
  }
  return [comingFrom, setComingFrom] as const;
}

/** Which step is shown, and what was typed in all of them. */
function useSteps() {
  const features = useAnswerData(configAnswer)?.features;
  const place = usePlace('step', stepNames);
  const { draft, put, forget } = useRegistrationDraft();
  const [invitation, setInvitation] = useState({ code: '', isAccepted: false });
  const { account, sent } = draft;
  const reached: Reached = {
    byInvitation: features?.invitationCode === true,
    isInvited: invitation.isAccepted,
    hasCode: isFor(sent, account) && isComplete(judgeAccount(account)),
  };
  const step = stepAt(place.name, reached);
  const [comingFrom, setComingFrom] = useComingFrom(step);

  // The address names a step that is not reached, as after a reload, which forgets passwords and codes.
  const name = nameOf(step, reached);
  const isBeyond = place.name !== undefined && place.name !== name;
  const { goBack } = place;
  useEffect(() => {
    if (isBeyond) goBack(name);
  }, [isBeyond, name, goBack]);

  const returnToAccount = () => goBack(accountName(reached));

  /** Shows the step that has the field which is wrong. */
  const leadTo = (wrong: FieldErrors) => {
    const { phoneOtp: _, ...elsewhere } = wrong;
    if (wrong.invitationCode !== undefined) setInvitation({ ...invitation, isAccepted: false });
    if (Object.keys(elsewhere).length === 0) return;
    setComingFrom('refusal');
    if (step === 'phone') returnToAccount();
  };

  return {
    step,
    hasMoreSteps: features?.invitationCode === true || features?.phoneOtp === true,
    open: place.open,
    returnToAccount,
    leadTo,
    comingFrom,
    setComingFrom,
    draft,
    put,
    forget,
    invitation,
    setInvitation,
  };
}

type Registered = (phoneNumber: string, password: string) => Promise<void>;

/** What is sent when, as the server's switches say. Each resolves to false once a failure is shown. */
function useSending(steps: ReturnType<typeof useSteps>, onRegistered: Registered) {
  const { draft, put, invitation, open, leadTo } = steps;
  const { account, employment = employmentDefaults } = draft;
  const [waiting, setWaiting] = useState(false);
  const { busy, errors, setErrors, forgetError, register } = useRegistration();
  const { sending, send } = usePhoneCode(draft.sent, (sent) => put({ sent }));
  const isShown = useIsShown();

  const finish = async (phoneOtp: string | undefined, retry: () => void): Promise<boolean> => {
    const invitationCode = featuresNow()?.invitationCode ? invitation.code : undefined;
    const wrong = await register({ account, employment, codes: { invitationCode, phoneOtp }, retry });
    if (wrong) {
      leadTo(wrong);
      return false;
    }
    steps.forget();
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
    else open('phone');
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
  const { draft, put, invitation, setInvitation, setComingFrom } = steps;
  const { errors, setErrors, forgetError } = sending;
  return {
    ...steps,
    ...sending,
    isEmploymentWrong: employmentFields.some((field) => errors[field] !== undefined),
    changeAccount: (field: AccountField, value: string) => {
      setComingFrom(undefined);
      put({ account: { ...draft.account, [field]: value } });
      forgetError(field);
    },
    openEmployment: () => {
      setComingFrom(undefined);
      steps.open('employment');
    },
    typeEmployment: (typedEmployment: EmploymentDraft) => put({ typedEmployment }),
    saveEmployment: (employment: EmploymentDraft) => {
      put({ employment, typedEmployment: undefined });
      for (const field of employmentFields) forgetError(field);
      steps.returnToAccount();
    },
    typeInvitation: (code: string) => {
      setInvitation({ code, isAccepted: false });
      forgetError('invitationCode');
    },
    refuseInvitation: (error: string | undefined) => setErrors({ invitationCode: error }),
    acceptInvitation: () => {
      setInvitation({ ...invitation, isAccepted: true });
      steps.open('account');
    },
  };
}
