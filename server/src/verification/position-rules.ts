import { MEMORANDUM_ACCOUNTS, RECEIVABLES } from '../modules/ledger/ledger.entity';
import { BOOKED_ON, WITH_LATE } from '../modules/reports/queries/books.sql';
import { quoted } from '../platform/database/quoted';
import type { Rule } from './rule';

const OF_LOANS = quoted([...RECEIVABLES, 'WRITTEN_OFF_LOANS']);

/** What moves money of wallets alone, and nothing of where a loan stands. */
const WALLET_KINDS = ['WITHDRAWAL', 'WITHDRAWAL_RETURN', 'WALLET_CARRIED_OVER'];
const OF_WALLETS = quoted(WALLET_KINDS);

/** Of several positions of one day reports read the last one. */
const LAST_OF_DAY = `SELECT DISTINCT ON (member_id, loan_id, on_day) * FROM loan_day_position
   ORDER BY member_id, loan_id, on_day, recorded_at DESC`;

/** What the postings of an account, or of several, moved (debits positive). */
const moved = (...accounts: string[]) =>
  `coalesce(-sum(p.amount_minor) FILTER (WHERE p.account IN (${quoted(accounts)})), 0)`;

/** What movements moved of what a loan owes, as columns (debits positive). */
const MOVED = `${moved('LOANS_RECEIVABLE')} AS principal_moved,
      ${moved('INTEREST_RECEIVABLE', 'INTEREST_MEMORANDUM')} AS interest_moved,
      ${moved('PENALTIES_RECEIVABLE', 'PENALTIES_MEMORANDUM')} AS penalty_moved,
      ${moved('FEES_RECEIVABLE', 'FEES_MEMORANDUM')} AS fee_moved,
      ${moved(...MEMORANDUM_ACCOUNTS)} AS memorandum_moved,
      ${moved('WRITTEN_OFF_LOANS')} AS written_off_moved
    FROM ledger_transaction t JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id ${WITH_LATE}
    WHERE p.account IN (${OF_LOANS})`;

/**
 * Each loan's days on which something of it was booked or its position moved: what the books say that it owed at the end of the day, and the
 * position that stands from then on. One pass over postings and positions, sorted by loan and day.
 */
const DAYS = `
  SELECT member_id, loan_id, on_day, max(status) AS status, max(oldest) AS oldest, bool_or(is_accruing) AS is_accruing,
    max(principal) AS principal, max(interest) AS interest, max(penalty) AS penalty, max(fee) AS fee,
    sum(sum(principal_moved)) OVER before AS posted_principal, sum(sum(interest_moved)) OVER before AS posted_interest,
    sum(sum(penalty_moved)) OVER before AS posted_penalty, sum(sum(fee_moved)) OVER before AS posted_fee,
    sum(sum(memorandum_moved)) OVER before AS memorandum, sum(sum(written_off_moved)) OVER before AS posted_written_off,
    count(max(status)) OVER before AS positions
  FROM (
    SELECT t.member_id, t.loan_id, ${BOOKED_ON} AS on_day, NULL AS status, NULL::date AS oldest, NULL::boolean AS is_accruing,
      NULL::bigint AS principal, NULL::bigint AS interest, NULL::bigint AS penalty, NULL::bigint AS fee, ${MOVED}
    GROUP BY t.member_id, t.loan_id, ${BOOKED_ON}
    UNION ALL
    SELECT member_id, loan_id, on_day, status, oldest_unpaid_on, is_accruing, principal_minor, interest_minor,
      penalty_minor, fee_minor, 0, 0, 0, 0, 0, 0
    FROM (${LAST_OF_DAY}) k
    UNION ALL
    SELECT t.member_id, t.loan_id, ${BOOKED_ON}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0, 0
    FROM ledger_transaction t ${WITH_LATE} WHERE t.kind NOT IN (${OF_WALLETS})
  ) d
  GROUP BY member_id, loan_id, on_day
  WINDOW before AS (PARTITION BY member_id, loan_id ORDER BY on_day)`;

/** Positions that another one of their day follows. */
const NOT_LAST_OF_DAY = `SELECT * FROM (
    SELECT *, lead(recorded_at) OVER (PARTITION BY member_id, loan_id, on_day ORDER BY recorded_at) AS next_at
    FROM loan_day_position
  ) p WHERE next_at IS NOT NULL`;

/** What was moved before a day together, and then by each movement of the day. */
const placed = (moved: string, name: string) =>
  `coalesce(sum(sum(${moved})) OVER before, 0) || coalesce(array_agg(${moved}) FILTER (WHERE id IS NOT NULL), '{}') AS ${name}`;

/**
 * These, with what moved the books by the end of the day: what was before together, without an id, and each movement of the day
 * by itself. One pass over postings and positions, sorted by loan and day.
 */
const FOLLOWED = `
  SELECT k.member_id, k.loan_id, k.on_day, k.recorded_at, k.status, k.oldest_unpaid_on AS oldest, k.is_accruing,
    k.principal_minor AS principal, k.interest_minor AS interest, k.penalty_minor AS penalty, k.fee_minor AS fee,
    ids, principals, interests, penalties, fees, memoranda, written_off
  FROM (${NOT_LAST_OF_DAY}) k
  JOIN (
    SELECT member_id, loan_id, on_day, NULL::uuid || coalesce(array_agg(id) FILTER (WHERE id IS NOT NULL), '{}') AS ids,
      ${placed('principal_moved', 'principals')}, ${placed('interest_moved', 'interests')},
      ${placed('penalty_moved', 'penalties')}, ${placed('fee_moved', 'fees')},
      ${placed('memorandum_moved', 'memoranda')}, ${placed('written_off_moved', 'written_off')}
    FROM (
      SELECT t.member_id, t.loan_id, ${BOOKED_ON} AS on_day, t.id, ${MOVED}
      GROUP BY t.member_id, t.loan_id, ${BOOKED_ON}, t.id
      UNION ALL
      SELECT member_id, loan_id, on_day, NULL, 0, 0, 0, 0, 0, 0 FROM (${NOT_LAST_OF_DAY}) n
    ) m
    GROUP BY member_id, loan_id, on_day
    WINDOW before AS (PARTITION BY member_id, loan_id ORDER BY on_day ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
  ) books ON books.member_id = k.member_id AND books.loan_id = k.loan_id AND books.on_day = k.on_day`;

/** Of a loan with more movements on one day it is not asked after which of them a position was written. */
const MOVEMENTS_OF_A_DAY = 10;

/** What the books may have said when a position `k` was written: what was before the day, and any of its movements. */
const MOMENTS = `
  SELECT sums.* FROM generate_series(0, (1 << ${MOVEMENTS_OF_A_DAY}) - 1) AS chosen
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(k.principals[place]), 0) AS posted_principal, coalesce(sum(k.interests[place]), 0) AS posted_interest,
      coalesce(sum(k.penalties[place]), 0) AS posted_penalty, coalesce(sum(k.fees[place]), 0) AS posted_fee,
      coalesce(sum(k.memoranda[place]), 0) AS memorandum, coalesce(sum(k.written_off[place]), 0) AS posted_written_off
    FROM generate_series(1, ${MOVEMENTS_OF_A_DAY} + 1) AS place
    WHERE place = 1 OR (chosen >> (place - 2)) & 1 = 1
  ) sums WHERE chosen < 1 << (cardinality(k.ids) - 1)`;

/** What a loan that does not accrue has beside its principal is a memorandum; of others there is none. */
const WANTED_MEMORANDUM = `CASE WHEN is_accruing OR status <> 'APPROVED' THEN 0
  ELSE greatest(interest, 0) + penalty + fee END`;

/** Whether a position says something else than the books. */
const IS_OTHER = `CASE WHEN status = 'WRITTEN_OFF' THEN (posted_principal, posted_interest, posted_penalty, posted_fee,
      posted_written_off) IS DISTINCT FROM (0::numeric, 0::numeric, 0::numeric, 0::numeric,
        (principal + interest + penalty + fee)::numeric)
    ELSE (posted_principal, posted_interest, posted_penalty, posted_fee, posted_written_off)
      IS DISTINCT FROM (principal::numeric, interest::numeric, penalty::numeric, fee::numeric, 0::numeric)
  END`;

/** Whether a position says of a loan that ended that something is owed, or of another one that nothing is. */
const IS_OTHERWISE_OWED = `CASE WHEN status IN ('REPAID', 'CANCELLED') THEN (oldest, principal, interest, penalty, fee)
    IS DISTINCT FROM (NULL::date, 0::bigint, 0::bigint, 0::bigint, 0::bigint)
  ELSE (principal, interest, penalty, fee) = (0, 0, 0, 0) END`;

/** What was paid of an installment by the end of a day, as the books of that day knew it. */
const paidBy = (bucket: string) => `coalesce((
    SELECT sum(a.amount_minor) FROM repayment_allocation a
    LEFT JOIN late_transaction late ON late.member_id = a.member_id AND late.transaction_id = a.transaction_id
    WHERE a.member_id = i.member_id AND a.loan_id = i.loan_id AND a.installment_number = i.number AND a.bucket = '${bucket}'
      AND coalesce(late.recorded_on, a.booked_on) <= s.on_day
  ), 0)`;

/** The days on which the oldest unpaid installment of a loan was another one than before, or its first. */
const TURNS = `
  SELECT k.*, l.loan_number, l.term_months, greatest(r.small_rest_minor, 1) AS least FROM (
    SELECT *, lag(oldest_unpaid_on) OVER days AS before, row_number() OVER days AS turn FROM (${LAST_OF_DAY}) o
    WINDOW days AS (PARTITION BY member_id, loan_id ORDER BY on_day)
  ) k
  JOIN loan l ON l.member_id = k.member_id AND l.id = k.loan_id
  JOIN servicing_policy r ON r.member_id = k.member_id AND r.loan_id = k.loan_id
  WHERE k.turn = 1 OR k.oldest_unpaid_on IS DISTINCT FROM k.before`;

/** Movements that leave the oldest unpaid installment what it was. */
const PASSING = quoted(['CHARGE', 'NON_ACCRUAL', 'ACCRUAL', ...WALLET_KINDS]);

/** What holds of where loans stood on past days, which is what reports read. */
export const POSITION_RULES: readonly Rule[] = [
  {
    invariant:
      'where a loan stood on each past day is what the books of that day say that it owed, and no such day is missing',
    sql: `SELECT * FROM (${DAYS}) d
          WHERE (positions > 0 AND (status IS NULL OR ${IS_OTHER})) OR memorandum <> ${WANTED_MEMORANDUM} OR (${IS_OTHERWISE_OWED})`,
  },
  {
    invariant:
      'where a loan stood on a day before something else happened is what the books said at a moment of that day',
    sql: `SELECT member_id, loan_id, on_day, recorded_at, status, oldest, is_accruing, principal, interest, penalty, fee
          FROM (${FOLLOWED}) k
          WHERE (${IS_OTHERWISE_OWED}) OR (cardinality(ids) <= ${MOVEMENTS_OF_A_DAY} + 1 AND NOT EXISTS (
            SELECT 1 FROM (${MOMENTS}) m WHERE NOT (${IS_OTHER}) AND memorandum = ${WANTED_MEMORANDUM}
          )) OR (status IN ('APPROVED', 'WRITTEN_OFF') AND NOT (
            -- Where none is unpaid, penalties or late charges are owed, and beside them only rests that are not asked for.
            SELECT CASE WHEN k.oldest IS NULL
              THEN k.penalty + k.fee > 0 AND k.principal < sum(greatest(r.small_rest_minor, 1))
              ELSE bool_or(coalesce(i.kept_on, i.due_on) = k.oldest) END
            FROM installment i
            JOIN servicing_policy r ON r.member_id = i.member_id AND r.loan_id = i.loan_id
            WHERE i.member_id = k.member_id AND i.loan_id = k.loan_id
          ))`,
  },
  {
    // Of a loan that ran before there were positions, the first one is of the upgrade.
    invariant: 'a loan that was funded since positions are kept stands from the day of its funding on',
    sql: `SELECT t.member_id, t.loan_id, t.business_on, p.on_day FROM ledger_transaction t
          LEFT JOIN (SELECT member_id, loan_id, min(on_day) AS on_day FROM loan_day_position GROUP BY member_id, loan_id) p
            ON p.member_id = t.member_id AND p.loan_id = t.loan_id
          WHERE t.kind = 'LOAN_FUNDING' AND p.on_day IS DISTINCT FROM t.business_on
            AND t.created_at > (SELECT min(recorded_at) FROM loan_day_position) - interval '1 minute'`,
  },
  {
    invariant:
      'a loan stops to accrue on a day on which it is past due, and does so again where nothing is, not while it is written off',
    sql: `SELECT member_id, loan_id, on_day, recorded_at, status, oldest_unpaid_on, is_accruing FROM (
            SELECT *, lag(is_accruing, 1, true) OVER positions AS was_accruing, lag(status) OVER positions AS before
            FROM loan_day_position WINDOW positions AS (PARTITION BY member_id, loan_id ORDER BY on_day, recorded_at)
          ) k
          WHERE is_accruing <> was_accruing AND (
            is_accruing = coalesce(oldest_unpaid_on < on_day, false)
            OR (is_accruing AND before <> 'APPROVED' AND NOT EXISTS (
              SELECT 1 FROM ledger_transaction t
              WHERE t.member_id = k.member_id AND t.loan_id = k.loan_id AND t.kind = 'WRITE_OFF_REVERSAL'
                AND t.business_on = k.on_day
            )))`,
  },
  {
    invariant:
      'a position is of a loan that was funded, and a cancelled one, and no other, stands as such from its last day on',
    sql: `SELECT p.member_id, p.loan_id::text AS loan, p.on_day, p.status FROM loan_day_position p
          LEFT JOIN loan l ON l.member_id = p.member_id AND l.id = p.loan_id
          WHERE l.id IS NULL OR p.status NOT IN ('APPROVED', 'REPAID', 'WRITTEN_OFF', 'CANCELLED')
            OR (p.status = 'CANCELLED' AND l.status <> 'CANCELLED')
          UNION ALL
          SELECT l.member_id, l.loan_number, p.on_day, p.status FROM loan l
          CROSS JOIN LATERAL (
            SELECT on_day, status, is_accruing FROM loan_day_position WHERE member_id = l.member_id AND loan_id = l.id
            ORDER BY on_day DESC, recorded_at DESC LIMIT 1
          ) p WHERE l.status = 'CANCELLED' AND (p.status <> 'CANCELLED' OR NOT p.is_accruing)`,
  },
  {
    // Of a changed schedule the first installment also has what a payment from before leaves that was taken back.
    invariant:
      'what is late of a loan is the oldest installment unpaid on the day, and turns to another one where something is paid or changed',
    sql: `SELECT s.* FROM (${TURNS}) s
          CROSS JOIN LATERAL (
            SELECT coalesce(bool_or(h.changed_on = s.on_day), false) AS on_day,
              (array_agg(h.change -> 'installments' ORDER BY h.changed_on DESC, h.id DESC))[1] AS schedule
            FROM hardship_request h
            WHERE h.member_id = s.member_id AND h.loan_id = s.loan_id AND h.changed_on <= s.on_day
          ) changed
          WHERE (s.turn > 1 AND NOT changed.on_day AND NOT EXISTS (
            SELECT 1 FROM ledger_transaction t ${WITH_LATE}
            WHERE t.member_id = s.member_id AND t.loan_id = s.loan_id AND t.kind NOT IN (${PASSING})
              AND ${BOOKED_ON} = s.on_day
          )) OR (s.oldest_unpaid_on IS NOT NULL AND (
            -- The one whose day it is, and none before it.
            SELECT coalesce(sum(CASE
              WHEN coalesce(i.kept_on, i.due_on) < s.oldest_unpaid_on
                THEN CASE WHEN i.principal_minor - ${paidBy('PRINCIPAL')} >= s.least THEN 2 ELSE 0 END
              WHEN coalesce(i.kept_on, i.due_on) = s.oldest_unpaid_on
                AND (i.number = (changed.schedule -> 0 ->> 'number')::integer
                  OR i.principal_minor > ${paidBy('PRINCIPAL')} OR i.interest_minor > ${paidBy('INTEREST')})
                THEN 1 ELSE 0
            END), 0) <> 1 FROM installment i
            WHERE i.member_id = s.member_id AND i.loan_id = s.loan_id
              AND i.number >= coalesce((changed.schedule -> 0 ->> 'number')::integer, 1)
              AND i.number <= coalesce((changed.schedule -> -1 ->> 'number')::integer, s.term_months)
          ))`,
  },
];
