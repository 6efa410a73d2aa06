import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendOnly } from '../append-only';

const EVENTS = [
  `CREATE TABLE loan_event (
    member_id uuid NOT NULL,
    loan_id uuid NOT NULL,
    number smallint NOT NULL,
    status text NOT NULL,
    by text NOT NULL,
    actor_id uuid,
    reasons text array NOT NULL,
    message text,
    at TIMESTAMP WITH TIME ZONE NOT NULL,
    recorded_at TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "PK_loan_event" PRIMARY KEY (member_id, loan_id, number),
    CONSTRAINT "FK_loan_event_loan" FOREIGN KEY (member_id, loan_id) REFERENCES loan(member_id, id),
    CONSTRAINT loan_event_by_known CHECK (by IN ('MEMBER', 'STAFF', 'SYSTEM'))
  )`,
  `INSERT INTO loan_event (member_id, loan_id, number, status, by, actor_id, reasons, message, at, recorded_at)
    SELECT member_id, loan_id, row_number() OVER (PARTITION BY loan_id ORDER BY at, status), status, by,
      actor_id, '{}', message, at, at
    FROM (
      SELECT member_id, id AS loan_id, 'PENDING' AS status, 'MEMBER' AS by, NULL::uuid AS actor_id,
        NULL AS message, created_at AS at
      FROM loan
      UNION ALL
      SELECT l.member_id, l.id, a.after ->> 'status', 'STAFF', a.actor_id, a.after ->> 'statusMessage', a.created_at
      FROM audit_entry a JOIN loan l ON a.subject = 'loan ' || l.loan_number
      WHERE a.action = 'LOAN_DECISION'
    ) known`,
  ...appendOnly('loan_event'),
  `ALTER TABLE loan ADD COLUMN decision_reasons text array NOT NULL DEFAULT '{}'`,
];

const SCORE = [
  `CREATE TABLE credit_score_entry (
    member_id uuid NOT NULL,
    number integer NOT NULL,
    loan_id uuid,
    loan_number text,
    installment_number smallint NOT NULL,
    rule text NOT NULL,
    sequence smallint NOT NULL,
    change integer NOT NULL,
    score_after integer NOT NULL,
    at TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_credit_score_entry" PRIMARY KEY (member_id, number),
    CONSTRAINT "FK_credit_score_entry_member" FOREIGN KEY (member_id) REFERENCES member(id),
    CONSTRAINT "FK_credit_score_entry_loan" FOREIGN KEY (member_id, loan_id) REFERENCES loan(member_id, id),
    CONSTRAINT credit_score_entry_once UNIQUE (member_id, loan_id, installment_number, rule, sequence),
    CONSTRAINT credit_score_entry_in_range CHECK (score_after BETWEEN 0 AND 1000)
  )`,
  `CREATE UNIQUE INDEX credit_score_entry_start ON credit_score_entry (member_id) WHERE loan_id IS NULL`,
  `INSERT INTO credit_score_entry
    (member_id, number, installment_number, rule, sequence, change, score_after, at)
    SELECT id, 1, 0, 'STARTED', 1, credit_score, credit_score, created_at
    FROM member`,
  ...appendOnly('credit_score_entry'),
];

/** The steps of every loan, and every change of a credit score with its reason. */
export class CreditAndEvents1763700000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...EVENTS, ...SCORE]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE credit_score_entry');
    await runner.query('ALTER TABLE loan DROP COLUMN decision_reasons');
    await runner.query('DROP TABLE loan_event');
  }
}
