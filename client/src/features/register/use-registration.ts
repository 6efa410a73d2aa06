import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { checkInvitation, isOwnAccount, registerMember, sendPhoneOtp } from '../../api/auth';
import { configAnswer, visitorAnswer } from '../../api/misc';
import type { FieldErrors } from '../../api/problem';
import { announced } from '../../components/form/announced';
import { forgetDraft } from '../../components/form/form-draft';
import { cleaned, wrongNames } from '../../components/form/form-model';
import type { Attempt } from '../../components/form/use-app-form';
import { useOnce } from '../../components/form/use-once';
import { useAnswerData } from '../../lib/answer';
import { delay } from '../../lib/delay';
import { usePlace } from '../../lib/use-place';
import { textsNow } from '../../texts/define-texts';
import { registerTexts } from '../../texts/register';
import {
  type Account,
  account,
  employment,
  hasCode,
  invitation,
  registerRequest,
} from './registration-fields';
import { accountName, nameOf, type Reached, stepAt, stepNames } from './registration-steps';

const signInDelay = 3000;

/** What a try is refused with whose account an earlier one has made: that one took the number, and used the codes up. */
const usedUpCodes = ['PHONE_NUMBER_TAKEN', 'PHONE_OTP_INVALID', 'INVITATION_CODE_INVALID'];

const featuresNow = () => configAnswer.get().data?.features;

/** Creates an account. Whether it is made already, signing in tells. */
function useCreation() {
  const visitor = useAnswerData(visitorAnswer);
  const once = useOnce();
  return (typed: Account, codes: { invitationCode?: string; phoneOtp?: string }) => {
    const { phoneNumber, password } = typed;
    const company = configAnswer.get().data?.companyName;
    return once({
      what: phoneNumber,
      call: () => registerMember(registerRequest(typed, { visitor, company, ...codes })),
      refusedWith: usedUpCodes,
      isDone: () => isOwnAccount(phoneNumber, password),
    });
  };
}

/** The registration, step by step. */
export function useRegistration(onRegistered: (phoneNumber: string, password: string) => Promise<void>) {
  const features = useAnswerData(configAnswer)?.features;
  const { name, open, goBack } = usePlace('step', stepNames);
  const [accepted, setAccepted] = useState<string>();
  const create = useCreation();

  const invitationForm = invitation.useForm(
    async (typed, { retry }) => {
      await announced({ pending: () => textsNow(registerTexts).invitationChecking, retry }, () =>
        checkInvitation(typed),
      );
      setAccepted(typed.invitationCode);
      open('account');
    },
    { staysFilled: true },
  );

  const employmentForm = employment.useForm(
    async (typed) => {
      accountForm.put('employment', typed);
      returnToAccount();
    },
    { staysFilled: true },
  );

  const accountForm = account.useForm(
    async (_typed, attempt) => {
      if (!featuresNow()) await configAnswer.load();
      if (featuresNow()?.invitationCode && !reached.isInvited) return;
      await (featuresNow()?.phoneOtp ? sendCode(attempt.retry) : register({}, attempt));
    },
    { staysFilled: true, onRefused: (errors) => leadTo(errors) },
  );

  // Another code is another step, also where nothing else changes.
  const sentCode = useWatch({ control: accountForm.control, name: 'sentCode' });
  const typedNow = () => cleaned(account, accountForm.getValues());

  const register = async (codes: { phoneOtp?: string }, { retry, isShown }: Attempt) => {
    const typed = typedNow();
    const { invitationCode } = featuresNow()?.invitationCode ? invitationForm.getValues() : {};
    await announced(
      { pending: () => textsNow(registerTexts).creating, done: () => textsNow(registerTexts).created, retry },
      () => create(typed, { invitationCode, ...codes }),
    );
    forgetDraft(account);
    forgetDraft(employment);
    await delay(signInDelay);
    if (isShown()) await onRegistered(typed.phoneNumber, typed.password);
  };

  /** Shows the next step once a code is on its way, or one still is. */
  const sendCode = async (retry?: () => void) => {
    const typed = typedNow();
    const { phoneNumber, email } = typed;
    if (!hasCode(typed) || Date.now() >= typed.sentCode.resendAt) {
      const { sentTo, resendSeconds } = await announced(
        {
          pending: () => textsNow(registerTexts).codeSending,
          done: () => textsNow(registerTexts).codeSent,
          retry,
        },
        () => sendPhoneOtp({ phoneNumber, email: email || undefined }),
      );
      const resendAt = Date.now() + resendSeconds * 1000;
      accountForm.put('sentCode', { phoneNumber, email, sentTo, resendAt });
    }
    open('phone');
  };

  const typed = typedNow();
  const reached: Reached = {
    byInvitation: features?.invitationCode === true,
    isInvited: accepted !== undefined && accepted === invitationForm.getValues().invitationCode.trim(),
    hasCode: hasCode(typed) && wrongNames(account, typed).length === 0,
  };
  const step = stepAt(name, reached);

  // The address names a step that is not reached, as after a reload, which forgets passwords and codes.
  const shownName = nameOf(step, reached);
  const isBeyond = name !== undefined && name !== shownName;
  useEffect(() => {
    if (isBeyond) goBack(shownName);
  }, [isBeyond, shownName, goBack]);

  const returnToAccount = () => goBack(accountName(reached));

  /** Shows the step that has the field which is wrong. */
  const leadTo = (errors: FieldErrors) => {
    const isJobWrong = employmentForm.setErrors(errors);
    const isAccountWrong = accountForm.setErrors({
      ...errors,
      ...(isJobWrong && { employment: textsNow(registerTexts).employmentWrong }),
    });
    if (invitationForm.setErrors(errors)) setAccepted(undefined);
    else if (!isAccountWrong) return;
    if (step === 'phone') returnToAccount();
    else accountForm.focusFirstWrong();
  };

  return {
    step,
    hasMoreSteps: features?.invitationCode === true || features?.phoneOtp === true,
    invitationForm,
    employmentForm,
    accountForm,
    sentCode,
    openEmployment: () => open('employment'),
    returnToAccount,
    register,
    sendCode,
    leadTo,
  };
}

export type Registration = ReturnType<typeof useRegistration>;
