import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { CurrentAccount } from '../../platform/access/access';
import { Clock } from '../../platform/clock/clock';
import { IdempotencyService, type StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { LedgerService } from '../ledger/ledger.service';
import { MemberService } from '../member/member.service';
import type { LoanAppliedDto, LoanApplyDto } from './loan.dto';
import type { Loan } from './loan.entity';
import { NotActivated } from './loan.errors';
import { LoanRepository } from './loan.repository';
import { LoanQuoteService, type PricedLoan } from './loan-quote.service';

export type { Loan };

@Injectable()
export class LoanService {
  constructor(
    private readonly repository: LoanRepository,
    private readonly quotes: LoanQuoteService,
    private readonly members: MemberService,
    private readonly ledger: LedgerService,
    private readonly idempotency: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /**
   * Files an application with its wallet, which stays empty until approval.
   * @throws NotActivated, ValidationFailed, RatesOutdated, QuoteChanged
   */
  async apply({ accountId }: CurrentAccount, application: LoanApplyDto, key: string): Promise<StoredAnswer> {
    this.quotes.assertApplicable(application);
    const request = { accountId, operation: 'applyForLoan', key, body: application };
    return this.idempotency.once<LoanAppliedDto>(request, async (tx) => {
      const member = await this.members.profile(tx, accountId);
      if (!member.isActive) throw new NotActivated();
      if (await this.repository.hasOpen(tx, accountId)) return { answer: { state: 'LOAN_EXISTS' } };
      const priced = await this.quotes.agreed(tx, application);
      return { answer: await this.create(tx, accountId, priced) };
    });
  }

  /** The member's newest loan, whatever became of it. */
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
  ): Promise<LoanAppliedDto> {
    const id = uuid();
    const loanNumber = await this.repository.nextNumber(tx);
    const isCreated = await this.repository.insertIfOnlyOne(tx, {
      memberId,
      id,
      loanNumber,
      status: 'PENDING',
      currency,
      unitsPerPhp,
      roundingUnitMinor: foreign.unitMinor,
      termMonths: foreign.termMonths,
      ratePercent: foreign.ratePercent,
      interestMethod: 'add_on',
      principalMinor: foreign.principalMinor,
      interestMinor: foreign.interestMinor,
      installmentMinor: foreign.installmentMinor,
      principalPhpMinor: php.principalMinor,
      interestPhpMinor: php.interestMinor,
      installmentPhpMinor: php.installmentMinor,
      createdAt: await this.clock.now(tx),
    });
    if (!isCreated) return { state: 'LOAN_EXISTS' };
    await this.ledger.openWallet(tx, memberId, id, currency);
    return { state: 'LOAN_CREATED', loanNumber };
  }
}
