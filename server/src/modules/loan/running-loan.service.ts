import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MemberService } from '../member/member.service';
import type { Loan } from './loan.entity';
import { AnotherLoanOpen, LoanNotFound } from './loan.errors';
import { LoanRepository } from './loan.repository';

/** Loans while they are serviced, and what servicing makes of them. Every method works in the caller's transaction. */
@Injectable()
export class RunningLoanService {
  constructor(
    private readonly repository: LoanRepository,
    private readonly members: MemberService,
  ) {}

  /** The member's loan of this number, where one is named, else the latest. @throws LoanNotFound */
  async own(tx: EntityManager, memberId: string, loanNumber: string | undefined): Promise<Loan> {
    return (await this.repository.own(tx, memberId, loanNumber)) ?? refuse();
  }

  /** @throws LoanNotFound */
  async byNumber(tx: EntityManager, loanNumber: string): Promise<Loan> {
    return (await this.repository.findByNumber(tx, loanNumber)) ?? refuse();
  }

  /** All loans of a member, newest first. */
  all(tx: EntityManager, memberId: string): Promise<Loan[]> {
    return this.repository.listOwn(tx, memberId);
  }

  /** What closed a loan was taken back. An application of the member waits meanwhile. @throws AnotherLoanOpen */
  async assertMayReopen(tx: EntityManager, { memberId, id }: Pick<Loan, 'memberId' | 'id'>): Promise<void> {
    await this.members.hold(tx, memberId);
    if (await this.repository.hasOpenBeside(tx, { memberId, id, paysOffId: null }))
      throw new AnotherLoanOpen();
  }
}

function refuse(): never {
  throw new LoanNotFound();
}
