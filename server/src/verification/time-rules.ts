import type { Rule } from './rule';

/** Ids of version 7 begin with the time at which they were given, in thousandths of a second. */
const timeOf = (id: string) =>
  `to_timestamp(('x' || left(replace(${id}::text, '-', ''), 12))::bit(48)::bigint / 1000.0)`;

/** An id may be given so much earlier or later than its row is written. */
const LATE_SECONDS = 3600;

const seconds = (one: string, other: string) => `extract(epoch FROM ${one} - ${other})`;

const WAS_MOVED = 'EXISTS (SELECT 1 FROM business_clock)';

/** The business clock of a demo, once it was moved, stands whole days beside the machine's. */
const isOff = (one: string, other: string) =>
  `abs(${seconds(one, other)} - CASE WHEN ${WAS_MOVED} THEN 86400 * round(${seconds(one, other)} / 86400) ELSE 0 END)
     > ${LATE_SECONDS}`;

/** The day of a moment, at which another one may have begun meanwhile. */
const dayOf = (moment: string, hours: number) =>
  `((${moment} + interval '${hours} hours') AT TIME ZONE 'Asia/Manila')::date`;

const OF_IDS = [
  ['repayment', 'recorded_at'],
  ['loan_waiver', 'recorded_at'],
  ['loan_write_off', 'recorded_at'],
  ['credit_use', 'used_at'],
] as const;

/** Two clocks tell the time of a row: each of them holds the other one. */
export const TIME_RULES: readonly Rule[] = [
  {
    invariant: 'what was recorded of a loan was recorded at the time that its id tells',
    sql: [
      ...OF_IDS.map(
        ([table, column]) =>
          `SELECT '${table}' AS what, member_id, id::text, ${column} AS at FROM ${table}
           WHERE id::text LIKE '________-____-7%' AND ${isOff(column, timeOf('id'))}`,
      ),
      `SELECT 'ledger_transaction', member_id, id::text, created_at FROM ledger_transaction
       WHERE id::text LIKE '________-____-7%' AND abs(${seconds('created_at', timeOf('id'))}) > ${LATE_SECONDS}`,
      `SELECT 'loan_event', member_id, loan_id || ' ' || number, at FROM loan_event WHERE ${isOff('at', 'recorded_at')}`,
    ].join(' UNION ALL '),
  },
  {
    // These are never of an earlier day. The first version did not keep the day; a migration took that of the row.
    invariant: 'what moved in a wallet moved on the day of its row',
    sql: `SELECT member_id, id, kind, business_on, created_at FROM ledger_transaction
          WHERE kind IN ('WITHDRAWAL', 'WITHDRAWAL_RETURN', 'WALLET_CARRIED_OVER') AND NOT ${WAS_MOVED}
            AND business_on NOT BETWEEN ${dayOf('created_at', -1)} AND ${dayOf('created_at', 1)}`,
  },
];
