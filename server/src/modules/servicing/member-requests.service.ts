import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Day, NO_MEMORANDUM } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { todayInManila } from '../../platform/calendar';
import { newId } from '../../platform/new-id';
import { ChangedSchedules } from '../credit/changed-schedules';
import { CreditScoreService } from '../credit/credit-score.service';
import { LedgerService } from '../ledger/ledger.service';
import type { Loan } from '../loan/loan.service';
import { loanDay } from '../loan/loan-day';
import { type EndedLoan, LoanRequests, type RequestWork, type ScheduleRequests } from '../loan/loan-requests';
import { postingsOf } from './bookings';
import { differences, NO_ENTRIES } from './differences';
import { changedSchedules, endRequests, scheduleRequests } from './member-requests.sql';
import { grown } from './memorandum';
import { readPromises } from './promise/promise.sql';
import { takePromiseBack } from './promise/promise-withdrawal';
import { ServicingRepository } from './servicing.repository';

type LoanKey = Pick<Loan, 'memberId' | 'id'>;

/** What other modules need to know of what members asked for and promised. */
@Injectable()
export class MemberRequests implements RequestWork, OnModuleInit {
  constructor(
    private readonly requests: LoanRequests,
    private readonly schedules: ChangedSchedules,
    private readonly repository: ServicingRepository,
    private readonly scores: CreditScoreService,
    private readonly ledger: LedgerService,
  ) {}

  onModuleInit(): void {
    this.requests.register(this);
    this.schedules.knownBy((on, memberId) => changedSchedules.all(on, memberId));
  }

  async endWith(tx: EntityManager, loan: EndedLoan, at: Date): Promise<void> {
    const { memberId, id } = loan;
    endRequests.ahead(tx, memberId, id, newId(), at);
    const [promise] = await readPromises.all(tx, memberId, id, 1);
    if (promise?.endedAt === null) takePromiseBack(tx, memberId, 'MEMBER', { ...loan, ...promise, at });
    const onDay = loanDay(loan.servicedOn, todayInManila(at));
    await this.takeChargesBack(tx, loan, onDay);
    await this.scores.takeBack(tx, loan, onDay);
  }

  /**
   * As agreed first, nothing is due while a loan can be cancelled. Another schedule charges the interest of the days before it,
   * and may be due sooner.
   */
  private async takeChargesBack(tx: EntityManager, loan: EndedLoan, onDay: Day): Promise<void> {
    const { charges } = differences(await this.repository.standing(tx, loan), NO_ENTRIES);
    if (charges.length === 0) return;
    const { memberId, id, currency } = loan;
    const memorandum = grown(await this.ledger.memorandumOf(tx, memberId, id), NO_MEMORANDUM);
    const booking = { kind: 'REALLOCATION', onDay, charges, allocations: [], memorandum } as const;
    const lines = postingsOf(booking);
    const movement = { memberId, loanId: id, currency, kind: booking.kind, onDay, lines };
    const transactionId = lines.length > 0 ? await this.ledger.post(tx, movement) : null;
    await this.repository.insertCharges(tx, loan, { ...booking, transactionId });
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
