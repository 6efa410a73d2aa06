import { useQuery } from '@tanstack/react-query';
import { loanLimitsOptions } from '../../api/loan';
import { configAnswer } from '../../api/misc';
import { useSession } from '../../api/session';
import { LoadProblem, type LoadProblemProps } from '../../components/layout/load-problem';
import { LoanFieldsPending } from '../../components/loan-box/loan-fields-pending';
import { Card } from '../../components/ui/card/card';
import { useAnswer } from '../../lib/answer';
import { calculatorTexts } from '../../texts/calculator';
import { useTexts } from '../../texts/define-texts';
import { limitsTexts } from '../../texts/limits';
import { LoanBox } from './loan-box';
import classes from './loan-box.module.css';

/** The loan box as soon as rate and terms are known, and what this member may borrow. */
export function LoanBoxLoader({ onCreated }: { onCreated: () => void }) {
  const offerTexts = useTexts(calculatorTexts);
  const ownTexts = useTexts(limitsTexts);
  const config = useAnswer(configAnswer);
  const { phoneNumber } = useSession();
  const limits = useQuery(loanLimitsOptions(phoneNumber));
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

function Missing(problem: LoadProblemProps) {
  return (
    <Card>
      <LoadProblem {...problem} />
    </Card>
  );
}
