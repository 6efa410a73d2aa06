import { useFormAround } from '../../components/form/define-form';
import { SendButton } from '../../components/form/form';
import { Button } from '../../components/ui/button/button';

interface MoneyStepsProps {
  cancel: string;
  goOn: string;
  onCancel: () => void;
}

/** The way out of a form that money depends upon, and the way on, which opens with the form's one field. */
export function MoneySteps({ cancel, goOn, onCancel }: MoneyStepsProps) {
  const { busy } = useFormAround();
  return (
    <>
      <Button variant="line" disabled={busy} onClick={onCancel}>
        {cancel}
      </Button>
      <SendButton variant="gold" gated="by its field">
        {goOn}
      </SendButton>
    </>
  );
}
