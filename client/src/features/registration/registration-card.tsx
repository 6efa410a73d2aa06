import { useRef } from 'react';
import { Card } from '../../components/ui/card';
import { useTexts } from '../../texts/define-texts';
import { registrationTexts } from '../../texts/registration';
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
  const texts = useTexts(registrationTexts);
  const form = useRegistrationForm(onRegistered);
  const title = useRef<HTMLHeadingElement>(null);
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
  const { step, busy, errors, account, employment, sent, comingFrom } = form;
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
        errors={errors}
        onSave={form.saveEmployment}
        onBack={() => form.returnFrom('employment')}
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
        onBack={() => {
          form.returnFrom('phone');
          focusTitle();
        }}
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
        wrong: form.isEmploymentWrong,
        focused: comingFrom === 'employment',
        onOpen: () => form.setStep('reg_1'),
      }}
      onSubmit={form.submit}
    />
  );
}
