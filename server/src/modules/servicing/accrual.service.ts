import { Injectable } from '@nestjs/common';
import { daysPastDue, type LoanPosition, NO_MEMORANDUM } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import { LedgerService } from '../ledger/ledger.service';
import { wasNonAccruingSince } from '../loan/day-position.sql';
import type { Booking, BookingDays, Occasion } from './bookings';
import { type Accrual, accrualAfter, withMemorandum } from './memorandum';
import type { LoanRow } from './servicing.sql';

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
    plain: readonly Booking[],
  ): Promise<readonly Booking[]> {
    const bookings = await this.withLoss(tx, memberId, plain);
    if (hadNone && accrual.isAccruing) return bookings;
    const kept = hadNone ? NO_MEMORANDUM : await this.ledger.memorandumOf(tx, memberId, id);
    return withMemorandum(bookings, accrual, { kept, owed });
  }

  /** A waiver that is taken back takes back what it was in the books, however the loan accrues by now. */
  private async withLoss(
    tx: EntityManager,
    memberId: string,
    bookings: readonly Booking[],
  ): Promise<readonly Booking[]> {
    const waiverId = bookings.find(({ kind }) => kind === 'WAIVER_REVERSAL')?.subjectId;
    if (waiverId === undefined) return bookings;
    const lossMinor = await this.ledger.lossOfWaiverMinor(tx, memberId, waiverId);
    return bookings.map((booking) =>
      booking.kind === 'WAIVER_REVERSAL' ? { ...booking, lossMinor } : booking,
    );
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
