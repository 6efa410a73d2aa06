import { Button } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { dashTexts } from '../../texts/dash';
import { useTexts } from '../../texts/define-texts';
import classes from './activation-prompt.module.css';

interface ActivationPromptProps {
  busy: boolean;
  onActivate: () => void;
}

/** Stands where the loan will be, until the account is activated. */
export function ActivationPrompt({ busy, onActivate }: ActivationPromptProps) {
  const texts = useTexts(dashTexts);
  return (
    <Card>
      <h2>{texts.promptTitle}</h2>
      <p className={classes.lead}>{texts.promptLead}</p>
      <ul className={classes.items}>
        {texts.promptItems.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Button busy={busy} onClick={onActivate}>
        {texts.activate}
      </Button>
    </Card>
  );
}
