import { useEffect, useRef, useState } from 'react';
import { Card } from '../../components/ui/card/card';
import { useTexts } from '../../texts/define-texts';
import { registerTexts } from '../../texts/register';
import { AccountStep } from './account-step';
import { InvitationStep, PhoneStep } from './code-steps';
import { EmploymentStep } from './employment-step';
import type { RegistrationStep } from './registration-steps';
import { type Registration, useRegistration } from './use-registration';

interface RegistrationCardProps {
  /** Signs the new member in; the form stays busy meanwhile. */
  onRegistered: (phoneNumber: string, password: string) => Promise<void>;
}

export function RegistrationCard({ onRegistered }: RegistrationCardProps) {
  const texts = useTexts(registerTexts);
  const registration = useRegistration(onRegistered);
  const title = useRef<HTMLHeadingElement>(null);
  const { step, hasMoreSteps } = registration;
  const before = useStepBefore(step);
  const startsAtTitle = step === 'register' && (before === 'phone' || before === 'invitation');
  useEffect(() => {
    if (startsAtTitle) title.current?.focus();
  }, [startsAtTitle]);
  return (
    <Card>
      <h1 ref={title} tabIndex={hasMoreSteps ? -1 : undefined}>
        {texts.title}
      </h1>
      <Step registration={registration} before={before} />
    </Card>
  );
}

/** Where one comes from, whether by a button or by the browser's Back: it decides where the focus goes. */
function useStepBefore(step: RegistrationStep): RegistrationStep | undefined {
  const [shown, setShown] = useState<{ step: RegistrationStep; before?: RegistrationStep }>({ step });
  if (shown.step !== step) setShown({ step, before: shown.step });
  return shown.before;
}

interface StepProps {
  registration: Registration;
  before: RegistrationStep | undefined;
}

function Step({ registration, before }: StepProps) {
  switch (registration.step) {
    case 'invitation':
      return <InvitationStep form={registration.invitationForm} />;
    case 'reg_1':
      return <EmploymentStep form={registration.employmentForm} onBack={registration.returnToAccount} />;
    case 'phone':
      return <PhoneStep key={registration.sentCode.resendAt} registration={registration} />;
    case 'register':
      return <AccountStep registration={registration} startsAtRow={before === 'reg_1'} />;
  }
}
