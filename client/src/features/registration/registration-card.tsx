import { useState } from 'react';
import { Card } from '../../components/ui/card';
import { useIsShown } from '../../lib/use-is-shown';
import { useTexts } from '../../texts/define-texts';
import { registrationTexts } from '../../texts/registration';
import { AccountStep } from './account-step';
import { EmploymentStep } from './employment-step';
import {
  type AccountField,
  type EmploymentDraft,
  type EmploymentField,
  employmentDefaults,
  employmentSummary,
  emptyAccount,
} from './registration-draft';
import { useRegistration } from './use-registration';

interface RegistrationCardProps {
  /** Signs the new member in; the form stays busy meanwhile. */
  onRegistered: (phoneNumber: string, password: string) => Promise<void>;
}

const employmentFields = Object.keys(employmentDefaults) as EmploymentField[];

export function RegistrationCard({ onRegistered }: RegistrationCardProps) {
  const texts = useTexts(registrationTexts);
  const [step, setStep] = useState<'register' | 'reg_1'>('register');
  const [account, setAccount] = useState(emptyAccount);
  const [employment, setEmployment] = useState<EmploymentDraft>();
  const [returned, setReturned] = useState(false);
  const [signingIn, setSigningIn] = useState(false);
  const { busy, errors, forgetError, register } = useRegistration();
  const isShown = useIsShown();

  const change = (field: AccountField, value: string) => {
    setReturned(false);
    setAccount({ ...account, [field]: value });
    forgetError(field);
  };
  const saveEmployment = (draft: EmploymentDraft) => {
    setEmployment(draft);
    for (const field of employmentFields) forgetError(field);
    goBack();
  };
  const goBack = () => {
    setReturned(true);
    setStep('register');
  };
  const submit = async (retry: () => void) => {
    const { phoneNumber, password } = account;
    const created = await register(account, employment ?? employmentDefaults, retry);
    if (created && isShown()) {
      setSigningIn(true);
      await onRegistered(phoneNumber, password);
      setSigningIn(false);
    }
    return created;
  };

  return (
    <Card>
      <h1>{texts.title}</h1>
      {step === 'reg_1' ? (
        <EmploymentStep
          saved={employment ?? employmentDefaults}
          errors={errors}
          onSave={saveEmployment}
          onBack={goBack}
        />
      ) : (
        <AccountStep
          draft={account}
          onChange={change}
          errors={errors}
          busy={busy || signingIn}
          employment={{
            summary: employment && employmentSummary(employment),
            wrong: employmentFields.some((field) => errors[field] !== undefined),
            focused: returned,
            onOpen: () => setStep('reg_1'),
          }}
          onSubmit={submit}
        />
      )}
    </Card>
  );
}
