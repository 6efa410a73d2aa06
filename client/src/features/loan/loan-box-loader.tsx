import { LoadProblem } from '../../components/layout/load-problem';
import { LoanFieldsPending } from '../../components/loan/loan-fields-pending';
import { Card } from '../../components/ui/card';
import { useAnswer } from '../../lib/answer';
import { configAnswer } from '../../lib/config';
import { calculatorTexts } from '../../texts/calculator';
import { useTexts } from '../../texts/define-texts';
import { LoanBox } from './loan-box';
import classes from './loan-box.module.css';

/** The loan box as soon as limits, rate and terms are known. */
export function LoanBoxLoader({ onCreated }: { onCreated: () => void }) {
  const texts = useTexts(calculatorTexts);
  const config = useAnswer(configAnswer);
  if (config.data) return <LoanBox config={config.data} onCreated={onCreated} />;
  return (
    <Card>
      {config.isError ? (
        <LoadProblem title={texts.notLoaded} answer={config} />
      ) : (
        <div className={classes.form}>
          <LoanFieldsPending />
        </div>
      )}
    </Card>
  );
}
