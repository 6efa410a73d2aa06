import { Injectable } from '@nestjs/common';
import { toMajor } from '@pautang/loan-terms';
import { DataSource, type EntityManager } from 'typeorm';
import type { CurrentAccount } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import { IdempotencyService, type StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { toPage } from '../../platform/paging';
import { type MemberContact, MemberService } from '../member/member.service';
import { ApplicationLapseService } from './application-lapse.service';
import { auditedFields } from './audited-fields';
import type { Loan } from './loan.entity';
import { ApplicationLapsed, LoanNotFound } from './loan.errors';
import { LoanRepository } from './loan.repository';
import type {
  BackofficeLoanDto,
  BackofficeLoanPageDto,
  LoanDecisionDto,
  LoanListQueryDto,
  LoanStatementDto,
} from './loan-backoffice.dto';
import { LoanDecisionService } from './loan-decision.service';
import { shownStatus } from './loan-look';

@Injectable()
export class LoanBackofficeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: LoanRepository,
    private readonly decisions: LoanDecisionService,
    private readonly lapses: ApplicationLapseService,
    private readonly members: MemberService,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
  ) {}

  async list({ status, cursor, limit }: LoanListQueryDto): Promise<BackofficeLoanPageDto> {
    const tx = this.dataSource.manager;
    const page = toPage(await this.repository.list(tx, { status, cursor, limit }), limit);
    const members = await this.members.contacts(
      tx,
      page.rows.map(({ memberId }) => memberId),
    );
    return {
      items: page.rows.map((loan) => toRow(loan, members.get(loan.memberId))),
      nextCursor: page.nextCursor,
    };
  }

  /** @throws LoanNotFound, InvalidTransition, ApplicationLapsed, WalletNotEmpty */
  decide(
    { accountId }: CurrentAccount,
    loanNumber: string,
    { decision, message }: LoanDecisionDto,
    key: string,
  ): Promise<StoredAnswer> {
    const request = { accountId, operation: 'decideLoan', key, body: { loanNumber, decision, message } };
    return this.idempotency.once<BackofficeLoanDto>(request, async (tx) => {
      const loan = await this.lock(tx, loanNumber);
      if (await this.lapses.lapseIfPast(tx, loan)) return { refusal: new ApplicationLapsed() };
      const decided = await this.decisions.decide(tx, loan, {
        decision,
        by: 'STAFF',
        actorId: accountId,
        message,
      });
      return { answer: await this.row(tx, decided) };
    });
  }

  /** @throws LoanNotFound */
  changeStatement(
    { accountId }: CurrentAccount,
    loanNumber: string,
    statement: LoanStatementDto,
  ): Promise<BackofficeLoanDto> {
    return this.dataSource.transaction(async (tx) => {
      const loan = await this.lock(tx, loanNumber);
      const given = Object.entries(statement).filter(([, value]) => value !== undefined);
      const changed: Loan = { ...loan, ...Object.fromEntries(given) };
      if (given.length > 0) {
        await this.repository.update(tx, loan, Object.fromEntries(given));
        await this.audit.record(tx, {
          actorId: accountId,
          action: 'LOAN_STATEMENT',
          subject: `loan ${loan.loanNumber}`,
          memberId: loan.memberId,
          before: auditedFields(loan),
          after: auditedFields(changed),
        });
      }
      return this.row(tx, changed);
    });
  }

  private async lock(tx: EntityManager, loanNumber: string): Promise<Loan> {
    const loan = await this.repository.lockByNumber(tx, loanNumber);
    if (!loan) throw new LoanNotFound();
    return loan;
  }

  private async row(tx: EntityManager, loan: Loan): Promise<BackofficeLoanDto> {
    return toRow(loan, await this.members.profile(tx, loan.memberId));
  }
}

function toRow(loan: Loan, member: MemberContact | undefined): BackofficeLoanDto {
  const shown = shownStatus(loan, 'en');
  return {
    loanNumber: loan.loanNumber,
    memberId: loan.memberId,
    phoneNumber: member?.phoneNumber ?? '',
    fullName: member?.fullLegalName ?? '',
    status: loan.status,
    statusText: shown.text,
    statusColor: shown.color,
    statusIcon: shown.icon,
    statusMessage: shown.message,
    statement: shown.statement,
    statementMessage: shown.statementMessage,
    statementShow: loan.statementShow,
    selectedCurrency: loan.currency,
    exchangeRate: loan.unitsPerPhp,
    loanAmountXR: toMajor(loan.principalMinor),
    loanAmountPHP: toMajor(loan.principalPhpMinor),
    installmentCount: loan.termMonths,
    interestRate: loan.ratePercent,
    installmentAmountXR: toMajor(loan.installmentMinor),
    installmentAmountPHP: toMajor(loan.installmentPhpMinor),
    createdAt: loan.createdAt.toISOString(),
    approvedAt: loan.approvedAt?.toISOString(),
  };
}
