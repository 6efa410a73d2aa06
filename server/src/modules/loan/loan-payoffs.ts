import { Injectable } from '@nestjs/common';
import type { Day, LoanPosition } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import type { Loan } from './loan.entity';

/** A loan of the member that a new one may pay off, as it stands on a day. */
export interface LoanToPayOff
  extends Pick<Loan, 'id' | 'loanNumber' | 'status' | 'currency' | 'unitsPerPhp'> {
  readonly position: LoanPosition;
  /** Whether another schedule was asked for and not decided on. */
  readonly hasArrangement: boolean;
  /** Whether an application that would pay it off waits. */
  readonly isAppliedFor: boolean;
  readonly today: Day;
}

/** What is paid off, and by which loan. */
export interface Payoff {
  readonly memberId: string;
  readonly loanId: string;
  readonly by: Pick<Loan, 'id' | 'loanNumber'>;
  /** What closes the loan is at most so much; else nothing is done. */
  readonly mostMinor: number;
}

/** What the servicing of loans does for those that are approved. */
export interface PayoffWork {
  /** Without a lock. Undefined for a number that is none of the member's own, or a loan that never ran. */
  read(on: EntityManager, memberId: string, loanNumber: string): Promise<LoanToPayOff | undefined>;
  /**
   * Closes a running loan at what settles it today; the caller pays that out of the new loan in the same transaction.
   * @returns what closed it; undefined where it does not run any more, or would take more.
   */
  payOff(tx: EntityManager, payoff: Payoff): Promise<number | undefined>;
}

/** Loans are approved before they are serviced: who services them says here how one is paid off. */
@Injectable()
export class LoanPayoffs {
  private registered?: PayoffWork;

  register(work: PayoffWork): void {
    this.registered = work;
  }

  get work(): PayoffWork {
    if (!this.registered) throw new Error('nobody services loans');
    return this.registered;
  }
}
