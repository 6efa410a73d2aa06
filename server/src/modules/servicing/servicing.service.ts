import { Injectable } from '@nestjs/common';
import { type Day, type LoanPosition, type ServicedContract, serviceLoan } from '@pautang/loan-terms';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { CreditScoreService } from '../credit/credit-score.service';
import { LedgerService } from '../ledger/ledger.service';
import type { Loan } from '../loan/loan.service';
import { RunningLoanService } from '../loan/running-loan.service';
import { readContract } from '../loan/serviced-contract';
import { bookingsOf, type Occasion, postingsOf } from './bookings';
import { differences, wantedEntries } from './differences';
import { type RecordedRepayment, ServicingRepository } from './servicing.repository';

/** A loan that was paid out, with all that its position follows from. */
export interface ServicedLoan {
  readonly loan: Loan;
  readonly contract: ServicedContract;
  /** In the order of recording; those that were taken back too. */
  readonly repayments: readonly RecordedRepayment[];
  readonly position: LoanPosition;
}

/** Whether a loan was paid out and counts: the others have no position. */
export function isServiced({ status }: Pick<Loan, 'status'>): boolean {
  return status === 'APPROVED' || status === 'REPAID';
}

/** Whether nothing of a loan is left to be posted on a day: all of it was, or the loan has ended. */
export function isUpTo({ status, servicedOn }: Pick<Loan, 'status' | 'servicedOn'>, day: Day): boolean {
  return status !== 'APPROVED' || (servicedOn ?? '') >= day;
}

/**
 * Keeps the rows of running loans at what the rules of servicing (loan-terms) say of contract and payments: all is
 * played through anew each time, and what differs from the rows is added to them. So a payment of an earlier day, a
 * reversal and days that were missed need no rule of their own.
 */
@Injectable()
export class ServicingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly loans: RunningLoanService,
    private readonly repository: ServicingRepository,
    private readonly ledger: LedgerService,
    private readonly scores: CreditScoreService,
    private readonly clock: Clock,
  ) {}

  /** Does what the days up to today need, when somebody asks before the daily job came by. */
  async catchUp(found: Loan): Promise<void> {
    if (isUpTo(found, await this.clock.today())) return;
    await this.dataSource.transaction(async (tx) => {
      const loan = await this.loans.lockByNumber(tx, found.loanNumber);
      if (isServiced(loan)) await this.bringUpTo(tx, loan, await this.clock.today(tx));
    });
  }

  /** Where a loan stands on a day, and never before its last movement. Changes nothing. */
  async look(tx: EntityManager, loan: Loan, day: Day): Promise<ServicedLoan> {
    const contract = await readContract(tx, loan);
    const repayments = await this.repository.repayments(tx, loan);
    const { servicedOn } = loan;
    const asOf = servicedOn !== null && servicedOn > day ? servicedOn : day;
    return { loan, contract, repayments, position: serviceLoan(contract, standing(repayments), asOf) };
  }

  /**
   * Brings rows, ledger, status and score of a loan to where it stands on a day. The caller holds the loan's row.
   * @throws AnotherLoanOpen when a reversal would open the loan again beside another one
   */
  async bringUpTo(
    tx: EntityManager,
    loan: Loan,
    day: Day,
    occasion: Occasion = { kind: 'DAY' },
  ): Promise<ServicedLoan> {
    const serviced = await this.look(tx, loan, day);
    if (occasion.kind === 'DAY' && isUpTo(loan, day)) return serviced;
    await this.book(tx, serviced, occasion);
    const changed = await this.follow(tx, serviced);
    await this.scores.follow(tx, changed, serviced.position);
    return { ...serviced, loan: changed };
  }

  private async book(
    tx: EntityManager,
    { loan, contract, repayments, position }: ServicedLoan,
    occasion: Occasion,
  ): Promise<void> {
    const { memberId, id: loanId, currency } = loan;
    const wanted = wantedEntries(position, standing(repayments));
    const changes = differences(await this.repository.standing(tx, loan), wanted);
    const { asOf } = position;
    const servicedOn = isUpTo(loan, asOf) ? asOf : (loan.servicedOn ?? contract.startsOn);
    const days = { servicedOn, asOf };
    const bookings = bookingsOf(occasion, changes, days).map((booking) => ({
      ...booking,
      lines: postingsOf(booking),
    }));
    const movements = bookings
      .filter(({ lines }) => lines.length > 0)
      .map(({ kind, subjectId, onDay, lines }) => {
        return { memberId, loanId, currency, kind, subjectId, onDay, lines };
      });
    const transactionIds = await this.ledger.postAll(tx, movements);
    const rows = bookings.map((booking) => ({
      ...booking,
      transactionId: booking.lines.length > 0 ? (transactionIds.shift() ?? null) : null,
    }));
    await this.repository.insertRows(tx, loan, rows);
  }

  private async follow(tx: EntityManager, { loan, position }: ServicedLoan): Promise<Loan> {
    const serviced = await this.loans.markServiced(tx, loan, position.asOf);
    const isClosed = position.closedOn !== undefined;
    if (isClosed && loan.status === 'APPROVED') return this.loans.close(tx, serviced);
    if (!isClosed && loan.status === 'REPAID') return this.loans.reopen(tx, serviced);
    return serviced;
  }
}

/** The payments that count. */
function standing(repayments: readonly RecordedRepayment[]): RecordedRepayment[] {
  return repayments.filter(({ reversal }) => reversal === undefined);
}
