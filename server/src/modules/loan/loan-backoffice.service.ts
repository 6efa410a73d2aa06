import { Injectable } from '@nestjs/common';
import { toMajor } from '@pautang/loan-terms';
import { DataSource, type EntityManager } from 'typeorm';
import type { CurrentAccount } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import { todayInManila } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import { IdempotencyService, type StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { toPage } from '../../platform/paging';
import { LedgerService } from '../ledger/ledger.service';
import { type MemberContact, MemberService } from '../member/member.service';
import type { Loan } from './loan.entity';
import { LoanNotFound } from './loan.errors';
import { LoanRepository } from './loan.repository';
import type {
  BackofficeLoanDto,
  BackofficeLoanPageDto,
  LoanDecisionDto,
  LoanListQueryDto,
  LoanStatementDto,
} from './loan-backoffice.dto';
import { LoanEventService } from './loan-event.service';
import { OWN_LOOK, shownStatus } from './loan-look';
import { LoanScheduleService } from './loan-schedule.service';
import { statusAfter } from './loan-status';

@Injectable()
export class LoanBackofficeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: LoanRepository,
    private readonly events: LoanEventService,
    private readonly members: MemberService,
    private readonly ledger: LedgerService,
    private readonly schedules: LoanScheduleService,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
    private readonly clock: Clock,
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

  /** Approval funds the wallet in the same transaction. @throws LoanNotFound, InvalidTransition */
  decide(
    { accountId }: CurrentAccount,
    loanNumber: string,
    { decision, message }: LoanDecisionDto,
    key: string,
  ): Promise<StoredAnswer> {
    const request = { accountId, operation: 'decideLoan', key, body: { loanNumber, decision, message } };
    return this.idempotency.once<BackofficeLoanDto>(request, async (tx) => {
      const loan = await this.lock(tx, loanNumber);
      const status = statusAfter(decision, loan.status, false);
      const changes = {
        ...OWN_LOOK,
        status,
        statusMessage: message ?? null,
        ...(status === 'APPROVED' && (await this.approval(tx))),
      };
      await this.repository.update(tx, loan, changes);
      if (status === 'APPROVED') await this.fund(tx, { ...loan, ...changes });
      await this.events.record(tx, loan, { status, by: 'STAFF', actorId: accountId, message });
      await this.record(tx, accountId, 'LOAN_DECISION', loan, { ...loan, ...changes });
      return { answer: await this.row(tx, { ...loan, ...changes }) };
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
        await this.record(tx, accountId, 'LOAN_STATEMENT', loan, changed);
      }
      return this.row(tx, changed);
    });
  }

  private async approval(tx: EntityManager): Promise<Pick<Loan, 'approvedAt' | 'approvedOn' | 'servicedOn'>> {
    const approvedAt = await this.clock.now(tx);
    const approvedOn = todayInManila(approvedAt);
    return { approvedAt, approvedOn, servicedOn: approvedOn };
  }

  private async fund(tx: EntityManager, loan: Loan): Promise<void> {
    const { memberId, id, principalMinor } = loan;
    await this.schedules.begin(tx, loan);
    const wallet = await this.ledger.walletOfLoan(tx, memberId, id);
    await this.ledger.move(tx, {
      kind: 'LOAN_FUNDING',
      subjectId: id,
      wallet,
      amountMinor: principalMinor,
      against: 'LOANS_RECEIVABLE',
    });
  }

  private async lock(tx: EntityManager, loanNumber: string): Promise<Loan> {
    const loan = await this.repository.lockByNumber(tx, loanNumber);
    if (!loan) throw new LoanNotFound();
    return loan;
  }

  private record(tx: EntityManager, actorId: string, action: string, before: Loan, after: Loan) {
    return this.audit.record(tx, {
      actorId,
      action,
      subject: `loan ${before.loanNumber}`,
      memberId: before.memberId,
      before: auditedFields(before),
      after: auditedFields(after),
    });
  }

  private async row(tx: EntityManager, loan: Loan): Promise<BackofficeLoanDto> {
    return toRow(loan, await this.members.profile(tx, loan.memberId));
  }
}

function auditedFields(loan: Loan): object {
  const { status, statusText, statusColor, statusIcon, statusMessage } = loan;
  const { statement, statementMessage, statementShow } = loan;
  return {
    status,
    statusText,
    statusColor,
    statusIcon,
    statusMessage,
    statement,
    statementMessage,
    statementShow,
  };
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
