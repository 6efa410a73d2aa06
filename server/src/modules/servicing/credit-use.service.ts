import { Injectable } from '@nestjs/common';
import { type CreditUse as CreditEntry } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { LedgerService, type PostingLine } from '../ledger/ledger.service';
import { loanDay } from '../loan/loan-day';
import type { CreditUse } from './credit-use.entity';
import { idAfter } from './repayment-id';
import { ServicingRepository } from './servicing.repository';
import { type HeldLoan, positionToday, ServicingService } from './servicing.service';

/** Credit that left its loan, before it is said where it went. */
export type LeftCredit = Omit<CreditUse, 'withdrawalId' | 'repaymentId'>;

/** What was paid too much on a loan leaves it. Works in the caller's transaction, which holds the loan, up to date. */
@Injectable()
export class CreditUses {
  constructor(
    private readonly repository: ServicingRepository,
    private readonly servicing: ServicingService,
    private readonly ledger: LedgerService,
  ) {}

  creditOf(held: HeldLoan): number {
    return positionToday(held)?.creditMinor ?? 0;
  }

  /** Takes no more than there is: the caller has seen to it. @param into the wallet of the loan, or what pays another loan */
  async take(
    tx: EntityManager,
    held: HeldLoan,
    amountMinor: number,
    { by, into }: { readonly by: string; readonly into: { readonly walletId: string } | 'ANOTHER_LOAN' },
  ): Promise<LeftCredit> {
    const { loan, now, today, kept } = held;
    const { memberId, id: loanId, currency } = loan;
    // A closed loan is not brought up day by day.
    const usedOn = loanDay(kept?.state.on, today);
    const id = idAfter(kept?.lastRepaymentId ?? null);
    const entry: CreditEntry = { id, kind: 'CREDIT_USE', enteredOn: usedOn, amountMinor };
    const occasion = { kind: 'CREDIT_USE', entryId: id, paidOn: usedOn } as const;
    const move = await this.servicing.plan(tx, held, occasion, entry);
    await this.servicing.carryOut(tx, move);
    const isForLoan = into === 'ANOTHER_LOAN';
    const there: PostingLine = isForLoan
      ? { account: 'COLLECTIONS', amountMinor }
      : { account: 'WALLET', walletAccountId: into.walletId, amountMinor };
    await this.ledger.post(tx, {
      memberId,
      loanId,
      currency,
      kind: isForLoan ? 'CREDIT_PAYMENT' : 'CREDIT_REFUND',
      subjectId: id,
      onDay: usedOn,
      lines: [{ account: 'MEMBER_CREDIT', amountMinor: -amountMinor }, there],
    });
    return { memberId, id, loanId, amountMinor, usedOn, usedBy: by, usedAt: now };
  }

  /** Once the withdrawal or the payment is there. */
  keep(
    tx: EntityManager,
    left: LeftCredit,
    went: { readonly withdrawalId: string } | { readonly repaymentId: string },
  ): Promise<void> {
    return this.repository.insertCreditUse(tx, { withdrawalId: null, repaymentId: null, ...left, ...went });
  }
}
