import { classNames } from '../../lib/class-names';
import { calculatorTexts } from '../../texts/calculator';
import { useTexts } from '../../texts/define-texts';
import { uiTexts } from '../../texts/ui';
import { Pending } from '../ui/skeleton/pending';
import { VisuallyHidden } from '../ui/text/visually-hidden';
import classes from './loan.module.css';

/** The fields before limits and terms have arrived: every label in its place, and room for what is under it. */
export function LoanFieldsPending() {
  const texts = useTexts(calculatorTexts);
  const { loading } = useTexts(uiTexts);
  return (
    <>
      <div className={classes.pendingField}>
        <span>{texts.currency}</span>
        <i className={classes.box} />
      </div>
      <div className={classes.amount}>
        <div className={classes.pendingField}>
          <span>{texts.amount}</span>
          <i className={classNames(classes.box, classes.amountBox)} />
        </div>
        <div>
          <i className={classes.track} />
          <div className={classes.ends}>
            <Pending like="₱000,000" />
            <Pending like="₱0,000,000" />
          </div>
        </div>
      </div>
      <div className={classes.pendingField} role="status">
        <span>{texts.period}</span>
        <i className={classNames(classes.box, classes.chipsBox)} />
        <VisuallyHidden>{loading}</VisuallyHidden>
      </div>
    </>
  );
}
