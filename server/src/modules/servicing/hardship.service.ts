import { Injectable } from '@nestjs/common';
import {
  addMonths,
  bankingDay,
  checkpointOf,
  type HardshipQuote,
  hardshipQuote,
  resumeLoan,
  type ScheduleChange,
  toMinor,
} from '@pautang/loan-terms';
import { type EntityManager, LessThan } from 'typeorm';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import type { HARDSHIP_EVENTS } from '../../platform/events/event-types';
import { eventValues } from '../../platform/events/events';
import { recordEvent } from '../../platform/events/events.sql';
import { IdempotencyService, type StoredAnswer } from '../../platform/idempotency/idempotency.service';
import type { Language } from '../../platform/language/language';
import { newId } from '../../platform/new-id';
import { LAST_ID, toPage } from '../../platform/paging';
import { invalidField } from '../../platform/problem/common.errors';
import type { Loan } from '../loan/loan.service';
import { RunningLoanService } from '../loan/running-loan.service';
import { addInstallments, readContract } from '../loan/serviced-contract';
import { OwnAccountCheck } from '../member/own-account';
import { ADDENDUM_EDITION, type AgreedChange } from './agreed-change';
import type {
  HardshipDecisionDto,
  HardshipDto,
  HardshipListQueryDto,
  HardshipPageDto,
  HardshipQuoteDto,
  HardshipRequestDto,
  HardshipStateDto,
  HardshipWishDto,
} from './hardship.dto';
import {
  HardshipAlreadyAsked,
  HardshipNotFound,
  HardshipNotOpen,
  HardshipNotPossible,
  HardshipQuoteChanged,
  HardshipTooOften,
} from './hardship.errors';
import { HardshipRequest } from './hardship-request.entity';
import {
  areSameFigures,
  toAgreedChange,
  toHardshipQuote,
  toHardshipState,
  toScheduleVersions,
  wayOf,
} from './hardship-view';
import { HeldLoans } from './held-loans.service';
import { agreedRequests } from './schedule-changes';
import { type HeldLoan, ServicingService } from './servicing.service';

/** Members who cannot pay as agreed: what another schedule costs, what they ask for, and what officers answer. */
@Injectable()
export class HardshipService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly loans: RunningLoanService,
    private readonly servicing: ServicingService,
    private readonly held: HeldLoans,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
    private readonly ownAccount: OwnAccountCheck,
    private readonly cipher: FieldCipher,
  ) {}

  /** @throws LoanNotFound, LoanNotFunded, ValidationFailed, HardshipNotPossible, HardshipTooOften */
  quote({ accountId }: CurrentAccount, loanNumber: string, wish: HardshipWishDto): Promise<HardshipQuoteDto> {
    return this.database.transaction(async (tx) => {
      const loan = await this.loans.own(tx, accountId, loanNumber);
      const held = await this.held.running(tx, loan);
      await this.assertNotTooOften(tx, held);
      return toHardshipQuote(loan, wish, this.quoteOf(loan, held, wish));
    });
  }

  /** @throws also HardshipQuoteChanged, HardshipAlreadyAsked */
  async ask(
    { accountId: memberId }: CurrentAccount,
    loanNumber: string,
    wish: HardshipRequestDto,
    key: string,
    language: Language,
  ): Promise<StoredAnswer> {
    const request = {
      accountId: memberId,
      operation: 'applyForHardship',
      key,
      body: { loanNumber, ...wish },
    };
    const hold = async (tx: EntityManager) => this.loans.own(tx, memberId, loanNumber);
    return this.idempotency.once(request, hold, async (tx, loan) => {
      const held = await this.held.running(tx, loan);
      await this.assertNotTooOften(tx, held);
      const quote = toHardshipQuote(loan, wish, this.quoteOf(loan, held, wish));
      if (quote.quoteHash !== wish.quoteHash) throw new HardshipQuoteChanged();
      const open = { memberId, loanId: loan.id, state: 'ASKED' as const };
      if (await tx.existsBy(HardshipRequest, open)) throw new HardshipAlreadyAsked();
      const asked = tx.create(HardshipRequest, {
        ...open,
        id: newId(),
        happened: wish.happened,
        wordsCipher:
          wish.inOwnWords === undefined
            ? null
            : this.cipher.encrypt(wish.inOwnWords, memberId, 'hardshipWords'),
        canPayMinor: wish.canPay === undefined ? null : toMinor(wish.canPay),
        way: wish.way,
        size: wish.size,
        quoteHash: quote.quoteHash,
        quote,
        language,
        addendumEdition: ADDENDUM_EDITION,
        askedAt: held.now,
        closedAt: null,
        decidedBy: null,
        reason: null,
        change: null,
        changedOn: null,
        lastRepaymentId: null,
      });
      await tx.insert(HardshipRequest, asked);
      tell(tx, 'loan.hardship.asked', asked, held.now);
      return { answer: this.shown(asked) };
    });
  }

  /** @throws LoanNotFound */
  read({ accountId }: CurrentAccount, loanNumber: string): Promise<HardshipDto> {
    return this.readOf((tx) => this.loans.own(tx, accountId, loanNumber));
  }

  /** @throws LoanNotFound */
  readAny(loanNumber: string): Promise<HardshipDto> {
    return this.readOf((tx) => this.loans.byNumber(tx, loanNumber));
  }

  /** As of one moment: what is agreed to meanwhile is neither a request's answer nor a schedule yet. */
  private readOf(find: (tx: EntityManager) => Promise<Loan>): Promise<HardshipDto> {
    return this.database.transaction('REPEATABLE READ', async (tx) => {
      const loan = await find(tx);
      if (loan.approvedOn === null) return { requests: [], schedules: [] };
      const { memberId, id: loanId } = loan;
      const requests = await tx.find(HardshipRequest, { where: { memberId, loanId }, order: { id: 'DESC' } });
      const contract = await readContract(tx, loan);
      return {
        requests: requests.map((request) => this.shown(request)),
        schedules: toScheduleVersions(contract, await agreedRequests(tx, loan)),
      };
    });
  }

  /** What a member and an officer agreed to; undefined where they did not. @param memberId whose alone it may be */
  async agreed(
    loanNumber: string,
    requestId: string,
    memberId?: string,
  ): Promise<(AgreedChange & { readonly memberId: string }) | undefined> {
    const tx = this.database.manager;
    const loan = memberId
      ? await this.loans.own(tx, memberId, loanNumber)
      : await this.loans.byNumber(tx, loanNumber);
    const found = (await agreedRequests(tx, loan)).find(({ id }) => id === requestId);
    return found && { ...toAgreedChange(found), memberId: loan.memberId };
  }

  /** All of an own loan, in their order. @throws LoanNotFound */
  async agreements(memberId: string, loanNumber: string): Promise<AgreedChange[]> {
    const tx = this.database.manager;
    return (await agreedRequests(tx, await this.loans.own(tx, memberId, loanNumber))).map(toAgreedChange);
  }

  /** The newest one alone can wait. @throws LoanNotFound, HardshipNotOpen */
  withdraw({ accountId: memberId }: CurrentAccount, loanNumber: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      const loan = await this.loans.own(tx, memberId, loanNumber);
      const held = await this.held.upToDate(tx, loan);
      const where = { memberId, loanId: loan.id };
      const asked = await tx.findOne(HardshipRequest, { where, order: { id: 'DESC' } });
      if (!held || asked?.state !== 'ASKED') throw notOpen(asked?.state);
      const { now: closedAt } = held;
      await tx.update(HardshipRequest, { memberId, id: asked.id }, { state: 'WITHDRAWN', closedAt });
      tell(tx, 'loan.hardship.withdrawn', asked, closedAt);
    });
  }

  async list({ state = 'ASKED', cursor = LAST_ID, limit }: HardshipListQueryDto): Promise<HardshipPageDto> {
    const rows = await this.database.manager.find(HardshipRequest, {
      where: { state, id: LessThan(cursor) },
      order: { id: 'DESC' },
      take: limit + 1,
    });
    const page = toPage(rows, limit);
    return { items: page.rows.map((request) => this.shown(request)), nextCursor: page.nextCursor };
  }

  /**
   * An agreement changes the schedule, as long as the loan stands where the member saw it.
   * @throws HardshipNotFound, HardshipNotOpen, HardshipQuoteChanged, HardshipTooOften, OwnAccount, ValidationFailed
   */
  async decide(
    caller: CurrentAccount,
    requestId: string,
    decision: HardshipDecisionDto,
    key: string,
  ): Promise<StoredAnswer> {
    const { accountId } = caller;
    const request = { accountId, operation: 'decideHardship', key, body: { requestId, ...decision } };
    const hold = async (tx: EntityManager) => {
      const found = await tx.findOneBy(HardshipRequest, { id: requestId });
      if (!found) throw new HardshipNotFound();
      await this.ownAccount.assertAnother(tx, caller, found.memberId);
      return found;
    };
    return this.idempotency.once(request, hold, async (tx, { state, memberId, quote: { loanNumber } }) => {
      // No closed one opens again.
      if (state !== 'ASKED') throw notOpen(state);
      const loan = await this.loans.own(tx, memberId, loanNumber);
      const held = await this.held.upToDate(tx, loan);
      const asked = await tx.findOneByOrFail(HardshipRequest, { memberId, id: requestId });
      if (!held || asked.state !== 'ASKED') throw notOpen(asked.state);
      const { now: closedAt } = held;
      const isAgreed = decision.decision === 'AGREE';
      const reason = decision.reason ?? null;
      if (!isAgreed && reason === null) throw invalidField('reason', 'Say why the request is refused.');
      const answered = isAgreed ? await this.agree(tx, loan, held, asked) : { state: 'REFUSED' as const };
      const answer = { closedAt, decidedBy: accountId, reason, ...answered };
      await tx.update(HardshipRequest, { memberId, id: requestId }, answer);
      const decided: HardshipRequest = { ...asked, ...answer };
      tell(tx, isAgreed ? 'loan.hardship.agreed' : 'loan.hardship.refused', decided, closedAt);
      await this.audit.record(tx, {
        actorId: accountId,
        action: isAgreed ? 'HARDSHIP_AGREED' : 'HARDSHIP_REFUSED',
        subject: `loan ${loanNumber}`,
        memberId,
        after: { way: asked.way, size: asked.size, reason: decision.reason, quoteHash: asked.quoteHash },
      });
      return { answer: this.shown(decided) };
    });
  }

  private shown(request: HardshipRequest): HardshipStateDto {
    const { wordsCipher, memberId } = request;
    const words = this.cipher.decrypt(wordsCipher, memberId, 'hardshipWords');
    return toHardshipState(request, words ?? undefined);
  }

  private async agree(tx: EntityManager, loan: Loan, held: HeldLoan, asked: HardshipRequest) {
    await this.assertNotTooOften(tx, held);
    const quote = this.quoteOf(loan, held, asked);
    if (!areSameFigures(asked.quote, toHardshipQuote(loan, asked, quote))) throw new HardshipQuoteChanged();
    const { kept, today } = held;
    const change: ScheduleChange = {
      id: asked.id,
      kind: 'SCHEDULE_CHANGE',
      enteredOn: today,
      ...quote.change,
    };
    await addInstallments(tx, loan, change.installments);
    const move = await this.servicing.plan(tx, held, { kind: 'CHANGE', changedOn: today }, change);
    await this.servicing.carryOut(tx, move);
    return {
      state: 'AGREED' as const,
      change,
      changedOn: today,
      lastRepaymentId: kept?.lastRepaymentId ?? null,
    };
  }

  /** @throws HardshipNotPossible, ValidationFailed */
  private quoteOf(loan: Loan, { kept, today }: HeldLoan, wish: HardshipWishDto): HardshipQuote {
    assertSize(wish);
    const { HARDSHIP_MOST_INSTALLMENTS: mostInstallments, BANK_HOLIDAYS } = this.settings.environment;
    if (!kept || kept.state.on > today) throw new HardshipNotPossible();
    const checkpoint = checkpointOf(resumeLoan(kept.state, [], today));
    try {
      return hardshipQuote(checkpoint, wayOf(wish), {
        unitMinor: loan.roundingUnitMinor,
        mostInstallments,
        keptOn: (day) => bankingDay(day, BANK_HOLIDAYS),
      });
    } catch (error) {
      if (error instanceof RangeError) throw new HardshipNotPossible();
      throw error;
    }
  }

  private async assertNotTooOften(tx: EntityManager, { loan, today }: HeldLoan): Promise<void> {
    const { HARDSHIP_CHANGES_A_YEAR: most } = this.settings.environment;
    if (most === 0) throw new HardshipTooOften({ detail: 'No schedule is changed here. Please talk to us.' });
    const { memberId, id: loanId } = loan;
    const agreed = await tx.findBy(HardshipRequest, { memberId, loanId, state: 'AGREED' });
    const since = addMonths(today, -12);
    const recent = agreed.filter(({ changedOn }) => changedOn !== null && changedOn > since);
    if (recent.length >= most) throw new HardshipTooOften();
  }
}

/** Why a request is not to be answered or withdrawn. One that waited ends with its loan, so the loan of one that waits runs. */
function notOpen(state: HardshipRequest['state'] | undefined): Error {
  if (state === undefined) {
    return new HardshipNotOpen({ detail: 'Nobody asked for another schedule of this loan.' });
  }
  return state === 'ENDED'
    ? new HardshipNotOpen({ detail: 'This request ended with its loan.' })
    : new HardshipNotOpen();
}

/** What became of a request, as others are told. */
function tell(
  tx: EntityManager,
  type: (typeof HARDSHIP_EVENTS)[number],
  { memberId, id: requestId, way, size, quote: { loanNumber } }: HardshipRequest,
  at: Date,
): void {
  const data = { loanNumber, requestId, way, size };
  recordEvent.ahead(tx, memberId, ...eventValues({ type, memberId, data, at }));
}

const MOST = { PAUSE: 3, LONGER_TERM: 47, DUE_DAY: 28 } as const;

/** @throws ValidationFailed */
function assertSize({ way, size }: HardshipWishDto): void {
  if (size <= MOST[way]) return;
  throw invalidField('size', 'Give 1 to 3 months of pause, 1 to 47 more months, or a day from 1 to 28.');
}
