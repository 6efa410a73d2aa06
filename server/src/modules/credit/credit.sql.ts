import { statement } from '../../platform/database/statement';
import type { CreditScoreEntry } from './credit-score-entry.entity';

/** What a member's score is, and what one loan has moved it by. The caller holds the loan's row. */
export interface ScoreFacts {
  readonly creditScore: number;
  readonly entries: readonly KnownEntry[];
}

export type KnownEntry = Pick<
  CreditScoreEntry,
  'loanId' | 'installmentNumber' | 'rule' | 'sequence' | 'change'
> & { readonly at: string };

/** The columns of `ScoreFacts`, from `member m`: of the member and the loan that are the first two parameters. */
export const SCORE_FACTS = `m.credit_score AS "creditScore",
   (SELECT coalesce(json_agg(json_build_object('loanId', e.loan_id, 'installmentNumber', e.installment_number,
      'rule', e.rule, 'sequence', e.sequence, 'change', e.change, 'at', e.at) ORDER BY e.number), '[]')
    FROM credit_score_entry e WHERE e.member_id = $1 AND e.loan_id = $2) AS entries`;

/** Held until the transaction ends: what moves one member's score comes one after the other. */
export const holdScore = statement<ScoreFacts, [memberId: string, loanId: string]>(
  'credit.hold',
  `SELECT ${SCORE_FACTS} FROM member m WHERE m.id = $1 FOR NO KEY UPDATE OF m`,
);

/** A row that moves the score; its number follows the member's last one. */
export interface ScoreRow {
  readonly order: number;
  readonly installmentNumber: number;
  readonly rule: string;
  readonly sequence: number;
  readonly change: number;
  readonly scoreAfter: number;
  readonly at: Date;
}

/**
 * Parts of a WITH that write a movement of the score: the member's and the loan's ids are the first two parameters, and
 * the rows, as JSON, and the score the next two from this one on. Without rows it writes nothing.
 */
export const scored = (first: number) => `scored_entry AS (
     INSERT INTO credit_score_entry (member_id, number, loan_id, loan_number, installment_number, rule, sequence,
       change, score_after, at)
     SELECT $1::uuid, last.number + r."order", $2::uuid, l.loan_number, r."installmentNumber", r.rule, r.sequence,
       r.change, r."scoreAfter", r.at
     FROM json_to_recordset($${first}::json) AS r("order" int, "installmentNumber" smallint, rule text,
       sequence smallint, change int, "scoreAfter" int, at timestamptz)
     CROSS JOIN (SELECT coalesce(max(number), 0) AS number FROM credit_score_entry WHERE member_id = $1) last
     JOIN loan l ON l.member_id = $1 AND l.id = $2
   ),
   scored_member AS (
     UPDATE member SET credit_score = $${first + 1}::int WHERE id = $1 AND $${first + 1}::int IS NOT NULL
   )`;

export type ScoredColumns = [rows: string, creditScore: number | null];

/** A movement of the score by itself. */
export const moveScore = statement<never, [memberId: string, loanId: string, ...ScoredColumns]>(
  'credit.move',
  `WITH ${scored(3)} SELECT 1`,
);
