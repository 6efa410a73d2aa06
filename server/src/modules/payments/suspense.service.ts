import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { toMajor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import type { CurrentAccount } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import { todayInManila } from '../../platform/calendar';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { newId } from '../../platform/new-id';
import { PaymentNews, type PaymentNewsItem } from '../../platform/payment-news/payment-news';
import { loanNumbersIn } from './incoming-line';
import type {
  IncomingPayment,
  MatchedBy,
  PaymentState,
  SuspenseKind,
  UnmatchedBecause,
} from './incoming-payment.entity';
import { loseClaims } from './payment-claims.sql';
import { loansByNumber, postSuspense, turnPayment } from './payments.sql';
import { LINES } from './suspense-lines';

/** The repayment that a payment became. */
export interface BecomeRepayment {
  readonly memberId: string;
  readonly loanId: string;
  readonly loanNumber: string;
  readonly repaymentId: string;
  readonly repaymentNumber: string;
}

/** Who makes something of a payment, and when by the business clock. */
export interface Doing {
  readonly accountId: string;
  /** Where a person does it, who moves no money of their own loan. */
  readonly caller?: CurrentAccount;
  readonly now: Date;
}

export type Turn =
  | { readonly to: 'ASSIGNED'; readonly matchedBy: MatchedBy; readonly repayment: BecomeRepayment }
  | { readonly to: 'UNASSIGNED'; readonly because: UnmatchedBecause; readonly note?: string }
  | { readonly to: 'RETURNED' | 'BOUNCED'; readonly note: string };

const ACTIONS = {
  ASSIGNED: 'PAYMENT_ASSIGNED',
  UNASSIGNED: 'PAYMENT_RELEASED',
  RETURNED: 'PAYMENT_RETURNED',
  BOUNCED: 'PAYMENT_BOUNCED',
} as const satisfies Record<PaymentState, string>;

/** Where one loan is named and yet not paid. What was taken back from a loan was told when that happened. */
const TOLD_BECAUSE: readonly (UnmatchedBecause | null)[] = [
  'OTHER_CURRENCY',
  'LOAN_NOT_RUNNING',
  'LOOKS_REPEATED',
  'NOT_RECORDABLE',
];

/** What becomes of incoming payments: the row, its movement in the ledger, and the audit, in the caller's transaction. */
@Injectable()
export class Suspense {
  constructor(
    private readonly audit: AuditService,
    private readonly cipher: FieldCipher,
    private readonly modules: ModuleRef,
  ) {}

  /** It stays with nobody for now. The caller has just added it. */
  async keep(
    tx: EntityManager,
    payment: IncomingPayment,
    because: UnmatchedBecause,
    doing: Doing,
  ): Promise<IncomingPayment> {
    this.post(tx, payment, 'RECEIVED', doing);
    if (TOLD_BECAUSE.includes(because)) await this.tellBorrower(tx, payment, 'RECEIVED', doing);
    return this.write(tx, payment, { to: 'UNASSIGNED', because });
  }

  /** Of one that was just added, and lies nowhere yet. */
  assignAtOnce(
    tx: EntityManager,
    payment: IncomingPayment,
    turn: Extract<Turn, { to: 'ASSIGNED' }>,
    { now }: Doing,
  ): Promise<IncomingPayment> {
    return this.write(tx, payment, turn, now);
  }

  /** The caller holds the payment. */
  async turn(
    tx: EntityManager,
    payment: IncomingPayment,
    turn: Turn,
    doing: Doing,
  ): Promise<IncomingPayment> {
    const wasInSuspense = payment.state === 'UNASSIGNED';
    if (turn.to === 'UNASSIGNED') this.post(tx, payment, 'RELEASED', doing);
    else if (wasInSuspense) this.post(tx, payment, turn.to, doing);
    const { memberId, repaymentId, unmatchedBecause } = payment;
    if (TOLD_BECAUSE.includes(unmatchedBecause) && turn.to !== 'ASSIGNED')
      await this.tellBorrower(tx, payment, 'WENT_BACK', doing);
    if (memberId !== null && repaymentId !== null) loseClaims.ahead(tx, memberId, repaymentId);
    const turned = await this.write(tx, payment, turn, doing.now);
    await this.tell(tx, turned, ACTIONS[turn.to], doing, payment);
    return turned;
  }

  async tell(
    tx: EntityManager,
    payment: IncomingPayment,
    action: string,
    { accountId: actorId }: Pick<Doing, 'accountId'>,
    before?: IncomingPayment,
  ): Promise<void> {
    const { paymentNumber, memberId, state, amountMinor, currency, paidOn, source } = payment;
    const { unmatchedBecause, matchedBy, loanNumber, repaymentNumber, note } = payment;
    await this.audit.record(tx, {
      actorId,
      action,
      subject: `payment ${paymentNumber}`,
      memberId: memberId ?? undefined,
      ...(before && { before: { state: before.state, ...proposed(before) } }),
      after: {
        state,
        source,
        amount: toMajor(amountMinor),
        currency,
        paidOn,
        ...(unmatchedBecause !== null && { unmatchedBecause }),
        ...(matchedBy !== null && { matchedBy }),
        ...(loanNumber !== null && { loanNumber, repaymentNumber }),
        ...(note !== null && { note }),
        ...proposed(payment),
      },
    });
  }

  /** Of a loan that the reference names in full, beside no other: whose the money is otherwise, nobody knows yet. */
  private async tellBorrower(
    tx: EntityManager,
    { id, paymentNumber, referenceCipher }: IncomingPayment,
    became: PaymentNewsItem['became'],
    { now: at }: Doing,
  ): Promise<void> {
    const numbers = loanNumbersIn(this.cipher.decrypt(referenceCipher, id, 'paymentReference') ?? '');
    const [loan, another] = await loansByNumber.all(tx, numbers);
    if (!loan || another) return;
    // Of the module that tells members, which stands on this one.
    const news = this.modules.get<PaymentNews>(PaymentNews, { strict: false });
    news.tellAhead(tx, { memberId: loan.memberId, loanId: loan.id, paymentNumber, became, at });
  }

  private post(
    tx: EntityManager,
    { id, currency, amountMinor }: IncomingPayment,
    kind: SuspenseKind,
    { now }: Doing,
  ): void {
    const [debit, credit] = LINES[kind];
    const figures = [currency, amountMinor, todayInManila(now)] as const;
    postSuspense.ahead(tx, newId(), id, kind, debit, credit, ...figures);
  }

  /** One that bounced after it was assigned keeps whose it was. */
  private write(
    tx: EntityManager,
    payment: IncomingPayment,
    turn: Turn,
    closedAt: Date | null = null,
  ): Promise<IncomingPayment> {
    const { memberId, loanId, loanNumber, repaymentId, repaymentNumber } = whose(payment, turn);
    const whom = [memberId, loanId, loanNumber, repaymentId, repaymentNumber] as const;
    return turnPayment.only(
      tx,
      payment.id,
      turn.to,
      turn.to === 'UNASSIGNED' ? turn.because : null,
      turn.to === 'ASSIGNED' ? turn.matchedBy : null,
      ...whom,
      'note' in turn ? (turn.note ?? null) : null,
      turn.to === 'UNASSIGNED' ? null : closedAt,
    );
  }
}

/** What waits for a second person, and by whom. */
function proposed(payment: IncomingPayment): object {
  const { proposedAction, proposedLoanNumber, proposedSettlement, proposedNote, proposedBy } = payment;
  if (proposedAction === null) return {};
  return {
    proposal: {
      action: proposedAction,
      proposedBy,
      ...(proposedLoanNumber !== null && { loanNumber: proposedLoanNumber }),
      ...(proposedSettlement !== null && { settlement: proposedSettlement }),
      ...(proposedNote !== null && { note: proposedNote }),
    },
  };
}

type Whose = Pick<IncomingPayment, 'memberId' | 'loanId' | 'loanNumber' | 'repaymentId' | 'repaymentNumber'>;

const NOBODYS: Whose = {
  memberId: null,
  loanId: null,
  loanNumber: null,
  repaymentId: null,
  repaymentNumber: null,
};

function whose(payment: IncomingPayment, turn: Turn): Whose {
  if (turn.to === 'ASSIGNED') return turn.repayment;
  return turn.to === 'BOUNCED' ? payment : NOBODYS;
}
