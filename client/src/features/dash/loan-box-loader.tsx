import { configAnswer } from '../../api/misc';
import { LoadProblem, type LoadProblemProps } from '../../components/layout/load-problem';
import { LoanFieldsPending } from '../../components/loan-box/loan-fields';
import { Card } from '../../components/ui/card/card';
import { useAnswer } from '../../lib/answer';
import { calculatorTexts } from '../../texts/calculator';
import { useTexts } from '../../texts/define-texts';
import { limitsTexts } from '../../texts/limits';
import { LoanBox } from './loan-box';
import classes from './loan-box.module.css';
import type { Home } from './use-home';

interface LoanBoxLoaderProps {
  /** What this member may borrow. */
  limits: Home['limits'];
  onCreated: () => void;
}

/** The loan box as soon as rate and terms are known, and what this member may borrow. */
export function LoanBoxLoader({ limits, onCreated }: LoanBoxLoaderProps) {
  const offerTexts = useTexts(calculatorTexts);
  const ownTexts = useTexts(limitsTexts);
  const config = useAnswer(configAnswer);
  if (config.data && limits.data) {
    return <LoanBox config={config.data} limits={limits.data} onCreated={onCreated} />;
  }
  if (config.isError) return <Missing title={offerTexts.notLoaded} answer={config} />;
  if (limits.isError) return <Missing title={ownTexts.notLoaded} answer={limits} />;
  return (
    <Card>
      <div className={classes.form}>
        <LoanFieldsPending />
      </div>
    </Card>
  );
}

export function Missing(problem: LoadProblemProps) {
  return (
    <Card>
      <LoadProblem {...problem} />
    </Card>
  );
}
