import { Spinner } from '../../components/ui/spinner';
import { useTexts } from '../../texts/texts';
import classes from './saved-step.module.css';

export function SavedStep() {
  const texts = useTexts().activation;
  return (
    <div className={classes.saved} role="status">
      <Spinner large />
      <p className={classes.text}>{texts.saving}</p>
    </div>
  );
}
