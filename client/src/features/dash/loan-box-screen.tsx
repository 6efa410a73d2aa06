import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { loanLimitsOptions } from '../../api/loan';
import { configAnswer } from '../../api/misc';
import { useSession } from '../../api/session';
import { LoadProblem, type LoadProblemProps } from '../../components/layout/load-problem';
import { Succeeded, Waiting } from '../../components/layout/outcome';
import { ViewTitle } from '../../components/layout/page-main';
import { LoanFieldsPending } from '../../components/loan-box/loan-fields';
import { Card } from '../../components/ui/card/card';
import { useAnswer } from '../../lib/answer';
import { usePageTitle } from '../../lib/use-page-title';
import { calculatorTexts } from '../../texts/calculator';
import { useTexts } from '../../texts/define-texts';
import { limitsTexts } from '../../texts/limits';
import { loanBoxTexts } from '../../texts/loan-box';
import { LoanBox } from './loan-box';
import classes from './loan-box.module.css';
import { firstLoanFlow, loanFlow, submissionMs } from './loan-flow';

/** The dashboard of an activated account: the loan box, its submission and the success page. */
export function LoanBoxScreen() {
  const texts = useTexts(loanBoxTexts);
  const [{ view, moved }, dispatch] = useReducer(loanFlow, firstLoanFlow);
  usePageTitle(texts.title);

  useEffect(() => {
    if (view !== 'loansubmitting') return;
    const timer = setTimeout(() => dispatch('submitted'), submissionMs);
    return () => clearTimeout(timer);
  }, [view]);

  if (view === 'loansubmitting') {
    const { submittingTitle, submittingText, submittingWarning } = texts;
    return <Waiting title={submittingTitle} text={submittingText} warning={submittingWarning} />;
  }
  if (view === 'continue') {
    const { successTitle, successText } = texts;
    const onContinue = () => dispatch('continued');
    return (
      <Succeeded title={successTitle} text={successText} action={texts.continue} onContinue={onContinue} />
    );
  }
  return (
    <>
      <ViewTitle takesFocus={moved}>{texts.title}</ViewTitle>
      <LoanBoxLoader onCreated={() => dispatch('created')} />
    </>
  );
}

/** The loan box as soon as rate and terms are known, and what this member may borrow. */
function LoanBoxLoader({ onCreated }: { onCreated: () => void }) {
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
