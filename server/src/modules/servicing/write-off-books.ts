import { Injectable } from '@nestjs/common';
import {
  type LoanCheckpoint,
  type LoanPosition,
  memorandumOf,
  NO_MEMORANDUM,
  positionOf,
  type RunningLoan,
  resumeLoan,
} from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { LedgerService } from '../ledger/ledger.service';
import { AccrualService } from './accrual.service';
import { type Booking, type Occasion, postingsOf } from './bookings';
import { type Accrual, withMemorandum } from './memorandum';
import type { LoanRow } from './servicing.sql';
import { WriteOffRepository } from './write-off.repository';
import { type Balances, liftedLines, linesWhileWrittenOff, writtenOffLines } from './write-off-postings';

/** Of a move, what its bookings rest upon. */
interface Booked {
  readonly held: { readonly loan: LoanRow; readonly kept: { readonly state: LoanCheckpoint } | undefined };
  readonly occasion: Occasion;
  readonly running: RunningLoan;
  readonly position: LoanPosition;
}

/** Whether a loan is written off by a move, or was before it. */
export function isOfWriteOff({ occasion: { kind }, running }: Pick<Booked, 'occasion' | 'running'>): boolean {
  return kind === 'WRITE_OFF' || kind === 'WRITE_OFF_REVERSAL' || running.writtenOffDay !== undefined;
}

/** What a write-off, its reversal, and what happens between the two are in the ledger. */
@Injectable()
export class WriteOffBooks {
  constructor(
    private readonly ledger: LedgerService,
    private readonly accrual: AccrualService,
    private readonly writeOffs: WriteOffRepository,
  ) {}

  /** The bookings of a move, with that of a write-off, and with other accounts while the loan is written off. */
  async book(
    tx: EntityManager,
    move: Booked,
    accrual: Accrual,
    bookings: readonly Booking[],
  ): Promise<readonly Booking[]> {
    const { occasion, held, position } = move;
    const { loan } = held;
    if (occasion.kind === 'WRITE_OFF') {
      const before = await this.accrual.book(tx, loan, accrual, position, bookings);
      const lines = writtenOffLines(await this.balances(tx, move, before));
      return [...before, { ...bookingOf(occasion.kind, occasion.entryId, position), lines }];
    }
    if (occasion.kind === 'WRITE_OFF_REVERSAL')
      return this.lift(tx, move, occasion.entryId, accrual, bookings);
    const standing = await this.writeOffs.standing(tx, loan);
    const isRecovery = (repaymentId: string) => standing !== undefined && repaymentId > standing.id;
    return bookings.map((booking) => {
      return { ...booking, lines: linesWhileWrittenOff(booking, isRecovery, loan.isAccruing) };
    });
  }

  private async lift(
    tx: EntityManager,
    move: Booked,
    writeOffId: string,
    accrual: Accrual,
    bookings: readonly Booking[],
  ): Promise<Booking[]> {
    const { loan, kept: at } = move.held;
    const { isAccruing, memberId, loanNumber } = loan;
    if (!at) throw new Error(`loan ${loanNumber} has no checkpoint of the days that it was written off`);
    const { owed } = positionOf(resumeLoan(at.state, [], at.state.on), at.state.on);
    const before = await this.balances(tx, move, []);
    const paid = await this.writeOffs.paidSince(tx, { memberId, id: writeOffId });
    const lines = liftedLines({ before, owed, isAccruing, paid });
    const kept = isAccruing ? NO_MEMORANDUM : memorandumOf(owed);
    const { position } = move;
    return [
      { ...bookingOf('WRITE_OFF_REVERSAL', writeOffId, position), lines },
      ...withMemorandum(bookings, accrual, { kept, owed: position.owed }),
    ];
  }

  /** What the loan's accounts come to once these bookings stand. */
  private async balances(
    tx: EntityManager,
    { held: { loan } }: Booked,
    bookings: readonly Booking[],
  ): Promise<Balances> {
    const sums = await this.ledger.balancesOf(tx, loan.memberId, loan.id);
    for (const { account, amountMinor } of bookings.flatMap(postingsOf)) {
      sums.set(account, (sums.get(account) ?? 0) + amountMinor);
    }
    return sums;
  }
}

function bookingOf(
  kind: 'WRITE_OFF' | 'WRITE_OFF_REVERSAL',
  subjectId: string,
  { asOf }: LoanPosition,
): Booking {
  return { kind, subjectId, onDay: asOf, charges: [], allocations: [] };
}
