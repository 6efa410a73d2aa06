import type { Rule } from './rule';

/** Where numbers stand that people read out, such as LN00000042. */
const NUMBERED = [
  ['loan', 'loan_number'],
  ['withdrawal', 'withdrawal_number'],
  ['repayment', 'repayment_number'],
  ['incoming_payment', 'payment_number'],
] as const;

/** No index can hold this: what is unique on several nodes has to name the member. */
export const NUMBER_RULES: readonly Rule[] = [
  {
    invariant: 'a number is given once: of one loan, withdrawal, repayment or incoming payment',
    sql: NUMBERED.map(
      ([table, column]) =>
        `SELECT ${column} AS number, count(*) AS given FROM ${table} GROUP BY 1 HAVING count(*) > 1`,
    ).join(' UNION ALL '),
  },
];
