import { quoted } from '../../platform/database/quoted';
import { statement } from '../../platform/database/statement';
import { CREDITS } from '../ledger/ledger.sql';
import { OWING_STATUSES } from '../loan/loan-status';

/** A loan of the member's, with its wallet and what was paid too much on it. */
export interface CreditedLoan {
  readonly loanId: string;
  readonly walletId: string;
  readonly currency: string;
  readonly creditMinor: number;
}

export const creditedLoan = statement<CreditedLoan, [memberId: string, loanNumber: string]>(
  'refunds.loan',
  `SELECT l.id AS "loanId", w.id AS "walletId", l.currency, coalesce(c.amount_minor, 0)::bigint AS "creditMinor"
   FROM loan l
   JOIN wallet_account w ON w.member_id = $1 AND w.loan_id = l.id
   LEFT JOIN (${CREDITS}) c ON c.loan_id = l.id
   WHERE l.member_id = $1 AND l.loan_number = $2`,
);

const OWING = quoted(OWING_STATUSES);

/** The loan that the member pays now: what is left of one that is written off is paid like any other. */
export const owedLoan = statement<
  { readonly loanId: string },
  [memberId: string, currency: string, besideLoanId: string]
>(
  'refunds.owedLoan',
  `SELECT id AS "loanId" FROM loan
   WHERE member_id = $1 AND status IN (${OWING}) AND currency = $2 AND id <> $3 ORDER BY id DESC LIMIT 1`,
);
