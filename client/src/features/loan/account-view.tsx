import { memo, useDeferredValue } from 'react';
import { decisionWaitMs } from '../../api/kept-fresh';
import { isNewest, isPaidOut, type LoanAccount, loanAccountOf, useLoanAccount } from '../../api/loan';
import { LoadProblemCard } from '../../components/layout/load-problem';
import { StaleNote } from '../../components/layout/loaded';
import { ViewTitle } from '../../components/layout/page-main';
import { Note } from '../../components/ui/note/note';
import { SkeletonColumns } from '../../components/ui/skeleton/skeleton';
import { StatusNews } from '../../components/ui/status-card/status-card';
import { usePageTitle } from '../../lib/use-page-title';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import { ApprovedPieces } from './lazy-views';
import { EarlierLoanNote, LoansCard } from './loans-card';
import { AccountEmpty, ApplyLink } from './no-loan';
import { RunningLoan } from './running-loan';
import { StatusPart } from './status-part';

interface AccountViewProps {
  loanNumber?: string;
  /** The view took the place of another one. */
  moved: boolean;
}

export function AccountView({ loanNumber, moved }: AccountViewProps) {
  const texts = useTexts(loanTexts);
  const { answer } = useLoanAccount({ loanNumber });
  // A page of figures is drawn in slices, and can be pressed meanwhile.
  const data = useDeferredValue(answer.data);
  const account = data && loanAccountOf(data);
  usePageTitle(texts.title);
  return (
    <>
      <ViewTitle takesFocus={moved}>{texts.title}</ViewTitle>
      {!data && !answer.error && <SkeletonColumns first={dueBars} second={howBars} />}
      {!data && answer.error && <LoadProblemCard title={texts.notLoaded} answer={answer} />}
      {data && (
        <div className="stack-wide">
          <StaleNote answer={answer} />
          {account ? <Loan account={account} /> : <AccountEmpty />}
        </div>
      )}
    </>
  );
}

const Loan = memo(function Loan({ account }: { account: LoanAccount }) {
  const { status: title } = useTexts(loanTexts);
  const { status } = account;
  return (
    <>
      <EarlierLoanNote account={account} />
      <div>
        <StatusNews title={title} status={status} />
        {isPaidOut(status) ? <RunningLoan account={account} /> : <ApplicationView account={account} />}
      </div>
    </>
  );
});

const dueBars = [[20, 0.4], [56, 0.7], [24, 0.6], 22, [44, 0.6]] as const;

const howBars = [[28, 0.5], 24, 24, 24, 44] as const;

/** An application that is not decided, or came to nothing. */
function ApplicationView({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const undecided = decisionWaitMs(account.status) !== undefined;
  // What staff wrote stands with what happened.
  const isUnexplained = account.status === 'ON_HOLD' && !account.timeline.at(-1)?.message;
  return (
    <div className="columns">
      <StatusPart account={account} />
      <div className="stack-wide">
        {isUnexplained && <Note color="warning">{texts.onHold}</Note>}
        {undecided && !isUnexplained && <Note>{texts.waiting}</Note>}
        {!undecided && isNewest(account) && <ApplyLink />}
        {account.approvedAt ? <ApprovedPieces account={account} /> : <LoansCard account={account} />}
      </div>
    </div>
  );
}
