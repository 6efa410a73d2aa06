import { Injectable } from '@nestjs/common';
import { daysPastDue, type LoanPosition, NO_MEMORANDUM } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import { LedgerService } from '../ledger/ledger.service';
import { wasNonAccruingSince } from '../loan/day-position.sql';
import type { Booking, BookingDays, Occasion } from './bookings';
import { type Accrual, accrualAfter, withMemorandum } from './memorandum';
import { takesRestsBack, withRestLosses } from './rest-losses';
import type { LoanRow } from './servicing.sql';
import { changesWaivers, withLosses } from './waiver-losses';

/** Which loans stop to accrue, which do so again, and what the books move then. A loan that accrues costs no statement. */
@Injectable()
export class AccrualService {
  constructor(
    private readonly settings: Settings,
    private readonly ledger: LedgerService,
  ) {}

  /** Whether what a held loan charges is income before and after an occasion. */
  async after(
    tx: EntityManager,
    loan: LoanRow,
    occasion: Occasion,
    position: LoanPosition,
    { servicedOn }: Pick<BookingDays, 'servicedOn'>,
  ): Promise<Accrual> {
    const { asOf, writtenOffOn } = position;
    if (writtenOffOn !== undefined && occasion.kind !== 'WRITE_OFF') {
      // Nothing of it is in the books any more, whatever is paid.
      return { wasAccruing: loan.isAccruing, isAccruing: loan.isAccruing, changesOn: asOf };
    }
    const { NON_ACCRUAL_DAYS: days } = this.settings.environment;
    const isCureUndone = await this.isCureUndone(tx, loan, occasion, position);
    return accrualAfter(loan, occasion, position, { days, servicedOn, isCureUndone });
  }

  /** The bookings of an occasion, with what they move between income and memorandum. */
  async book(
    tx: EntityManager,
    { memberId, id, isAccruing: hadNone }: LoanRow,
    accrual: Accrual,
    { owed }: LoanPosition,
    bookings: readonly Booking[],
  ): Promise<readonly Booking[]> {
    if (hadNone && accrual.isAccruing) return bookings;
    const kept = hadNone ? NO_MEMORANDUM : await this.ledger.memorandumOf(tx, memberId, id);
    return withMemorandum(bookings, accrual, { kept, owed });
  }

  /** The bookings of an occasion, with what changes of waivers that were granted, and of rests that were written off, before it. */
  async withLosses(
    tx: EntityManager,
    { memberId, id }: LoanRow,
    { charges }: LoanPosition,
    plain: readonly Booking[],
  ): Promise<readonly Booking[]> {
    let bookings = plain;
    if (bookings.some(changesWaivers))
      bookings = withLosses(bookings, charges, await this.ledger.lossesOfWaivers(tx, memberId, id));
    if (bookings.some(takesRestsBack)) {
      const balances = await this.ledger.balancesOf(tx, memberId, id);
      bookings = withRestLosses(bookings, charges, 0 - (balances.get('SMALL_RESTS') ?? 0));
    }
    return bookings;
  }

  /**
   * A loan that did not accrue at any time since its oldest unpaid installment fell due was never cured: the payment is taken
   * back that seemed to do so.
   */
  private async isCureUndone(
    tx: EntityManager,
    { memberId, id, isAccruing: seemsCured }: LoanRow,
    { kind }: Occasion,
    { oldestUnpaidOn, asOf }: LoanPosition,
  ): Promise<boolean> {
    if (kind !== 'REVERSAL' || !seemsCured || daysPastDue(oldestUnpaidOn, asOf) === 0) return false;
    return (await wasNonAccruingSince.only(tx, memberId, id, oldestUnpaidOn ?? asOf)).was;
  }
}
