import { useEffect, useState } from 'react';
import { isOpenLoan } from '../../api/loan';
import { ApplicationFlow } from '../../components/application/application-flow';
import { LoadProblemCard } from '../../components/layout/load-problem';
import { ViewTitle } from '../../components/layout/page-main';
import { usePageTitle } from '../../lib/use-page-title';
import { usePlace } from '../../lib/use-place';
import { dashTexts } from '../../texts/dash';
import { useTexts } from '../../texts/define-texts';
import { loanBoxTexts } from '../../texts/loan-box';
import classes from './home.module.css';
import { HomeFigures, HomeLoading } from './home-figures';
import { LoanBoxLoader } from './lazy-loan-box';
import type { Home as HomeAnswers } from './use-home';

/** The dashboard of an activated account: how the loan stands, or the loan box where one can be applied for. */
export function Home({ home }: { home: HomeAnswers }) {
  const { successText } = useTexts(loanBoxTexts);
  return (
    <ApplicationFlow successText={successText}>
      {(moved, onCreated) => <HomeView home={home} moved={moved} onCreated={onCreated} />}
    </ApplicationFlow>
  );
}

interface HomeViewProps {
  home: HomeAnswers;
  /** The view took the place of another one. */
  moved: boolean;
  onCreated: (loanNumber: string) => void;
}

function HomeView({ home, moved, onCreated }: HomeViewProps) {
  const texts = useTexts(dashTexts);
  const { title: applyTitle } = useTexts(loanBoxTexts);
  const { account, accountAnswer, walletAnswer, hasNoLoan, isSettled } = home;
  // An application beside a loan that runs cannot succeed. Who has the box before them keeps it, with what they chose.
  const mayApply = hasNoLoan || (account !== undefined && !isOpenLoan(account.status));
  const [offers, setOffers] = useState(mayApply);
  if (mayApply && !offers) setOffers(true);
  // An application whose answer was lost may have gone through: after a reload there is nothing to ask.
  const { name: asked, close } = usePlace('dialog', ['confirm']);
  const isOver = asked !== undefined && account !== undefined && !offers;
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
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
          <LoanBoxLoader onCreated={onCreated} />
        </section>
      )}
    </>
  );
}
