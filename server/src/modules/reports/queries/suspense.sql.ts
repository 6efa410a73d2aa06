import { statement } from '../../../platform/database/statement';
import type { AccountBalance } from './books.sql';

/** A payment that nobody was given by the end of a day, in hundredths. */
export interface SuspensePayment {
  readonly paymentNumber: string;
  readonly paidOn: string;
  readonly since: string;
  readonly currency: string;
  readonly amountMinor: number;
}

export const suspenseAt = statement<SuspensePayment, [at: string]>(
  'reports.suspense',
  `SELECT i.payment_number AS "paymentNumber", i.paid_on::text AS "paidOn", max(s.business_on)::text AS since,
     s.currency, sum(s.amount_minor)::bigint AS "amountMinor"
   FROM suspense_posting s JOIN incoming_payment i ON i.id = s.payment_id
   WHERE s.account = 'UNAPPLIED_PAYMENTS' AND s.business_on <= $1
   GROUP BY i.id, i.payment_number, i.paid_on, s.currency HAVING sum(s.amount_minor) <> 0`,
);

/** The postings of money that belongs to no member yet: they stand apart from those of members. */
export const suspenseBalancesAt = statement<AccountBalance, [at: string]>(
  'reports.suspenseBalances',
  `SELECT account, currency, sum(amount_minor)::bigint AS "balanceMinor"
   FROM suspense_posting WHERE business_on <= $1 GROUP BY account, currency`,
);
