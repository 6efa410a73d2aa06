import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addDays, bankingDaysAfter, type Day, toMajor, toMinor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../../platform/access/access';
import { todayInManila } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import { IdempotencyService, type StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { newId } from '../../platform/new-id';
import { invalidField } from '../../platform/problem/common.errors';
import { type PaymentPromise, Promises, type PromisesOf } from '../../platform/promises/promises';
import { assertWholeUnits } from '../../platform/validation/whole-units';
import { LoanNotFound } from '../loan/loan.errors';
import { isOwing } from '../loan/loan-status';
import { loanNotRunning } from '../servicing/servicing.errors';
import { ServicingService } from '../servicing/servicing.service';
import { ClaimMatching } from './claim-matching.service';
import type { StandingClaim } from './claim-standing';
import { IncomingPayments } from './incoming-payments.service';
import type { PaymentClaimDto, PaymentClaimRequestDto, PaymentClaimsDto } from './payment-claim.dto';
import { addClaim, claimsThatWait, withdrawClaim } from './payment-claims.sql';
import { PaymentAlreadyClaimed, PaymentClaimNotOpen, TooManyPaymentClaims } from './payments.errors';
import { type FoundLoan, loansByNumber } from './payments.sql';

/** Whoever told of more transfers than may be open within so many days is reminded nevertheless. */
const HOLDING_DAYS = 30;
/** So many times as may be open are told of within those days, withdrawn ones too: each look at a loan reads all of them. */
const TOLD_PER_OPEN = 10;

/** Transfers that members say to have made. They wait until the money is there, which alone pays anything. */
@Injectable()
export class PaymentClaims implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly servicing: ServicingService,
    private readonly payments: IncomingPayments,
    private readonly matching: ClaimMatching,
    private readonly promises: Promises,
    private readonly cipher: FieldCipher,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.promises.takenBy(this.holds, 'payment claims');
  }

  /** @throws LoanNotFound */
  async list({ accountId }: CurrentAccount, loanNumber: string): Promise<PaymentClaimsDto> {
    const { manager } = this.database;
    const { id: loanId } = await this.ownLoan(accountId, loanNumber);
    const today = todayInManila(await this.clock.now());
    const claims = await this.matching.ofLoan(manager, accountId, loanId, today);
    return { claims: claims.map((claim) => this.shown(claim)), left: this.left(claims, today) };
  }

  /**
   * Where the money lies in suspense already, and was not recorded besides, it pays the loan at once.
   * @throws LoanNotFound, LoanNotFunded, ValidationFailed, WholeUnitsOnly, PaymentAlreadyClaimed, TooManyPaymentClaims
   */
  async add(
    { accountId: memberId }: CurrentAccount,
    loanNumber: string,
    wish: PaymentClaimRequestDto,
    key: string,
  ): Promise<StoredAnswer> {
    const loan = await this.ownLoan(memberId, loanNumber);
    const { id: loanId, currency } = loan;
    const sum = { amountMinor: toMinor(wish.amount), currency };
    assertWholeUnits('amount', sum.amountMinor, currency);
    const request = { accountId: memberId, operation: 'addPaymentClaim', key, body: { loanNumber, ...wish } };
    const hold = (tx: EntityManager) => this.matching.inTurn(tx, sum);
    return this.idempotency.once(request, hold, async (tx) => {
      const now = await this.clock.now(tx);
      const today = todayInManila(now);
      assertNotAhead(wish, today);
      const payment = await this.matching.paymentOf(tx, sum, wish.reference);
      const held = await this.servicing.hold(tx, memberId, loanId);
      if (!held || !isOwing(held.loan.status)) throw loanNotRunning(held?.loan.status);
      assertNotBefore(wish, held.loan.approvedOn);
      const referenceHash = this.matching.hashOf(wish.reference);
      const before = await this.matching.ofLoan(tx, memberId, loanId, today);
      const isKnown = before.some((one) => one.withdrawnAt === null && one.referenceHash === referenceHash);
      if (isKnown) throw new PaymentAlreadyClaimed();
      this.assertRoom(before, today);
      const id = newId();
      const { PAYMENT_CLAIM_BANKING_DAYS, BANK_HOLIDAYS } = this.settings.environment;
      await addClaim.all(
        tx,
        ...([memberId, id, loanId, loanNumber, sum.amountMinor, currency, wish.paidOn] as const),
        this.cipher.encrypt(wish.reference, memberId, 'claimReference'),
        referenceHash,
        wish.bank === undefined ? null : this.cipher.encrypt(wish.bank, memberId, 'claimBank'),
        ...([now, bankingDaysAfter(today, PAYMENT_CLAIM_BANKING_DAYS, BANK_HOLIDAYS)] as const),
      );
      const { reference, paidOn } = wish;
      const claim = { memberId, id, loanId, amountMinor: sum.amountMinor, paidOn, reference };
      const isRecorded = await this.matching.settleEarlier(tx, claim);
      // What was recorded already is not paid once more: staff decide about what lies in suspense.
      if (payment && !isRecorded)
        await this.payments.takeFor(tx, payment, { loan, matchedBy: 'CLAIM', claim }, now);
      const after = await this.matching.ofLoan(tx, memberId, loanId, today);
      const added = after.find((one) => one.id === id);
      if (!added) throw new Error(`claim ${id} is not there`);
      return { answer: this.shown(added) };
    });
  }

  /** @throws LoanNotFound, PaymentClaimNotOpen */
  async withdraw({ accountId }: CurrentAccount, loanNumber: string, claimId: string): Promise<void> {
    const { id: loanId } = await this.ownLoan(accountId, loanNumber);
    await this.database.transaction(async (tx) => {
      const now = await this.clock.now(tx);
      const open = async () => {
        const claims = await this.matching.ofLoan(tx, accountId, loanId, todayInManila(now));
        return claims.find(({ id, state }) => id === claimId && isUnfound(state));
      };
      const found = await open();
      // The money may be coming at this moment.
      if (found) await this.matching.inTurn(tx, found);
      if (!found || !(await open())) throw new PaymentClaimNotOpen();
      const withdrawn = await withdrawClaim.first(tx, accountId, claimId, now);
      if (!withdrawn) throw new PaymentClaimNotOpen();
    });
  }

  shown(claim: StandingClaim): PaymentClaimDto {
    const { id: claimId, memberId, loanNumber, state, amountMinor, currency, paidOn, bankCipher } = claim;
    return {
      claimId,
      loanNumber,
      state,
      amount: toMajor(amountMinor),
      selectedCurrency: currency,
      paidOn,
      reference: this.matching.referenceOf(claim),
      bank: this.cipher.decrypt(bankCipher, memberId, 'claimBank') ?? undefined,
      claimedAt: claim.claimedAt.toISOString(),
      waitsUntil: claim.waitsUntil,
      alikeOn: isUnfound(state) ? (claim.alikeOn ?? undefined) : undefined,
    };
  }

  /** While a transfer may be on its way, nobody is told to be late; who tells of ever new ones is. */
  private holds: PromisesOf = async (on, loans) => {
    const today = await this.clock.today(on);
    const keys = [loans.map(({ memberId }) => memberId), loans.map(({ loanId }) => loanId)] as const;
    const held = new Map<string, PaymentPromise>();
    for (const { memberId, loanId } of await claimsThatWait.all(on, ...keys, today)) {
      const claims = await this.matching.ofLoan(on, memberId, loanId, today);
      const waiting = claims.filter(({ state }) => state === 'WAITING');
      const last = waiting
        .map(({ waitsUntil }) => waitsUntil)
        .sort()
        .at(-1);
      if (last === undefined || recentOf(claims, today) > this.settings.environment.PAYMENT_CLAIMS_OPEN)
        continue;
      const amountMinor = waiting.reduce((sum, one) => sum + one.amountMinor, 0);
      held.set(loanId, { dueOn: last, amountMinor, isMade: true });
    }
    return held;
  };

  private left(claims: readonly StandingClaim[], today: Day): number {
    const { PAYMENT_CLAIMS_OPEN: most } = this.settings.environment;
    const open = claims.filter(({ state }) => isOpen(state)).length;
    return Math.max(0, Math.min(most - open, TOLD_PER_OPEN * most - recentOf(claims, today)));
  }

  /** @throws TooManyPaymentClaims */
  private assertRoom(claims: readonly StandingClaim[], today: Day): void {
    if (this.left(claims, today) > 0) return;
    const { PAYMENT_CLAIMS_OPEN: most } = this.settings.environment;
    if (recentOf(claims, today) < TOLD_PER_OPEN * most) throw new TooManyPaymentClaims();
    const detail = 'You told us of many transfers within a month. Please contact us about this one.';
    throw new TooManyPaymentClaims({ detail });
  }

  private async ownLoan(memberId: string, loanNumber: string): Promise<FoundLoan> {
    const [loan] = await loansByNumber.all(this.database.manager, [loanNumber]);
    if (loan?.memberId !== memberId) throw new LoanNotFound();
    return loan;
  }
}

function recentOf(claims: readonly StandingClaim[], today: Day): number {
  const since = addDays(today, -HOLDING_DAYS);
  return claims.filter(({ claimedAt }) => todayInManila(claimedAt) > since).length;
}

/** It may be withdrawn, as whoever tells of the same transfer again does first. */
function isUnfound(state: StandingClaim['state']): boolean {
  return isOpen(state) || state === 'ENDED';
}

function isOpen(state: StandingClaim['state']): boolean {
  return state === 'WAITING' || state === 'NOT_FOUND';
}

/** @throws ValidationFailed */
function assertNotAhead({ paidOn }: PaymentClaimRequestDto, today: string): void {
  if (paidOn > today) throw invalidField('paidOn', 'A payment cannot be dated in the future.');
}

/** @throws ValidationFailed */
function assertNotBefore({ paidOn }: PaymentClaimRequestDto, approvedOn: string | null): void {
  if (approvedOn !== null && paidOn < approvedOn) {
    throw invalidField('paidOn', 'A payment cannot be dated before the approval of the loan.');
  }
}
