import { useTexts } from '../../texts/define-texts';
import { hiwTexts } from '../../texts/hiw';
import classes from './steps.module.css';

/** Three numbered strands. */
export function Steps() {
  const { step, steps } = useTexts(hiwTexts);
  return (
    <ol className={classes.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <p className={classes.strand}>
            <span>{step(String(index + 1).padStart(2, '0'))}</span>
          </p>
          <h2 className={classes.title}>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
