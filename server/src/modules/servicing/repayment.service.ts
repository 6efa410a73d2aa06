import { Injectable } from '@nestjs/common';
import { toMajor, toMinor } from '@pautang/loan-terms';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { CurrentAccount } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import { readDayOrTime, todayInManila } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import { IdempotencyService, type StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { filled, type Words } from '../../platform/language/sentence';
import type { PageQueryDto } from '../../platform/page-query.dto';
import { toPage } from '../../platform/paging';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { MAX_AMOUNT } from '../../platform/validation/fields';
import type { Loan } from '../loan/loan.service';
import { RunningLoanService } from '../loan/running-loan.service';
import type { RepaymentDto, RepaymentPageDto, RepaymentRecordDto } from './repayment.dto';
import { toRepaymentDto, toRepaymentRow } from './repayment-view';
import { likelyRepeated } from './repeated-repayment';
import {
  LoanNotFunded,
  RepaymentLooksRepeated,
  RepaymentNotFound,
  RepaymentReversed,
} from './servicing.errors';
import { type RecordedRepayment, ServicingRepository } from './servicing.repository';
import { isServiced, isUpTo, ServicingService } from './servicing.service';

/** Names a repayment, and says why it is taken back. */
export interface Reversal {
  readonly loanNumber: string;
  readonly repaymentNumber: string;
  readonly reason: string;
}

/** Money that members paid, as staff record it and take it back. */
@Injectable()
export class RepaymentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly loans: RunningLoanService,
    private readonly repository: ServicingRepository,
    private readonly servicing: ServicingService,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /** @throws LoanNotFound */
  list(loanNumber: string, { cursor, limit }: PageQueryDto): Promise<RepaymentPageDto> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      const loan = await this.loans.byNumber(tx, loanNumber);
      if (!isServiced(loan)) return { items: [] };
      const page = toPage(await this.repository.page(tx, loan, { cursor, limit }), limit);
      const serviced = await this.servicing.look(tx, loan, await this.clock.today(tx));
      return {
        items: page.rows.map((repayment) => toRepaymentRow(repayment, serviced)),
        nextCursor: page.nextCursor,
      };
    });
  }

  /** @throws LoanNotFound, LoanNotFunded, ValidationFailed, RepaymentLooksRepeated */
  record(
    { accountId }: CurrentAccount,
    loanNumber: string,
    wish: RepaymentRecordDto,
    key: string,
  ): Promise<StoredAnswer> {
    const request = { accountId, operation: 'recordRepayment', key, body: { loanNumber, ...wish } };
    return this.idempotency.once<RepaymentDto>(request, async (tx) => {
      const { loan, repayments, now, today } = await this.lockUpToDate(tx, loanNumber);
      assertSumStaysExact(repayments, wish);
      const repayment = {
        memberId: loan.memberId,
        id: uuid(),
        loanId: loan.id,
        repaymentNumber: await this.repository.nextNumber(tx),
        amountMinor: toMinor(wish.amount),
        ...paymentTime(wish.paidAt, now, loan),
        reference: wish.reference,
        isSettlement: wish.settlement ?? false,
        recordedBy: accountId,
        recordedAt: now,
      };
      if (!wish.force) assertNotRepeated(repayments, repayment);
      await this.repository.insertRepayment(tx, repayment);
      const { id: repaymentId, paidOn } = repayment;
      const serviced = await this.servicing.bringUpTo(tx, loan, today, {
        kind: 'PAYMENT',
        repaymentId,
        paidOn,
      });
      await this.write(tx, accountId, 'REPAYMENT_RECORDED', loan, repayment);
      return { answer: toRepaymentDto(repayment, serviced) };
    });
  }

  /** @throws LoanNotFound, LoanNotFunded, RepaymentNotFound, RepaymentReversed, AnotherLoanOpen */
  reverse(
    { accountId }: CurrentAccount,
    { loanNumber, repaymentNumber, reason }: Reversal,
    key: string,
  ): Promise<StoredAnswer> {
    const body = { loanNumber, repaymentNumber, reason };
    const request = { accountId, operation: 'reverseRepayment', key, body };
    return this.idempotency.once<RepaymentDto>(request, async (tx) => {
      const { loan, repayments, now, today } = await this.lockUpToDate(tx, loanNumber);
      const repayment = repayments.find((one) => one.repaymentNumber === repaymentNumber);
      if (!repayment) throw new RepaymentNotFound();
      if (repayment.reversal) throw new RepaymentReversed();
      const { memberId, id: repaymentId } = repayment;
      const reversal = { memberId, repaymentId, reason, reversedBy: accountId, reversedAt: now };
      await this.repository.insertReversal(tx, reversal);
      const serviced = await this.servicing.bringUpTo(tx, loan, today, { kind: 'REVERSAL', repaymentId });
      await this.write(tx, accountId, 'REPAYMENT_REVERSED', loan, repayment, reason);
      return { answer: toRepaymentDto({ ...repayment, reversal }, serviced) };
    });
  }

  /** The days up to today are posted first, so that rows do not depend on when the daily job came by. */
  private async lockUpToDate(tx: EntityManager, loanNumber: string) {
    const found = await this.loans.lockByNumber(tx, loanNumber);
    if (!isServiced(found)) throw new LoanNotFunded();
    const now = await this.clock.now(tx);
    const today = todayInManila(now);
    const loan = isUpTo(found, today) ? found : (await this.servicing.bringUpTo(tx, found, today)).loan;
    return { loan, repayments: await this.repository.repayments(tx, loan), now, today };
  }

  private write(
    tx: EntityManager,
    actorId: string,
    action: string,
    { memberId, loanNumber }: Loan,
    { repaymentNumber, amountMinor, paidOn, reference, isSettlement }: RecordedRepayment,
    reason?: string,
  ): Promise<void> {
    return this.audit.record(tx, {
      actorId,
      action,
      subject: `repayment ${repaymentNumber} of loan ${loanNumber}`,
      memberId,
      after: { amount: toMajor(amountMinor), paidOn, reference, isSettlement, reason },
    });
  }
}

/** @throws ValidationFailed where many payments together come to more than one may be. */
function assertSumStaysExact(repayments: readonly RecordedRepayment[], { amount }: RepaymentRecordDto): void {
  const sumMinor = repayments.reduce((sum, { amountMinor }) => sum + amountMinor, toMinor(amount));
  if (sumMinor <= toMinor(MAX_AMOUNT)) return;
  throw invalid('amount', 'The payments of one loan cannot come to this much.');
}

/** @throws RepaymentLooksRepeated with the earlier one: what arrived once must not count twice. */
function assertNotRepeated(
  repayments: readonly RecordedRepayment[],
  wish: Pick<RecordedRepayment, 'amountMinor' | 'paidOn' | 'reference'>,
): void {
  const earlier = likelyRepeated(repayments, wish);
  if (!earlier) return;
  const { repaymentNumber, amountMinor, paidAt, reference, recordedAt } = earlier;
  throw new RepaymentLooksRepeated({
    detail: filled(
      'This amount was already recorded for this day under this reference, as {number}. If it is another payment, record it with force.',
      { number: repaymentNumber },
    ),
    extensions: {
      earlier: {
        repaymentNumber,
        amount: toMajor(amountMinor),
        paidAt: paidAt.toISOString(),
        reference,
        recordedAt: recordedAt.toISOString(),
      },
    },
  });
}

/** @throws ValidationFailed for a time in the future, or before the loan was approved. */
function paymentTime(paidAt: string | undefined, now: Date, { approvedOn }: Loan) {
  const { at, on } = paidAt === undefined ? { at: now, on: todayInManila(now) } : readPaidAt(paidAt);
  if (at > now) throw invalid('paidAt', 'A payment cannot be dated in the future.');
  if (approvedOn !== null && on < approvedOn) {
    throw invalid('paidAt', 'A payment cannot be dated before the approval of the loan.');
  }
  return { paidAt: at, paidOn: on };
}

function readPaidAt(paidAt: string) {
  const read = readDayOrTime(paidAt);
  if (!read) throw invalid('paidAt', 'Give the date as YYYY-MM-DD.');
  return read;
}

function invalid(field: keyof RepaymentRecordDto, message: Words): Error {
  return new ValidationFailed({ detail: message, errors: [{ field, message }] });
}
