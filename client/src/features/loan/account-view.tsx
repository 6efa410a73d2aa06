import { memo, useState } from 'react';
import { isNewest, type LoanAccount } from '../../api/loan';
import { LoadProblem } from '../../components/layout/load-problem';
import { ViewTitle } from '../../components/layout/page-main';
import { StaleNote } from '../../components/layout/stale-note';
import { LinkButton } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { EmptyState } from '../../components/ui/empty-state/empty-state';
import { Note } from '../../components/ui/note/note';
import { SkeletonColumns } from '../../components/ui/skeleton/skeleton';
import { VisuallyHidden } from '../../components/ui/text/visually-hidden';
import { usePageTitle } from '../../lib/use-page-title';
import { useStatusWord } from '../../lib/use-words';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import { EarlierLoanNote, LoansCard } from './loans-card';
import { RunningLoan } from './running-loan';
import { StatusPart } from './status-part';
import { isUndecided, useLoanAccount } from './use-loan-account';

interface AccountViewProps {
  loanNumber?: string;
  /** The view took the place of another one. */
  moved: boolean;
}

export function AccountView({ loanNumber, moved }: AccountViewProps) {
  const texts = useTexts(loanTexts);
  const { loaded, account, answer } = useLoanAccount(loanNumber);
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
      {loaded && (
        <div className="stack-wide">
          <StaleNote answer={answer} />
          {account ? <Loan account={account} /> : <AccountEmpty />}
        </div>
      )}
    </>
  );
}

/** A change of the status while one looks is also said aloud. */
const Loan = memo(function Loan({ account }: { account: LoanAccount }) {
  const { status: title } = useTexts(loanTexts);
  const { status } = account;
  const word = useStatusWord(status);
  const [first] = useState(status);
  const isRunning = status === 'APPROVED' || status === 'REPAID';
  return (
    <>
      <EarlierLoanNote account={account} />
      <div>
        <span role="status">
          <VisuallyHidden>{status !== first && `${title}: ${word}`}</VisuallyHidden>
        </span>
        {isRunning ? <RunningLoan account={account} /> : <ApplicationView account={account} />}
      </div>
    </>
  );
});

const dueBars = [[20, 0.4], [56, 0.7], [24, 0.6], 22, [44, 0.6]] as const;

const howBars = [[28, 0.5], 24, 24, 24, 44] as const;

function AccountLoading() {
  return <SkeletonColumns first={dueBars} second={howBars} />;
}

function ApplyLink() {
  const { apply } = useTexts(loanTexts);
  return (
    <LinkButton to="/dash" variant="gold">
      {apply}
    </LinkButton>
  );
}

function AccountEmpty() {
  const texts = useTexts(loanTexts);
  return (
    <Card>
      <EmptyState title={texts.emptyTitle} text={texts.emptyText} action={<ApplyLink />} />
    </Card>
  );
}

/** An application that is not decided, or came to nothing. */
function ApplicationView({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const undecided = isUndecided(account.status);
  return (
    <div className="columns">
      <StatusPart account={account} />
      <div className="stack-wide">
        {undecided && <Note>{texts.waiting}</Note>}
        {!undecided && isNewest(account) && <ApplyLink />}
        <LoansCard account={account} />
      </div>
    </div>
  );
}
