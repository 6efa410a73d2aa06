import { Injectable } from '@nestjs/common';
import { arrearsBucket, type Day, daysPastDue, dueDaysOfBucket, toMajor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import type { CurrentAccount } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import { Clock } from '../../platform/clock/clock';
import { Database } from '../../platform/database/database';
import {
  IdempotencyService,
  type Outcome,
  type StoredAnswer,
} from '../../platform/idempotency/idempotency.service';
import { LAST_ID, toPage } from '../../platform/paging';
import { toldPhone } from '../../platform/phone-number';
import { fullLegalName } from '../member/legal-name';
import { NumberIndex } from '../member/number-index/number-index.service';
import type { SameNumber } from '../member/number-index/number-index.sql';
import { OwnAccountCheck } from '../member/own-account';
import { ApplicationLapseService } from './application-lapse.service';
import { auditedFields } from './audited-fields';
import { reasonsForStaff } from './decision-reasons';
import type { Loan } from './loan.entity';
import { ApplicationLapsed, LoanNotFound } from './loan.errors';
import { LoanRepository } from './loan.repository';
import { findLoan, type HeldLoan, holdLoan, listLoans, listLoansInArrears, listLoansOf } from './loan.sql';
import type {
  BackofficeLoanDto,
  BackofficeLoanPageDto,
  LoanDecisionDto,
  LoanListQueryDto,
  LoanStatementDto,
  SameNumberDto,
} from './loan-backoffice.dto';
import { loanChargesOf, proceedsOf } from './loan-charges';
import { type DecidedLoan, LoanDecisionService } from './loan-decision.service';
import { LoanFourEyes } from './loan-four-eyes';
import { shownStatus } from './loan-look';
import { moveHeld } from './loan-move';
import { LoanRequests } from './loan-requests';
import { isUndecided } from './loan-status';

/** Of accounts that share a number with one borrower. */
const MOST_SHOWN = 20;

@Injectable()
export class LoanBackofficeService {
  constructor(
    private readonly database: Database,
    private readonly repository: LoanRepository,
    private readonly decisions: LoanDecisionService,
    private readonly lapses: ApplicationLapseService,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
    private readonly numbers: NumberIndex,
    private readonly ownAccount: OwnAccountCheck,
    private readonly fourEyes: LoanFourEyes,
    private readonly clock: Clock,
    private readonly requests: LoanRequests,
  ) {}

  async list(query: LoanListQueryDto): Promise<BackofficeLoanPageDto> {
    const today = await this.clock.shownToday();
    const page = toPage(await this.listed(query, today), query.limit);
    const undecided = page.rows.filter((loan) => isUndecided(loan.status));
    const [shared, proposals, requests] = await Promise.all([
      this.sharedNumbers(page.rows),
      this.fourEyes.openOf(undecided),
      this.scheduleRequests(page.rows),
    ]);
    const items = page.rows.map((row) => ({
      ...toRow(row, row),
      ...arrearsOf(row, today),
      ...requests.get(row.id),
      sameNumbers: shared.get(row.memberId),
      proposal: proposals.get(row.loanNumber),
    }));
    return { items, nextCursor: page.nextCursor };
  }

  private async listed({ status, arrears, cursor = LAST_ID, limit }: LoanListQueryDto, today: Day) {
    const tx = this.database.manager;
    if (arrears) {
      const { from = null, to = null } = dueDaysOfBucket(arrears, today);
      const rows = await listLoansInArrears.all(tx, cursor, limit + 1, from, to);
      return status === undefined || status === 'APPROVED' ? rows : [];
    }
    return status ? listLoansOf.all(tx, cursor, limit + 1, status) : listLoans.all(tx, cursor, limit + 1);
  }

  /** What was asked of the schedules of loans that were approved. */
  private async scheduleRequests(
    loans: readonly Loan[],
  ): Promise<Map<string, Pick<BackofficeLoanDto, 'scheduleChanges' | 'openHardshipRequest'>>> {
    const approved = loans.filter(({ approvedOn }) => approvedOn !== null);
    if (approved.length === 0) return new Map();
    const found = await this.requests.work.of(this.database.manager, approved);
    return new Map(
      found.map(({ loanId, changes, openId }) => [
        loanId,
        { scheduleChanges: changes || undefined, openHardshipRequest: openId ?? undefined },
      ]),
    );
  }

  /** Who else has a number of those whose loans may still be approved, as of now. */
  private async sharedNumbers(loans: readonly Loan[]): Promise<Map<string, SameNumberDto[]>> {
    const open = loans.filter(({ status }) => isUndecided(status) || status === 'REJECTED');
    if (open.length === 0) return new Map();
    const memberIds = [...new Set(open.map(({ memberId }) => memberId))];
    const found = (await this.numbers.sharedBy(this.database.manager, memberIds)).flatMap(toShared);
    return new Map(
      memberIds.map((id) => [
        id,
        found
          .filter((one) => one.of === id)
          .slice(0, MOST_SHOWN)
          .map(({ kind, memberId }) => ({ kind, memberId })),
      ]),
    );
  }

  /** @throws LoanNotFound, InvalidTransition, ApplicationLapsed, WalletNotEmpty, TopUpNotPossible, SecondPersonNeeded, OwnAccount */
  async decide(
    caller: CurrentAccount,
    loanNumber: string,
    { decision, message }: LoanDecisionDto,
    key: string,
  ): Promise<StoredAnswer> {
    const { accountId } = caller;
    const request = { accountId, operation: 'decideLoan', key, body: { loanNumber, decision, message } };
    const hold = await this.holding(loanNumber);
    return this.idempotency.once(request, hold, (tx, held) => {
      const decide = async (loan: HeldLoan): Promise<Outcome<BackofficeLoanDto>> => {
        await this.ownAccount.assertAnother(tx, caller, loan.memberId);
        if (await this.lapses.lapseIfPast(tx, loan)) return { refusal: new ApplicationLapsed() };
        const made = { decision, by: 'STAFF' as const, actorId: accountId, message };
        if (!this.decisions.needsSecond(loan, made))
          return { answer: toRow(await this.decisions.decide(tx, loan, made), loan) };
        const second = await this.fourEyes.second(tx, caller, loan, message);
        if ('waits' in second) return { answer: { ...toRow(loan, loan), proposal: second.waits } };
        const confirmed = { ...made, message: second.message };
        return { answer: toRow(await this.decisions.decide(tx, loan, confirmed), loan) };
      };
      return this.move(() => hold(tx), decide, held);
    });
  }

  /** @throws LoanNotFound, OwnAccount */
  async changeStatement(
    caller: CurrentAccount,
    loanNumber: string,
    statement: LoanStatementDto,
  ): Promise<BackofficeLoanDto> {
    const hold = await this.holding(loanNumber);
    return this.database.transaction((tx) =>
      this.move(
        () => hold(tx),
        async (loan) => {
          await this.ownAccount.assertAnother(tx, caller, loan.memberId);
          const given = Object.entries(statement).filter(([, value]) => value !== undefined);
          const changed: Loan = { ...loan, ...Object.fromEntries(given) };
          if (given.length > 0) {
            await this.repository.update(tx, loan, Object.fromEntries(given));
            await this.audit.record(tx, {
              actorId: caller.accountId,
              action: 'LOAN_STATEMENT',
              subject: `loan ${loan.loanNumber}`,
              memberId: loan.memberId,
              before: auditedFields(loan),
              after: auditedFields(changed),
            });
          }
          return toRow(changed, loan);
        },
      ),
    );
  }

  /** Found without a lock, then held by member and id; a key is claimed before it matters whether there is one. */
  private async holding(loanNumber: string): Promise<(tx: EntityManager) => Promise<HeldLoan | undefined>> {
    const found = await findLoan.first(this.database.manager, loanNumber);
    return async (tx) => found && holdLoan.first(tx, found.memberId, found.id);
  }

  /** @throws LoanNotFound */
  private async move<T>(...held: Parameters<typeof moveHeld<T>>): Promise<T> {
    const moved = await moveHeld<T>(...held);
    if (moved === undefined) throw new LoanNotFound();
    return moved;
  }
}

function toShared({ memberId: of, otherId: memberId, kind }: SameNumber) {
  return kind === 'NOT_INDEXED' ? [] : [{ of, memberId, kind }];
}

/** How late a running loan is; the others are not late. */
function arrearsOf({ status, oldestUnpaidOn }: Loan, today: Day): Partial<BackofficeLoanDto> {
  if (status !== 'APPROVED') return {};
  const days = daysPastDue(oldestUnpaidOn ?? undefined, today);
  return { daysPastDue: days, arrears: arrearsBucket(days) };
}

type Borrower = Pick<HeldLoan, 'phoneNumber' | 'firstName' | 'middleName' | 'lastName' | 'paysOff'>;

function toRow(loan: DecidedLoan, borrower: Borrower): BackofficeLoanDto {
  const shown = shownStatus(loan, 'en');
  return {
    loanNumber: loan.loanNumber,
    memberId: loan.memberId,
    phoneNumber: toldPhone(borrower.phoneNumber),
    fullName: fullLegalName(borrower),
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
    loanCharges: loanChargesOf(loan),
    installmentCount: loan.termMonths,
    interestRate: loan.ratePercent,
    installmentAmountXR: toMajor(loan.installmentMinor),
    installmentAmountPHP: toMajor(loan.installmentPhpMinor),
    createdAt: loan.createdAt.toISOString(),
    approvedAt: loan.approvedAt?.toISOString(),
    reasons: reasonsForStaff(loan.decisionReasons),
    paysOff: borrower.paysOff ?? undefined,
    ...(loan.payoffMinor !== undefined && {
      payoffXR: toMajor(loan.payoffMinor),
      receivedXR: toMajor(proceedsOf(loan) - loan.payoffMinor),
    }),
  };
}
