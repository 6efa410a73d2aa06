import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import {
  type HouseAccount,
  LedgerTransaction,
  Posting,
  type TransactionKind,
  WalletAccount,
} from './ledger.entity';

export type { WalletAccount };

/** A movement between a wallet and an account of the house. Hundredths of the wallet's currency. */
export interface WalletMovement {
  readonly kind: TransactionKind;
  /** The loan or withdrawal it belongs to; there is one movement of a kind for each. */
  readonly subjectId: string;
  readonly wallet: Pick<WalletAccount, 'memberId' | 'id' | 'currency'>;
  /** Positive into the wallet, negative out of it. */
  readonly amountMinor: number;
  readonly against: HouseAccount;
}

/** Double entry (docs/architecture.md, 'Money'). Every method works in the caller's transaction. */
@Injectable()
export class LedgerService {
  async openWallet(tx: EntityManager, memberId: string, loanId: string, currency: string): Promise<void> {
    await tx.insert(WalletAccount, { memberId, id: uuid(), loanId, currency });
  }

  /** The wallet, locked: whoever moves its money or prepares to waits in line. */
  lockWallet(tx: EntityManager, memberId: string, id: string): Promise<WalletAccount | null> {
    return tx.findOne(WalletAccount, { where: { memberId, id }, lock: { mode: 'pessimistic_write' } });
  }

  walletOfLoan(tx: EntityManager, memberId: string, loanId: string): Promise<WalletAccount> {
    return tx.findOneByOrFail(WalletAccount, { memberId, loanId });
  }

  /** The database refuses it when it would overdraw the wallet or was posted before. */
  async move(tx: EntityManager, movement: WalletMovement): Promise<void> {
    const { kind, subjectId, wallet, amountMinor, against } = movement;
    const { memberId, currency } = wallet;
    const transactionId = uuid();
    await tx.insert(LedgerTransaction, { memberId, id: transactionId, kind, subjectId });
    const line = { memberId, transactionId, currency };
    await tx.insert(Posting, [
      { ...line, lineNumber: 1, account: 'WALLET', walletAccountId: wallet.id, amountMinor },
      { ...line, lineNumber: 2, account: against, walletAccountId: null, amountMinor: -amountMinor },
    ]);
  }
}
