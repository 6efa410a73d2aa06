import { agreementPrints } from '../modules/loan/agreement-prints';
import type { Rule } from './rule';

const AGREED = `SELECT l.member_id, l.loan_number, l.created_at, a.loan_id, a.agreed_at, a.terms_version, a.language, a.quote_hash,
    a.agreed, ${agreementPrints('a.agreed', 'a.address')} AS prints
  FROM loan l LEFT JOIN loan_agreement a ON a.member_id = l.member_id AND a.loan_id = l.id`;

/** What holds of agreements beside the hash of what was quoted. */
export const AGREEMENT_RULES: readonly Rule[] = [
  {
    invariant: 'what a member agreed to is of the time of its loan, and of the edition that stands in it',
    sql: `SELECT member_id, loan_number, agreed_at, terms_version FROM (${AGREED}) a
          WHERE agreed_at <> created_at OR terms_version <> agreed #>> '{quote,termsVersion}'`,
  },
  {
    invariant: 'another schedule that was agreed to counts from the day that stands in it',
    sql: `SELECT member_id, loan_id, id, changed_on, change ->> 'enteredOn' AS entered_on FROM hardship_request
          WHERE state = 'AGREED' AND changed_on::text IS DISTINCT FROM change ->> 'enteredOn'`,
  },
];

/** What holds of agreements by the audit trail. */
export const TOLD_AGREEMENT_RULES: readonly Rule[] = [
  {
    invariant: 'another schedule that was agreed to, and by whom, is as the audit trail has it',
    sql: `SELECT l.member_id, l.loan_number, h.id, h.way, h.size, h.quote_hash, h.decided_by FROM hardship_request h
          JOIN loan l ON l.member_id = h.member_id AND l.id = h.loan_id
          LEFT JOIN (
            SELECT DISTINCT member_id, subject, actor_id, after ->> 'way' AS way, after ->> 'size' AS size,
              after ->> 'quoteHash' AS quote_hash
            FROM audit_entry WHERE action = 'HARDSHIP_AGREED'
          ) e ON e.member_id = h.member_id AND e.subject = 'loan ' || l.loan_number AND e.actor_id = h.decided_by
            AND e.way = h.way AND e.size = h.size::text AND e.quote_hash = h.quote_hash
          WHERE h.state = 'AGREED' AND e.subject IS NULL`,
  },
  {
    // Who agreed, and from where, is forgotten with the member.
    invariant: 'what a member agreed to, when, by which texts and from where is as the audit trail has it',
    sql: `SELECT e.member_id, e.subject, a.agreed_at, a.terms_version, a.language FROM (
            SELECT member_id, subject, after FROM audit_entry WHERE action = 'LOAN_AGREED'
          ) e
          LEFT JOIN (${AGREED}) a ON a.member_id = e.member_id AND 'agreement of loan ' || a.loan_number = e.subject
          LEFT JOIN closed_account c ON c.member_id = e.member_id AND c.forgotten_at IS NOT NULL
          WHERE (a.agreed_at, a.terms_version, a.language, a.quote_hash, a.prints ->> 'terms') IS DISTINCT FROM
              ((e.after ->> 'agreedAt')::timestamptz, e.after ->> 'termsVersion', e.after ->> 'language',
                e.after ->> 'quoteHash', e.after ->> 'terms')
            OR (c.member_id IS NULL AND a.prints ->> 'person' IS DISTINCT FROM e.after ->> 'person')`,
  },
];
