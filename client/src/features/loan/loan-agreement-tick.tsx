import { type Ref, useState } from 'react';
import { LegalDialog } from '../../components/legal/lazy-dialogs';
import { Checkbox } from '../../components/ui/checkbox';
import { TextButton } from '../../components/ui/text-button';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';

interface LoanAgreementTickProps {
  ref: Ref<HTMLInputElement>;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function LoanAgreementTick({ ref, checked, onChange }: LoanAgreementTickProps) {
  const texts = useTexts(loanTexts);
  const [reading, setReading] = useState(false);
  return (
    <>
      <Checkbox
        ref={ref}
        checked={checked}
        onChange={onChange}
        label={
          <>
            {texts.agreeBefore}
            <TextButton onClick={() => setReading(true)}>{texts.agreement}</TextButton>
            {texts.agreeAfter}
          </>
        }
      />
      {reading && <LegalDialog kind="serviceAgreement" onClose={() => setReading(false)} />}
    </>
  );
}
