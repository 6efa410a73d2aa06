import type { Rule } from './rule';

/** What holds of the steps of loans, and of what their members agreed to. */
export const LOAN_RULES: readonly Rule[] = [
  {
    // A server of before there were steps may have filed a loan without any, beside a newer one.
    invariant: 'the steps of a loan are counted without a gap, and the last one is its status',
    sql: `SELECT l.member_id, l.loan_number, l.status, count(e.number) AS steps, max(e.number) AS last
          FROM loan l LEFT JOIN loan_event e ON e.member_id = l.member_id AND e.loan_id = l.id
          GROUP BY l.member_id, l.id
          HAVING min(e.number) <> 1 OR max(e.number) <> count(*)
            OR (count(e.number) = 0 AND l.created_at > (SELECT min(recorded_at) FROM loan_event))
            OR (array_agg(e.status ORDER BY e.number DESC))[1] <> l.status`,
  },
  {
    // Servers that keep no agreement give no loan the second rules.
    invariant:
      'a loan that was paid out has what its member agreed to, as every one since the first of which that is kept',
    sql: `SELECT l.member_id, l.loan_number, l.status
          FROM loan l LEFT JOIN loan_agreement a ON a.member_id = l.member_id AND a.loan_id = l.id
          WHERE a.loan_id IS NULL AND l.status IN ('APPROVED', 'REPAID', 'WRITTEN_OFF') AND (
            l.rules_version >= 2 OR l.created_at > (
              SELECT min(o.created_at) FROM loan o JOIN loan_agreement k ON k.member_id = o.member_id AND k.loan_id = o.id))`,
  },
];
