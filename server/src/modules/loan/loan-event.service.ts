import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import type { LoanReason } from './decision-reasons';
import type { Loan } from './loan.entity';
import { LoanEvent } from './loan-event.entity';
import type { LoanEventActor, LoanStatus } from './loan-status';

export type { LoanEvent };

/** What a loan became, and by whom. */
export interface LoanStep {
  readonly status: LoanStatus;
  readonly by: LoanEventActor;
  /** With the actor STAFF. */
  readonly actorId?: string;
  readonly reasons?: readonly LoanReason[];
  readonly message?: string;
}

/** The timeline of a loan. Every method works in the caller's transaction. */
@Injectable()
export class LoanEventService {
  constructor(private readonly clock: Clock) {}

  /** The caller holds the loan's row, or has just made it. */
  async record(
    tx: EntityManager,
    { memberId, id: loanId }: Pick<Loan, 'memberId' | 'id'>,
    { status, by, actorId, reasons = [], message }: LoanStep,
  ): Promise<void> {
    const number = 1 + (await tx.countBy(LoanEvent, { memberId, loanId }));
    await tx.insert(LoanEvent, {
      memberId,
      loanId,
      number,
      status,
      by,
      actorId: actorId ?? null,
      reasons: [...reasons],
      message: message ?? null,
      at: await this.clock.now(tx),
    });
  }

  /** The first step first. */
  list(tx: EntityManager, memberId: string, loanId: string): Promise<LoanEvent[]> {
    return tx.find(LoanEvent, { where: { memberId, loanId }, order: { number: 'ASC' } });
  }

  latest(
    tx: EntityManager,
    { memberId, id: loanId }: Pick<Loan, 'memberId' | 'id'>,
  ): Promise<LoanEvent | null> {
    return tx.findOne(LoanEvent, { where: { memberId, loanId }, order: { number: 'DESC' } });
  }
}
