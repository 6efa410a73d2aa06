import { type AuditValues, audited } from '../../../platform/audit/audit.sql';
import { statement } from '../../../platform/database/statement';
import { type EventValues, evented } from '../../../platform/events/events.sql';
import { MADE_ON } from '../made-on.sql';
import type { PaymentPromiseRow } from './payment-promise.entity';

/** A promise with what was paid since. */
export interface PromiseColumns
  extends Pick<
    PaymentPromiseRow,
    'id' | 'promisedOn' | 'amountMinor' | 'madeBy' | 'endedAt' | 'isWithdrawn' | 'told'
  > {
  readonly madeAt: Date | string;
  /** Recorded since it was made and not taken back, by their days. */
  readonly payments: readonly { readonly paidOn: string; readonly amountMinor: number }[];
  /** The day of what closed the loan, as far as its checkpoint says. */
  readonly closedOn: string | null;
}

/** Of `payment_promise p`, with what was paid for its loan. @param owner its member: a parameter, where it is that of one */
const promiseOf = (
  owner: string,
) => `p.id, p.promised_on AS "promisedOn", p.amount_minor AS "amountMinor", p.made_by AS "madeBy",
   p.made_at AS "madeAt", p.ended_at AS "endedAt", p.is_withdrawn AS "isWithdrawn", p.told,
   (SELECT k.state ->> 'closedOn' FROM loan_checkpoint k
    WHERE k.member_id = ${owner} AND k.loan_id = p.loan_id) AS "closedOn",
   (SELECT coalesce(json_agg(json_build_object('paidOn', ${MADE_ON}, 'amountMinor', r.amount_minor)
      ORDER BY ${MADE_ON}, r.id), '[]')
    FROM repayment r LEFT JOIN repayment_reversal v ON v.member_id = ${owner} AND v.repayment_id = r.id
    WHERE r.member_id = ${owner} AND r.loan_id = p.loan_id AND r.recorded_at >= p.made_at
      AND ${MADE_ON} <= p.promised_on AND v.repayment_id IS NULL) AS payments`;

/** The newest promise of the loan `l` of the member $1, as JSON; null where there is none. */
export const NEWEST_PROMISE = `(SELECT to_json(o) FROM (
   SELECT ${promiseOf('$1')} FROM payment_promise p
   WHERE p.member_id = $1 AND p.loan_id = l.id ORDER BY p.id DESC LIMIT 1
 ) o)`;

/** Newest first: ids grow with time. */
export const readPromises = statement<PromiseColumns, [memberId: string, loanId: string, count: number]>(
  'promise.read',
  `SELECT ${promiseOf('$1')} FROM payment_promise p
   WHERE p.member_id = $1 AND p.loan_id = $2 ORDER BY p.id DESC LIMIT $3`,
);

/** Whatever came before makes room, and the event goes along. */
export const makePromise = statement<
  never,
  [
    memberId: string,
    loanId: string,
    id: string,
    promisedOn: string,
    amountMinor: number,
    madeAt: Date,
    madeBy: string,
    recordedBy: string | null,
    ...EventValues,
    ...AuditValues,
  ]
>(
  'promise.make',
  `WITH made AS (
     INSERT INTO payment_promise (member_id, loan_id, id, promised_on, amount_minor, made_at, made_by, recorded_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
   ), ${evented(9)}, ${audited(13)} SELECT 1`,
);

/** In a statement before: one that is made in the same statement would still meet it. */
export const endPromise = statement<never, [memberId: string, loanId: string, now: Date]>(
  'promise.end',
  `UPDATE payment_promise SET ended_at = $3 WHERE member_id = $1 AND loan_id = $2 AND ended_at IS NULL`,
);

export const withdrawPromise = statement<
  never,
  [memberId: string, id: string, now: Date, ...EventValues, ...AuditValues]
>(
  'promise.withdraw',
  `WITH withdrawn AS (
     UPDATE payment_promise SET ended_at = coalesce(ended_at, $3::timestamptz), is_withdrawn = true
     WHERE member_id = $1 AND id = $2
   ), ${evented(4)}, ${audited(8)} SELECT 1`,
);

/**
 * What members promised last, of loans on whose promises something may rest. Also what was kept, and told so, is looked at: it is
 * open again where the payment is taken back before its day.
 */
export const standingPromises = statement<
  PromiseColumns & { readonly loanId: string },
  [memberIds: readonly string[], loanIds: readonly string[], today: string]
>(
  'promise.standing',
  `SELECT p.loan_id AS "loanId", ${promiseOf('p.member_id')} FROM payment_promise p
   WHERE p.member_id = ANY ($1::uuid[]) AND p.loan_id = ANY ($2::uuid[]) AND NOT p.is_withdrawn
     AND p.promised_on >= $3 AND p.id = (
       SELECT last.id FROM payment_promise last
       WHERE last.member_id = p.member_id AND last.loan_id = p.loan_id ORDER BY last.id DESC LIMIT 1
     )`,
);

export interface UntoldPromise extends PromiseColumns {
  readonly memberId: string;
  readonly loanNumber: string;
  readonly currency: string;
  readonly repaidAt: Date | null;
}

/** Promises of which nothing was told yet, and those of late, of which something else may be true by now: each kind by its index. */
export const untoldPromises = statement<
  UntoldPromise,
  [since: string, except: readonly string[], count: number]
>(
  'promise.untold',
  `SELECT p.member_id AS "memberId", l.loan_number AS "loanNumber", l.currency, l.repaid_at AS "repaidAt", ${promiseOf('p.member_id')}
   FROM payment_promise p JOIN loan l ON l.member_id = p.member_id AND l.id = p.loan_id
   WHERE NOT p.is_withdrawn AND ((p.told IS DISTINCT FROM 'KEPT' AND (p.told IS NULL OR p.promised_on >= $1))
     OR (p.told = 'KEPT' AND p.promised_on >= $1)) AND p.id <> ALL ($2::uuid[])
   ORDER BY p.promised_on LIMIT $3`,
);

/** Unless another server told it first. */
export const tellPromise = statement<
  never,
  [memberId: string, id: string, before: string | null, told: string, now: Date, ...EventValues]
>(
  'promise.tell',
  `WITH told AS (
     UPDATE payment_promise SET told = $4::text, ended_at = coalesce(ended_at, $5::timestamptz)
     WHERE member_id = $1 AND id = $2 AND NOT is_withdrawn AND told IS NOT DISTINCT FROM $3::text RETURNING 1
   ), ${evented(6, 'EXISTS (SELECT FROM told)')} SELECT 1`,
);
