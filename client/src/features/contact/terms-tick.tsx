import { LegalDialog } from '../../components/legal/lazy-dialogs';
import { TextButton } from '../../components/ui/button/text-button';
import { Checkbox } from '../../components/ui/checkbox/checkbox';
import { usePlace } from '../../lib/use-place';
import { contactTexts } from '../../texts/contact';
import { useTexts } from '../../texts/define-texts';

interface TermsTickProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
}

/** The consent, with the terms to read; agreeing to them there ticks the box. */
export function TermsTick({ checked, onChange, error }: TermsTickProps) {
  const texts = useTexts(contactTexts);
  const { name, open, close } = usePlace('reading', ['terms']);
  const agree = () => {
    onChange(true);
    close();
  };
  return (
    <>
      <Checkbox
        checked={checked}
        onChange={onChange}
        error={error}
        required
        label={texts.agreeBefore}
        link={<TextButton onClick={() => open('terms')}>{texts.terms}</TextButton>}
        labelAfter={texts.agreeAfter}
      />
      {name && <LegalDialog kind="terms" onAgree={agree} onClose={close} />}
    </>
  );
}
