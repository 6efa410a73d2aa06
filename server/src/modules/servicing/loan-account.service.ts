import { Injectable } from '@nestjs/common';
import {
  type Day,
  positionOf,
  resumeLoan,
  type ServicingPolicy,
  toldPosition,
  toMajor,
} from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import { todayInManila } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import { Database } from '../../platform/database/database';
import { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import type { Language } from '../../platform/language/language';
import { inLanguage } from '../../platform/language/sentence';
import { CurrencyService, HOME_CURRENCY } from '../currency/currency.service';
import { ApplicationLapseService } from '../loan/application-lapse.service';
import { explainReasons } from '../loan/decision-reasons';
import { LoanNotFound } from '../loan/loan.errors';
import { findLoan } from '../loan/loan.sql';
import { LoanCancellationService } from '../loan/loan-cancellation.service';
import { loanDay } from '../loan/loan-day';
import { policyOf } from '../loan/loan-schedule';
import { isUndecided } from '../loan/loan-status';
import { MemberService } from '../member/member.service';
import type {
  BackofficeLoanAccountDto,
  HowToPayDto,
  LoanAccountDto,
  LoanAccountRequestDto,
  LoanEventDto,
} from './loan-account.dto';
import { figuresOf, NO_FIGURES, paidOffWith, termsOf, toSummaries } from './loan-account-view';
import { LoanPayoffService } from './loan-payoff.service';
import { overpaymentReferences } from './overpayment';
import { isShown, toPromise } from './promise/promise-view';
import { type FiguresOfDay, RememberedFigures } from './remembered-figures';
import { isKept, isServiced, isUpTo, ServicingService } from './servicing.service';
import { type AccountColumns, type LoanRow, readAccount } from './servicing.sql';

/** What was read of a loan, and its figures of a day. */
interface ReadAccount extends FiguresOfDay {
  readonly row: AccountColumns;
}

/** What is told of a loan beside its account. */
type Beside = Pick<LoanAccountDto, 'checkpoint'> | Omit<BackofficeLoanAccountDto, keyof LoanAccountDto>;

/** A loan as its member reads it, with the figures of today. */
@Injectable()
export class LoanAccountService {
  constructor(
    private readonly database: Database,
    private readonly servicing: ServicingService,
    private readonly cancellations: LoanCancellationService,
    private readonly payoffs: LoanPayoffService,
    private readonly lapses: ApplicationLapseService,
    private readonly members: MemberService,
    private readonly currencies: CurrencyService,
    private readonly audit: AuditService,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly remembered: RememberedFigures,
  ) {}

  /** @returns a LoanAccountDto. @throws LoanNotFound for a number that is none of the member's own. */
  async ofMember(
    { accountId }: CurrentAccount,
    { loanNumber, withCheckpoint }: Pick<LoanAccountRequestDto, 'loanNumber' | 'withCheckpoint'>,
    language: Language,
  ): Promise<StoredAnswer> {
    const read = await this.read(this.database.manager, accountId, loanNumber, withCheckpoint);
    if (read) {
      const { state } = read.row;
      const beside = withCheckpoint && isServiced(read.row) && state ? { checkpoint: state } : {};
      return this.answer(read, language, beside);
    }
    if (loanNumber === undefined) return answerOf({ active: false } satisfies LoanAccountDto);
    throw new LoanNotFound();
  }

  /** Where an own loan stands today; without a checkpoint before it runs. @throws LoanNotFound */
  async standingOf(memberId: string, named: string | undefined) {
    const read = await this.read(this.database.manager, memberId, named, true);
    if (!read) throw new LoanNotFound();
    const { row, asOf } = read;
    const { loanNumber, currency } = row;
    return { loanNumber, currency, asOf, checkpoint: isServiced(row) ? row.state : null };
  }

  /** No loan is read without an audit row. @returns a BackofficeLoanAccountDto. @throws LoanNotFound */
  async ofLoan({ accountId }: CurrentAccount, loanNumber: string): Promise<StoredAnswer> {
    const { read, ...whose } = await this.database.transaction(async (tx) => {
      const found = await findLoan.first(tx, loanNumber);
      const read = found && (await this.read(tx, found.memberId, loanNumber));
      if (!read) throw new LoanNotFound();
      const { memberId } = read.row;
      const member = (await this.members.contacts(tx, [memberId])).get(memberId);
      await this.audit.record(tx, {
        actorId: accountId,
        action: 'LOAN_READ',
        subject: `loan ${loanNumber}`,
        memberId,
      });
      const { phoneNumber = '', fullLegalName: fullName = '' } = member ?? {};
      return { read, memberId, phoneNumber, fullName };
    });
    // The guide rate may take a connection: not while this holds one.
    const { status, isAccruing } = read.row;
    return this.answer(read, 'en', status === 'APPROVED' ? { ...whose, accruing: isAccruing } : whose);
  }

  /** All of it as of one moment. Where today changes the loan and the daily job did not come by, that is done first. */
  private async read(
    on: EntityManager,
    memberId: string,
    loanNumber: string | undefined,
    withCheckpoint = false,
  ): Promise<ReadAccount | undefined> {
    const known = withCheckpoint ? undefined : this.remembered.of(memberId, loanNumber);
    let row = await readAccount.first(on, memberId, loanNumber ?? null, known?.stamp ?? null);
    if (row && isServiced(row) && !this.isUpToDate(row)) {
      await this.servicing.catchUp(row, on);
      row = await readAccount.first(on, memberId, row.loanNumber, null);
    }
    if (row && known && row.stamp === known.stamp) {
      const { asOf, json, coolingOffDays } = known;
      if (asOf === this.dayOf(row)) return { row, asOf, json, coolingOffDays };
      // Of another day: what they are made of was not sent along.
      row = await readAccount.first(on, memberId, row.loanNumber, null);
    }
    if (!row) return undefined;
    const asOf = this.dayOf(row);
    const json = this.figures(row, asOf);
    const { stamp, coolingOffDays } = row;
    if (stamp) this.remembered.keep(memberId, loanNumber, { stamp, asOf, json, coolingOffDays });
    return { row, asOf, json, coolingOffDays };
  }

  private isUpToDate(row: AccountColumns): boolean {
    return isKept(row) && isUpTo(row, this.today(row));
  }

  private today({ offsetDays }: AccountColumns): Day {
    return todayInManila(this.clock.at(offsetDays));
  }

  private dayOf(row: AccountColumns): Day {
    const today = this.today(row);
    return isServiced(row) ? loanDay(row.servicedOn, today) : today;
  }

  private figures(row: AccountColumns, asOf: Day): string {
    const { state, payments } = row;
    const running = isServiced(row) && state ? resumeLoan(state, [], asOf) : undefined;
    const position = running && toldPosition(running, positionOf(running, asOf));
    return JSON.stringify({
      ...(position ? figuresOf(running, position, payments ?? []) : NO_FIGURES),
      penaltyRules: rulesOf(running?.contract.policy ?? this.policyToBe(row)),
    });
  }

  private policyToBe({ agreedOfLate, currency, unitsPerPhp }: AccountColumns): ServicingPolicy {
    const { termsVersion = null, penaltyRules = null } = agreedOfLate ?? {};
    return policyOf({ termsVersion, penaltyRules, currency, unitsPerPhp }, this.settings);
  }

  private async answer(
    { row, asOf, json, coolingOffDays }: ReadAccount,
    language: Language,
    beside: Beside,
  ): Promise<StoredAnswer> {
    const today = this.today(row);
    const { status } = row;
    const until = this.cancellations.lastDay(row, coolingOffDays);
    const application = row.loans.find((one) => one.paysOff === row.loanNumber && isUndecided(one.status));
    const obstacle = this.cancellations.obstacle(row, {
      today,
      until,
      appliedFor: application?.loanNumber,
      moved: row.movedMoney,
    });
    const canCancel = obstacle === undefined;
    const head: LoanAccountDto = {
      active: true,
      ...termsOf(row),
      ...paidOffWith(row),
      asOf,
      coolingOffUntil: status === 'APPROVED' ? until : undefined,
      validUntil: isUndecided(status) ? this.lapses.validUntil(row) : undefined,
      canCancel,
      cannotCancelReason: obstacle?.reason,
      cannotCancelText: obstacle && inLanguage(language, obstacle.text),
      earlierRunsOn: canCancel ? await this.earlierRunsOn(row) : undefined,
    };
    const { promise } = row;
    const tail: Partial<LoanAccountDto> = {
      timeline: row.events.map((event) => toEvent(event, language)),
      howToPay: await this.howToPay(row),
      loans: toSummaries(row.loans),
      promise: promise && isShown(promise, today) ? toPromise(promise, row, today, language) : undefined,
      ...beside,
    };
    return answerOf(head, json, tail);
  }

  /** Whether the loan that this one pays off, or has paid off, runs on once this one is cancelled. */
  private async earlierRunsOn(row: AccountColumns): Promise<boolean | undefined> {
    const { memberId, id, loanNumber, loans, paidOffMinor } = row;
    const paysOff = loans.find((one) => one.loanNumber === loanNumber)?.paysOff;
    if (!paysOff) return undefined;
    if (paidOffMinor === 0) return loans.find((one) => one.loanNumber === paysOff)?.status !== 'REPAID';
    return this.payoffs.wouldRunOn(this.database.manager, memberId, paysOff, { id, loanNumber });
  }

  private async howToPay({ loanNumber, currency }: LoanRow): Promise<HowToPayDto> {
    const { environment } = this.settings;
    const isForeign = currency !== HOME_CURRENCY;
    return {
      accountName: environment.PAYMENT_ACCOUNT_NAME,
      bankName: environment.PAYMENT_BANK_NAME,
      accountNumber: environment.PAYMENT_ACCOUNT_NUMBER,
      reference: loanNumber,
      references: overpaymentReferences(loanNumber),
      overpaymentDefault: environment.OVERPAYMENT_DEFAULT,
      currency,
      guideRate: isForeign ? await this.currencies.shownRate(currency) : undefined,
    };
  }
}

function rulesOf({ graceDays, dailyPercent, lateChargePercent, capPercent, rules }: ServicingPolicy) {
  return {
    graceDays,
    dailyPercent,
    lateChargePercent,
    capPercent,
    ...(rules && { lifeCapPercent: rules.lifeCapPercent, smallRest: toMajor(rules.smallRestMinor) }),
  };
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

/** One object of several, none of them empty, some of which are JSON already. */
function answerOf(...parts: (object | string)[]): StoredAnswer {
  const members = parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part)).slice(1, -1));
  return new StoredAnswer(`{${members.join()}}`);
}
