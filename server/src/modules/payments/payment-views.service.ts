import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { toMajor } from '@pautang/loan-terms';
import type { CurrentAccount } from '../../platform/access/access';
import { StaffNames } from '../../platform/access/staff-names';
import { readDayOrTime } from '../../platform/calendar';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import { LAST_ID, toPage } from '../../platform/paging';
import { MemberService } from '../member/member.service';
import { ClaimMatching } from './claim-matching.service';
import type {
  IncomingPaymentDetailDto,
  IncomingPaymentDto,
  IncomingPaymentPageDto,
  IncomingPaymentQueryDto,
  SuggestedLoanDto,
} from './incoming-payment.dto';
import type { IncomingPayment } from './incoming-payment.entity';
import type { PaymentClaim } from './payment-claim.entity';
import { PaymentNotFound } from './payments.errors';
import { listPayments, listPaymentsOf, loansByNumber, readPayment, suggestedLoans } from './payments.sql';
import { Suspense } from './suspense.service';

const SUGGESTIONS = 10;

/** Incoming payments as staff read them. */
@Injectable()
export class PaymentViews {
  private foundNames?: StaffNames;

  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
    private readonly members: MemberService,
    private readonly suspense: Suspense,
    private readonly claims: ClaimMatching,
    private readonly modules: ModuleRef,
  ) {}

  /** @throws PaymentNotFound */
  async find(paymentNumber: string): Promise<IncomingPayment> {
    const payment = await readPayment.first(this.database.manager, paymentNumber);
    if (!payment) throw new PaymentNotFound();
    return payment;
  }

  async list(query: IncomingPaymentQueryDto): Promise<IncomingPaymentPageDto> {
    const { cursor = LAST_ID, limit, state, source, loanNumber, from, to, proposed } = query;
    const { manager } = this.database;
    const kinds = [state ?? null, source ?? null] as const;
    const wanted = [cursor, limit + 1, ...kinds, dayOf(from), dayOf(to), proposed ?? null] as const;
    const rows = loanNumber
      ? await listPaymentsOf.all(manager, ...wanted, loanNumber)
      : await listPayments.all(manager, ...wanted);
    const page = toPage(rows, limit);
    return { items: await this.all(page.rows), nextCursor: page.nextCursor };
  }

  /** With whose it may be. Each read leaves an entry in the audit log. @throws PaymentNotFound */
  async read({ accountId }: CurrentAccount, paymentNumber: string): Promise<IncomingPaymentDetailDto> {
    const payment = await this.find(paymentNumber);
    const [shown, suggestions] = [await this.one(payment), await this.suggestionsFor(payment)];
    await this.database.transaction((tx) => this.suspense.tell(tx, payment, 'PAYMENT_READ', { accountId }));
    return { ...shown, suggestions };
  }

  /** @param on the transaction of who changes it: one that waits here for another connection would keep what it holds */
  async one(payment: IncomingPayment, on = this.database.manager): Promise<IncomingPaymentDto> {
    const [shown] = await this.all([payment], on);
    if (!shown) throw new Error(`payment ${payment.paymentNumber} is not shown`);
    return shown;
  }

  private async all(
    payments: readonly IncomingPayment[],
    on = this.database.manager,
  ): Promise<IncomingPaymentDto[]> {
    const proposers = payments.flatMap(({ proposedBy }) => proposedBy ?? []);
    const names = proposers.length > 0 ? await this.names.namesOf(on, proposers) : new Map<string, string>();
    return payments.map((payment) => ({
      paymentNumber: payment.paymentNumber,
      state: payment.state,
      source: payment.source,
      amount: toMajor(payment.amountMinor),
      selectedCurrency: payment.currency,
      paidAt: payment.paidAt.toISOString(),
      reference: this.opened(payment, 'paymentReference'),
      payerName: this.opened(payment, 'payerName'),
      channel: payment.channel ?? undefined,
      receivedAt: payment.receivedAt.toISOString(),
      unmatchedBecause: payment.unmatchedBecause ?? undefined,
      matchedBy: payment.matchedBy ?? undefined,
      memberId: payment.memberId ?? undefined,
      loanNumber: payment.loanNumber ?? undefined,
      repaymentNumber: payment.repaymentNumber ?? undefined,
      note: payment.note ?? undefined,
      closedAt: payment.closedAt?.toISOString(),
      proposal: proposalOf(payment, names),
    }));
  }

  private async suggestionsFor(payment: IncomingPayment): Promise<SuggestedLoanDto[]> {
    if (payment.state !== 'UNASSIGNED') return [];
    const payerName = this.opened(payment, 'payerName');
    const { amountMinor, currency } = payment;
    const { manager } = this.database;
    const told = await this.claims.claimsNaming(manager, {
      reference: this.opened(payment, 'paymentReference'),
    });
    const claimed = await this.claimedLoans(told, payment);
    const alike = await suggestedLoans.all(manager, payerName, amountMinor, currency, SUGGESTIONS);
    const others = alike.filter(({ id }) => !claimed.some((loan) => loan.id === id));
    const loans = [...claimed, ...others.map((loan) => ({ ...loan, isClaimed: false }))];
    const members = await this.members.contacts(
      manager,
      loans.map(({ memberId }) => memberId),
    );
    return loans.map(({ memberId, loanNumber, hasName, hasAmount, isClaimed }) => ({
      loanNumber,
      memberId,
      fullName: members.get(memberId)?.fullLegalName ?? '',
      sameName: hasName,
      sameAmount: hasAmount,
      claimed: isClaimed,
    }));
  }

  /** Loans whose members told of this transfer. */
  private async claimedLoans(claims: readonly PaymentClaim[], { amountMinor, currency }: IncomingPayment) {
    const numbers = claims.map(({ loanNumber }) => loanNumber);
    const loans = numbers.length > 0 ? await loansByNumber.all(this.database.manager, numbers) : [];
    const isOfAmount = (loanId: string) =>
      claims.some(
        (one) => one.loanId === loanId && one.amountMinor === amountMinor && one.currency === currency,
      );
    return loans.map((loan) => ({
      ...loan,
      hasName: false,
      hasAmount: isOfAmount(loan.id),
      isClaimed: true,
    }));
  }

  private opened(payment: IncomingPayment, field: 'paymentReference' | 'payerName'): string {
    const sealed = field === 'payerName' ? payment.payerNameCipher : payment.referenceCipher;
    return this.cipher.decrypt(sealed, payment.id, field) ?? '';
  }

  /** Of the module that owns accounts, which stands on this one. */
  private get names(): StaffNames {
    this.foundNames ??= this.modules.get<StaffNames>(StaffNames, { strict: false });
    return this.foundNames;
  }
}

function proposalOf(
  payment: IncomingPayment,
  names: ReadonlyMap<string, string>,
): IncomingPaymentDto['proposal'] {
  const { proposedAction, proposedLoanNumber, proposedSettlement, proposedNote, proposedBy, proposedAt } =
    payment;
  if (proposedAction === null || proposedAt === null) return undefined;
  return {
    action: proposedAction,
    loanNumber: proposedLoanNumber ?? undefined,
    settlement: proposedSettlement ?? undefined,
    reason: proposedNote ?? undefined,
    proposedBy: names.get(proposedBy ?? '') ?? '',
    proposedAt: proposedAt.toISOString(),
  };
}

/** What no calendar has bounds nothing. */
function dayOf(text: string | undefined): string | null {
  return text === undefined ? null : (readDayOrTime(text)?.on ?? null);
}
