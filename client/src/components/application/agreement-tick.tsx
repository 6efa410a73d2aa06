import type { ReactNode } from 'react';
import { usePlace } from '../../lib/use-place';
import { useTexts } from '../../texts/define-texts';
import { loanBoxTexts } from '../../texts/loan-box';
import type { FormTickProps } from '../form/define-form';
import { LegalDialog } from '../legal/lazy-dialogs';
import { TextButton } from '../ui/button/button';

interface AgreementTickProps {
  /** The tick of the form around it. */
  as: (props: FormTickProps<{ agreed: boolean }>) => ReactNode;
}

/** That the agreement was read, which opens from here. */
export function AgreementTick({ as: Tick }: AgreementTickProps) {
  const texts = useTexts(loanBoxTexts);
  const { name, open, close } = usePlace('reading', ['agreement']);
  return (
    <>
      <Tick
        name="agreed"
        hint={texts.agreementUnticked}
        label={texts.agreeBefore}
        link={<TextButton onClick={() => open('agreement')}>{texts.agreement}</TextButton>}
      />
      {name && <LegalDialog kind="serviceAgreement" onClose={close} />}
    </>
  );
}
