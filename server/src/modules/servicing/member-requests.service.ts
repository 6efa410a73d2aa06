import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { ChangedSchedules } from '../credit/changed-schedules';
import type { Loan } from '../loan/loan.service';
import { type EndedLoan, LoanRequests, type RequestWork, type ScheduleRequests } from '../loan/loan-requests';
import { changedSchedules, endRequests, scheduleRequests } from './member-requests.sql';
import { readPromises } from './promise/promise.sql';
import { takePromiseBack } from './promise/promise-withdrawal';

type LoanKey = Pick<Loan, 'memberId' | 'id'>;

/** What other modules need to know of what members asked for and promised. */
@Injectable()
export class MemberRequests implements RequestWork, OnModuleInit {
  constructor(
    private readonly requests: LoanRequests,
    private readonly schedules: ChangedSchedules,
  ) {}

  onModuleInit(): void {
    this.requests.register(this);
    this.schedules.knownBy((on, memberId) => changedSchedules.all(on, memberId));
  }

  async endWith(tx: EntityManager, loan: EndedLoan, at: Date): Promise<void> {
    const { memberId, id } = loan;
    endRequests.ahead(tx, memberId, id, uuid(), at);
    const [promise] = await readPromises.all(tx, memberId, id, 1);
    if (promise?.endedAt === null) takePromiseBack(tx, memberId, 'MEMBER', { ...loan, ...promise, at });
  }

  of(on: EntityManager, loans: readonly LoanKey[]): Promise<ScheduleRequests[]> {
    const memberIds = [...new Set(loans.map(({ memberId }) => memberId))];
    return scheduleRequests.all(
      on,
      memberIds,
      loans.map(({ id }) => id),
    );
  }
}
