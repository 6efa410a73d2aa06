import { Injectable } from '@nestjs/common';
import { assertMinor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { Clock } from '../../platform/clock/clock';
import {
  type HouseAccount,
  LedgerTransaction,
  Posting,
  type TransactionKind,
  WalletAccount,
} from './ledger.entity';

export type { WalletAccount };

/** One side of a movement: credits are positive, debits negative. */
export interface PostingLine {
  readonly account: HouseAccount | 'WALLET';
  /** With the account WALLET. */
  readonly walletAccountId?: string;
  readonly amountMinor: number;
}

/** A movement of a loan's money, in hundredths of its currency. The lines sum to zero; empty ones are left out. */
export interface Movement {
  readonly memberId: string;
  readonly loanId: string;
  readonly kind: TransactionKind;
  /** There is one movement of a kind for each subject; without one the movement is its own. */
  readonly subjectId?: string;
  readonly currency: string;
  readonly lines: readonly PostingLine[];
  /** The business day it counts from; today without one. */
  readonly onDay?: string;
}

/** A movement between a wallet and an account of the house. Hundredths of the wallet's currency. */
export interface WalletMovement {
  readonly kind: TransactionKind;
  /** The loan or withdrawal it belongs to; there is one movement of a kind for each. */
  readonly subjectId: string;
  readonly wallet: Pick<WalletAccount, 'memberId' | 'id' | 'loanId' | 'currency'>;
  /** Positive into the wallet, negative out of it. */
  readonly amountMinor: number;
  readonly against: HouseAccount;
}

/** Double entry (docs/architecture.md, 'Money'). Every method works in the caller's transaction. */
@Injectable()
export class LedgerService {
  constructor(private readonly clock: Clock) {}

  async openWallet(tx: EntityManager, memberId: string, loanId: string, currency: string): Promise<string> {
    const id = uuid();
    await tx.insert(WalletAccount, { memberId, id, loanId, currency });
    return id;
  }

  /** The wallet, locked: whoever moves its money or prepares to waits in line. */
  lockWallet(tx: EntityManager, memberId: string, id: string): Promise<WalletAccount | null> {
    return tx.findOne(WalletAccount, { where: { memberId, id }, lock: { mode: 'pessimistic_write' } });
  }

  walletOfLoan(tx: EntityManager, memberId: string, loanId: string): Promise<WalletAccount> {
    return tx.findOneByOrFail(WalletAccount, { memberId, loanId });
  }

  /** What a loan's movements left on the accounts of the house; an account that is absent has nothing. */
  async houseBalances(
    tx: EntityManager,
    memberId: string,
    loanId: string,
  ): Promise<Map<HouseAccount, number>> {
    const rows = await tx.query<{ account: HouseAccount; amount: string }[]>(
      `SELECT p.account, sum(p.amount_minor) AS amount
       FROM ledger_transaction t
       JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
       WHERE t.member_id = $1 AND t.loan_id = $2 AND p.account <> 'WALLET'
       GROUP BY p.account HAVING sum(p.amount_minor) <> 0`,
      [memberId, loanId],
    );
    return new Map(rows.map(({ account, amount }) => [account, assertMinor(Number(amount))]));
  }

  /** What was in a loan's wallet as each of these days began. */
  async walletBefore(
    tx: EntityManager,
    memberId: string,
    loanId: string,
    days: readonly string[],
  ): Promise<Map<string, number>> {
    if (days.length === 0) return new Map();
    const rows = await tx.query<{ day: string; amount: string }[]>(
      `SELECT d.day, coalesce(sum(p.amount_minor), 0) AS amount
       FROM unnest($3::text[]) d(day)
       LEFT JOIN ledger_transaction t
         ON t.member_id = $1 AND t.loan_id = $2 AND t.business_on < d.day::date
       LEFT JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id AND p.account = 'WALLET'
       GROUP BY d.day`,
      [memberId, loanId, days],
    );
    return new Map(rows.map(({ day, amount }) => [day, assertMinor(Number(amount))]));
  }

  /** The database refuses it when it would overdraw the wallet or was posted before. */
  async move(tx: EntityManager, movement: WalletMovement): Promise<void> {
    const { kind, subjectId, wallet, amountMinor, against } = movement;
    const { memberId, loanId, currency } = wallet;
    const lines: PostingLine[] = [
      { account: 'WALLET', walletAccountId: wallet.id, amountMinor },
      { account: against, amountMinor: -amountMinor },
    ];
    await this.post(tx, { memberId, loanId, kind, subjectId, currency, lines });
  }

  /** @returns the transaction's id. The database refuses lines that do not sum to zero, and an overdraft. */
  async post(tx: EntityManager, movement: Movement): Promise<string> {
    const { memberId, loanId, kind, currency, lines } = movement;
    const transactionId = uuid();
    await tx.insert(LedgerTransaction, {
      memberId,
      id: transactionId,
      kind,
      subjectId: movement.subjectId ?? transactionId,
      loanId,
      businessOn: movement.onDay ?? (await this.clock.today(tx)),
    });
    const postings = lines
      .filter(({ amountMinor }) => amountMinor !== 0)
      .map(({ account, walletAccountId = null, amountMinor }, index) => ({
        memberId,
        transactionId,
        lineNumber: index + 1,
        account,
        walletAccountId,
        currency,
        amountMinor,
      }));
    await tx.insert(Posting, postings);
    return transactionId;
  }
}
