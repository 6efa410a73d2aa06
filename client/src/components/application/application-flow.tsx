import { type ReactNode, useEffect, useReducer, useState } from 'react';
import { refreshAll } from '../../api/query-client';
import { useTexts } from '../../texts/define-texts';
import { loanBoxTexts } from '../../texts/loan-box';
import { Succeeded, Waiting } from '../layout/outcome';
import { firstLoanFlow, loanFlow, submissionMs } from './loan-flow';

interface ApplicationFlowProps {
  /** What the success says. */
  successText: string;
  /** Leads on from the success to somewhere else than where one applied. */
  onContinue?: (loanNumber: string) => void;
  /** Where one applies; `moved` says that it took the place of another view. */
  children: (moved: boolean, onCreated: (loanNumber: string) => void) => ReactNode;
}

/** From where one applies for a loan over the submission to its success. */
export function ApplicationFlow({ successText, onContinue, children }: ApplicationFlowProps) {
  const texts = useTexts(loanBoxTexts);
  const [{ view, moved }, dispatch] = useReducer(loanFlow, firstLoanFlow);
  const [created, setCreated] = useState('');

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
    const leave = () => (onContinue ? onContinue(created) : dispatch('continued'));
    return (
      <Succeeded title={texts.successTitle} text={successText} action={texts.continue} onContinue={leave} />
    );
  }
  return children(moved, (loanNumber) => {
    setCreated(loanNumber);
    void refreshAll();
    dispatch('created');
  });
}
