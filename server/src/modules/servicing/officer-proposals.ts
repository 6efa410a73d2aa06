import { Injectable } from '@nestjs/common';
import { daysPastDue, type LoanPosition } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import { Proposals } from '../../platform/four-eyes/proposals.service';
import type { Changes } from './differences';
import type { LoanRow } from './servicing.sql';

/** What a move changes, and where the loan stands after it. */
interface Planned {
  readonly changes: Changes;
  readonly position: Pick<LoanPosition, 'owed'>;
}

/** What officers proposed about loans that run, and what ends it. */
@Injectable()
export class OfficerProposals {
  constructor(
    private readonly proposals: Proposals,
    private readonly settings: Settings,
  ) {}

  /** In the transaction that changes a loan: what rested upon how it stood before waits for nobody any more. */
  endedBy(tx: EntityManager, before: LoanRow, after: LoanRow, move: Planned): void {
    const { memberId, loanNumber } = before;
    const about = { memberId, subject: loanNumber };
    if (before.status !== after.status) {
      this.proposals.endedBy(tx, about, 'WAIVER', 'WRITE_OFF', 'WRITE_OFF_REVERSAL');
      return;
    }
    // Later charges are others than those of which it was proposed.
    if (leavesNoCharge(move)) this.proposals.endedBy(tx, about, 'WAIVER');
    if (before.oldestUnpaidOn !== after.oldestUnpaidOn && this.mightBeWrittenOff(before, after)) {
      this.proposals.endedBy(tx, about, 'WRITE_OFF');
    }
  }

  private mightBeWrittenOff({ oldestUnpaidOn }: LoanRow, { servicedOn }: LoanRow): boolean {
    if (oldestUnpaidOn === null || servicedOn === null) return false;
    return daysPastDue(oldestUnpaidOn, servicedOn) > this.settings.environment.WRITE_OFF_DAYS;
  }
}

/** Whether what was left of penalties and late charges is paid by a move, waived, or was not charged after all. */
function leavesNoCharge({ changes, position: { owed } }: Planned): boolean {
  if (owed.penaltyMinor + owed.feeMinor > 0) return false;
  const { charges, allocations } = changes;
  return (
    charges.some(({ kind }) => kind !== 'INTEREST') ||
    allocations.some(({ bucket }) => bucket === 'PENALTY' || bucket === 'FEE')
  );
}
