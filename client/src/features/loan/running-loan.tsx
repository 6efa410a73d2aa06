import type { LoanAccount } from '../../api/loan';
import { DuePanel, HowToPayCard, RepaidPanel } from './due-panel';
import { LaterPieces } from './lazy-views';
import { PaymentsCard } from './payments-card';

/** A loan from its approval on: what to pay comes first, and all else once that stands. */
export function RunningLoan({ account }: { account: LoanAccount }) {
  const isRepaid = account.status === 'REPAID';
  return (
    <div className="stack-wide">
      <div className="columns level">
        {isRepaid ? <RepaidPanel account={account} /> : <DuePanel account={account} />}
        {isRepaid ? <PaymentsCard account={account} /> : <HowToPayCard account={account} />}
      </div>
      <LaterPieces account={account} />
    </div>
  );
}
