import type { LoanAccount } from '../../api/loan';
import { DueFigure } from '../../components/payment/due-figure';
import { LateNote } from '../../components/payment/late-note';
import { Panel } from '../../components/ui/card/card';
import { Credit, LoanProgress } from './loan-progress';

/** What to pay now or next, and how far the loan is woven back. */
export function DuePanel({ account }: { account: LoanAccount }) {
  return (
    <Panel>
      <DueFigure account={account} />
      <LateNote account={account} />
      <LoanProgress account={account} />
      <Credit account={account} />
    </Panel>
  );
}
