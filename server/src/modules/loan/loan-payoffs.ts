import { Injectable } from '@nestjs/common';
import type { Day, LoanPosition } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import type { Problem } from '../../platform/problem/problem';
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

/** Which loan is paid off, and by which one. */
export interface Payoff {
  readonly memberId: string;
  readonly loanId: string;
  readonly by: Pick<Loan, 'id' | 'loanNumber'>;
}

/** A loan that is about to be paid off, as it stands while it is held. */
export type PayableLoan = Omit<LoanToPayOff, 'isAppliedFor'>;

export interface PaidOff {
  /** What closed it. */
  readonly payoffMinor: number;
  /** The last day on which it could run on without being late. */
  readonly restorableUntil: Day;
}

/** What the servicing of loans does for those that are approved. */
export interface PayoffWork {
  /** Without a lock. Undefined for a number that is none of the member's own; why not (LoanNotFunded) for a loan that never ran. */
  read(on: EntityManager, memberId: string, loanNumber: string): Promise<LoanToPayOff | Problem | undefined>;
  /**
   * Closes a running loan at what settles it today; the caller pays that out of the new loan in the same transaction.
   * @param judge refuses what it throws at, once the loan is held
   */
  payOff(tx: EntityManager, payoff: Payoff, judge: (loan: PayableLoan) => void): Promise<PaidOff>;
  /** What a loan paid to close another one, as long as that was not taken back. */
  paidBy(tx: EntityManager, payoff: Payoff): Promise<number>;
  /** Takes that back, so that the closed loan runs on as if it had not been paid off. The caller holds both loans. */
  restore(tx: EntityManager, payoff: Payoff): Promise<void>;
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
