import { Injectable } from '@nestjs/common';
import { toMajor } from '@pautang/loan-terms';
import { DataSource, type EntityManager } from 'typeorm';
import type { CurrentAccount } from '../../platform/access/access';
import { Clock } from '../../platform/clock/clock';
import type { Language } from '../../platform/language/language';
import { LedgerService } from '../ledger/ledger.service';
import { LoanNotFound } from '../loan/loan.errors';
import type { Loan } from '../loan/loan.service';
import { RunningLoanService } from '../loan/running-loan.service';
import { WalletService } from '../wallet/wallet.service';
import { ServicingRepository } from './servicing.repository';
import { ServicingService } from './servicing.service';
import type { MovementDto, StatementDto, StatementMonthDto } from './statement.dto';
import { type StatementLine, statementLines } from './statement-lines';
import { describeLine, type LineSubject } from './statement-words';

/** Every movement of a loan's money, as the ledger has it. */
@Injectable()
export class StatementService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly loans: RunningLoanService,
    private readonly servicing: ServicingService,
    private readonly repository: ServicingRepository,
    private readonly ledger: LedgerService,
    private readonly wallets: WalletService,
    private readonly clock: Clock,
  ) {}

  /** As of today. @throws LoanNotFound for a number that is none of the member's own, or without any loan. */
  async ofMember(
    { accountId }: CurrentAccount,
    loanNumber: string | undefined,
    language: Language,
  ): Promise<StatementDto> {
    const found = await this.loans.own(this.dataSource.manager, accountId, loanNumber);
    if (!found) throw new LoanNotFound();
    await this.servicing.catchUp(found);
    return this.dataSource.transaction('REPEATABLE READ', async (tx) =>
      this.of(tx, await this.loans.byNumber(tx, found.loanNumber), language),
    );
  }

  /** The caller sees to it that the loan is up to date (ServicingService.catchUp), and that all is read at one moment. */
  async of(tx: EntityManager, loan: Loan, language: Language): Promise<StatementDto> {
    const { memberId, id, loanNumber, currency, servicedOn } = loan;
    const movements = await this.ledger.movementsOf(tx, memberId, id);
    const lines = statementLines(movements, await this.repository.chargeRows(tx, loan));
    const subjects = await this.subjects(tx, loan);
    const today = await this.clock.today(tx);
    const told = tell(lines, ({ subjectId = '', ...line }) => {
      const subject = subjects.get(subjectId) ?? {};
      const description = describeLine(line, subject, currency, language);
      return { description, reference: subject.reference };
    });
    return {
      loanNumber,
      selectedCurrency: currency,
      asOf: servicedOn !== null && servicedOn > today ? servicedOn : today,
      openingBalance: 0,
      closingBalance: told.at(-1)?.balance ?? 0,
      months: byMonth(told),
    };
  }

  /** Payments and withdrawals by id. */
  private async subjects(tx: EntityManager, loan: Loan): Promise<Map<string, LineSubject>> {
    const repayments = await this.repository.repayments(tx, loan);
    const withdrawals = await this.wallets.withdrawalsOf(tx, loan.memberId, loan.id);
    return new Map<string, LineSubject>([
      ...repayments.map(({ id, repaymentNumber: reference, isSettlement }) => {
        return [id, { reference, isSettlement }] as const;
      }),
      ...[...withdrawals].map(([id, { withdrawalNumber: reference, bankName }]) => {
        return [id, { reference, bankName }] as const;
      }),
    ]);
  }
}

type Told = Pick<MovementDto, 'description' | 'reference'>;

/** The lines with what is owed and what is in the wallet after each. */
function tell(lines: readonly StatementLine[], describe: (line: StatementLine) => Told): MovementDto[] {
  let owedMinor = 0;
  let walletMinor = 0;
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

function byMonth(movements: readonly MovementDto[]): StatementMonthDto[] {
  const months: StatementMonthDto[] = [];
  for (const movement of movements) {
    const month = movement.date.slice(0, 7);
    const current = months.at(-1);
    if (current?.month === month) {
      current.movements.push(movement);
      current.closingBalance = movement.balance;
    } else {
      const openingBalance = current?.closingBalance ?? 0;
      months.push({ month, openingBalance, closingBalance: movement.balance, movements: [movement] });
    }
  }
  return months;
}
