import { useEffect, useRef } from 'react';
import { Card } from '../../components/ui/card/card';
import { useTexts } from '../../texts/define-texts';
import { registerTexts } from '../../texts/register';
import { AccountStep } from './account-step';
import { EmploymentStep } from './employment-step';
import { InvitationStep } from './invitation-step';
import { PhoneStep } from './phone-step';
import { employmentDefaults, employmentSummary } from './registration-draft';
import { useRegistrationForm } from './use-registration-form';

interface RegistrationCardProps {
  /** Signs the new member in; the form stays busy meanwhile. */
  onRegistered: (phoneNumber: string, password: string) => Promise<void>;
}

type Form = ReturnType<typeof useRegistrationForm>;

export function RegistrationCard({ onRegistered }: RegistrationCardProps) {
  const texts = useTexts(registerTexts);
  const form = useRegistrationForm(onRegistered);
  const title = useRef<HTMLHeadingElement>(null);
  const { comingFrom } = form;
  useEffect(() => {
    if (comingFrom === 'phone') title.current?.focus();
  }, [comingFrom]);
  return (
    <Card>
      <h1 ref={title} tabIndex={form.hasMoreSteps ? -1 : undefined}>
        {texts.title}
      </h1>
      <Step form={form} focusTitle={() => title.current?.focus()} />
    </Card>
  );
}

function Step({ form, focusTitle }: { form: Form; focusTitle: () => void }) {
  const { step, busy, errors, comingFrom } = form;
  const { account, employment, typedEmployment, sent } = form.draft;
  if (step === 'invitation') {
    return (
      <InvitationStep
        code={form.invitation.code}
        onChange={form.typeInvitation}
        error={errors.invitationCode}
        onRefused={form.refuseInvitation}
        onAccepted={() => {
          form.acceptInvitation();
          focusTitle();
        }}
      />
    );
  }
  if (step === 'reg_1') {
    return (
      <EmploymentStep
        saved={employment ?? employmentDefaults}
        draft={typedEmployment ?? employment ?? employmentDefaults}
        onChange={form.typeEmployment}
        errors={errors}
        onSave={form.saveEmployment}
        onBack={form.returnToAccount}
      />
    );
  }
  if (step === 'phone' && sent) {
    return (
      <PhoneStep
        key={sent.resendAt}
        sent={sent}
        busy={busy}
        error={errors.phoneOtp}
        forgetError={() => form.forgetError('phoneOtp')}
        onConfirm={form.confirm}
        onResend={form.resend}
        onBack={form.returnToAccount}
      />
    );
  }
  return (
    <AccountStep
      draft={account}
      onChange={form.changeAccount}
      errors={errors}
      busy={busy}
      isRefused={comingFrom === 'refusal'}
      employment={{
        summary: employment && employmentSummary(employment),
        unsaved: typedEmployment !== undefined,
        wrong: form.isEmploymentWrong,
        focused: comingFrom === 'employment',
        onOpen: form.openEmployment,
      }}
      onSubmit={form.submit}
    />
  );
}
