import { Injectable } from '@nestjs/common';
import type { ChargeKind, LoanCheckpoint, LoanEntry } from '@pautang/loan-terms';
import { type EntityManager, In } from 'typeorm';
import { NumberSeries } from '../../platform/database/number-series';
import { recordAuditedEvent } from '../../platform/events/events.sql';
import { newId } from '../../platform/new-id';
import type { ScoredColumns } from '../credit/credit.sql';
import { NOT_MOVED } from '../credit/credit-score.service';
import { recordLate } from '../ledger/ledger.sql';
import { columnsOf } from '../ledger/movement';
import { checkpointValues } from '../loan/checkpoint-values';
import type { DayPosition } from '../loan/day-position.sql';
import type { Loan } from '../loan/loan.service';
import {
  book,
  bookAndTurn,
  bookPayment,
  markAccrual,
  type ToldValues,
  type TurnedStatus,
} from './booking.sql';
import { type Booking, postingsOf } from './bookings';
import { CreditUse } from './credit-use.entity';
import type { AllocationBucket, Entries } from './differences';
import { onceLifted } from './lifted-write-offs';
import { LoanCharge } from './loan-charge.entity';
import { Repayment, RepaymentReversal } from './repayment.entity';
import { agreedRequests } from './schedule-changes';
import type { LoanRow } from './servicing.sql';
import { Waiver, WaiverReversal } from './waiver.entity';
import { WriteOffRepository } from './write-off.repository';

type LoanKey = Pick<Loan, 'memberId' | 'id'>;

/** A repayment, and its reversal when it was taken back. */
export interface RecordedRepayment extends Repayment {
  readonly reversal?: RepaymentReversal;
}

/** A payment that is being recorded. */
export type NewRepayment = Omit<RecordedRepayment, 'reversal'>;

/** A waiver, and its reversal when it was taken back. */
export interface RecordedWaiver extends Waiver {
  readonly reversal?: WaiverReversal;
}

@Injectable()
export class ServicingRepository {
  private readonly numbers = new NumberSeries('RP', 'repayment_number_sequence');
  private readonly writeOffs = new WriteOffRepository();

  /** All repayments of a loan, in the order in which they were recorded. */
  async repayments(tx: EntityManager, { memberId, id: loanId }: LoanKey): Promise<RecordedRepayment[]> {
    const repayments = await tx.find(Repayment, { where: { memberId, loanId }, order: { id: 'ASC' } });
    if (repayments.length === 0) return [];
    const ids = repayments.map(({ id }) => id);
    const reversals = await tx.findBy(RepaymentReversal, { memberId, repaymentId: In(ids) });
    const byRepayment = new Map(reversals.map((reversal) => [reversal.repaymentId, reversal]));
    return repayments.map((repayment) => ({ ...repayment, reversal: byRepayment.get(repayment.id) }));
  }

  nextNumber(tx: EntityManager): Promise<string> {
    return this.numbers.next(tx);
  }

  async insertReversal(tx: EntityManager, reversal: RepaymentReversal): Promise<void> {
    await tx.insert(RepaymentReversal, reversal);
  }

  /** All waivers of a loan, in the order in which they were granted. */
  async waivers(tx: EntityManager, { memberId, id: loanId }: LoanKey): Promise<RecordedWaiver[]> {
    const waivers = await tx.find(Waiver, { where: { memberId, loanId }, order: { id: 'ASC' } });
    if (waivers.length === 0) return [];
    const ids = waivers.map(({ id }) => id);
    const reversals = await tx.findBy(WaiverReversal, { memberId, waiverId: In(ids) });
    const byWaiver = new Map(reversals.map((reversal) => [reversal.waiverId, reversal]));
    return waivers.map((waiver) => ({ ...waiver, reversal: byWaiver.get(waiver.id) }));
  }

  async insertWaiver(tx: EntityManager, waiver: Waiver): Promise<void> {
    await tx.insert(Waiver, waiver);
  }

  async insertWaiverReversal(tx: EntityManager, reversal: WaiverReversal): Promise<void> {
    await tx.insert(WaiverReversal, reversal);
  }

  /** What of a loan's credit was used, in the order of that. */
  creditUses(tx: EntityManager, { memberId, id: loanId }: LoanKey): Promise<CreditUse[]> {
    return tx.find(CreditUse, { where: { memberId, loanId }, order: { id: 'ASC' } });
  }

  async insertCreditUse(tx: EntityManager, use: CreditUse): Promise<void> {
    await tx.insert(CreditUse, use);
  }

  /** Whether a payment came out of the credit of another loan. */
  isFromCredit(tx: EntityManager, { memberId, id: repaymentId }: LoanKey): Promise<boolean> {
    return tx.existsBy(CreditUse, { memberId, repaymentId });
  }

  /** What happened to a loan and was not taken back, in the order of recording. */
  async history(tx: EntityManager, loan: LoanKey): Promise<LoanEntry[]> {
    const waivers = (await this.waivers(tx, loan)).map(({ id, waivedOn, amountMinor, reversal }) => {
      return { id, kind: 'WAIVER' as const, enteredOn: waivedOn, amountMinor, reversal };
    });
    const all = [...(await this.repayments(tx, loan)), ...waivers];
    const uses = (await this.creditUses(tx, loan)).map(({ id, usedOn: enteredOn, amountMinor }) => {
      return { id, kind: 'CREDIT_USE' as const, enteredOn, amountMinor };
    });
    const writeOffs = (await this.writeOffs.of(tx, loan)).map(({ id, writtenOffOn, reversal }) => {
      const entry = { id, kind: 'WRITE_OFF' as const, enteredOn: writtenOffOn, amountMinor: 0 };
      return reversal ? { ...entry, liftedOn: reversal.liftedOn } : entry;
    });
    const standing = all.filter(({ reversal }) => reversal === undefined);
    const entries: LoanEntry[] = [...standing, ...uses, ...writeOffs].sort(byOrderOfRecording);
    const known: LoanEntry[] = [];
    for (const { change, lastRepaymentId } of await agreedRequests(tx, loan)) {
      while (entries[0] && lastRepaymentId !== null && entries[0].id <= lastRepaymentId) {
        known.push(...entries.splice(0, 1));
      }
      if (change) known.push(change);
    }
    return onceLifted([...known, ...entries]);
  }

  /** The payment, waiver, write-off or use of credit that was recorded last; null where there is none. */
  async lastEntryId(tx: EntityManager, loan: LoanKey): Promise<string | null> {
    const paid = [...(await this.repayments(tx, loan)), ...(await this.creditUses(tx, loan))];
    const entered = [...(await this.waivers(tx, loan)), ...(await this.writeOffs.of(tx, loan))];
    const all: { readonly id: string }[] = [...paid, ...entered];
    return all.sort(byOrderOfRecording).at(-1)?.id ?? null;
  }

  /** What the rows of charges and allocations come to. @param since charges of the days before it are left out */
  async standing(
    tx: EntityManager,
    { memberId, id: loanId }: LoanKey,
    since = '0001-01-01',
  ): Promise<Entries> {
    const charges = await tx.query<ChargeSum[]>(
      `SELECT installment_number, kind, charged_on::text, sum(amount_minor) AS amount, sum(waived_minor) AS waived
       FROM loan_charge WHERE member_id = $1 AND loan_id = $2 AND charged_on >= $3
       GROUP BY 1, 2, 3 HAVING sum(amount_minor) <> 0 OR sum(waived_minor) <> 0
       ORDER BY charged_on, installment_number, kind`,
      [memberId, loanId, since],
    );
    const allocations = await tx.query<AllocationSum[]>(
      `SELECT repayment_id, bucket, installment_number, sum(amount_minor) AS amount
       FROM repayment_allocation WHERE member_id = $1 AND loan_id = $2
       GROUP BY 1, 2, 3 HAVING sum(amount_minor) <> 0`,
      [memberId, loanId],
    );
    return {
      charges: charges.map((row) => ({
        installmentNumber: row.installment_number,
        kind: row.kind,
        chargedOn: row.charged_on,
        amountMinor: Number(row.amount),
        waivedMinor: Number(row.waived),
      })),
      allocations: allocations.map((row) => ({
        repaymentId: row.repayment_id,
        bucket: row.bucket,
        installmentNumber: row.installment_number,
        amountMinor: Number(row.amount),
      })),
    };
  }

  /** The charges of a booking, whose movement of money is there already. */
  async insertCharges(
    tx: EntityManager,
    { memberId, id: loanId }: LoanKey,
    booked: MovedBooking,
  ): Promise<void> {
    const rows = ownedBy(booked, booked.charges);
    await tx.insert(
      LoanCharge,
      rows.map((row) => ({ ...row, memberId, loanId })),
    );
  }

  /** Writes what an occasion changes, and where the loan stands then, in one statement. */
  book(tx: EntityManager, booked: Booked): void {
    const { loan, changed, now, bookings, repayment, scored, told } = booked;
    const { memberId, id: loanId, currency } = loan;
    const moving = bookings.map((booking) => ({ ...booking, lines: booking.lines ?? postingsOf(booking) }));
    const moved = moving.filter(({ lines }) => lines.length > 0);
    const posted = columnsOf(
      moved.map(({ kind, subjectId, onDay, lines }) => {
        return { memberId, loanId, currency, kind, subjectId, onDay, lines };
      }),
    );
    const ids = posted[0].values();
    const rows = moving.map(({ lines, ...booking }) => ({
      ...booking,
      transactionId: lines.length > 0 ? (ids.next().value ?? null) : null,
    }));
    const columns = [
      memberId,
      loanId,
      ...posted,
      JSON.stringify(repayment ? [repayment] : []),
      JSON.stringify(rows.flatMap((row) => ownedBy(row, row.allocations))),
      ...checkpointValues(booked.state, booked.keptInstallments, booked.lastRepaymentId),
      booked.state.on,
      changed.nextEventOn,
      changed.oldestUnpaidOn,
      JSON.stringify(booked.positions),
    ] as const;
    const charges = rows.flatMap((row) => ownedBy(row, row.charges));
    const accrued = [JSON.stringify(charges), ...scored] as const;
    const isPlain = changed.status === loan.status && charges.length === 0 && scored === NOT_MOVED;
    if (told && !isPlain) recordAuditedEvent.ahead(tx, memberId, ...told);
    if (told && isPlain) bookPayment.ahead(tx, ...columns, ...told);
    else if (changed.status === loan.status) book.ahead(tx, ...columns, ...accrued);
    else {
      const status = changed.status as TurnedStatus;
      const by = booked.actorId === undefined ? 'SYSTEM' : 'STAFF';
      const turned = [status, changed.repaidAt, now, by, booked.actorId ?? null] as const;
      bookAndTurn.ahead(tx, ...columns, ...accrued, ...turned);
    }
    if (changed.isAccruing !== loan.isAccruing) markAccrual.ahead(tx, memberId, loanId, changed.isAccruing);
    const late = posted[0].filter((_, index) => moved[index]?.isLate);
    if (late.length > 0) recordLate.ahead(tx, memberId, late, booked.state.on);
  }
}

/** What is written together. */
interface Booked {
  readonly loan: LoanRow;
  /** The loan afterwards. */
  readonly changed: LoanRow;
  readonly now: Date;
  readonly bookings: readonly Booking[];
  readonly repayment: NewRepayment | undefined;
  readonly scored: ScoredColumns;
  /** What is told of a payment, before what follows from it, such as that the loan is repaid. */
  readonly told: ToldValues | undefined;
  readonly state: LoanCheckpoint;
  readonly keptInstallments: readonly number[];
  readonly lastRepaymentId: string | null;
  /** Who turned its status, where it was not what was paid. */
  readonly actorId: string | undefined;
  /** Where it stands from each day on that is booked. */
  readonly positions: readonly DayPosition[];
}

interface MovedBooking extends Booking {
  readonly transactionId: string | null;
}

/** Rows of a booking, each with the transaction that moved its money, if any. */
function ownedBy<Row>({ onDay: bookedOn, transactionId }: MovedBooking, rows: readonly Row[]) {
  return rows.map((row) => ({ id: newId(), ...row, bookedOn, transactionId }));
}

interface ChargeSum {
  readonly installment_number: number;
  readonly kind: ChargeKind;
  readonly charged_on: string;
  readonly amount: string;
  readonly waived: string;
}

interface AllocationSum {
  readonly repayment_id: string;
  readonly bucket: AllocationBucket;
  readonly installment_number: number | null;
  readonly amount: string;
}

/** See `idAfter`. */
function byOrderOfRecording(one: Pick<Repayment, 'id'>, other: Pick<Repayment, 'id'>): number {
  return one.id < other.id ? -1 : 1;
}
