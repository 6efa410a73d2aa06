import { Injectable } from '@nestjs/common';
import { daysPastDue } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import { Proposals } from '../../platform/four-eyes/proposals.service';
import type { LoanRow } from './servicing.sql';

/** What officers proposed about loans that run, and what ends it. */
@Injectable()
export class OfficerProposals {
  constructor(
    private readonly proposals: Proposals,
    private readonly settings: Settings,
  ) {}

  /** In the transaction that changes a loan: what rested upon how it stood before waits for nobody any more. */
  endedBy(tx: EntityManager, before: LoanRow, after: LoanRow): void {
    const { memberId, loanNumber } = before;
    const about = { memberId, subject: loanNumber };
    if (before.status !== after.status) {
      this.proposals.endedBy(tx, about, 'WAIVER', 'WRITE_OFF', 'WRITE_OFF_REVERSAL');
    } else if (before.oldestUnpaidOn !== after.oldestUnpaidOn && this.mightBeWrittenOff(before, after)) {
      this.proposals.endedBy(tx, about, 'WRITE_OFF');
    }
  }

  private mightBeWrittenOff({ oldestUnpaidOn }: LoanRow, { servicedOn }: LoanRow): boolean {
    if (oldestUnpaidOn === null || servicedOn === null) return false;
    return daysPastDue(oldestUnpaidOn, servicedOn) > this.settings.environment.WRITE_OFF_DAYS;
  }
}
