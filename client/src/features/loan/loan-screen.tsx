import { useEffect, useReducer } from 'react';
import { ViewTitle } from '../../components/layout/view-title';
import { usePageTitle } from '../../lib/use-page-title';
import { useTexts } from '../../texts/texts';
import { LoanBoxLoader } from './loan-box-loader';
import { firstLoanFlow, loanFlow, submissionMs } from './loan-flow';
import { Submitted, Submitting } from './submission';

/** The dashboard of an activated account: the loan box, its submission and the success page. */
export function LoanScreen() {
  const texts = useTexts().loan;
  const [{ view, moved }, dispatch] = useReducer(loanFlow, firstLoanFlow);
  usePageTitle(texts.title);

  useEffect(() => {
    if (view !== 'loansubmitting') return;
    const timer = setTimeout(() => dispatch('submitted'), submissionMs);
    return () => clearTimeout(timer);
  }, [view]);

  if (view === 'loansubmitting') return <Submitting />;
  if (view === 'continue') return <Submitted onContinue={() => dispatch('continued')} />;
  return (
    <>
      <ViewTitle takesFocus={moved}>{texts.title}</ViewTitle>
      <LoanBoxLoader onCreated={() => dispatch('created')} />
    </>
  );
}
