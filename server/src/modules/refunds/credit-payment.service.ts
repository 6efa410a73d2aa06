import { Injectable } from '@nestjs/common';
import { toMajor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import type { CurrentAccount } from '../../platform/access/access';
import { Database } from '../../platform/database/database';
import { IdempotencyService, type StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { LoanNotFound } from '../loan/loan.errors';
import { isOwing } from '../loan/loan-status';
import { CreditUses } from '../servicing/credit-use.service';
import { RepaymentService } from '../servicing/repayment.service';
import { type HeldLoan, ServicingService } from '../servicing/servicing.service';
import { wantedOf } from './refund.service';
import type { CreditWishDto, PaidWithCreditDto } from './refunds.dto';
import { NoLoanToPay } from './refunds.errors';
import { creditedLoan, owedLoan } from './refunds.sql';

/** What was paid too much on one loan pays the next one, when the member says so. */
@Injectable()
export class CreditPaymentService {
  constructor(
    private readonly database: Database,
    private readonly servicing: ServicingService,
    private readonly credits: CreditUses,
    private readonly repayments: RepaymentService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Both loans in one transaction. Of more than closes the loan, only that is taken.
   * @throws LoanNotFound, NoLoanToPay, NoCredit, InsufficientCredit, WholeUnitsOnly
   */
  async pay(
    { accountId: memberId }: CurrentAccount,
    wish: CreditWishDto,
    key: string,
  ): Promise<StoredAnswer> {
    const request = { accountId: memberId, operation: 'payWithCredit', key, body: wish };
    const { manager } = this.database;
    const from = await creditedLoan.first(manager, memberId, wish.loanNumber);
    const to = from && (await owedLoan.first(manager, memberId, from.currency, from.loanId));
    const hold = async (tx: EntityManager) => {
      const loans = new Map<string, HeldLoan | undefined>();
      // The later one first, as whoever else holds two of them: ids grow with time.
      const ids = [from?.loanId, to?.loanId].filter((one) => one !== undefined).sort();
      for (const id of ids.reverse()) {
        loans.set(id, await this.servicing.hold(tx, memberId, id));
      }
      return loans;
    };
    return this.idempotency.once<Awaited<ReturnType<typeof hold>>, PaidWithCreditDto>(
      request,
      hold,
      async (tx, loans) => {
        const credited = from && loans.get(from.loanId);
        if (!credited) throw new LoanNotFound();
        const paid = to && loans.get(to.loanId);
        if (!paid || !isOwing(paid.loan.status)) throw new NoLoanToPay();
        const held = await this.servicing.bringUp(tx, credited);
        const open = await this.servicing.bringUp(tx, paid);
        const { currency, loanNumber } = open.loan;
        const creditMinor = this.credits.creditOf(held);
        const wantedMinor = wantedOf(wish.amount, creditMinor, currency);
        const amountMinor = Math.min(wantedMinor, this.servicing.payoffOf(open));
        const left = await this.credits.take(tx, held, amountMinor, { by: memberId, into: 'ANOTHER_LOAN' });
        const amount = toMajor(amountMinor);
        const payment = { amount, reference: wish.loanNumber, force: true, source: 'CREDIT' } as const;
        const { repaymentId, answer } = await this.repayments.receive(tx, memberId, open, payment);
        await this.credits.keep(tx, left, { repaymentId });
        return {
          answer: {
            loanNumber,
            repaymentNumber: answer.repaymentNumber,
            selectedCurrency: currency,
            amount,
            creditLeft: toMajor(creditMinor - amountMinor),
            loan: answer.loan,
          },
        };
      },
    );
  }
}
