import type { Rule } from './rule';

/** Whether what a row's loan was charged was always income: of the others a part may be a memorandum, or was waived as one. */
export const alwaysIncome = (row: string) =>
  `NOT EXISTS (
     SELECT 1 FROM loan_day_position k
     WHERE k.member_id = ${row}.member_id AND k.loan_id = ${row}.loan_id AND NOT k.is_accruing
   )`;

/** What a loan owes by its last position, and what of it the ledger keeps as a memorandum (debits positive). */
const KEPT = `
  SELECT l.member_id, l.loan_number, l.status, l.is_accruing, p.*, posted.*
  FROM loan l
  CROSS JOIN LATERAL (
    SELECT greatest(interest_minor, 0) AS interest, greatest(penalty_minor, 0) AS penalty, greatest(fee_minor, 0) AS fee
    FROM loan_day_position WHERE member_id = l.member_id AND loan_id = l.id
    ORDER BY on_day DESC, recorded_at DESC LIMIT 1
  ) p
  CROSS JOIN LATERAL (
    SELECT
      coalesce(-sum(amount_minor) FILTER (WHERE account = 'INTEREST_MEMORANDUM'), 0) AS kept_interest,
      coalesce(-sum(amount_minor) FILTER (WHERE account = 'PENALTIES_MEMORANDUM'), 0) AS kept_penalty,
      coalesce(-sum(amount_minor) FILTER (WHERE account = 'FEES_MEMORANDUM'), 0) AS kept_fee,
      coalesce(sum(amount_minor) FILTER (WHERE account = 'SUSPENDED_INCOME'), 0) AS suspended
    FROM ledger_transaction t JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
    WHERE t.member_id = l.member_id AND t.loan_id = l.id
  ) posted`;

/** What holds of loans whose charges are no income until they are paid. */
export const ACCRUAL_RULES: readonly Rule[] = [
  {
    invariant:
      'what a loan owes beside its principal is a memorandum while it does not accrue, and none of it otherwise',
    sql: `SELECT * FROM (${KEPT}) k
          WHERE (kept_interest, kept_penalty, kept_fee) IS DISTINCT FROM
            CASE WHEN is_accruing OR status <> 'APPROVED' THEN (0::numeric, 0::numeric, 0::numeric)
              ELSE (interest::numeric, penalty::numeric, fee::numeric) END`,
  },
  {
    invariant: 'the memorandum of each loan and its suspended income are the same',
    sql: `SELECT * FROM (${KEPT}) k WHERE kept_interest + kept_penalty + kept_fee <> suspended`,
  },
  {
    invariant:
      'of a loan that did not always accrue, income, suspended income and losses are what was charged and waived',
    sql: `SELECT l.member_id, l.loan_number, posted.amount AS posted, charged.amount AS charged
          FROM loan l
          CROSS JOIN LATERAL (
            SELECT coalesce(sum(amount_minor), 0) AS amount
            FROM ledger_transaction t JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
            WHERE t.member_id = l.member_id AND t.loan_id = l.id AND p.account IN ('INTEREST_INCOME',
              'PENALTY_INCOME', 'FEE_INCOME', 'SUSPENDED_INCOME', 'WAIVERS', 'SMALL_RESTS', 'LOAN_LOSS', 'RECOVERY_INCOME',
              'WRITTEN_OFF_CONTRA')
          ) posted
          CROSS JOIN LATERAL (
            SELECT coalesce(sum(CASE WHEN kind IN ('INTEREST', 'PENALTY', 'LATE_CHARGE') THEN amount_minor
              ELSE -amount_minor END), 0) AS amount
            FROM loan_charge WHERE member_id = l.member_id AND loan_id = l.id
          ) charged
          WHERE posted.amount <> charged.amount AND EXISTS (
            SELECT 1 FROM loan_day_position k
            WHERE k.member_id = l.member_id AND k.loan_id = l.id AND NOT k.is_accruing
          )`,
  },
];
