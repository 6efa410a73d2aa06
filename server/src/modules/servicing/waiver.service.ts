import { Injectable } from '@nestjs/common';
import { type OfficerEntry, toMajor, toMinor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import { type CurrentAccount, personOf } from '../../platform/access/access';
import { issuersOf } from '../../platform/access/persons.sql';
import { auditValues } from '../../platform/audit/audit.service';
import { Database } from '../../platform/database/database';
import { eventValues } from '../../platform/events/events';
import { recordAuditedEvent } from '../../platform/events/events.sql';
import { amountBasis, Proposals } from '../../platform/four-eyes/proposals.service';
import { IdempotencyService, type StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { invalidField } from '../../platform/problem/common.errors';
import { assertWholeUnits } from '../../platform/validation/whole-units';
import { RunningLoanService } from '../loan/running-loan.service';
import { HeldLoans } from './held-loans.service';
import { idAfter } from './repayment-id';
import { standingDto } from './repayment-view';
import { NothingToWaive, WaiverNotFound, WaiverReversed } from './servicing.errors';
import { type RecordedWaiver, ServicingRepository } from './servicing.repository';
import { type HeldLoan, positionToday, ServicingService } from './servicing.service';
import type { LoanRow } from './servicing.sql';
import type { WaiverDto, WaiverListDto, WaiverRequestDto, WaiverRowDto } from './waiver.dto';
import { mayWaiveAlone } from './waivers-alone';

/** Officers waive penalties and late charges, with a reason; above an amount it takes two of them. */
@Injectable()
export class WaiverService {
  constructor(
    private readonly database: Database,
    private readonly loans: RunningLoanService,
    private readonly repository: ServicingRepository,
    private readonly servicing: ServicingService,
    private readonly proposals: Proposals,
    private readonly held: HeldLoans,
    private readonly idempotency: IdempotencyService,
    private readonly settings: Settings,
  ) {}

  /** @throws LoanNotFound */
  list(loanNumber: string): Promise<WaiverListDto> {
    return this.database.transaction('REPEATABLE READ', async (tx) => {
      const waivers = await this.repository.waivers(tx, await this.loans.byNumber(tx, loanNumber));
      return { items: waivers.reverse().map(toRow) };
    });
  }

  /** @throws LoanNotFound, NothingToWaive, ValidationFailed, WholeUnitsOnly, SecondPersonNeeded, OwnAccount */
  async waive(
    caller: CurrentAccount,
    loanNumber: string,
    { amount, reason }: WaiverRequestDto,
    key: string,
  ): Promise<StoredAnswer> {
    const { accountId } = caller;
    const body = { loanNumber, amount, reason };
    const request = { accountId, operation: 'waiveCharges', key, body };
    const hold = await this.held.holding(loanNumber);
    return this.idempotency.once<HeldLoan | undefined, WaiverDto>(request, hold, async (tx, found) => {
      const held = await this.held.ofAnother(tx, caller, found);
      const { loan, now } = held;
      const { position, unpaidMinor } = unpaidCharges(held);
      const amountMinor = amount === undefined ? unpaidMinor : toMinor(amount);
      if (unpaidMinor > 0 && loan.status === 'WRITTEN_OFF') throw notOfWrittenOff();
      if (unpaidMinor === 0 || loan.status !== 'APPROVED') throw new NothingToWaive();
      if (amountMinor > unpaidMinor)
        throw invalidField('amount', 'This is more than what is unpaid of penalties and late charges.');
      if (amountMinor !== unpaidMinor) assertWholeUnits('amount', amountMinor, loan.currency);
      const second = await this.second(tx, caller, loan, {
        amountMinor,
        isAll: amount === undefined,
        reason,
      });
      if (second) return { answer: { loan: standingDto(loan, position), proposal: second } };
      const { memberId, id: loanId } = loan;
      const id = idAfter(held.kept?.lastRepaymentId ?? null);
      const entry: OfficerEntry = { id, kind: 'WAIVER', enteredOn: position.asOf, amountMinor };
      const occasion = { kind: 'WAIVER', entryId: id, paidOn: position.asOf } as const;
      const move = await this.servicing.plan(tx, held, occasion, entry);
      const waiver = { memberId, id, loanId, amountMinor, waivedOn: position.asOf, reason };
      await this.repository.insertWaiver(tx, { ...waiver, waivedBy: accountId, recordedAt: now });
      this.record(tx, { actorId: accountId, type: 'waiver.recorded', loan, waiver, at: now, reason });
      const after = await this.servicing.carryOut(tx, move);
      return { answer: { waiver: toRow(waiver), loan: standingDto(after.loan, move.position) } };
    });
  }

  /** @throws LoanNotFound, WaiverNotFound, WaiverReversed, AnotherLoanOpen, OwnAccount */
  async reverse(
    caller: CurrentAccount,
    { loanNumber, waiverId, reason }: Record<'loanNumber' | 'waiverId' | 'reason', string>,
    key: string,
  ): Promise<StoredAnswer> {
    const { accountId } = caller;
    const request = { accountId, operation: 'reverseWaiver', key, body: { loanNumber, waiverId, reason } };
    const hold = await this.held.holding(loanNumber);
    return this.idempotency.once<HeldLoan | undefined, WaiverDto>(request, hold, async (tx, found) => {
      const held = await this.held.ofAnother(tx, caller, found);
      const { loan, now } = held;
      const waiver = (await this.repository.waivers(tx, loan)).find(({ id }) => id === waiverId);
      if (!waiver) throw new WaiverNotFound();
      if (waiver.reversal) throw new WaiverReversed();
      const { memberId, waivedOn: paidOn } = waiver;
      const reversal = { memberId, waiverId, reason, reversedBy: accountId, reversedAt: now };
      await this.repository.insertWaiverReversal(tx, reversal);
      const move = await this.servicing.plan(tx, held, {
        kind: 'WAIVER_REVERSAL',
        entryId: waiverId,
        paidOn,
      });
      this.record(tx, { actorId: accountId, type: 'waiver.reversed', loan, waiver, at: now, reason });
      const after = await this.servicing.carryOut(tx, move);
      return {
        answer: { waiver: toRow({ ...waiver, reversal }), loan: standingDto(after.loan, move.position) },
      };
    });
  }

  /** @returns what waits for a second officer now; nothing where one is enough, or this is the second. */
  private async second(
    tx: EntityManager,
    caller: CurrentAccount,
    loan: LoanRow,
    request: { readonly amountMinor: number; readonly isAll: boolean; readonly reason: string },
  ) {
    const { memberId, loanNumber: subject, unitsPerPhp } = loan;
    const { amountMinor, isAll, reason: message } = request;
    const basis = isAll ? 'all' : amountBasis(amountMinor);
    const wish = { memberId, kind: 'WAIVER', subject, basis, message } as const;
    const waivers = await this.byPersons(tx, await this.repository.waivers(tx, loan));
    const { fourEyesMinor } = this.settings;
    if (mayWaiveAlone(personOf(caller), amountMinor, { unitsPerPhp, waivers }, fourEyesMinor)) {
      await this.proposals.alone(tx, caller, wish);
      return undefined;
    }
    const judged = await this.proposals.second(tx, caller, wish);
    return 'proposed' in judged ? (await this.proposals.shown(tx, [judged.proposed]))[0] : undefined;
  }

  /** With the person behind each. */
  private async byPersons(tx: EntityManager, waivers: readonly RecordedWaiver[]): Promise<RecordedWaiver[]> {
    const ids = [...new Set(waivers.map(({ waivedBy }) => waivedBy))];
    const issuers = new Map((await issuersOf.all(tx, ids)).map(({ id, issuedBy }) => [id, issuedBy]));
    return waivers.map((waiver) => ({
      ...waiver,
      waivedBy: issuers.get(waiver.waivedBy) ?? waiver.waivedBy,
    }));
  }

  /** For the audit, and for those who are told of it. */
  private record(tx: EntityManager, { actorId, type, loan, waiver, at, reason }: Recorded): void {
    const { memberId, loanNumber, currency } = loan;
    const { id: waiverId, amountMinor, waivedOn } = waiver;
    const amount = toMajor(amountMinor);
    const data = { loanNumber, waiverId, currency, amount, waivedOn };
    const audited = auditValues({
      actorId,
      action: type === 'waiver.recorded' ? 'CHARGES_WAIVED' : 'WAIVER_REVERSED',
      subject: `loan ${loanNumber}`,
      memberId,
      after: { amount, waivedOn, reason, at },
    });
    recordAuditedEvent.ahead(tx, memberId, ...eventValues({ type, memberId, data, at }), ...audited);
  }
}

interface Recorded {
  readonly actorId: string;
  readonly type: 'waiver.recorded' | 'waiver.reversed';
  readonly loan: LoanRow;
  readonly waiver: Pick<RecordedWaiver, 'id' | 'amountMinor' | 'waivedOn'>;
  readonly at: Date;
  readonly reason: string;
}

/** Of a loan that was never paid out there is none. */
function unpaidCharges(held: HeldLoan) {
  const position = positionToday(held);
  if (!position) throw new NothingToWaive();
  return { position, unpaidMinor: position.owed.penaltyMinor + position.owed.feeMinor };
}

function toRow({
  id,
  amountMinor,
  waivedOn,
  reason,
  reversal,
}: Pick<RecordedWaiver, 'id' | 'amountMinor' | 'waivedOn' | 'reason' | 'reversal'>): WaiverRowDto {
  return {
    waiverId: id,
    amount: toMajor(amountMinor),
    waivedOn,
    reason,
    reversed: reversal !== undefined,
    reversalReason: reversal?.reason,
  };
}

/** What is owed of it is lost already, and charges are none of the books. */
function notOfWrittenOff(): Error {
  return new NothingToWaive({
    detail: 'This loan is written off: what is left of it is not waived. Take the write-off back first.',
  });
}
