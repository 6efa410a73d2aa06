import { useEffect, useReducer } from 'react';
import { Succeeded, Waiting } from '../../components/layout/outcome';
import { ViewTitle } from '../../components/layout/view-title';
import { usePageTitle } from '../../lib/use-page-title';
import { useTexts } from '../../texts/define-texts';
import { loanBoxTexts } from '../../texts/loan-box';
import { LoanBoxLoader } from './loan-box-loader';
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
