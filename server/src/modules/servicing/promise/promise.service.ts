import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addDays, type Day, toMajor, toMinor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../../config/settings';
import type { CurrentAccount } from '../../../platform/access/access';
import { auditValues } from '../../../platform/audit/audit.service';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { eventValues } from '../../../platform/events/events';
import { IdempotencyService, type StoredAnswer } from '../../../platform/idempotency/idempotency.service';
import type { Language } from '../../../platform/language/language';
import { filled } from '../../../platform/language/sentence';
import { newId } from '../../../platform/new-id';
import { invalidField } from '../../../platform/problem/common.errors';
import { Promises, type PromisesOf } from '../../../platform/promises/promises';
import { assertWholeUnits } from '../../../platform/validation/whole-units';
import { LoanNotFound } from '../../loan/loan.errors';
import type { Loan } from '../../loan/loan.service';
import { RunningLoanService } from '../../loan/running-loan.service';
import { OwnAccountCheck } from '../../member/own-account';
import { HeldLoans } from '../held-loans.service';
import { type HeldLoan, positionToday, ServicingService } from '../servicing.service';
import type { PromiseDto, PromiseListDto, PromiseRequestDto, StaffPromiseRequestDto } from './promise.dto';
import { PromiseAlreadyMade, PromiseDayNotPossible, PromiseNotOpen } from './promise.errors';
import { endPromise, makePromise, readPromises, standingPromises } from './promise.sql';
import { promiseEvent } from './promise-event';
import { standingOf, toPromise } from './promise-view';
import { takePromiseBack } from './promise-withdrawal';

const SHOWN = 24;

/** Whose word it is: the member's own, or what staff were told. */
type By = 'MEMBER' | 'STAFF';

/** Members say what they will pay until when, and are left alone until then. It changes nothing of what they owe. */
@Injectable()
export class PromiseService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly loans: RunningLoanService,
    private readonly servicing: ServicingService,
    private readonly held: HeldLoans,
    private readonly ownAccount: OwnAccountCheck,
    private readonly idempotency: IdempotencyService,
    private readonly promises: Promises,
  ) {}

  onModuleInit(): void {
    this.promises.takenBy(this.standing);
  }

  /** @throws LoanNotFound, LoanNotFunded, ValidationFailed, WholeUnitsOnly, PromiseDayNotPossible, PromiseAlreadyMade */
  make(
    caller: CurrentAccount,
    loanNumber: string,
    wish: PromiseRequestDto,
    key: string,
    language: Language,
  ): Promise<StoredAnswer> {
    const find = (tx: EntityManager) => this.loans.own(tx, caller.accountId, loanNumber);
    return this.promise(caller, 'MEMBER', { loanNumber, ...wish }, find, key, language);
  }

  /** What a member told staff. @throws as make, OwnAccount */
  record(
    caller: CurrentAccount,
    loanNumber: string,
    wish: StaffPromiseRequestDto,
    key: string,
  ): Promise<StoredAnswer> {
    const find = (tx: EntityManager) => this.ofAnother(tx, caller, loanNumber);
    return this.promise(caller, 'STAFF', { loanNumber, ...wish }, find, key, 'en');
  }

  /** @throws LoanNotFound */
  async read(caller: CurrentAccount, loanNumber: string, language: Language): Promise<PromiseListDto> {
    const tx = this.database.manager;
    return this.list(tx, await this.loans.own(tx, caller.accountId, loanNumber), language);
  }

  /** @throws LoanNotFound */
  async readAny(loanNumber: string): Promise<PromiseListDto> {
    const tx = this.database.manager;
    return this.list(tx, await this.loans.byNumber(tx, loanNumber), 'en');
  }

  /** @throws LoanNotFound, PromiseNotOpen */
  withdraw(caller: CurrentAccount, loanNumber: string): Promise<void> {
    return this.takeBack(caller, 'MEMBER', (tx) => this.loans.own(tx, caller.accountId, loanNumber));
  }

  /** @throws LoanNotFound, PromiseNotOpen, OwnAccount */
  withdrawAny(caller: CurrentAccount, loanNumber: string): Promise<void> {
    return this.takeBack(caller, 'STAFF', (tx) => this.ofAnother(tx, caller, loanNumber));
  }

  /** Those on which something may rest today: open, and not kept by now. */
  private readonly standing: PromisesOf = async (on, loans) => {
    const today = await this.clock.today(on);
    const memberIds = [...new Set(loans.map(({ memberId }) => memberId))];
    const loanIds = loans.map(({ loanId }) => loanId);
    const found = await standingPromises.all(on, memberIds, loanIds, today);
    return new Map(
      found
        .filter((promise) => standingOf(promise, { repaidAt: null }, today).state === 'OPEN')
        .map(({ loanId, promisedOn, amountMinor }) => [loanId, { dueOn: promisedOn, amountMinor }]),
    );
  };

  private async ofAnother(tx: EntityManager, caller: CurrentAccount, loanNumber: string): Promise<Loan> {
    const loan = await this.loans.byNumber(tx, loanNumber);
    await this.ownAccount.assertAnother(tx, caller, loan.memberId);
    return loan;
  }

  private promise(
    { accountId }: CurrentAccount,
    madeBy: By,
    wish: StaffPromiseRequestDto & { readonly loanNumber: string },
    find: (tx: EntityManager) => Promise<Loan>,
    key: string,
    language: Language,
  ): Promise<StoredAnswer> {
    const operation = madeBy === 'MEMBER' ? 'addPromise' : 'recordPromise';
    return this.idempotency.once<Loan, PromiseDto>(
      { accountId, operation, key, body: wish },
      find,
      async (tx, found) => {
        const held = await this.held.running(tx, found);
        const { loan, now, today } = held;
        const { memberId, id: loanId, currency } = loan;
        const amountMinor = toMinor(wish.amount);
        assertWholeUnits('amount', amountMinor, currency);
        this.assertPossible(held, wish.promisedOn, amountMinor);
        const [last] = await readPromises.all(tx, memberId, loanId, 1);
        if (last && standingOf(last, loan, today).state === 'OPEN') throw new PromiseAlreadyMade();
        if (last?.endedAt === null) endPromise.ahead(tx, memberId, loanId, now);
        const id = newId();
        const { promisedOn, note } = wish;
        const made = { id, promisedOn, amountMinor };
        makePromise.ahead(
          tx,
          memberId,
          loanId,
          id,
          promisedOn,
          amountMinor,
          now,
          madeBy,
          madeBy === 'STAFF' ? accountId : null,
          ...eventValues(promiseEvent('loan.promise.made', { ...loan, ...made, at: now })),
          ...auditValues({
            actorId: accountId,
            action: 'PROMISE_MADE',
            subject: `loan ${loan.loanNumber}`,
            memberId,
            after: { promisedOn, amount: toMajor(amountMinor), note },
          }),
        );
        const none = { endedAt: null, isWithdrawn: false, told: null, payments: [], closedOn: null };
        return { answer: toPromise({ ...made, ...none, madeAt: now, madeBy }, loan, today, language) };
      },
    );
  }

  private takeBack(
    { accountId }: CurrentAccount,
    by: By,
    find: (tx: EntityManager) => Promise<Loan>,
  ): Promise<void> {
    return this.database.transaction(async (tx) => {
      const found = await find(tx);
      const held = await this.servicing.hold(tx, found.memberId, found.id);
      if (!held) throw new LoanNotFound();
      const { loan, now, today } = held;
      const [last] = await readPromises.all(tx, loan.memberId, loan.id, 1);
      if (!last || standingOf(last, loan, today).state !== 'OPEN') throw new PromiseNotOpen();
      takePromiseBack(tx, accountId, by, { ...loan, ...last, at: now });
    });
  }

  private async list(tx: EntityManager, loan: Loan, language: Language): Promise<PromiseListDto> {
    const today = await this.clock.today(tx);
    const rows = await readPromises.all(tx, loan.memberId, loan.id, SHOWN);
    const items = rows.map((row) => toPromise(row, loan, today, language));
    const canPromise = loan.status === 'APPROVED' && items[0]?.state !== 'OPEN';
    return { items, canPromise, latestDay: this.latestDay(today) };
  }

  /** @throws PromiseDayNotPossible, ValidationFailed */
  private assertPossible(held: HeldLoan, promisedOn: Day, amountMinor: number): void {
    const { today } = held;
    if (promisedOn < today || promisedOn > this.latestDay(today)) {
      const days = String(this.settings.environment.PROMISE_DAYS);
      const message = filled('Name a day from today to {days} days from now.', { days });
      throw new PromiseDayNotPossible({ detail: message, errors: [{ field: 'promisedOn', message }] });
    }
    const { outstandingMinor = 0 } = positionToday(held) ?? {};
    if (amountMinor > outstandingMinor) throw invalidField('amount', 'That is more than is left to pay.');
  }

  private latestDay(today: Day): Day {
    return addDays(today, this.settings.environment.PROMISE_DAYS);
  }
}
