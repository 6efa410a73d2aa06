import { Injectable } from '@nestjs/common';
import { daysPastDue, type OfficerEntry, toMajor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import { Database } from '../../platform/database/database';
import { Proposals } from '../../platform/four-eyes/proposals.service';
import { IdempotencyService, type StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { filled } from '../../platform/language/sentence';
import { canMove } from '../loan/loan-status';
import { RunningLoanService } from '../loan/running-loan.service';
import { HeldLoans } from './held-loans.service';
import { idAfter } from './repayment-id';
import { standingDto } from './repayment-view';
import { NotWrittenOff, WriteOffNotPossible } from './servicing.errors';
import { type HeldLoan, positionToday, ServicingService } from './servicing.service';
import type { LoanRow } from './servicing.sql';
import type { WriteOffDto, WriteOffListDto, WriteOffRowDto } from './write-off.dto';
import type { WriteOff } from './write-off.entity';
import { type RecordedWriteOff, WriteOffRepository } from './write-off.repository';

interface Wish {
  readonly loanNumber: string;
  readonly reason: string;
}

type Kind = 'WRITE_OFF' | 'WRITE_OFF_REVERSAL';

/** Loans that are not expected to be paid any more: written off by two officers, and taken back by two. */
@Injectable()
export class WriteOffService {
  constructor(
    private readonly database: Database,
    private readonly loans: RunningLoanService,
    private readonly repository: WriteOffRepository,
    private readonly servicing: ServicingService,
    private readonly proposals: Proposals,
    private readonly held: HeldLoans,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
    private readonly settings: Settings,
  ) {}

  /** @throws LoanNotFound */
  list(loanNumber: string): Promise<WriteOffListDto> {
    return this.database.transaction('REPEATABLE READ', async (tx) => {
      const writeOffs = await this.repository.of(tx, await this.loans.byNumber(tx, loanNumber));
      const rows = writeOffs.reverse().map((writeOff) => this.shown(tx, writeOff));
      return { items: await Promise.all(rows) };
    });
  }

  /** @throws LoanNotFound, WriteOffNotPossible, SecondPersonNeeded, OwnAccount */
  async writeOff(caller: CurrentAccount, wish: Wish, key: string): Promise<StoredAnswer> {
    const { accountId } = caller;
    const request = { accountId, operation: 'writeOffLoan', key, body: { ...wish } };
    const hold = await this.held.holding(wish.loanNumber);
    return this.idempotency.once<HeldLoan | undefined, WriteOffDto>(request, hold, async (tx, found) => {
      const held = await this.held.ofAnother(tx, caller, found);
      const { loan, now } = held;
      const position = positionToday(held);
      if (!canMove('books', loan.status, 'WRITTEN_OFF') || !position) throw this.notPossible();
      const { asOf, oldestUnpaidOn } = position;
      const late = daysPastDue(oldestUnpaidOn, asOf);
      if (late <= this.settings.environment.WRITE_OFF_DAYS) throw this.notPossible();
      const basis = `late since ${oldestUnpaidOn}`;
      const second = await this.second(tx, caller, loan, { kind: 'WRITE_OFF', basis, message: wish.reason });
      if (second) return { answer: { loan: standingDto(loan, position), proposal: second } };
      const { memberId, id: loanId } = loan;
      const id = idAfter(held.kept?.lastRepaymentId ?? null);
      const entry: OfficerEntry = { id, kind: 'WRITE_OFF', enteredOn: asOf, amountMinor: 0 };
      const occasion = { kind: 'WRITE_OFF', entryId: id, paidOn: asOf, actorId: accountId } as const;
      const move = await this.servicing.plan(tx, held, occasion, entry);
      const { reason } = wish;
      const row = {
        memberId,
        id,
        loanId,
        ...move.position.owed,
        daysPastDue: late,
        writtenOffOn: asOf,
        reason,
      };
      const writeOff: WriteOff = { ...row, writtenOffBy: accountId, recordedAt: now };
      await this.repository.insert(tx, writeOff);
      await this.record(tx, 'LOAN_WRITTEN_OFF', loan, writeOff, { by: accountId, at: now, reason });
      const after = await this.servicing.carryOut(tx, move);
      return { answer: { writeOff: toRow(writeOff, 0), loan: standingDto(after.loan, move.position) } };
    });
  }

  /** @throws LoanNotFound, NotWrittenOff, SecondPersonNeeded, OwnAccount */
  async reverse(caller: CurrentAccount, wish: Wish, key: string): Promise<StoredAnswer> {
    const { accountId } = caller;
    const request = { accountId, operation: 'reverseWriteOff', key, body: { ...wish } };
    const hold = await this.held.holding(wish.loanNumber);
    return this.idempotency.once<HeldLoan | undefined, WriteOffDto>(request, hold, async (tx, found) => {
      const held = await this.held.ofAnother(tx, caller, found);
      const { loan, now } = held;
      const writeOff = await this.repository.standing(tx, loan);
      const position = positionToday(held);
      if (!canMove('books', loan.status, 'APPROVED') || !writeOff || !position) throw new NotWrittenOff();
      const { id: basis } = writeOff;
      const proposed = { kind: 'WRITE_OFF_REVERSAL', basis, message: wish.reason } as const;
      const second = await this.second(tx, caller, loan, proposed);
      if (second) return { answer: { loan: standingDto(loan, position), proposal: second } };
      const { memberId, id: writeOffId } = writeOff;
      const recoveredMinor = await this.repository.recoveredMinor(tx, writeOff);
      const paidOn = await this.repository.firstPaidOn(tx, writeOff);
      const { reason } = wish;
      const { asOf: liftedOn } = position;
      const reversal = { memberId, writeOffId, liftedOn, reason, reversedBy: accountId, reversedAt: now };
      await this.repository.insertReversal(tx, reversal);
      const occasion = {
        kind: 'WRITE_OFF_REVERSAL',
        entryId: writeOffId,
        paidOn,
        actorId: accountId,
      } as const;
      const move = await this.servicing.plan(tx, held, occasion);
      await this.record(tx, 'WRITE_OFF_REVERSED', loan, writeOff, { by: accountId, at: now, reason });
      const after = await this.servicing.carryOut(tx, move);
      const shown = toRow({ ...writeOff, reversal }, recoveredMinor);
      return { answer: { writeOff: shown, loan: standingDto(after.loan, move.position) } };
    });
  }

  private async shown(tx: EntityManager, writeOff: RecordedWriteOff): Promise<WriteOffRowDto> {
    return toRow(writeOff, await this.repository.recoveredMinor(tx, writeOff));
  }

  private notPossible(): Error {
    const days = String(this.settings.environment.WRITE_OFF_DAYS);
    return new WriteOffNotPossible({
      detail: filled('Only a running loan that is more than {days} days past due can be written off.', {
        days,
      }),
    });
  }

  /** Whatever the amount. @returns what waits for a second officer now; nothing where one is enough, or this is the second. */
  private async second(
    tx: EntityManager,
    caller: CurrentAccount,
    { memberId, loanNumber: subject }: LoanRow,
    wish: { readonly kind: Kind; readonly basis: string; readonly message: string },
  ) {
    if (!this.settings.environment.FOUR_EYES_WRITE_OFF) return undefined;
    const judged = await this.proposals.second(tx, caller, { memberId, subject, ...wish });
    return 'proposed' in judged ? (await this.proposals.shown(tx, [judged.proposed]))[0] : undefined;
  }

  private record(
    tx: EntityManager,
    action: 'LOAN_WRITTEN_OFF' | 'WRITE_OFF_REVERSED',
    { memberId, loanNumber, status }: LoanRow,
    writeOff: WriteOff,
    { by: actorId, at, reason }: { readonly by: string; readonly at: Date; readonly reason: string },
  ): Promise<void> {
    const { daysPastDue } = writeOff;
    const after = { amount: toMajor(owedMinor(writeOff)), daysPastDue, reason, at };
    const subject = `loan ${loanNumber}`;
    return this.audit.record(tx, { actorId, action, subject, memberId, before: { status }, after });
  }
}

type Owed = Pick<WriteOff, 'principalMinor' | 'interestMinor' | 'penaltyMinor' | 'feeMinor'>;

function owedMinor({ principalMinor, interestMinor, penaltyMinor, feeMinor }: Owed): number {
  return principalMinor + interestMinor + penaltyMinor + feeMinor;
}

function toRow(writeOff: RecordedWriteOff, recoveredMinor: number): WriteOffRowDto {
  const { id, writtenOffOn, reason, reversal } = writeOff;
  return {
    writeOffId: id,
    writtenOffOn,
    daysPastDue: writeOff.daysPastDue,
    amount: toMajor(owedMinor(writeOff)),
    principal: toMajor(writeOff.principalMinor),
    interest: toMajor(writeOff.interestMinor),
    penalties: toMajor(writeOff.penaltyMinor),
    lateCharges: toMajor(writeOff.feeMinor),
    recovered: toMajor(recoveredMinor),
    reason,
    reversed: reversal !== undefined,
    reversalReason: reversal?.reason,
  };
}
