import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { CurrentAccount } from '../../platform/access/access';
import { Clock } from '../../platform/clock/clock';
import { IdempotencyService, type StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { LoanLimitsService } from '../credit/loan-limits.service';
import { LedgerService } from '../ledger/ledger.service';
import { MemberService } from '../member/member.service';
import { ApplicationLapseService } from './application-lapse.service';
import type { LoanAppliedDto, LoanApplyDto } from './loan.dto';
import type { Loan } from './loan.entity';
import { NotActivated } from './loan.errors';
import { LoanRepository } from './loan.repository';
import { type Consent, LoanAgreementService } from './loan-agreement.service';
import { LoanEventService } from './loan-event.service';
import { LoanQuoteService } from './loan-quote.service';
import type { PricedLoan } from './loan-quote-view';
import { WalletCarryOver } from './wallet-carry-over';

export type { Loan };

@Injectable()
export class LoanService {
  constructor(
    private readonly repository: LoanRepository,
    private readonly quotes: LoanQuoteService,
    private readonly agreements: LoanAgreementService,
    private readonly events: LoanEventService,
    private readonly lapses: ApplicationLapseService,
    private readonly limits: LoanLimitsService,
    private readonly carryOver: WalletCarryOver,
    private readonly members: MemberService,
    private readonly ledger: LedgerService,
    private readonly idempotency: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /**
   * Files an application with what was agreed to, and its wallet, which holds no more until approval than what is left
   * of earlier loans.
   * @throws NotActivated, ValidationFailed, RatesOutdated, QuoteChanged, WalletNotEmpty
   */
  async apply(
    { accountId }: CurrentAccount,
    application: LoanApplyDto,
    key: string,
    consent: Omit<Consent, 'quoteHash'>,
  ): Promise<StoredAnswer> {
    this.quotes.assertApplicable(application);
    const request = { accountId, operation: 'applyForLoan', key, body: application };
    return this.idempotency.once<LoanAppliedDto>(request, async (tx) => {
      const member = await this.members.profile(tx, accountId);
      if (!member.isActive) throw new NotActivated();
      await this.lapses.lapseOwn(tx, accountId);
      if (await this.repository.hasOpen(tx, accountId)) return { answer: { state: 'LOAN_EXISTS' } };
      this.limits.assertWithin(member.creditScore, application);
      const now = await this.clock.now(tx);
      const { priced, quote } = await this.quotes.agreed(tx, application, now);
      await this.carryOver.assertPossible(tx, accountId, priced.currency);
      const loan = await this.create(tx, accountId, priced, now);
      if (!loan) return { answer: { state: 'LOAN_EXISTS' } };
      const { quoteHash } = application;
      await this.agreements.keep(tx, loan, member, quote, { ...consent, quoteHash });
      return { answer: { state: 'LOAN_CREATED', loanNumber: loan.loanNumber } };
    });
  }

  /** The member's open loan, else the newest, whatever became of it. */
  latest(tx: EntityManager, memberId: string): Promise<Loan | null> {
    return this.repository.latest(tx, memberId);
  }

  get(tx: EntityManager, memberId: string, id: string): Promise<Loan> {
    return this.repository.get(tx, memberId, id);
  }

  private async create(
    tx: EntityManager,
    memberId: string,
    { currency, unitsPerPhp, foreign, php }: PricedLoan,
    createdAt: Date,
  ): Promise<Pick<Loan, 'id' | 'loanNumber' | 'createdAt'> | undefined> {
    const loan = { id: uuid(), loanNumber: await this.repository.nextNumber(tx), createdAt };
    const isCreated = await this.repository.insertIfOnlyOne(tx, {
      ...loan,
      memberId,
      status: 'PENDING',
      currency,
      unitsPerPhp,
      roundingUnitMinor: foreign.unitMinor,
      termMonths: foreign.termMonths,
      ratePercent: foreign.ratePercent,
      interestMethod: foreign.method,
      principalMinor: foreign.principalMinor,
      interestMinor: foreign.interestMinor,
      installmentMinor: foreign.installmentMinor,
      principalPhpMinor: php.principalMinor,
      interestPhpMinor: php.interestMinor,
      installmentPhpMinor: php.installmentMinor,
    });
    if (!isCreated) return undefined;
    const walletId = await this.ledger.openWallet(tx, memberId, loan.id, currency);
    await this.carryOver.into(tx, { memberId, id: walletId, loanId: loan.id, currency });
    await this.events.record(tx, { memberId, id: loan.id }, { status: 'PENDING', by: 'MEMBER' });
    return loan;
  }
}
