import type { Ref } from 'react';
import { LegalDialog } from '../../components/legal/lazy-dialogs';
import { TextButton } from '../../components/ui/button/text-button';
import { Checkbox } from '../../components/ui/checkbox/checkbox';
import { usePlace } from '../../lib/use-place';
import { useTexts } from '../../texts/define-texts';
import { loanBoxTexts } from '../../texts/loan-box';

interface LoanAgreementTickProps {
  ref: Ref<HTMLInputElement>;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** It was applied for without it. */
  missed: boolean;
}

export function LoanAgreementTick({ ref, checked, onChange, missed }: LoanAgreementTickProps) {
  const texts = useTexts(loanBoxTexts);
  const { name, open, close } = usePlace('reading', ['agreement']);
  return (
    <>
      <Checkbox
        ref={ref}
        checked={checked}
        onChange={onChange}
        error={missed && !checked ? texts.agreementUnticked : undefined}
        label={texts.agreeBefore}
        link={<TextButton onClick={() => open('agreement')}>{texts.agreement}</TextButton>}
        labelAfter={texts.agreeAfter}
      />
      {name && <LegalDialog kind="serviceAgreement" onClose={close} />}
    </>
  );
}
