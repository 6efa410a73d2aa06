import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Loan } from './loan.entity';

/** What was asked of the schedule of a loan. */
export interface ScheduleRequests {
  readonly loanId: string;
  /** How often it was changed. */
  readonly changes: number;
  /** The request that waits for an answer. */
  readonly openId: string | null;
}

export type EndedLoan = Pick<Loan, 'memberId' | 'id' | 'loanNumber' | 'currency' | 'servicedOn'>;

/** What the servicing of loans knows of what members asked for and promised. */
export interface RequestWork {
  /**
   * What waits ends with a loan that its member cancels, and what another schedule charged, or did to the score, is taken back,
   * in the transaction that holds it.
   */
  endWith(tx: EntityManager, loan: EndedLoan, at: Date): Promise<void>;
  /** Of loans for which anything was ever asked. */
  of(
    on: EntityManager,
    loans: readonly Pick<Loan, 'memberId' | 'id'>[],
  ): Promise<readonly ScheduleRequests[]>;
}

/** Loans are listed and cancelled before they are serviced: who services them says here what was asked for. */
@Injectable()
export class LoanRequests {
  private registered?: RequestWork;

  register(work: RequestWork): void {
    this.registered = work;
  }

  get work(): RequestWork {
    if (!this.registered) throw new Error('nobody services loans');
    return this.registered;
  }
}
