import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Expands: what members who cannot pay as agreed ask for. Installments of a changed schedule go on counting after those of
 * the first one; a version before this one would play them as if all were of one schedule, so let servers of before end
 * before the first request is agreed to.
 */
export class HardshipRequests1763700000430 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE hardship_request (
      member_id uuid NOT NULL,
      id uuid NOT NULL,
      loan_id uuid NOT NULL,
      state text NOT NULL,
      happened text NOT NULL,
      can_pay_minor bigint,
      way text NOT NULL,
      size smallint NOT NULL,
      quote_hash text NOT NULL,
      quote jsonb NOT NULL,
      language text NOT NULL,
      asked_at timestamptz NOT NULL,
      closed_at timestamptz,
      decided_by uuid,
      reason text,
      change jsonb,
      changed_on date,
      last_repayment_id uuid,
      CONSTRAINT "PK_hardship_request" PRIMARY KEY (member_id, id),
      CONSTRAINT hardship_request_state_known CHECK (state IN ('ASKED', 'AGREED', 'REFUSED', 'WITHDRAWN')),
      CONSTRAINT hardship_request_agreed CHECK ((state = 'AGREED') = (change IS NOT NULL)
        AND (state = 'AGREED') = (changed_on IS NOT NULL)),
      CONSTRAINT "FK_hardship_request_loan" FOREIGN KEY (member_id, loan_id) REFERENCES loan (member_id, id)
    )`);
    await runner.query(
      `CREATE UNIQUE INDEX hardship_request_one_open ON hardship_request (member_id, loan_id) WHERE state = 'ASKED'`,
    );
    await runner.query('CREATE INDEX hardship_request_newest ON hardship_request (state, id)');
    await runner.query('CREATE INDEX hardship_request_of_loan ON hardship_request (member_id, loan_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE hardship_request');
  }
}
