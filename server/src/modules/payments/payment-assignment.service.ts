import { Injectable } from '@nestjs/common';
import { toMajor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { type CurrentAccount, personOf } from '../../platform/access/access';
import { Forbidden } from '../../platform/access/access.errors';
import { todayInManila } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import { Database } from '../../platform/database/database';
import { SecondPersonNeeded } from '../../platform/four-eyes/four-eyes.errors';
import { IdempotencyService, type StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { LoanNotFound, LoanNotFunded } from '../loan/loan.errors';
import { OwnAccountCheck } from '../member/own-account';
import { HeldLoans } from '../servicing/held-loans.service';
import { RepaymentService, type Reversal } from '../servicing/repayment.service';
import { isServiced } from '../servicing/servicing.service';
import { ClaimMatching } from './claim-matching.service';
import { recordedReference } from './incoming-line';
import type { PaymentAssignDto } from './incoming-payment.dto';
import type { IncomingPayment, ProposedAction } from './incoming-payment.entity';
import { IncomingPayments } from './incoming-payments.service';
import { loseClaimsOf } from './payment-claims.sql';
import { PaymentLimits } from './payment-limits';
import { PaymentViews } from './payment-views.service';
import {
  PaymentNotFound,
  PaymentNotRecordable,
  PaymentNotUnassigned,
  PaymentOtherCurrency,
} from './payments.errors';
import { holdPayment, holdPaymentOf, proposePayment } from './payments.sql';
import { type Doing, Suspense } from './suspense.service';

type Request = Parameters<IdempotencyService['once']>[0];

/** What staff want to be done with money that lies in suspense. */
interface Wanted {
  readonly action: ProposedAction;
  readonly loanNumber?: string;
  readonly settlement?: boolean;
  readonly note?: string;
}

/** What staff make of incoming payments: each in one transaction with the ledger, the audit and what follows for the loan. */
@Injectable()
export class PaymentAssignment {
  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly payments: IncomingPayments,
    private readonly suspense: Suspense,
    private readonly claims: ClaimMatching,
    private readonly held: HeldLoans,
    private readonly repayments: RepaymentService,
    private readonly limits: PaymentLimits,
    private readonly ownAccount: OwnAccountCheck,
    private readonly views: PaymentViews,
    private readonly clock: Clock,
  ) {}

  /**
   * The money becomes a repayment of the loan, as if staff had recorded it.
   * @throws PaymentNotFound, PaymentNotUnassigned, PaymentOtherCurrency, LoanNotFound, LoanNotFunded, OwnAccount,
   * SecondPersonNeeded, PaymentNotRecordable, RepaymentLooksRepeated
   */
  async assign(
    caller: CurrentAccount,
    paymentNumber: string,
    wish: PaymentAssignDto,
    key: string,
  ): Promise<StoredAnswer> {
    const { loanNumber, settlement } = wish;
    const needsSecond = await this.needsSecond(paymentNumber);
    const hold = await this.held.holding(loanNumber);
    const request = { operation: 'assignPayment', key, body: { paymentNumber, ...wish } };
    return this.decide(caller, paymentNumber, request, async (tx, payment, doing) => {
      const held = await hold(tx);
      if (!held) throw new LoanNotFound();
      const { memberId, id: loanId } = held.loan;
      await this.ownAccount.assertAnother(tx, caller, memberId);
      if (held.loan.currency !== payment.currency) throw new PaymentOtherCurrency();
      if (!isServiced(held.loan)) throw new LoanNotFunded();
      const wanted = { action: 'ASSIGN', loanNumber, settlement } as const;
      if (needsSecond && !this.isSecond(caller, payment, wanted)) {
        return this.propose(tx, caller, payment, wanted, doing);
      }
      const received = this.repayments.receive(tx, doing.accountId, held, {
        amount: toMajor(payment.amountMinor),
        paidAt: payment.paidAt.toISOString(),
        reference: recordedReference(this.payments.referenceOf(payment), paymentNumber),
        settlement: settlement ?? (needsSecond ? (payment.proposedSettlement ?? undefined) : undefined),
        force: wish.force,
        source: payment.source,
        paymentNumber,
      });
      const { repaymentId, answer } = await received.catch(refuse);
      const { repaymentNumber } = answer;
      const repayment = { memberId, loanId, loanNumber, repaymentId, repaymentNumber };
      await this.claims.settle(tx, payment, { ...repayment, isDecided: true }, todayInManila(doing.now));
      return this.suspense.turn(tx, payment, { to: 'ASSIGNED', matchedBy: 'STAFF', repayment }, doing);
    });
  }

  /** The money goes back to the payer. @throws PaymentNotFound, PaymentNotUnassigned, SecondPersonNeeded */
  async return(
    caller: CurrentAccount,
    paymentNumber: string,
    note: string,
    key: string,
  ): Promise<StoredAnswer> {
    const needsSecond = await this.limits.needsSecondToReturn(caller, await this.views.find(paymentNumber));
    const request = { operation: 'returnPayment', key, body: { paymentNumber, note } };
    return this.decide(caller, paymentNumber, request, async (tx, payment, doing) => {
      const wanted = { action: 'RETURN', note } as const;
      return needsSecond && !this.isSecond(caller, payment, wanted)
        ? this.propose(tx, caller, payment, wanted, doing)
        : this.suspense.turn(tx, payment, { to: 'RETURNED', note }, doing);
    });
  }

  /** The bank took it back. @throws PaymentNotFound, PaymentNotUnassigned, AnotherLoanOpen, OwnAccount */
  async bounce(
    caller: CurrentAccount,
    paymentNumber: string,
    note: string,
    key: string,
  ): Promise<StoredAnswer> {
    const request = { operation: 'bouncePayment', key, body: { paymentNumber, note } };
    return this.changed(caller, paymentNumber, request, (tx, payment, doing) => {
      if (!['UNASSIGNED', 'ASSIGNED'].includes(payment.state)) throw new PaymentNotUnassigned();
      return this.payments.takeOut(tx, payment, note, doing);
    });
  }

  /**
   * What was proposed about it is withdrawn, by whoever may do it: officers alone send money back.
   * @throws PaymentNotFound, PaymentNotUnassigned where it was done meanwhile, Forbidden
   */
  async withdraw({ accountId, roles }: CurrentAccount, paymentNumber: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const payment = await holdPayment.first(tx, paymentNumber);
      if (!payment) throw new PaymentNotFound();
      if (payment.state !== 'UNASSIGNED') throw new PaymentNotUnassigned();
      if (payment.proposedAction === null) return;
      if (payment.proposedAction === 'RETURN' && !roles.includes('LOAN_OFFICER')) throw new Forbidden();
      const left = await proposePayment.only(tx, payment.id, null, null, null, null, null, null);
      await this.suspense.tell(tx, left, 'PAYMENT_PROPOSAL_WITHDRAWN', { accountId }, payment);
    });
  }

  /**
   * Takes a repayment back. Where it was made of an incoming payment, its money is nobody's again and lies in suspense.
   * @throws LoanNotFound, LoanNotFunded, OwnAccount, RepaymentNotFound, RepaymentReversed, AnotherLoanOpen
   */
  async reverse(
    caller: CurrentAccount,
    { loanNumber, repaymentNumber, reason }: Reversal,
    key: string,
  ): Promise<StoredAnswer> {
    const { accountId } = caller;
    const body = { loanNumber, repaymentNumber, reason };
    const request = { accountId, operation: 'reverseRepayment', key, body };
    const holdLoan = await this.held.holding(loanNumber);
    const hold = async (tx: EntityManager) => {
      const payment = await holdPaymentOf.first(tx, repaymentNumber);
      return { payment, found: await holdLoan(tx) };
    };
    return this.idempotency.once(request, hold, async (tx, { payment, found }) => {
      const held = await this.held.ofAnother(tx, caller, found);
      const { source = 'STAFF', paymentNumber } = payment ?? {};
      const taken = { repaymentNumber, reason, source, paymentNumber } as const;
      const answer = await this.repayments.takeBack(tx, accountId, held, taken);
      if (payment?.loanNumber === loanNumber) {
        const turn = { to: 'UNASSIGNED', because: 'TAKEN_BACK', note: reason } as const;
        await this.suspense.turn(tx, payment, turn, { accountId, now: await this.clock.now(tx) });
      } else loseClaimsOf.ahead(tx, held.loan.memberId, repaymentNumber);
      return { answer };
    });
  }

  private decide(
    caller: CurrentAccount,
    paymentNumber: string,
    request: Omit<Request, 'accountId'>,
    work: (tx: EntityManager, payment: IncomingPayment, doing: Doing) => Promise<IncomingPayment>,
  ): Promise<StoredAnswer> {
    return this.changed(caller, paymentNumber, request, (tx, payment, doing) => {
      if (payment.state !== 'UNASSIGNED') throw new PaymentNotUnassigned();
      return work(tx, payment, doing);
    });
  }

  /** The payment is locked before its loan, as wherever both are. */
  private changed(
    caller: CurrentAccount,
    paymentNumber: string,
    request: Omit<Request, 'accountId'>,
    work: (tx: EntityManager, payment: IncomingPayment, doing: Doing) => Promise<IncomingPayment>,
  ): Promise<StoredAnswer> {
    const { accountId } = caller;
    const hold = (tx: EntityManager) => holdPayment.first(tx, paymentNumber);
    return this.idempotency.once({ ...request, accountId }, hold, async (tx, payment) => {
      if (!payment) throw new PaymentNotFound();
      const changed = await work(tx, payment, { accountId, caller, now: await this.clock.now(tx) });
      return { answer: await this.views.one(changed, tx) };
    });
  }

  /** Asked before the transaction, since a rate may take a connection. The amount of a payment never changes. */
  private async needsSecond(paymentNumber: string): Promise<boolean> {
    return this.limits.needsSecond(await this.views.find(paymentNumber));
  }

  /** @throws SecondPersonNeeded for who proposed it, and for API keys */
  private isSecond(
    caller: CurrentAccount,
    payment: IncomingPayment,
    { action, loanNumber, settlement }: Wanted,
  ): boolean {
    const { proposedAction, proposedLoanNumber, proposedSettlement, proposedBy } = payment;
    if (proposedAction !== action || (proposedLoanNumber ?? undefined) !== loanNumber) return false;
    if (settlement !== undefined && settlement !== proposedSettlement) return false;
    if (proposedBy === personOf(caller)) throw new SecondPersonNeeded();
    if (caller.issuedBy !== undefined) {
      throw new SecondPersonNeeded({
        detail: 'This was proposed already. A person who is signed in has to confirm it.',
      });
    }
    return true;
  }

  /** In place of what the same person proposed; what somebody else did is not lost unseen. @throws SecondPersonNeeded */
  private async propose(
    tx: EntityManager,
    caller: CurrentAccount,
    { id, proposedBy }: IncomingPayment,
    { action, loanNumber, settlement, note }: Wanted,
    doing: Doing,
  ): Promise<IncomingPayment> {
    if (proposedBy !== null && proposedBy !== personOf(caller)) {
      throw new SecondPersonNeeded({
        detail: 'Somebody else proposed another thing for this payment. Confirm that, or withdraw it first.',
      });
    }
    const proposed = await proposePayment.only(
      tx,
      ...([id, action, loanNumber ?? null, settlement ?? null, note ?? null] as const),
      ...([personOf(caller), doing.now] as const),
    );
    await this.suspense.tell(tx, proposed, `PAYMENT_${action}_PROPOSED`, doing);
    return proposed;
  }
}

/** What a repayment says of its fields is of no field here. @throws PaymentNotRecordable */
function refuse(error: unknown): never {
  if (!(error instanceof ValidationFailed)) throw error;
  throw new PaymentNotRecordable({ detail: error.details.detail });
}
