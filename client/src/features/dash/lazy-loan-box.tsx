import { useState } from 'react';
import { useLoanLimits } from '../../api/loan';
import { configAnswer } from '../../api/misc';
import { LoadProblemCard } from '../../components/layout/load-problem';
import { LoanFieldsPending } from '../../components/loan-box/loan-fields';
import { Card } from '../../components/ui/card/card';
import { type Answer, sharedAnswer, useAnswer, withThePage } from '../../lib/answer';
import { LostTexts } from '../../lib/lost-texts';
import { calculatorTexts } from '../../texts/calculator';
import { useTexts, withTexts } from '../../texts/define-texts';
import { limitsTexts } from '../../texts/limits';
import type { LoanBoxProps } from './loan-box';
import classes from './loan-box.module.css';

const loanBox = sharedAnswer(() => withTexts(import('./loan-box')), { retries: 0 });

/** For who is likely to apply, so that it is there at once. */
export const fetchLoanBox = (): void => void loanBox.load();

/** The loan box as soon as it is there, rate and terms are known, and what this member may borrow. */
export function LoanBoxLoader({ onCreated }: Pick<LoanBoxProps, 'onCreated'>) {
  const { notLoaded } = useTexts(calculatorTexts);
  const ownTexts = useTexts(limitsTexts);
  const limits = useLoanLimits();
  const box = useAnswer(loanBox);
  // What failed before does not count: it is being asked for once more.
  const [before] = useState(box.failures);
  const lost = (part: Answer<unknown>) => <LoadProblemCard title={notLoaded} answer={part} />;
  const config = useAnswer(configAnswer);
  // Read in any case: who has not read it is not told of it when it comes.
  const { data: own } = limits;
  if (box.data && config.data && own) {
    return (
      <LostTexts part={box} instead={lost}>
        <box.data.LoanBox config={config.data} limits={own} onCreated={onCreated} />
      </LostTexts>
    );
  }
  if (box.failures > before) return lost(withThePage(box));
  if (config.isError) return <LoadProblemCard title={notLoaded} answer={config} />;
  if (limits.isError) return <LoadProblemCard title={ownTexts.notLoaded} answer={limits} />;
  return (
    <Card>
      <div className={classes.form}>
        <LoanFieldsPending />
      </div>
    </Card>
  );
}
