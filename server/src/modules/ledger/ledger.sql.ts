import type { Memorandum } from '@pautang/loan-terms';
import { quoted } from '../../platform/database/quoted';
import { rowsOf } from '../../platform/database/rows-of';
import { statement } from '../../platform/database/statement';
import { MEMORANDUM_ACCOUNTS, RECEIVABLES, type TransactionKind, type WalletAccount } from './ledger.entity';

const WALLET = `member_id AS "memberId", id, loan_id AS "loanId", currency, balance_minor AS "balanceMinor",
   created_at AS "createdAt"`;

export const lockWallet = statement<WalletAccount, [memberId: string, id: string]>(
  'ledger.lockWallet',
  `SELECT ${WALLET} FROM wallet_account WHERE member_id = $1 AND id = $2 FOR UPDATE`,
);

export const lockFilledWallets = statement<WalletAccount, [memberId: string]>(
  'ledger.lockFilledWallets',
  `SELECT ${WALLET} FROM wallet_account WHERE member_id = $1 AND balance_minor > 0 ORDER BY id FOR UPDATE`,
);

export const walletOfLoan = statement<WalletAccount, [memberId: string, loanId: string]>(
  'ledger.walletOfLoan',
  `SELECT ${WALLET} FROM wallet_account WHERE member_id = $1 AND loan_id = $2`,
);

/** What `posted` and `post` write, as columns: the transactions, then their postings. */
export type PostedColumns = [
  ids: string[],
  kinds: TransactionKind[],
  subjectIds: string[],
  loanIds: string[],
  days: string[],
  transactionIds: string[],
  lineNumbers: number[],
  accounts: string[],
  walletAccountIds: (string | null)[],
  currencies: string[],
  amounts: number[],
];

const insertTransactions = (first: number, onlyIf = '') =>
  `INSERT INTO ledger_transaction (member_id, id, kind, subject_id, loan_id, business_on)
   SELECT $1::uuid, moved.* FROM (${rowsOf(first, ['uuid', 'text', 'uuid', 'uuid', 'date'])}) moved ${onlyIf}`;

const insertPostings = (first: number, onlyIf = '') =>
  `INSERT INTO posting
     (member_id, transaction_id, line_number, account, wallet_account_id, currency, amount_minor)
   SELECT $1::uuid, line.* FROM (${rowsOf(first + 5, ['uuid', 'smallint', 'text', 'uuid', 'text', 'bigint'])}) line
   ${onlyIf}`;

/**
 * Parts of a WITH, for a statement that moves money among other things: the member's id is its first parameter, and
 * `columnsOf` of movement.ts gives those from this one on.
 * @param onlyIf a WHERE, such as that another part did what the money is moved for
 */
export const posted = (first: number, onlyIf?: string) =>
  `posted_transaction AS (${insertTransactions(first, onlyIf)}),
   posted_line AS (${insertPostings(first, onlyIf)})`;

export const post = statement<never, [memberId: string, ...PostedColumns]>(
  'ledger.post',
  `WITH posted_transaction AS (${insertTransactions(2)}) ${insertPostings(2)}`,
);

/** After the movements themselves; see `LateTransaction`. */
export const recordLate = statement<never, [memberId: string, ids: readonly string[], recordedOn: string]>(
  'ledger.recordLate',
  `INSERT INTO late_transaction (member_id, transaction_id, recorded_on)
   SELECT $1::uuid, late.id, $3::date FROM unnest($2::uuid[]) late(id)`,
);

/**
 * Whether money left the wallet since its loan was paid out, and did not come back. For a statement of the loan's member,
 * who is its first parameter.
 */
export const withdrawnFrom = (loanId: string) =>
  `EXISTS (
     SELECT 1 FROM ledger_transaction d
     JOIN ledger_transaction f ON f.member_id = $1 AND f.kind = 'LOAN_FUNDING' AND f.subject_id = ${loanId}
     WHERE d.member_id = $1 AND d.loan_id = ${loanId} AND d.kind = 'WITHDRAWAL' AND d.created_at >= f.created_at
       AND NOT EXISTS (
         SELECT 1 FROM ledger_transaction b
         WHERE b.member_id = $1 AND b.kind = 'WITHDRAWAL_RETURN' AND b.subject_id = d.subject_id
       )
   )`;

export const isWithdrawnFrom = statement<
  { readonly isWithdrawn: boolean },
  [memberId: string, loanId: string]
>('ledger.isWithdrawnFrom', `SELECT ${withdrawnFrom('$2')} AS "isWithdrawn"`);

export const collected = statement<{ readonly amountMinor: number }, [memberId: string, loanId: string]>(
  'ledger.collected',
  `SELECT coalesce(sum(0 - p.amount_minor), 0)::bigint AS "amountMinor"
   FROM ledger_transaction t
   JOIN posting p ON p.member_id = $1 AND p.transaction_id = t.id AND p.account = 'COLLECTIONS'
   WHERE t.member_id = $1 AND t.loan_id = $2`,
);

/** What of a loan is a memorandum, by kind. */
export const memorandum = statement<Memorandum, [memberId: string, loanId: string]>(
  'ledger.memorandum',
  `SELECT ${[
    ['INTEREST', 'INTEREST_MEMORANDUM'],
    ['PENALTY', 'PENALTIES_MEMORANDUM'],
    ['FEE', 'FEES_MEMORANDUM'],
  ]
    .map(
      ([kind, account]) =>
        `coalesce(0 - sum(p.amount_minor) FILTER (WHERE p.account = '${account}'), 0)::bigint AS "${kind}"`,
    )
    .join(', ')}
   FROM ledger_transaction t
   JOIN posting p ON p.member_id = $1 AND p.transaction_id = t.id AND p.account = ANY ('{${MEMORANDUM_ACCOUNTS}}')
   WHERE t.member_id = $1 AND t.loan_id = $2`,
);

/** Of each waiver of a loan that was not taken back: what was booked as a loss when it was granted, and on which day. */
export const lossesOfWaivers = statement<
  { readonly waiverId: string; readonly onDay: string; readonly lossMinor: number },
  [memberId: string, loanId: string]
>(
  'ledger.lossesOfWaivers',
  `SELECT t.subject_id AS "waiverId", t.business_on::text AS "onDay", (0 - sum(p.amount_minor))::bigint AS "lossMinor"
   FROM ledger_transaction t
   JOIN posting p ON p.member_id = $1 AND p.transaction_id = t.id AND p.account = 'WAIVERS'
   WHERE t.member_id = $1 AND t.loan_id = $2 AND t.kind = 'WAIVER' AND NOT EXISTS (
     SELECT 1 FROM ledger_transaction v
     WHERE v.member_id = $1 AND v.kind = 'WAIVER_REVERSAL' AND v.subject_id = t.subject_id
   )
   GROUP BY t.subject_id, t.business_on`,
);

/** What each loan of a member holds that was paid too much. The member is the first parameter. */
export const CREDITS = `SELECT t.loan_id, sum(p.amount_minor)::bigint AS amount_minor, min(p.currency) AS currency
   FROM posting p JOIN ledger_transaction t ON t.member_id = $1 AND t.id = p.transaction_id
   WHERE p.member_id = $1 AND p.account = 'MEMBER_CREDIT' GROUP BY t.loan_id HAVING sum(p.amount_minor) > 0`;

/** What the member owes, whatever the books say of it. */
const OWED = quoted([...RECEIVABLES, 'WRITTEN_OFF_LOANS', 'MEMBER_CREDIT']);

/** What movements of a loan, or of its wallet alone, add to what is owed and to what is in the wallet. */
const OF_LOAN_AND_WALLET = `(0 - coalesce(sum(p.amount_minor) FILTER (WHERE t.loan_id = $2 AND p.account IN (${OWED})), 0))::bigint
       AS "owedMinor",
     coalesce(sum(p.amount_minor) FILTER (WHERE p.wallet_account_id = w.id), 0)::bigint AS "walletMinor"
   FROM wallet_account w
   JOIN ledger_transaction t ON t.member_id = $1
   JOIN posting p ON p.member_id = $1 AND p.transaction_id = t.id
   WHERE w.member_id = $1 AND w.loan_id = $2 AND (t.loan_id = $2 OR t.kind = 'WALLET_CARRIED_OVER')`;

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

type LoanDays = [memberId: string, loanId: string, from: string, to: string];

export const movementsOfLoan = statement<LoanMovement, LoanDays>(
  'ledger.movements',
  `SELECT t.id, t.kind, t.subject_id AS "subjectId", t.business_on AS "onDay",
     ${OF_LOAN_AND_WALLET}
     AND t.business_on BETWEEN $3 AND $4
   GROUP BY t.member_id, t.id
   HAVING t.loan_id = $2 OR bool_or(p.wallet_account_id = w.id)
   ORDER BY t.business_on, t.id`,
);

/** What the accounts of a loan come to: credits positive, debits negative. */
export const balancesOfLoan = statement<
  { readonly account: string; readonly balanceMinor: number },
  [memberId: string, loanId: string]
>(
  'ledger.balancesOfLoan',
  `SELECT p.account, sum(p.amount_minor)::bigint AS "balanceMinor"
   FROM ledger_transaction t JOIN posting p ON p.member_id = $1 AND p.transaction_id = t.id
   WHERE t.member_id = $1 AND t.loan_id = $2 GROUP BY p.account`,
);

/** The day of the last movement of a loan up to a day; null where there was none. */
export const lastMovement = statement<
  { readonly onDay: string | null },
  [memberId: string, loanId: string, until: string]
>(
  'ledger.lastMovement',
  `SELECT max(business_on) AS "onDay" FROM ledger_transaction
   WHERE member_id = $1 AND loan_id = $2 AND business_on <= $3`,
);

/** What a loan owed, and what was in its wallet, as a day began; and whether anything had happened before it. */
export const balancesBefore = statement<
  { readonly owedMinor: number; readonly walletMinor: number; readonly isBegun: boolean },
  [memberId: string, loanId: string, day: string]
>(
  'ledger.balancesBefore',
  `SELECT count(*) FILTER (WHERE t.loan_id = $2) > 0 AS "isBegun",
     ${OF_LOAN_AND_WALLET}
     AND t.business_on < $3`,
);

export const walletBefore = statement<
  { readonly day: string; readonly amountMinor: number },
  [memberId: string, loanId: string, days: readonly string[]]
>(
  'ledger.walletBefore',
  `SELECT d.day::text, coalesce(sum(p.amount_minor), 0)::bigint AS "amountMinor"
   FROM wallet_account w CROSS JOIN unnest($3::date[]) d(day)
   LEFT JOIN (
     posting p JOIN ledger_transaction t ON t.member_id = $1 AND t.id = p.transaction_id
   ) ON p.member_id = $1 AND p.wallet_account_id = w.id AND t.business_on < d.day
   WHERE w.member_id = $1 AND w.loan_id = $2
   GROUP BY d.day`,
);
