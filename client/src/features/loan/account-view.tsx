import { useState } from 'react';
import type { LoanAccount } from '../../api/loan';
import { LoadProblem } from '../../components/layout/load-problem';
import { StaleNote } from '../../components/layout/stale-note';
import { ViewTitle } from '../../components/layout/view-title';
import { Card } from '../../components/ui/card/card';
import { VisuallyHidden } from '../../components/ui/text/visually-hidden';
import { usePageTitle } from '../../lib/use-page-title';
import { useStatusWord } from '../../lib/use-words';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import { AccountEmpty, AccountLoading } from './account-states';
import { ApplicationView } from './application-view';
import classes from './loan.module.css';
import { EarlierLoanNote } from './loans-card';
import { RunningLoan } from './running-loan';
import { useLoanAccount } from './use-loan-account';

interface AccountViewProps {
  loanNumber?: string;
  /** The view took the place of another one. */
  moved: boolean;
}

export function AccountView({ loanNumber, moved }: AccountViewProps) {
  const texts = useTexts(loanTexts);
  const { loaded, account, ...answer } = useLoanAccount(loanNumber);
  usePageTitle(texts.title);
  return (
    <>
      <ViewTitle takesFocus={moved}>{texts.title}</ViewTitle>
      {!loaded && !answer.error && <AccountLoading />}
      {!loaded && answer.error && (
        <Card>
          <LoadProblem title={texts.notLoaded} answer={answer} />
        </Card>
      )}
      {loaded && !account && (
        <div className={classes.stack}>
          <StaleNote answer={answer} />
          <AccountEmpty />
        </div>
      )}
      {account && (
        <div className={classes.stack}>
          <StaleNote answer={answer} />
          <EarlierLoanNote account={account} />
          <Loan account={account} />
        </div>
      )}
    </>
  );
}

/** A change of the status while one looks is also said aloud. */
function Loan({ account }: { account: LoanAccount }) {
  const { status: title } = useTexts(loanTexts);
  const { status } = account;
  const word = useStatusWord(status);
  const [first] = useState(status);
  const isRunning = status === 'APPROVED' || status === 'REPAID';
  return (
    <div>
      <span role="status">
        <VisuallyHidden>{status !== first && `${title}: ${word}`}</VisuallyHidden>
      </span>
      {isRunning ? <RunningLoan account={account} /> : <ApplicationView account={account} />}
    </div>
  );
}
