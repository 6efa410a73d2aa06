import { statement } from '../../../platform/database/statement';

/** The day from which the books know of `ledger_transaction t`: its own, or the one on which it was recorded later. */
export const BOOKED_ON = 'coalesce(late.recorded_on, t.business_on)';
export const WITH_LATE = `LEFT JOIN late_transaction late
   ON late.member_id = t.member_id AND late.transaction_id = t.id`;

/** The account's balance in hundredths: credits positive, debits negative. */
export interface AccountBalance {
  readonly account: string;
  readonly currency: string;
  readonly balanceMinor: number;
}

export const balancesAt = statement<AccountBalance, [at: string]>(
  'reports.balances',
  `SELECT p.account, p.currency, sum(p.amount_minor)::bigint AS "balanceMinor"
   FROM ledger_transaction t
   JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
   ${WITH_LATE}
   WHERE ${BOOKED_ON} <= $1
   GROUP BY p.account, p.currency`,
);

/** What the days of a month brought to an account. */
export interface AccountMonth extends AccountBalance {
  readonly month: string;
}

export const changesByMonth = statement<
  AccountMonth,
  [from: string, to: string, accounts: readonly string[]]
>(
  'reports.changes',
  `SELECT to_char(${BOOKED_ON}, 'YYYY-MM') AS month, p.account, p.currency,
     sum(p.amount_minor)::bigint AS "balanceMinor"
   FROM ledger_transaction t
   JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
   ${WITH_LATE}
   WHERE ${BOOKED_ON} BETWEEN $1 AND $2 AND p.account = ANY ($3::text[])
   GROUP BY 1, 2, 3`,
);

/** One side of a movement, in hundredths: credits positive, debits negative. */
export interface LedgerLine {
  readonly bookedOn: string;
  readonly businessOn: string;
  readonly transactionId: string;
  readonly lineNumber: number;
  readonly kind: string;
  /** Null for money that belongs to nobody yet. */
  readonly loanNumber: string | null;
  readonly account: string;
  readonly currency: string;
  readonly amountMinor: number;
}

export const ledgerLines = statement<LedgerLine, [from: string, to: string, count: number]>(
  'reports.ledger',
  `SELECT ${BOOKED_ON}::text AS "bookedOn", t.business_on::text AS "businessOn", t.id AS "transactionId",
     p.line_number AS "lineNumber", t.kind, l.loan_number AS "loanNumber", p.account, p.currency,
     p.amount_minor AS "amountMinor"
   FROM ledger_transaction t
   JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
   JOIN loan l ON l.member_id = t.member_id AND l.id = t.loan_id
   ${WITH_LATE}
   WHERE ${BOOKED_ON} BETWEEN $1 AND $2
   ORDER BY 1, t.id, p.line_number LIMIT $3`,
);
