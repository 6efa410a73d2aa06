import type { Bucket, LoanCheckpoint } from '@pautang/loan-terms';
import { OFFSET_DAYS } from '../../platform/clock/clock.sql';
import { quoted } from '../../platform/database/quoted';
import { statement } from '../../platform/database/statement';
import { SCORE_FACTS, type ScoreFacts } from '../credit/credit.sql';
import { withdrawnFrom } from '../ledger/ledger.sql';
import { LATEST_FIRST } from '../loan/latest-loan.sql';
import type { Loan, LoanEvent } from '../loan/loan.service';
import type { AgreedOfLate } from '../loan/loan.sql';
import type { MovedMoney } from '../loan/loan-cancellation.service';
import { CHARGE_COLUMNS, type ChargedColumns, PAID_OFF, PROCEEDS } from '../loan/loan-charges';
import { UNDECIDED_STATUSES } from '../loan/loan-status';
import { MADE_ON } from './made-on.sql';
import { NEWEST_PROMISE, type PromiseColumns } from './promise/promise.sql';

/** What servicing knows of a loan. */
export type LoanRow = Pick<
  Loan,
  | 'memberId'
  | 'id'
  | 'loanNumber'
  | 'status'
  | 'currency'
  | 'unitsPerPhp'
  | 'termMonths'
  | 'ratePercent'
  | 'interestMethod'
  | 'principalMinor'
  | 'principalPhpMinor'
  | 'processingFeeMinor'
  | 'stampTaxMinor'
  | 'createdAt'
  | 'approvedAt'
  | 'approvedOn'
  | 'repaidAt'
  | 'servicedOn'
  | 'nextEventOn'
  | 'rulesVersion'
  | 'oldestUnpaidOn'
  | 'isAccruing'
>;

const LOAN = `l.member_id AS "memberId", l.id, l.loan_number AS "loanNumber", l.status, l.currency,
   l.units_per_php::float8 AS "unitsPerPhp", l.term_months AS "termMonths", l.rate_percent::float8 AS "ratePercent",
   l.interest_method AS "interestMethod", l.principal_minor AS "principalMinor",
   l.principal_php_minor AS "principalPhpMinor", ${CHARGE_COLUMNS}, l.created_at AS "createdAt", l.approved_at AS "approvedAt",
   l.approved_on AS "approvedOn", l.repaid_at AS "repaidAt", l.serviced_on AS "servicedOn",
   l.next_event_on AS "nextEventOn", l.rules_version AS "rulesVersion", l.oldest_unpaid_on AS "oldestUnpaidOn",
   l.is_accruing AS "isAccruing"`;

/** A loan's checkpoint, where it has one. */
export interface CheckpointColumns {
  readonly version: number | null;
  readonly state: LoanCheckpoint | null;
  readonly keptInstallments: readonly number[] | null;
  readonly lastRepaymentId: string | null;
}

const CHECKPOINT = `k.version, k.state, k.kept_installments AS "keptInstallments",
   k.last_repayment_id AS "lastRepaymentId"`;

export type LoanKey = [memberId: string, loanId: string];

/** Running loans to which something happens by a day, whoever is at work on them. */
export const dueLoans = statement<
  Pick<Loan, 'memberId' | 'id' | 'loanNumber'>,
  [day: string, except: readonly string[], count: number]
>(
  'servicing.due',
  `SELECT member_id AS "memberId", id, loan_number AS "loanNumber" FROM loan
   WHERE status = 'APPROVED' AND next_event_on <= $1 AND id <> ALL ($2::uuid[])
   ORDER BY next_event_on LIMIT $3`,
);

export type HeldRow = LoanRow & CheckpointColumns & { readonly offsetDays: number };

/** Locked: what moves one loan comes one after the other. Movements of money refer to the loan meanwhile. */
const held = (patience: string) =>
  `SELECT ${LOAN}, ${CHECKPOINT}, ${OFFSET_DAYS} AS "offsetDays"
   FROM loan l JOIN loan_checkpoint k ON k.member_id = $1 AND k.loan_id = l.id
   WHERE l.member_id = $1 AND l.id = $2 FOR NO KEY UPDATE OF l, k ${patience}`;

/** As long as there is no checkpoint. */
const heldAlone = (patience: string) =>
  `SELECT ${LOAN}, ${OFFSET_DAYS} AS "offsetDays" FROM loan l
   WHERE l.member_id = $1 AND l.id = $2 FOR NO KEY UPDATE OF l ${patience}`;

export const holdLoan = {
  waiting: {
    withCheckpoint: statement<HeldRow, LoanKey>('servicing.hold', held('')),
    alone: statement<Omit<HeldRow, keyof CheckpointColumns>, LoanKey>('servicing.holdAlone', heldAlone('')),
  },
  /** Nobody else's work is waited for. */
  unlessHeld: {
    withCheckpoint: statement<HeldRow, LoanKey>('servicing.take', held('SKIP LOCKED')),
    alone: statement<Omit<HeldRow, keyof CheckpointColumns>, LoanKey>(
      'servicing.takeAlone',
      heldAlone('SKIP LOCKED'),
    ),
  },
};

/** Read without a lock. */
export const readLoan = statement<
  LoanRow & CheckpointColumns & { readonly offsetDays: number; readonly isAppliedFor: boolean },
  [memberId: string, loanNumber: string]
>(
  'servicing.read',
  `SELECT ${LOAN}, ${CHECKPOINT}, ${OFFSET_DAYS} AS "offsetDays",
     EXISTS (
       SELECT 1 FROM loan a WHERE a.member_id = $1 AND a.pays_off_id = l.id
         AND a.status IN (${quoted(UNDECIDED_STATUSES)})
     ) AS "isAppliedFor"
   FROM loan l LEFT JOIN loan_checkpoint k ON k.member_id = $1 AND k.loan_id = l.id
   WHERE l.member_id = $1 AND l.loan_number = $2`,
);

/** A repayment that may be the same as a new one. */
export interface EarlierRepayment {
  readonly repaymentNumber: string;
  readonly reference: string;
  readonly paidAt: string;
  readonly recordedAt: string;
}

export interface RepaymentFacts {
  /** Standing ones of the same amount, day and reference; of any reference where an earlier version recorded them. */
  readonly alike: readonly EarlierRepayment[];
  /** All that was ever received for the loan. */
  readonly receivedMinor: number;
}

const REPAYMENT_FACTS = `
   (SELECT coalesce(json_agg(json_build_object('repaymentNumber', r.repayment_number, 'reference', r.reference,
      'paidAt', r.paid_at, 'recordedAt', r.recorded_at) ORDER BY r.id), '[]')
    FROM repayment r
    WHERE r.member_id = $1 AND r.loan_id = $2 AND r.amount_minor = $3
      AND ${MADE_ON} = $4::date
      AND (r.reference_key IS NULL OR r.reference_key = $5)
      AND NOT EXISTS (SELECT 1 FROM repayment_reversal v WHERE v.member_id = $1 AND v.repayment_id = r.id)
   ) AS alike,
   (SELECT coalesce(sum(r.amount_minor), 0)::bigint FROM repayment r WHERE r.member_id = $1 AND r.loan_id = $2)
     AS "receivedMinor"`;

/** By the day on which it was made: that from which it counts may be a later one. */
type LikeRepayment = [...LoanKey, amountMinor: number, madeOn: string, referenceKey: string];

/** What a new repayment is held against. */
export const repaymentFacts = statement<RepaymentFacts, LikeRepayment>(
  'servicing.repaymentFacts',
  `SELECT ${REPAYMENT_FACTS}`,
);

/** The same, where it moves the score. */
export const scoringRepaymentFacts = statement<RepaymentFacts & ScoreFacts, LikeRepayment>(
  'servicing.scoringRepaymentFacts',
  `SELECT ${SCORE_FACTS}, ${REPAYMENT_FACTS} FROM member m WHERE m.id = $1 FOR NO KEY UPDATE OF m`,
);

/** A repayment, and what it pays as its rows stand. */
export interface RepaymentColumns {
  readonly id: string;
  readonly repaymentNumber: string;
  readonly amountMinor: number;
  readonly paidAt: string;
  readonly reference: string;
  readonly isSettlement: boolean;
  readonly recordedAt: string;
  readonly isReversed: boolean;
  readonly reversalReason: string | null;
  readonly parts: readonly {
    readonly bucket: Bucket | 'USED';
    /** Null for credit that was used. */
    readonly installmentNumber: number | null;
    readonly amountMinor: number;
  }[];
}

/** Of `repayment r`. */
const REPAYMENT = `r.id, r.repayment_number AS "repaymentNumber", r.amount_minor AS "amountMinor",
   r.paid_at AS "paidAt", r.reference, r.is_settlement AS "isSettlement", r.recorded_at AS "recordedAt",
   v.repayment_id IS NOT NULL AS "isReversed", v.reason AS "reversalReason",
   CASE WHEN v.repayment_id IS NULL THEN (
     SELECT coalesce(json_agg(a), '[]') FROM (
       SELECT bucket, installment_number AS "installmentNumber", sum(amount_minor) AS "amountMinor"
       FROM repayment_allocation
       WHERE member_id = $1 AND repayment_id = r.id AND bucket <> 'CREDIT'
       GROUP BY bucket, installment_number HAVING sum(amount_minor) <> 0
     ) a
   ) ELSE '[]' END AS parts`;

/** Newest first: ids grow with time. */
export const listRepayments = statement<RepaymentColumns, [...LoanKey, cursor: string, count: number]>(
  'servicing.repayments',
  `SELECT ${REPAYMENT}
   FROM repayment r LEFT JOIN repayment_reversal v ON v.member_id = $1 AND v.repayment_id = r.id
   WHERE r.member_id = $1 AND r.loan_id = $2 AND r.id < $3
   ORDER BY r.id DESC LIMIT $4`,
);

/** So many payments, the newest, stand in an account; the back office and the statement have all of them. */
const SHOWN_PAYMENTS = 24;
/** So many loans of one member, the newest. */
const SHOWN_LOANS = 100;

/** All that the account of a loan says, as of one moment. */
export interface AccountColumns extends LoanRow, Pick<CheckpointColumns, 'version' | 'state'> {
  /** The same as long as the checkpoint's row is, and so the payments; null without one. */
  readonly stamp: string | null;
  readonly offsetDays: number;
  /** What the member agreed to; null where no agreement was kept, and as the state is. */
  readonly coolingOffDays: number | null;
  /** The same of paying late, of a loan that does not run yet. */
  readonly agreedOfLate: AgreedOfLate | null;
  /** Of a loan that paid off another one: the last day on which that could run on without being late. */
  readonly restorableUntil: string | null;
  /** What it paid to close another one. */
  readonly paidOffMinor: number;
  /** What became of its money in its first month; null where all of it is in its wallet and nothing was paid, and afterwards. */
  readonly movedMoney: MovedMoney | null;
  readonly events: readonly (Pick<LoanEvent, 'status' | 'by' | 'reasons' | 'message'> & {
    readonly at: string;
  })[];
  /** Null, as the state is, where the caller knows what has this stamp. */
  readonly payments: readonly RepaymentColumns[] | null;
  /** The newest one. */
  readonly promise: PromiseColumns | null;
  readonly loans: readonly (Pick<Loan, 'loanNumber' | 'status' | 'currency'> &
    ChargedColumns & {
      readonly createdAt: string;
      /** The number of the loan that it pays off. */
      readonly paysOff: string | null;
    })[];
}

/**
 * The member's loan of a number, else the one that is owed, else the one that waits, else the newest. A payment is in the checkpoint or discards it, so
 * which row that is (its place, and what wrote it) says all that figures are made of, and its state need not be read for it.
 */
export const readAccount = statement<
  AccountColumns,
  [memberId: string, loanNumber: string | null, knownStamp: string | null]
>(
  'servicing.account',
  `SELECT ${LOAN}, k.version, s.stamp, CASE WHEN s.stamp = $3 THEN NULL ELSE k.state END AS state,
     ${OFFSET_DAYS} AS "offsetDays",
     CASE WHEN s.stamp = $3 THEN NULL ELSE (
       SELECT (g.agreed -> 'product' ->> 'coolingOffDays')::int FROM loan_agreement g
       WHERE g.member_id = $1 AND g.loan_id = l.id
     ) END AS "coolingOffDays", l.restorable_until AS "restorableUntil",
     CASE WHEN k.state IS NULL THEN (
       SELECT json_build_object('termsVersion', g.terms_version, 'penaltyRules', g.agreed -> 'quote' -> 'penaltyRules')
       FROM loan_agreement g WHERE g.member_id = $1 AND g.loan_id = l.id
     ) END AS "agreedOfLate",
     ${PAID_OFF}::bigint AS "paidOffMinor",
     CASE WHEN l.status = 'APPROVED' AND least(now()::date, (now() + ${OFFSET_DAYS} * interval '1 day')::date) <= l.approved_on + 31 THEN (
       SELECT CASE
         WHEN l.pays_off_id IS NOT NULL AND l.restorable_until IS NULL THEN 'PAYOFF_FINAL'
         WHEN w.balance_minor < ${PROCEEDS} - ${PAID_OFF} OR ${withdrawnFrom('l.id')} THEN 'WITHDRAWN'
         WHEN EXISTS (
           SELECT 1 FROM repayment r LEFT JOIN repayment_reversal v ON v.member_id = $1 AND v.repayment_id = r.id
           WHERE r.member_id = $1 AND r.loan_id = l.id AND v.repayment_id IS NULL
         ) THEN 'PAID' END
       FROM wallet_account w WHERE w.member_id = $1 AND w.loan_id = l.id
     ) END AS "movedMoney",
     (SELECT json_agg(json_build_object('status', e.status, 'at', e.at, 'by', e.by, 'reasons', e.reasons,
        'message', e.message) ORDER BY e.number)
      FROM loan_event e WHERE e.member_id = $1 AND e.loan_id = l.id) AS events,
     CASE WHEN s.stamp = $3 THEN NULL ELSE (
       SELECT coalesce(json_agg(p), '[]') FROM (
         SELECT ${REPAYMENT}
         FROM repayment r LEFT JOIN repayment_reversal v ON v.member_id = $1 AND v.repayment_id = r.id
         WHERE r.member_id = $1 AND r.loan_id = l.id ORDER BY r.id DESC LIMIT ${SHOWN_PAYMENTS}
       ) p
     ) END AS payments,
     ${NEWEST_PROMISE} AS promise,
     (SELECT json_agg(o) FROM (
        SELECT loan_number AS "loanNumber", status, principal_minor AS "principalMinor",
          processing_fee_minor AS "processingFeeMinor", stamp_tax_minor AS "stampTaxMinor", currency,
          created_at AS "createdAt",
          (SELECT loan_number FROM loan earlier WHERE earlier.member_id = $1 AND earlier.id = loan.pays_off_id) AS "paysOff"
        FROM loan WHERE member_id = $1 ORDER BY id DESC LIMIT ${SHOWN_LOANS}
      ) o) AS loans
   FROM (
     SELECT * FROM loan WHERE member_id = $1 AND ($2::text IS NULL OR loan_number = $2)
     ORDER BY ${LATEST_FIRST} LIMIT 1
   ) l
   LEFT JOIN loan_checkpoint k ON k.member_id = $1 AND k.loan_id = l.id
   LEFT JOIN LATERAL (
     SELECT concat_ws(' ', l.id, l.status, k.ctid) || ' ' || k.xmin AS stamp OFFSET 0
   ) s ON true`,
);
