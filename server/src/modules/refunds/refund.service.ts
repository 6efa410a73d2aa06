import { Injectable } from '@nestjs/common';
import { toMajor, toMinor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import type { CurrentAccount } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import { Database } from '../../platform/database/database';
import {
  IdempotencyService,
  type Outcome,
  type StoredAnswer,
} from '../../platform/idempotency/idempotency.service';
import type { Language } from '../../platform/language/language';
import { assertWholeUnits } from '../../platform/validation/whole-units';
import { LoanNotFound } from '../loan/loan.errors';
import { RunningLoanService } from '../loan/running-loan.service';
import { CreditUses } from '../servicing/credit-use.service';
import { HeldLoans } from '../servicing/held-loans.service';
import { type HeldLoan, ServicingService } from '../servicing/servicing.service';
import { CreditPayout, type CreditRequest } from '../wallet/credit-payout';
import type { WithdrawalDto } from '../wallet/wallet.dto';
import { NoWithdrawalRequest } from '../wallet/wallet.errors';
import type {
  CreditWishDto,
  OpenRefundDto,
  RefundConfirmDto,
  RefundDoneDto,
  RefundedDto,
  RefundPreparedDto,
  RefundRequestDto,
} from './refunds.dto';
import { AccountNotUsedYet, InsufficientCredit, NoCredit } from './refunds.errors';
import { creditedLoan } from './refunds.sql';

type LockedRequest = NonNullable<Awaited<ReturnType<CreditPayout['lock']>>>;

/** What was paid too much goes back to the member's account, as a withdrawal: asked for by the member, or an assistant on their word. */
@Injectable()
export class RefundService {
  constructor(
    private readonly database: Database,
    private readonly loans: RunningLoanService,
    private readonly servicing: ServicingService,
    private readonly credits: CreditUses,
    private readonly payouts: CreditPayout,
    private readonly held: HeldLoans,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Nothing moves yet. @throws LoanNotFound, NoCredit, InsufficientCredit, ValidationFailed, WholeUnitsOnly */
  prepare({ accountId: memberId }: CurrentAccount, wish: CreditWishDto): Promise<RefundPreparedDto> {
    return this.database.transaction(async (tx) => {
      const loan = await creditedLoan.first(tx, memberId, wish.loanNumber);
      if (!loan) throw new LoanNotFound();
      const { walletId, loanId, creditMinor } = loan;
      const amountMinor = wantedOf(wish.amount, creditMinor, loan.currency);
      const request = await this.payouts.ask(tx, memberId, { walletId, loanId, amountMinor });
      return toPrepared(request, wish.loanNumber, creditMinor);
    });
  }

  /** Changes nothing. */
  async open({ accountId: memberId }: CurrentAccount): Promise<OpenRefundDto> {
    const tx = this.database.manager;
    const request = await this.payouts.open(tx, memberId);
    if (!request) return { active: false };
    const loan = (await this.loans.all(tx, memberId)).find(({ id }) => id === request.loanId);
    const credited = loan && (await creditedLoan.first(tx, memberId, loan.loanNumber));
    if (!credited || credited.creditMinor < request.amountMinor) return { active: false };
    return { active: true, ...toPrepared(request, loan.loanNumber, credited.creditMinor) };
  }

  /**
   * Once per key, in one transaction: the credit leaves its loan, and the withdrawal begins. A wrong code counts a try and
   * changes nothing else. Whoever takes a payment back, or uses the credit otherwise, comes before or after.
   * @throws NoWithdrawalRequest, InsufficientCredit, and what codes are refused with
   */
  async confirm(
    { accountId: memberId }: CurrentAccount,
    wish: RefundConfirmDto,
    key: string,
    language: Language,
  ): Promise<StoredAnswer> {
    const request = { accountId: memberId, operation: 'confirmRefund', key, body: wish };
    const found = await this.payouts.find(this.database.manager, memberId, wish.requestId);
    const hold = async (tx: EntityManager) => found && this.servicing.hold(tx, memberId, found.loanId);
    return this.idempotency.once(request, hold, async (tx, first): Promise<Outcome<RefundDoneDto>> => {
      if (!found || !first) throw new NoWithdrawalRequest();
      const held = await this.servicing.bringUp(tx, first);
      const locked = await this.payouts.lock(tx, memberId, found.walletId, wish.requestId);
      if (!locked) throw new NoWithdrawalRequest();
      const creditMinor = this.credits.creditOf(held);
      if (locked.amountMinor > creditMinor) throw new InsufficientCredit();
      const code = await this.payouts.check(tx, locked, wish.oTP);
      if ('refusal' in code) return code;
      const withdrawal = await this.send(tx, held, locked, { ...code, by: memberId, language });
      return { answer: { withdrawal, creditLeft: toMajor(creditMinor - locked.amountMinor) } };
    });
  }

  /**
   * On the member's word, to an account alone that has received money already.
   * @throws LoanNotFound, OwnAccount, NoCredit, InsufficientCredit, WholeUnitsOnly, AccountNotUsedYet
   */
  async byStaff(
    caller: CurrentAccount,
    loanNumber: string,
    { amount, reason }: RefundRequestDto,
    key: string,
  ): Promise<StoredAnswer> {
    const { accountId } = caller;
    const request = { accountId, operation: 'refundCredit', key, body: { loanNumber, amount, reason } };
    const hold = await this.held.holding(loanNumber);
    return this.idempotency.once(request, hold, async (tx, found): Promise<Outcome<RefundedDto>> => {
      const held = await this.held.ofAnother(tx, caller, found);
      const { memberId, id: loanId, currency } = held.loan;
      const creditMinor = this.credits.creditOf(held);
      const amountMinor = wantedOf(amount, creditMinor, currency);
      const { walletId } = await creditedLoan.only(tx, memberId, loanNumber);
      const asked = await this.payouts.ask(tx, memberId, { walletId, loanId, amountMinor });
      if (!asked.isKnown) throw notUsedYet(asked);
      const locked = await this.payouts.lock(tx, memberId, walletId, asked.id);
      if (!locked) throw new NoWithdrawalRequest();
      const sent = await this.send(tx, held, locked, { codeId: null, by: accountId, language: 'en' });
      await this.payouts.giveRoomBack(tx, memberId, asked);
      const { withdrawalNumber } = sent;
      await this.audit.record(tx, {
        actorId: accountId,
        action: 'CREDIT_REFUNDED',
        subject: `withdrawal ${withdrawalNumber} of loan ${loanNumber}`,
        memberId,
        after: { amount: toMajor(amountMinor), reason },
      });
      return {
        answer: {
          loanNumber,
          withdrawalNumber,
          selectedCurrency: currency,
          amount: toMajor(amountMinor),
          creditLeft: toMajor(creditMinor - amountMinor),
        },
      };
    });
  }

  private async send(
    tx: EntityManager,
    held: HeldLoan,
    request: LockedRequest,
    { codeId, by, language }: { readonly codeId: string | null; readonly by: string; language: Language },
  ): Promise<WithdrawalDto> {
    const into = { walletId: request.requestWalletId };
    const left = await this.credits.take(tx, held, request.amountMinor, { by, into });
    const { id: withdrawalId, withdrawal } = await this.payouts.pay(tx, request, codeId, language);
    await this.credits.keep(tx, left, { withdrawalId });
    return withdrawal;
  }
}

function notUsedYet({ accountNumber }: Pick<CreditRequest, 'accountNumber'>): Error {
  if (accountNumber !== '') return new AccountNotUsedYet();
  return new AccountNotUsedYet({
    detail:
      'The account is closed, and no bank account of the member is known any more. Take the payment back, and return the money to its payer.',
  });
}

/**
 * All there is, or a part in whole units.
 * @throws NoCredit, InsufficientCredit, WholeUnitsOnly
 */
export function wantedOf(amount: number | undefined, creditMinor: number, currency: string): number {
  if (creditMinor <= 0) throw new NoCredit();
  const amountMinor = amount === undefined ? creditMinor : toMinor(amount);
  if (amountMinor > creditMinor) throw new InsufficientCredit();
  if (amountMinor !== creditMinor) assertWholeUnits('amount', amountMinor, currency);
  return amountMinor;
}

function toPrepared(request: CreditRequest, loanNumber: string, creditMinor: number): RefundPreparedDto {
  const { amountMinor, askedAt, expiresAt, fullLegalName, bankName, accountNumber } = request;
  return {
    requestId: request.id,
    createdAt: askedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    loanNumber,
    selectedCurrency: request.currency,
    amount: toMajor(amountMinor),
    creditLeft: toMajor(creditMinor - amountMinor),
    fullLegalName,
    bankName,
    accountNumber,
    codeNeeded: !request.isKnown,
  };
}
