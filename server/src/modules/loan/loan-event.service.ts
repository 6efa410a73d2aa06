import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import type { Loan } from './loan.entity';
import { tellStep } from './loan.sql';
import { LoanEvent } from './loan-event.entity';
import type { LoanEventActor, LoanStatus } from './loan-status';

export type { LoanEvent };

/** The timeline of a loan. Most steps are written by the statements that move it (`loan.sql.ts`). */
@Injectable()
export class LoanEventService {
  constructor(private readonly clock: Clock) {}

  /** The caller holds the loan's row. @returns when it was, by the business clock */
  async record(
    tx: EntityManager,
    { memberId, id }: Pick<Loan, 'memberId' | 'id'>,
    { status, by }: { readonly status: LoanStatus; readonly by: LoanEventActor },
  ): Promise<Date> {
    const at = await this.clock.now(tx);
    await tellStep.all(tx, memberId, id, status, by, at);
    return at;
  }

  /** The first step first. */
  list(tx: EntityManager, memberId: string, loanId: string): Promise<LoanEvent[]> {
    return tx.find(LoanEvent, { where: { memberId, loanId }, order: { number: 'ASC' } });
  }
}
