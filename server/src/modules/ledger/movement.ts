import { assertMinor } from '@pautang/loan-terms';
import { newId } from '../../platform/new-id';
import type { HouseAccount, TransactionKind, WalletAccount } from './ledger.entity';
import type { PostedColumns } from './ledger.sql';

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
interface WalletMovement {
  readonly kind: TransactionKind;
  /** The loan or withdrawal it belongs to; there is one movement of a kind for each. */
  readonly subjectId: string;
  readonly wallet: Pick<WalletAccount, 'memberId' | 'id' | 'loanId' | 'currency'>;
  /** Positive into the wallet, negative out of it. */
  readonly amountMinor: number;
  readonly against: HouseAccount;
  /** The business day it counts from; today without one. */
  readonly onDay?: string;
}

/** A movement that names its day, for statements that do more than post. */
export type DatedMovement = Movement & { readonly onDay: string };

/** As a movement with two lines. */
export function ofWallet({ wallet, amountMinor, against, ...movement }: WalletMovement): Movement {
  const { memberId, loanId, currency, id: walletAccountId } = wallet;
  const lines: PostingLine[] = [
    { account: 'WALLET', walletAccountId, amountMinor },
    { account: against, amountMinor: -amountMinor },
  ];
  return { memberId, loanId, currency, lines, ...movement };
}

/** The movements of one member as the ledger's rows, column by column. */
export function columnsOf(movements: readonly DatedMovement[]): PostedColumns {
  const columns: PostedColumns = [[], [], [], [], [], [], [], [], [], [], []];
  const [ids, kinds, subjectIds, loanIds, days, ...ofLines] = columns;
  const [transactionIds, lineNumbers, accounts, walletAccountIds, currencies, amounts] = ofLines;
  for (const { memberId, kind, subjectId, loanId, onDay, currency, lines } of movements) {
    if (memberId !== movements[0]?.memberId) throw new Error('movements of one statement are of one member');
    const id = newId();
    ids.push(id);
    kinds.push(kind);
    subjectIds.push(subjectId ?? id);
    loanIds.push(loanId);
    days.push(onDay);
    const filled = lines.filter(({ amountMinor }) => amountMinor !== 0);
    for (const [index, { account, walletAccountId = null, amountMinor }] of filled.entries()) {
      transactionIds.push(id);
      lineNumbers.push(index + 1);
      accounts.push(account);
      walletAccountIds.push(walletAccountId);
      currencies.push(currency);
      amounts.push(assertMinor(amountMinor));
    }
  }
  return columns;
}
