import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import { Clock } from '../../platform/clock/clock';
import type { Language } from '../../platform/language/language';
import { ApplicationLapseService } from '../loan/application-lapse.service';
import { explainReasons } from '../loan/decision-reasons';
import type { Loan } from '../loan/loan.service';
import { LoanCancellationService } from '../loan/loan-cancellation.service';
import { type LoanEvent, LoanEventService } from '../loan/loan-event.service';
import { isUndecided } from '../loan/loan-status';
import { RunningLoanService } from '../loan/running-loan.service';
import { MemberService } from '../member/member.service';
import type { BackofficeLoanAccountDto, HowToPayDto, LoanAccountDto, LoanEventDto } from './loan-account.dto';
import { figuresOf, NO_FIGURES, termsOf, toSummary } from './loan-account-view';
import { isServiced, ServicingService } from './servicing.service';

/** A loan as its member reads it, with the figures of today. */
@Injectable()
export class LoanAccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly loans: RunningLoanService,
    private readonly servicing: ServicingService,
    private readonly cancellations: LoanCancellationService,
    private readonly lapses: ApplicationLapseService,
    private readonly events: LoanEventService,
    private readonly members: MemberService,
    private readonly audit: AuditService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws LoanNotFound for a number that is none of the member's own. */
  async ofMember(
    { accountId }: CurrentAccount,
    loanNumber: string | undefined,
    language: Language,
  ): Promise<LoanAccountDto> {
    const found = await this.loans.own(this.dataSource.manager, accountId, loanNumber);
    if (!found) return { active: false };
    await this.servicing.catchUp(found);
    return this.dataSource.transaction('REPEATABLE READ', async (tx) =>
      this.account(tx, await this.loans.byNumber(tx, found.loanNumber), language),
    );
  }

  /** No loan is read without an audit row. @throws LoanNotFound */
  async ofLoan({ accountId }: CurrentAccount, loanNumber: string): Promise<BackofficeLoanAccountDto> {
    await this.servicing.catchUp(await this.loans.byNumber(this.dataSource.manager, loanNumber));
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      const loan = await this.loans.byNumber(tx, loanNumber);
      const { memberId } = loan;
      const member = (await this.members.contacts(tx, [memberId])).get(memberId);
      await this.audit.record(tx, {
        actorId: accountId,
        action: 'LOAN_READ',
        subject: `loan ${loanNumber}`,
        memberId,
      });
      return {
        ...(await this.account(tx, loan, 'en')),
        memberId,
        phoneNumber: member?.phoneNumber ?? '',
        fullName: member?.fullLegalName ?? '',
      };
    });
  }

  private async account(tx: EntityManager, loan: Loan, language: Language): Promise<LoanAccountDto> {
    const today = await this.clock.today(tx);
    const serviced = isServiced(loan) ? await this.servicing.look(tx, loan, today) : undefined;
    const events = await this.events.list(tx, loan.memberId, loan.id);
    return {
      active: true,
      ...termsOf(loan),
      asOf: serviced?.position.asOf ?? today,
      coolingOffUntil:
        loan.status === 'APPROVED' ? await this.cancellations.coolingOffUntil(tx, loan) : undefined,
      validUntil: isUndecided(loan.status) ? this.lapses.validUntil(loan) : undefined,
      canCancel: (await this.cancellations.refusal(tx, loan)) === undefined,
      ...(serviced ? figuresOf(serviced) : NO_FIGURES),
      timeline: events.map((event) => toEvent(event, language)),
      howToPay: this.howToPay(loan),
      loans: (await this.loans.all(tx, loan.memberId)).map(toSummary),
      penaltyRules: rulesOf(serviced?.contract.policy ?? this.settings.servicingPolicy),
    };
  }

  private howToPay({ loanNumber }: Loan): HowToPayDto {
    const { environment } = this.settings;
    return {
      accountName: environment.PAYMENT_ACCOUNT_NAME,
      bankName: environment.PAYMENT_BANK_NAME,
      accountNumber: environment.PAYMENT_ACCOUNT_NUMBER,
      reference: loanNumber,
    };
  }
}

function rulesOf({ order: _, ...rules }: Settings['servicingPolicy']) {
  return rules;
}

function toEvent({ status, at, by, reasons, message }: LoanEvent, language: Language): LoanEventDto {
  return {
    status,
    at: at.toISOString(),
    by,
    reasons: explainReasons(reasons, language),
    message: message ?? undefined,
  };
}
