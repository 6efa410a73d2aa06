import { useEffect, useReducer, useState } from 'react';
import { refreshAll } from '../../api/query-client';
import { LoadProblemCard } from '../../components/layout/load-problem';
import { Succeeded, Waiting } from '../../components/layout/outcome';
import { ViewTitle } from '../../components/layout/page-main';
import { usePageTitle } from '../../lib/use-page-title';
import { dashTexts } from '../../texts/dash';
import { useTexts } from '../../texts/define-texts';
import { loanBoxTexts } from '../../texts/loan-box';
import classes from './home.module.css';
import { HomeFigures, HomeLoading } from './home-figures';
import { LoanBoxLoader } from './loan-box';
import { firstLoanFlow, loanFlow, submissionMs } from './loan-flow';
import type { Home as HomeAnswers } from './use-home';

/** The dashboard of an activated account: how the loan stands, or the loan box where one can be applied for. */
export function Home({ home }: { home: HomeAnswers }) {
  const texts = useTexts(loanBoxTexts);
  const [{ view, moved }, dispatch] = useReducer(loanFlow, firstLoanFlow);

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
  const create = () => {
    void refreshAll();
    dispatch('created');
  };
  return <HomeView home={home} moved={moved} onCreated={create} />;
}

interface HomeViewProps {
  home: HomeAnswers;
  /** The view took the place of another one. */
  moved: boolean;
  onCreated: () => void;
}

const open: readonly (string | undefined)[] = [
  'PENDING',
  'UNDER_REVIEW',
  'ON_HOLD',
  'APPROVED',
  'WRITTEN_OFF',
];

function HomeView({ home, moved, onCreated }: HomeViewProps) {
  const texts = useTexts(dashTexts);
  const { title: applyTitle } = useTexts(loanBoxTexts);
  const { account, accountAnswer, walletAnswer, hasNoLoan, isSettled, limits } = home;
  // An application beside a loan that runs cannot succeed. Who has the box before them keeps it, with what they chose.
  const mayApply = hasNoLoan || (account !== undefined && !open.includes(account.status));
  const [offers, setOffers] = useState(mayApply);
  if (mayApply && !offers) setOffers(true);
  const isBoxAlone = hasNoLoan;
  const title = isBoxAlone ? applyTitle : texts.title;
  usePageTitle(title);
  const isLost = walletAnswer.isLoadingError && accountAnswer.isLoadingError;
  const askAgain = () => Promise.all([walletAnswer.refetch(), accountAnswer.refetch()]);
  return (
    <>
      <ViewTitle takesFocus={moved}>{title}</ViewTitle>
      {!isBoxAlone && !isSettled && <HomeLoading />}
      {isLost && <LoadProblemCard title={texts.errorTitle} answer={{ ...walletAnswer, refetch: askAgain }} />}
      {!isBoxAlone && isSettled && !isLost && <HomeFigures home={home} isQuiet={offers} />}
      {offers && (
        <section className={isBoxAlone ? undefined : classes.apply}>
          {!isBoxAlone && <h2 className={classes.applyTitle}>{applyTitle}</h2>}
          <LoanBoxLoader limits={limits} onCreated={onCreated} />
        </section>
      )}
    </>
  );
}
