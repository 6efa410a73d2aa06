import { Injectable } from '@nestjs/common';
import type { Day } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { MemberService } from '../member/member.service';
import type { Loan } from './loan.entity';
import { AnotherLoanOpen, LoanNotFound } from './loan.errors';
import { isSecondOpenLoan, LoanRepository } from './loan.repository';
import { LoanEventService } from './loan-event.service';
import { OWN_LOOK } from './loan-look';

/** Loans while they are serviced, and what servicing makes of them. Every method works in the caller's transaction. */
@Injectable()
export class RunningLoanService {
  constructor(
    private readonly repository: LoanRepository,
    private readonly events: LoanEventService,
    private readonly members: MemberService,
    private readonly clock: Clock,
  ) {}

  /** The member's loan of this number, else the newest; null when there is none at all. @throws LoanNotFound */
  async own(tx: EntityManager, memberId: string, loanNumber?: string): Promise<Loan | null> {
    if (loanNumber === undefined) return this.repository.latest(tx, memberId);
    return (await this.repository.findOwn(tx, memberId, loanNumber)) ?? refuse();
  }

  /** @throws LoanNotFound */
  async byNumber(tx: EntityManager, loanNumber: string): Promise<Loan> {
    return (await this.repository.findByNumber(tx, loanNumber)) ?? refuse();
  }

  /** Locked: what moves one loan comes one after the other. @throws LoanNotFound */
  async lockByNumber(tx: EntityManager, loanNumber: string): Promise<Loan> {
    return (await this.repository.lockByNumber(tx, loanNumber)) ?? refuse();
  }

  /** All loans of a member, newest first. */
  all(tx: EntityManager, memberId: string): Promise<Loan[]> {
    return this.repository.listOwn(tx, memberId);
  }

  /** A running loan that was not serviced up to a day, locked; null when all were, or are at work elsewhere. */
  lockNextBehind(tx: EntityManager, day: Day, except: readonly string[]): Promise<Loan | null> {
    return this.repository.lockNextBehind(tx, day, except);
  }

  async markServiced(tx: EntityManager, loan: Loan, servicedOn: Day): Promise<Loan> {
    if (loan.servicedOn === servicedOn) return loan;
    await this.repository.update(tx, loan, { servicedOn });
    return { ...loan, servicedOn };
  }

  /** The last payment closes a loan. */
  async close(tx: EntityManager, loan: Loan): Promise<Loan> {
    return this.become(tx, loan, { status: 'REPAID', repaidAt: await this.clock.now(tx) });
  }

  /** What closed a loan was taken back. An application of the member waits meanwhile. @throws AnotherLoanOpen */
  async reopen(tx: EntityManager, loan: Loan): Promise<Loan> {
    await this.members.hold(tx, loan.memberId);
    try {
      return await this.become(tx, loan, { status: 'APPROVED', repaidAt: null });
    } catch (error) {
      throw isSecondOpenLoan(error) ? new AnotherLoanOpen() : error;
    }
  }

  private async become(
    tx: EntityManager,
    loan: Loan,
    changes: Pick<Loan, 'status' | 'repaidAt'>,
  ): Promise<Loan> {
    const changed = { ...OWN_LOOK, ...changes };
    await this.repository.update(tx, loan, changed);
    await this.events.record(tx, loan, { status: changes.status, by: 'SYSTEM' });
    return { ...loan, ...changed };
  }
}

function refuse(): never {
  throw new LoanNotFound();
}
