import { Injectable } from '@nestjs/common';
import { assertMinor } from '@pautang/loan-terms';
import { type EntityManager, MoreThan } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { Clock } from '../../platform/clock/clock';
import { inBatches } from '../../platform/database/batches';
import {
  type HouseAccount,
  LedgerTransaction,
  Posting,
  RECEIVABLES,
  type TransactionKind,
  WalletAccount,
} from './ledger.entity';

export type { HouseAccount, TransactionKind, WalletAccount };

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

/** A movement as a loan's statement tells it. */
export interface LoanMovement {
  readonly id: string;
  readonly kind: TransactionKind;
  readonly subjectId: string;
  readonly onDay: string;
  /** By how much what is owed grew: what was lent and charged, less what was paid. */
  readonly owedMinor: number;
  /** By how much the loan's wallet grew. */
  readonly walletMinor: number;
}

interface MovementRow {
  readonly id: string;
  readonly kind: TransactionKind;
  readonly subject_id: string;
  readonly business_on: string;
  readonly owned: string;
  readonly wallet: string;
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

  /** The member's wallets that hold money, locked. Who moves several holds the member's row first. */
  lockFilledWallets(tx: EntityManager, memberId: string): Promise<WalletAccount[]> {
    return tx.find(WalletAccount, {
      where: { memberId, balanceMinor: MoreThan(0) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  wallet(tx: EntityManager, memberId: string, id: string): Promise<WalletAccount | null> {
    return tx.findOneBy(WalletAccount, { memberId, id });
  }

  /** The member's wallets that hold money, the newest first. */
  filledWallets(tx: EntityManager, memberId: string): Promise<WalletAccount[]> {
    return tx.find(WalletAccount, { where: { memberId, balanceMinor: MoreThan(0) }, order: { id: 'DESC' } });
  }

  walletOfLoan(tx: EntityManager, memberId: string, loanId: string): Promise<WalletAccount> {
    return tx.findOneByOrFail(WalletAccount, { memberId, loanId });
  }

  /** Whether money left the loan's wallet since the loan was paid out, and did not come back. */
  async isWithdrawnFrom(tx: EntityManager, memberId: string, loanId: string): Promise<boolean> {
    const [{ isWithdrawn }] = await tx.query<[{ isWithdrawn: boolean }]>(
      `SELECT EXISTS (
         SELECT 1 FROM ledger_transaction w
         JOIN ledger_transaction f
           ON f.member_id = w.member_id AND f.kind = 'LOAN_FUNDING' AND f.subject_id = w.loan_id
         WHERE w.member_id = $1 AND w.loan_id = $2 AND w.kind = 'WITHDRAWAL' AND w.created_at >= f.created_at
           AND NOT EXISTS (
             SELECT 1 FROM ledger_transaction r
             WHERE r.member_id = w.member_id AND r.kind = 'WITHDRAWAL_RETURN' AND r.subject_id = w.subject_id
           )
       ) AS "isWithdrawn"`,
      [memberId, loanId],
    );
    return isWithdrawn;
  }

  /** What was paid on a loan, and not taken back. */
  async collectedMinor(tx: EntityManager, memberId: string, loanId: string): Promise<number> {
    const [{ amount }] = await tx.query<[{ amount: string }]>(
      `SELECT coalesce(sum(0 - p.amount_minor), 0) AS amount
       FROM ledger_transaction t
       JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
       WHERE t.member_id = $1 AND t.loan_id = $2 AND p.account = 'COLLECTIONS'`,
      [memberId, loanId],
    );
    return assertMinor(Number(amount));
  }

  /** Every movement that a loan or its wallet had a part in, by business day, and within one in order of recording. */
  async movementsOf(tx: EntityManager, memberId: string, loanId: string): Promise<LoanMovement[]> {
    const rows = await tx.query<MovementRow[]>(
      `SELECT t.id, t.kind, t.subject_id, t.business_on::text,
         coalesce(sum(p.amount_minor) FILTER (WHERE t.loan_id = $2 AND p.account = ANY($3)), 0) AS owned,
         coalesce(sum(p.amount_minor) FILTER (WHERE p.wallet_account_id = w.id), 0) AS wallet
       FROM wallet_account w
       JOIN ledger_transaction t ON t.member_id = w.member_id
       JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
       WHERE w.member_id = $1 AND w.loan_id = $2
         AND (t.loan_id = $2 OR t.kind = 'WALLET_CARRIED_OVER')
       GROUP BY t.member_id, t.id
       HAVING t.loan_id = $2 OR bool_or(p.wallet_account_id = w.id)
       ORDER BY t.business_on, t.id`,
      [memberId, loanId, [...RECEIVABLES, 'MEMBER_CREDIT']],
    );
    return rows.map(({ id, kind, subject_id: subjectId, business_on: onDay, owned, wallet }) => ({
      id,
      kind,
      subjectId,
      onDay,
      owedMinor: 0 - assertMinor(Number(owned)),
      walletMinor: assertMinor(Number(wallet)),
    }));
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
       FROM wallet_account w CROSS JOIN unnest($3::text[]) d(day)
       LEFT JOIN (
         posting p JOIN ledger_transaction t ON t.member_id = p.member_id AND t.id = p.transaction_id
       ) ON p.member_id = w.member_id AND p.wallet_account_id = w.id AND t.business_on < d.day::date
       WHERE w.member_id = $1 AND w.loan_id = $2
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
    const [transactionId = ''] = await this.postAll(tx, [movement]);
    return transactionId;
  }

  /** Several movements in as few statements as can be. @returns the ids of the transactions, in order. */
  async postAll(tx: EntityManager, movements: readonly Movement[]): Promise<string[]> {
    const isDated = movements.every(({ onDay }) => onDay !== undefined);
    const today = isDated ? '' : await this.clock.today(tx);
    const posted = movements.map((movement) => ({ ...movement, id: uuid() }));
    for (const batch of inBatches(posted)) {
      await tx.insert(
        LedgerTransaction,
        batch.map(({ memberId, id, kind, subjectId = id, loanId, onDay: businessOn = today }) => {
          return { memberId, id, kind, subjectId, loanId, businessOn };
        }),
      );
      await tx.insert(Posting, batch.flatMap(postingsOf));
    }
    return posted.map(({ id }) => id);
  }
}

function postingsOf({ memberId, id: transactionId, currency, lines }: Movement & { readonly id: string }) {
  return lines
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
}
