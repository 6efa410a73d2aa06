import { Injectable } from '@nestjs/common';
import { positionOf, resumeLoan } from '@pautang/loan-terms';
import { DataSource, type EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import { todayInManila } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import type { Language } from '../../platform/language/language';
import { CurrencyService, HOME_CURRENCY } from '../currency/currency.service';
import { ApplicationLapseService } from '../loan/application-lapse.service';
import { explainReasons } from '../loan/decision-reasons';
import { LoanNotFound } from '../loan/loan.errors';
import { findLoan } from '../loan/loan.sql';
import { LoanCancellationService } from '../loan/loan-cancellation.service';
import { isUndecided } from '../loan/loan-status';
import { MemberService } from '../member/member.service';
import type {
  BackofficeLoanAccountDto,
  HowToPayDto,
  LoanAccountDto,
  LoanAccountRequestDto,
  LoanEventDto,
} from './loan-account.dto';
import { figuresOf, NO_FIGURES, termsOf, toSummary } from './loan-account-view';
import { isKept, isServiced, isUpTo, ServicingService } from './servicing.service';
import { type AccountColumns, type LoanRow, readAccount } from './servicing.sql';

/** A loan as its member reads it, with the figures of today. */
@Injectable()
export class LoanAccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly servicing: ServicingService,
    private readonly cancellations: LoanCancellationService,
    private readonly lapses: ApplicationLapseService,
    private readonly members: MemberService,
    private readonly currencies: CurrencyService,
    private readonly audit: AuditService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws LoanNotFound for a number that is none of the member's own. */
  async ofMember(
    { accountId }: CurrentAccount,
    { loanNumber, withCheckpoint }: Pick<LoanAccountRequestDto, 'loanNumber' | 'withCheckpoint'>,
    language: Language,
  ): Promise<LoanAccountDto> {
    const row = await this.read(this.dataSource.manager, accountId, loanNumber);
    if (row) {
      const account = await this.account(row, language);
      return withCheckpoint && isServiced(row) && row.state ? { ...account, checkpoint: row.state } : account;
    }
    if (loanNumber === undefined) return { active: false };
    throw new LoanNotFound();
  }

  /** No loan is read without an audit row. @throws LoanNotFound */
  ofLoan({ accountId }: CurrentAccount, loanNumber: string): Promise<BackofficeLoanAccountDto> {
    return this.dataSource.transaction(async (tx) => {
      const found = await findLoan.first(tx, loanNumber);
      const row = found && (await this.read(tx, found.memberId, loanNumber));
      if (!row) throw new LoanNotFound();
      const { memberId } = row;
      const member = (await this.members.contacts(tx, [memberId])).get(memberId);
      await this.audit.record(tx, {
        actorId: accountId,
        action: 'LOAN_READ',
        subject: `loan ${loanNumber}`,
        memberId,
      });
      return {
        ...(await this.account(row, 'en')),
        memberId,
        phoneNumber: member?.phoneNumber ?? '',
        fullName: member?.fullLegalName ?? '',
      };
    });
  }

  /** All of it as of one moment. Where today changes the loan and the daily job did not come by, that is done first. */
  private async read(
    on: EntityManager,
    memberId: string,
    loanNumber: string | undefined,
  ): Promise<AccountColumns | undefined> {
    const row = await readAccount.first(on, memberId, loanNumber ?? null);
    if (!row || !isServiced(row)) return row;
    if (isKept(row.version) && isUpTo(row, todayInManila(this.clock.at(row.offsetDays)))) return row;
    await this.servicing.catchUp(row, on);
    return readAccount.first(on, memberId, row.loanNumber);
  }

  private async account(row: AccountColumns, language: Language): Promise<LoanAccountDto> {
    const today = todayInManila(this.clock.at(row.offsetDays));
    const { status, approvedOn, servicedOn } = row;
    const asOf = servicedOn !== null && servicedOn > today ? servicedOn : today;
    const running = isServiced(row) && row.state ? resumeLoan(row.state, [], asOf) : undefined;
    const until = this.cancellations.lastDay(approvedOn, row.coolingOffDays);
    return {
      active: true,
      ...termsOf(row),
      asOf: running ? asOf : today,
      coolingOffUntil: status === 'APPROVED' ? until : undefined,
      validUntil: isUndecided(status) ? this.lapses.validUntil(row) : undefined,
      canCancel: this.cancellations.isPossible(row, { today, until, isUntouched: row.isUntouched ?? false }),
      ...(running ? figuresOf(positionOf(running, asOf), row.payments) : NO_FIGURES),
      timeline: row.events.map((event) => toEvent(event, language)),
      howToPay: await this.howToPay(row),
      loans: row.loans.map(toSummary),
      penaltyRules: rulesOf(running?.contract.policy ?? this.settings.servicingPolicy),
    };
  }

  private async howToPay({ loanNumber, currency }: LoanRow): Promise<HowToPayDto> {
    const { environment } = this.settings;
    const isForeign = currency !== HOME_CURRENCY;
    return {
      accountName: environment.PAYMENT_ACCOUNT_NAME,
      bankName: environment.PAYMENT_BANK_NAME,
      accountNumber: environment.PAYMENT_ACCOUNT_NUMBER,
      reference: loanNumber,
      currency,
      guideRate: isForeign ? await this.currencies.shownRate(currency) : undefined,
    };
  }
}

function rulesOf({ order: _, ...rules }: Settings['servicingPolicy']) {
  return rules;
}

function toEvent(
  { status, at, by, reasons, message }: AccountColumns['events'][number],
  language: Language,
): LoanEventDto {
  return {
    status,
    at: new Date(at).toISOString(),
    by,
    reasons: explainReasons(reasons, language),
    message: message ?? undefined,
  };
}
