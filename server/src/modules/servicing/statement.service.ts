import { Injectable } from '@nestjs/common';
import { addDays, addMonths, type Day, toMajor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import type { CurrentAccount } from '../../platform/access/access';
import { Clock } from '../../platform/clock/clock';
import { Database } from '../../platform/database/database';
import type { Language } from '../../platform/language/language';
import { invalidField } from '../../platform/problem/common.errors';
import { LedgerService } from '../ledger/ledger.service';
import type { Loan } from '../loan/loan.service';
import { loanDay } from '../loan/loan-day';
import { RunningLoanService } from '../loan/running-loan.service';
import { WalletService } from '../wallet/wallet.service';
import { shownNumbers } from './schedule-changes';
import { ServicingRepository } from './servicing.repository';
import { isUpTo, ServicingService } from './servicing.service';
import type { MovementDto, StatementDto, StatementMonthDto, StatementRequestDto } from './statement.dto';
import { bookedCharges, chargesByMonth } from './statement.sql';
import { type StatementLine, statementLines } from './statement-lines';
import { describeLine, type LineSubject } from './statement-words';

type AskedStatement = Pick<StatementRequestDto, 'loanNumber' | 'from' | 'to'>;

/** So much is in one answer: months, and charges that are summed up in them. */
const MOST_MONTHS = 24;
const MOST_CHARGES = 5000;
/** Of whatever was booked. */
const LAST_DAY: Day = '9999-12-31';

/** The movements of a loan's money, as the ledger has it. */
@Injectable()
export class StatementService {
  constructor(
    private readonly database: Database,
    private readonly loans: RunningLoanService,
    private readonly servicing: ServicingService,
    private readonly repository: ServicingRepository,
    private readonly ledger: LedgerService,
    private readonly wallets: WalletService,
    private readonly clock: Clock,
  ) {}

  /** As of today. @throws ValidationFailed, LoanNotFound for a number that is none of the member's own, or without any loan. */
  async ofMember(
    { accountId }: CurrentAccount,
    { loanNumber, ...months }: AskedStatement,
    language: Language,
  ): Promise<StatementDto> {
    assertInOrder(months);
    const loan = await this.upToDate(accountId, loanNumber);
    return this.database.transaction('REPEATABLE READ', (tx) => this.of(tx, loan, months, language));
  }

  /** All months, as of today. @throws LoanNotFound */
  async whole({ accountId }: CurrentAccount, loanNumber: string, language: Language): Promise<StatementDto> {
    const loan = await this.upToDate(accountId, loanNumber);
    return this.database.transaction('REPEATABLE READ', async (tx) => {
      const newest = await this.of(tx, loan, {}, language);
      let whole = newest;
      while (whole.earlier !== undefined) {
        const { months, openingBalance, earlier } = await this.of(tx, loan, { to: whole.earlier }, language);
        whole = { ...newest, openingBalance, months: [...months, ...whole.months], earlier };
      }
      return whole;
    });
  }

  private async upToDate(memberId: string, loanNumber: string | undefined): Promise<Loan> {
    const found = await this.loans.own(this.database.manager, memberId, loanNumber);
    if (isUpTo(found, await this.clock.today())) return found;
    await this.servicing.catchUp(found);
    return this.loans.byNumber(this.database.manager, found.loanNumber);
  }

  /** The caller sees to it that the loan is up to date, and that all is read at one moment. */
  private async of(
    tx: EntityManager,
    loan: Loan,
    { from, to }: Pick<AskedStatement, 'from' | 'to'>,
    language: Language,
  ): Promise<StatementDto> {
    const { memberId, id, loanNumber, currency, servicedOn } = loan;
    const today = await this.clock.today(tx);
    const asOf = loanDay(servicedOn, today);
    const until = to === undefined ? LAST_DAY : lastDayOf(to);
    const last = (await this.ledger.lastMovementOn(tx, memberId, id, until)) ?? earlierOf(asOf, until);
    const first = await this.firstDay(tx, loan, last, from);
    const days = { from: first, to: until };
    const before = await this.ledger.balancesBefore(tx, memberId, id, first);
    const movements = await this.ledger.movementsOf(tx, memberId, id, days);
    const charges = await bookedCharges.all(tx, memberId, id, first, until);
    const shown = await shownNumbers(
      tx,
      loan,
      charges.map(({ installmentNumber }) => installmentNumber),
    );
    const lines = statementLines(
      movements,
      charges.map((row) => ({ ...row, installmentNumber: shown(row.installmentNumber) })),
    );
    const subjects = await this.subjects(tx, loan);
    const told = tell(lines, before, ({ subjectId = '', ...line }) => {
      const subject = subjects.get(subjectId) ?? {};
      const description = describeLine(line, subject, currency, language);
      const source = subject.isRefund ? ('CREDIT' as const) : undefined;
      return { description, reference: subject.reference, source };
    });
    const openingBalance = toMajor(before.owedMinor);
    return {
      loanNumber,
      selectedCurrency: currency,
      asOf,
      openingBalance,
      closingBalance: told.at(-1)?.balance ?? openingBalance,
      months: byMonth(told, openingBalance),
      earlier: before.isBegun ? addDays(first, -1).slice(0, 7) : undefined,
    };
  }

  /** The first day that an answer goes back to: of the month asked for, as long as it holds so much. */
  private async firstDay(
    tx: EntityManager,
    { memberId, id }: Loan,
    last: Day,
    from: string | undefined,
  ): Promise<Day> {
    const longest = `${addMonths(`${last.slice(0, 7)}-01`, 1 - MOST_MONTHS).slice(0, 7)}-01`;
    const asked = from === undefined ? longest : `${from}-01`;
    let first = asked > longest ? asked : longest;
    let charges = 0;
    for (const { month, count } of await chargesByMonth.all(tx, memberId, id, first, last)) {
      charges += count;
      if (charges <= MOST_CHARGES || month === last.slice(0, 7)) continue;
      first = addMonths(`${month}-01`, 1);
      break;
    }
    return first;
  }

  /** Payments and withdrawals by id. */
  private async subjects(tx: EntityManager, loan: Loan): Promise<Map<string, LineSubject>> {
    const repayments = await this.repository.repayments(tx, loan);
    const withdrawals = await this.wallets.withdrawalsOf(tx, loan.memberId, loan.id);
    return new Map<string, LineSubject>([
      ...repayments.map(({ id, repaymentNumber: reference, isSettlement, paidByLoanId }) => {
        return [id, { reference, isSettlement, isTopUp: paidByLoanId !== null }] as const;
      }),
      ...[...withdrawals].map(([id, { withdrawalNumber: reference, bankName, source }]) => {
        return [id, { reference, bankName, isRefund: source === 'CREDIT' }] as const;
      }),
    ]);
  }
}

function lastDayOf(month: string): Day {
  return addDays(addMonths(`${month}-01`, 1), -1);
}

type Told = Pick<MovementDto, 'description' | 'reference' | 'source'>;

/** The lines with what is owed and what is in the wallet after each. */
function tell(
  lines: readonly StatementLine[],
  before: { readonly owedMinor: number; readonly walletMinor: number },
  describe: (line: StatementLine) => Told,
): MovementDto[] {
  let { owedMinor, walletMinor } = before;
  return lines.map((line) => {
    owedMinor += line.owedMinor;
    walletMinor += line.walletMinor;
    return {
      date: line.onDay,
      kind: line.kind,
      ...describe(line),
      amount: toMajor(line.owedMinor),
      balance: toMajor(owedMinor),
      walletAmount: toMajor(line.walletMinor),
      walletBalance: toMajor(walletMinor),
    };
  });
}

function byMonth(movements: readonly MovementDto[], opening: number): StatementMonthDto[] {
  const months: StatementMonthDto[] = [];
  for (const movement of movements) {
    const month = movement.date.slice(0, 7);
    const current = months.at(-1);
    if (current?.month === month) {
      current.movements.push(movement);
      current.closingBalance = movement.balance;
    } else {
      const openingBalance = current?.closingBalance ?? opening;
      months.push({ month, openingBalance, closingBalance: movement.balance, movements: [movement] });
    }
  }
  return months;
}

/** @throws ValidationFailed */
function assertInOrder({ from, to }: Pick<AskedStatement, 'from' | 'to'>): void {
  if (from === undefined || to === undefined || from <= to) return;
  throw invalidField('from', 'The first month comes after the last one.');
}

function earlierOf(one: Day, other: Day): Day {
  return [one, other].sort()[0] ?? one;
}
