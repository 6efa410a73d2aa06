import { Injectable } from '@nestjs/common';
import type { Memorandum } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { type HouseAccount, RECEIVABLES, type TransactionKind, type WalletAccount } from './ledger.entity';
import {
  balancesBefore,
  balancesOfLoan,
  collected,
  isWithdrawnFrom,
  type LoanMovement,
  lastMovement,
  lockFilledWallets,
  lockWallet,
  lossesOfWaivers,
  memorandum,
  movementsOfLoan,
  post,
  walletBefore,
  walletOfLoan,
} from './ledger.sql';
import { columnsOf, type Movement, type PostingLine } from './movement';

export type { HouseAccount, LoanMovement, Movement, PostingLine, TransactionKind, WalletAccount };

export { RECEIVABLES };

/** Double entry (docs/architecture.md, 'Money'). Every method works in the caller's transaction. */
@Injectable()
export class LedgerService {
  constructor(private readonly clock: Clock) {}

  /** The wallet, locked: whoever moves its money or prepares to waits in line. */
  lockWallet(tx: EntityManager, memberId: string, id: string): Promise<WalletAccount | undefined> {
    return lockWallet.first(tx, memberId, id);
  }

  /** The member's wallets that hold money, locked. Who moves several holds the member's row first. */
  lockFilledWallets(tx: EntityManager, memberId: string): Promise<WalletAccount[]> {
    return lockFilledWallets.all(tx, memberId);
  }

  walletOfLoan(tx: EntityManager, memberId: string, loanId: string): Promise<WalletAccount> {
    return walletOfLoan.only(tx, memberId, loanId);
  }

  /** Whether money left the loan's wallet since the loan was paid out, and did not come back. */
  async isWithdrawnFrom(tx: EntityManager, memberId: string, loanId: string): Promise<boolean> {
    return (await isWithdrawnFrom.only(tx, memberId, loanId)).isWithdrawn;
  }

  /** What was paid on a loan, and not taken back. */
  async collectedMinor(tx: EntityManager, memberId: string, loanId: string): Promise<number> {
    return (await collected.only(tx, memberId, loanId)).amountMinor;
  }

  /** What of a loan's interest, penalties and late charges is owed, but no income until it is paid. */
  memorandumOf(tx: EntityManager, memberId: string, loanId: string): Promise<Memorandum> {
    return memorandum.only(tx, memberId, loanId);
  }

  /** Of each waiver of a loan that was not taken back: what was booked as a loss when it was granted. */
  lossesOfWaivers(tx: EntityManager, memberId: string, loanId: string) {
    return lossesOfWaivers.all(tx, memberId, loanId);
  }

  /** What each account of a loan comes to: credits positive, debits negative. */
  async balancesOf(tx: EntityManager, memberId: string, loanId: string): Promise<Map<string, number>> {
    const rows = await balancesOfLoan.all(tx, memberId, loanId);
    return new Map(rows.map(({ account, balanceMinor }) => [account, balanceMinor]));
  }

  /** The movements that a loan or its wallet had a part in on some days, by business day, and within one in order of recording. */
  movementsOf(
    tx: EntityManager,
    memberId: string,
    loanId: string,
    { from, to }: { readonly from: string; readonly to: string },
  ): Promise<LoanMovement[]> {
    return movementsOfLoan.all(tx, memberId, loanId, from, to);
  }

  /** The day of a loan's last movement up to a day. */
  async lastMovementOn(
    tx: EntityManager,
    memberId: string,
    loanId: string,
    until: string,
  ): Promise<string | undefined> {
    return (await lastMovement.only(tx, memberId, loanId, until)).onDay ?? undefined;
  }

  /** What a loan owed and what was in its wallet as a day began, and whether it had begun by then. */
  balancesBefore(tx: EntityManager, memberId: string, loanId: string, day: string) {
    return balancesBefore.only(tx, memberId, loanId, day);
  }

  /** What was in a loan's wallet as each of these days began. */
  async walletBefore(
    tx: EntityManager,
    memberId: string,
    loanId: string,
    days: readonly string[],
  ): Promise<Map<string, number>> {
    if (days.length === 0) return new Map();
    const rows = await walletBefore.all(tx, memberId, loanId, days);
    return new Map(rows.map(({ day, amountMinor }) => [day, amountMinor]));
  }

  /** @returns the transaction's id. The database refuses lines that do not sum to zero, an overdraft, and what was posted before. */
  async post(tx: EntityManager, movement: Movement): Promise<string> {
    const [transactionId = ''] = await this.postAll(tx, [movement]);
    return transactionId;
  }

  /** Several movements of one member's money in one statement. @returns the ids of the transactions, in order. */
  async postAll(tx: EntityManager, movements: readonly Movement[]): Promise<string[]> {
    const [first] = movements;
    if (!first) return [];
    const isDated = movements.every(({ onDay }) => onDay !== undefined);
    const today = isDated ? '' : await this.clock.today(tx);
    const columns = columnsOf(movements.map((movement) => ({ onDay: today, ...movement })));
    await post.all(tx, first.memberId, ...columns);
    return columns[0];
  }
}
