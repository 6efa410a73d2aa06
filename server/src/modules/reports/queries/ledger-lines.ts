import { column, columnOfFiles } from '../report-list';
import { BOOKED_ON, LOAN_OF_LINE, WITH_LATE, WITH_WALLET } from './books.sql';
import { Listed } from './listed';

export const LEDGER_COLUMNS = [
  column('Booked', 'bookedOn'),
  column('Day', 'businessOn'),
  columnOfFiles('Transaction', 'transactionId'),
  columnOfFiles('Line', 'lineNumber', 'count'),
  column('Kind', 'kind'),
  column('Loan', 'loanNumber'),
  column('Account', 'account'),
  column('Currency', 'currency'),
  column('Debit', 'debit', 'money'),
  column('Credit', 'credit', 'money'),
];

/** The sides of a movement go together. */
const AS_BOOKED = ['c1, c3', 'c4'] as const;

/** Each side of the movements that the books came to know of on some days. */
export const ledgerLines = new Listed<[from: string, to: string]>(
  'reports.ledger',
  LEDGER_COLUMNS,
  `SELECT ${BOOKED_ON}, t.business_on, t.id, p.line_number, t.kind, l.loan_number, p.account, p.currency,
     greatest(0 - p.amount_minor, 0), greatest(p.amount_minor, 0)
   FROM ledger_transaction t
   JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
   ${WITH_WALLET}
   JOIN loan l ON l.member_id = t.member_id AND l.id = ${LOAN_OF_LINE}
   ${WITH_LATE}
   WHERE ${BOOKED_ON} BETWEEN $1 AND $2`,
  ...AS_BOOKED,
);

/** The same of money that belongs to nobody yet. */
export const suspenseLines = new Listed<[from: string, to: string]>(
  'reports.suspenseLines',
  LEDGER_COLUMNS,
  `SELECT business_on, business_on, transaction_id, line_number, 'SUSPENSE_' || kind, NULL::text, account, currency,
     greatest(0 - amount_minor, 0), greatest(amount_minor, 0)
   FROM suspense_posting WHERE business_on BETWEEN $1 AND $2`,
  ...AS_BOOKED,
);
