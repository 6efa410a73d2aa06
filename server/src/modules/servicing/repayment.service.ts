import { Injectable } from '@nestjs/common';
import { type Day, type LoanCheckpoint, toldPosition, toMajor, toMinor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../../platform/access/access';
import { auditValues } from '../../platform/audit/audit.service';
import { readDayOrTime, todayInManila } from '../../platform/calendar';
import { Database } from '../../platform/database/database';
import { onceCommitted } from '../../platform/database/once-committed';
import type { RepaymentSource } from '../../platform/events/event-types';
import { eventValues } from '../../platform/events/events';
import { IdempotencyService, type StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { filled } from '../../platform/language/sentence';
import { countRepayment } from '../../platform/metrics/counters';
import type { PageQueryDto } from '../../platform/page-query.dto';
import { LAST_ID, toPage } from '../../platform/paging';
import { invalidField } from '../../platform/problem/common.errors';
import { MAX_AMOUNT } from '../../platform/validation/fields';
import { assertWholeUnits } from '../../platform/validation/whole-units';
import { LoanNotFound, LoanNotFunded } from '../loan/loan.errors';
import { RunningLoanService } from '../loan/running-loan.service';
import type { ToldValues } from './booking.sql';
import { HeldLoans } from './held-loans.service';
import { isPrincipalBy } from './overpayment';
import type { RepaymentDto, RepaymentPageDto, RepaymentRecordDto } from './repayment.dto';
import { idAfter } from './repayment-id';
import { toRepaymentDto, toRepaymentRow } from './repayment-view';
import { comparable, likelyRepeated } from './repeated-repayment';
import { shownNumbers } from './schedule-changes';
import {
  RepaymentFromCredit,
  RepaymentLooksRepeated,
  RepaymentNotFound,
  RepaymentOfTopUp,
  RepaymentReversed,
} from './servicing.errors';
import { type NewRepayment, ServicingRepository } from './servicing.repository';
import { type HeldLoan, isServiced, ServicingService } from './servicing.service';
import {
  type LoanRow,
  listRepayments,
  type RepaymentFacts,
  repaymentFacts,
  scoringRepaymentFacts,
} from './servicing.sql';

/** Where a payment came from, with the number of the incoming payment that it was made of. */
export interface RepaymentOrigin {
  readonly source: RepaymentSource;
  readonly paymentNumber?: string;
}

/** Names a repayment, and says why it is taken back. */
export interface Reversal {
  readonly loanNumber: string;
  readonly repaymentNumber: string;
  readonly reason: string;
}

interface Doing extends RepaymentOrigin {
  readonly accountId: string;
  readonly now: Date;
}

/** Money that members paid, as staff record it and take it back. */
@Injectable()
export class RepaymentService {
  constructor(
    private readonly database: Database,
    private readonly loans: RunningLoanService,
    private readonly repository: ServicingRepository,
    private readonly servicing: ServicingService,
    private readonly held: HeldLoans,
    private readonly idempotency: IdempotencyService,
    private readonly settings: Settings,
  ) {}

  /** Also of a loan that was cancelled: what was paid on it was taken back before. @throws LoanNotFound */
  list(loanNumber: string, { cursor = LAST_ID, limit }: PageQueryDto): Promise<RepaymentPageDto> {
    return this.database.transaction('REPEATABLE READ', async (tx) => {
      const loan = await this.loans.byNumber(tx, loanNumber);
      const page = toPage(await listRepayments.all(tx, loan.memberId, loan.id, cursor, limit + 1), limit);
      const named = page.rows.flatMap(({ parts }) => parts.map((part) => part.installmentNumber));
      const shown = await shownNumbers(tx, loan, named);
      return { items: page.rows.map((row) => toRepaymentRow(row, loan, shown)), nextCursor: page.nextCursor };
    });
  }

  /** @throws LoanNotFound, LoanNotFunded, OwnAccount, ValidationFailed, RepaymentLooksRepeated */
  async record(
    caller: CurrentAccount,
    loanNumber: string,
    wish: RepaymentRecordDto,
    key: string,
  ): Promise<StoredAnswer> {
    const { accountId } = caller;
    const request = { accountId, operation: 'recordRepayment', key, body: { loanNumber, ...wish } };
    const hold = await this.held.holding(loanNumber);
    return this.idempotency.once(request, hold, async (tx, found) => {
      const held = await this.held.ofAnother(tx, caller, found);
      const { answer } = await this.receive(tx, accountId, held, { ...wish, source: 'STAFF' });
      return { answer };
    });
  }

  /**
   * In the transaction of whoever holds the loan. Where it refuses, no payment was written.
   * @throws LoanNotFound, LoanNotFunded, ValidationFailed, RepaymentLooksRepeated
   */
  async receive(
    tx: EntityManager,
    accountId: string,
    found: HeldLoan | undefined,
    wish: RepaymentRecordDto & RepaymentOrigin,
  ): Promise<{ readonly repaymentId: string; readonly answer: RepaymentDto }> {
    const held = await this.upToDate(tx, found);
    const { loan, now } = held;
    const payment = {
      id: idAfter(held.kept?.lastRepaymentId ?? null),
      amountMinor: toMinor(wish.amount),
      isSettlement:
        wish.settlement ??
        isPrincipalBy(wish.reference, loan.loanNumber) ??
        this.settings.environment.OVERPAYMENT_DEFAULT === 'principal',
      ...paymentTime(wish.paidAt, now, loan, firstDayOf(held.kept?.state)),
    };
    assertWholeUnits('amount', payment.amountMinor, loan.currency);
    const { id: repaymentId, amountMinor, paidOn } = payment;
    const move = await this.servicing.plan(tx, held, { kind: 'PAYMENT', repaymentId, paidOn }, payment);
    const referenceKey = comparable(wish.reference);
    const madeOn = todayInManila(payment.paidAt);
    const like = [loan.memberId, loan.id, amountMinor, madeOn, referenceKey] as const;
    const score = move.mayScore ? await scoringRepaymentFacts.only(tx, ...like) : undefined;
    const facts = score ?? (await repaymentFacts.only(tx, ...like));
    assertSumStaysExact(facts, amountMinor);
    if (!wish.force) assertNotRepeated(facts, wish);
    const repayment = {
      memberId: loan.memberId,
      loanId: loan.id,
      repaymentNumber: await this.repository.nextNumber(tx),
      reference: wish.reference,
      referenceKey,
      recordedBy: accountId,
      recordedAt: now,
      paidByLoanId: null,
      paymentNumber: wish.paymentNumber ?? null,
      ...payment,
    };
    const told = this.tell(tx, { accountId, now, ...originOf(wish) }, 'REPAYMENT_RECORDED', loan, repayment);
    const after = await this.servicing.carryOut(tx, move, { repayment, score, told });
    return {
      repaymentId,
      answer: toRepaymentDto(repayment, after.loan, toldPosition(move.running, move.position)),
    };
  }

  /**
   * In the transaction of whoever holds the loan.
   * @throws LoanNotFound, LoanNotFunded, RepaymentNotFound, RepaymentReversed, RepaymentFromCredit, RepaymentOfTopUp,
   * AnotherLoanOpen
   */
  async takeBack(
    tx: EntityManager,
    accountId: string,
    found: HeldLoan | undefined,
    { repaymentNumber, reason, ...origin }: Omit<Reversal, 'loanNumber'> & RepaymentOrigin,
  ): Promise<RepaymentDto> {
    const held = await this.upToDate(tx, found);
    const { loan, now } = held;
    const repayments = await this.repository.repayments(tx, loan);
    const repayment = repayments.find((one) => one.repaymentNumber === repaymentNumber);
    if (!repayment) throw new RepaymentNotFound();
    if (repayment.reversal) throw new RepaymentReversed();
    if (await this.repository.isFromCredit(tx, repayment)) throw new RepaymentFromCredit();
    if (repayment.paidByLoanId !== null) throw new RepaymentOfTopUp();
    const { memberId, id: repaymentId } = repayment;
    // Of a write-off that was taken back since, it counts from the day on which it was made.
    const paidOn = [repayment.paidOn, todayInManila(repayment.paidAt)].sort()[0]!;
    const reversal = { memberId, repaymentId, reason, reversedBy: accountId, reversedAt: now };
    await this.repository.insertReversal(tx, reversal);
    const move = await this.servicing.plan(tx, held, { kind: 'REVERSAL', repaymentId, paidOn });
    const doing = { ...originOf(origin), accountId, now };
    const told = this.tell(tx, doing, 'REPAYMENT_REVERSED', loan, repayment, reason);
    const after = await this.servicing.carryOut(tx, move, { told });
    return toRepaymentDto({ ...repayment, reversal }, after.loan, toldPosition(move.running, move.position));
  }

  /** The days up to today are posted first, so that rows do not depend on when the daily job came by. */
  private async upToDate(tx: EntityManager, held: HeldLoan | undefined): Promise<HeldLoan> {
    if (!held) throw new LoanNotFound();
    if (!isServiced(held.loan)) throw new LoanNotFunded();
    return this.servicing.bringUp(tx, held);
  }

  /** What is told of it. It is counted once it stands. */
  private tell(
    tx: EntityManager,
    { accountId: actorId, now: at, source, paymentNumber }: Doing,
    action: 'REPAYMENT_RECORDED' | 'REPAYMENT_REVERSED',
    { memberId, loanNumber, currency }: LoanRow,
    { repaymentNumber, amountMinor, paidAt, paidOn, reference, isSettlement }: NewRepayment,
    reason?: string,
  ): ToldValues {
    const kind = action === 'REPAYMENT_RECORDED' ? 'RECORDED' : 'REVERSED';
    onceCommitted(tx, () => countRepayment(kind, { currency, amountMinor }));
    const amount = toMajor(amountMinor);
    const paid = { amount, paidAt, paidOn, reference, isSettlement };
    const event = eventValues({
      type: kind === 'RECORDED' ? 'repayment.recorded' : 'repayment.reversed',
      memberId,
      data: { loanNumber, repaymentNumber, currency, amount, paidOn, source, paymentNumber },
      at,
    });
    const audited = auditValues({
      actorId,
      action,
      subject: `repayment ${repaymentNumber} of loan ${loanNumber}`,
      memberId,
      before: kind === 'REVERSED' ? paid : undefined,
      after: { ...paid, reason, at },
    });
    return [...event, ...audited];
  }
}

function originOf({ source, paymentNumber }: RepaymentOrigin): RepaymentOrigin {
  return { source, paymentNumber };
}

/** @throws ValidationFailed where many payments together come to more than one may be. */
function assertSumStaysExact({ receivedMinor }: RepaymentFacts, amountMinor: number): void {
  if (receivedMinor + amountMinor <= toMinor(MAX_AMOUNT)) return;
  throw invalidField('amount', 'The payments of one loan cannot come to this much.');
}

/** @throws RepaymentLooksRepeated with the earlier one: what arrived once must not count twice. */
function assertNotRepeated({ alike }: RepaymentFacts, { amount, reference }: RepaymentRecordDto): void {
  const earlier = likelyRepeated(alike, reference);
  if (!earlier) return;
  const { repaymentNumber, paidAt, recordedAt } = earlier;
  throw new RepaymentLooksRepeated({
    detail: filled(
      'This amount was already recorded for this day under this reference, as {number}. If it is another payment, record it with force.',
      { number: repaymentNumber },
    ),
    extensions: {
      earlier: {
        repaymentNumber,
        amount,
        paidAt: new Date(paidAt).toISOString(),
        reference: earlier.reference,
        recordedAt: new Date(recordedAt).toISOString(),
      },
    },
  });
}

/** A payment of before a changed schedule or a write-off that is recorded after it counts from the day of that. */
function firstDayOf(state: LoanCheckpoint | undefined): Day {
  const changedOn = state?.changed?.changes.at(-1)?.enteredOn ?? '';
  const { writtenOffOn = '' } = state ?? {};
  return [changedOn, writtenOffOn].sort().at(-1) ?? '';
}

/** @throws ValidationFailed for a time in the future, or before the loan was approved. */
function paymentTime(paidAt: string | undefined, now: Date, { approvedOn }: LoanRow, firstDay: Day) {
  const { at, on } = paidAt === undefined ? { at: now, on: todayInManila(now) } : readPaidAt(paidAt);
  if (at > now) throw invalidField('paidAt', 'A payment cannot be dated in the future.');
  if (approvedOn !== null && on < approvedOn) {
    throw invalidField('paidAt', 'A payment cannot be dated before the approval of the loan.');
  }
  return { paidAt: at, paidOn: on < firstDay ? firstDay : on };
}

function readPaidAt(paidAt: string) {
  const read = readDayOrTime(paidAt);
  if (!read) throw invalidField('paidAt', 'Give the date as YYYY-MM-DD.');
  return read;
}
