import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Expands: a version before this one goes on beside it. It writes neither checkpoint nor next event; the triggers see
 * to it that what it records discards the checkpoint and makes the loan due, and a loan that it approves is due by the
 * column's default, as are all that run already: the first job after the start makes their checkpoints.
 */
const STATEMENTS = [
  `CREATE TABLE loan_checkpoint (
    member_id uuid NOT NULL,
    loan_id uuid NOT NULL,
    version smallint NOT NULL,
    last_repayment_id uuid,
    state json NOT NULL,
    kept_installments json NOT NULL,
    CONSTRAINT "PK_loan_checkpoint" PRIMARY KEY (member_id, loan_id),
    CONSTRAINT "FK_loan_checkpoint_loan" FOREIGN KEY (member_id, loan_id) REFERENCES loan(member_id, id)
  )`,
  `ALTER TABLE loan ADD COLUMN next_event_on date NOT NULL DEFAULT '1970-01-01'`,
  `CREATE INDEX loan_next_event ON loan (next_event_on) WHERE status = 'APPROVED'`,
  `ALTER TABLE repayment ADD COLUMN reference_key text`,
  `CREATE INDEX loan_charge_booked ON loan_charge (member_id, loan_id, booked_on)`,
  `CREATE FUNCTION discard_checkpoint_of_repayment() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM loan_checkpoint
        WHERE member_id = NEW.member_id AND loan_id = NEW.loan_id AND last_repayment_id IS DISTINCT FROM NEW.id;
      IF FOUND THEN
        UPDATE loan SET next_event_on = '1970-01-01' WHERE member_id = NEW.member_id AND id = NEW.loan_id;
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER repayment_discards_checkpoint AFTER INSERT ON repayment
    FOR EACH ROW EXECUTE FUNCTION discard_checkpoint_of_repayment()`,
  `CREATE FUNCTION discard_checkpoint_of_reversal() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      of_loan uuid;
    BEGIN
      SELECT loan_id INTO of_loan FROM repayment WHERE member_id = NEW.member_id AND id = NEW.repayment_id;
      DELETE FROM loan_checkpoint WHERE member_id = NEW.member_id AND loan_id = of_loan;
      UPDATE loan SET next_event_on = '1970-01-01' WHERE member_id = NEW.member_id AND id = of_loan;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER repayment_reversal_discards_checkpoint AFTER INSERT ON repayment_reversal
    FOR EACH ROW EXECUTE FUNCTION discard_checkpoint_of_reversal()`,
];

/** Where each loan stood when it was last at work on, and the day on which something happens to it next. */
export class LoanCheckpoints1763700000110 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER repayment_reversal_discards_checkpoint ON repayment_reversal');
    await runner.query('DROP TRIGGER repayment_discards_checkpoint ON repayment');
    await runner.query('DROP FUNCTION discard_checkpoint_of_reversal, discard_checkpoint_of_repayment');
    await runner.query('DROP INDEX loan_charge_booked');
    await runner.query('ALTER TABLE repayment DROP COLUMN reference_key');
    await runner.query('ALTER TABLE loan DROP COLUMN next_event_on');
    await runner.query('DROP TABLE loan_checkpoint');
  }
}
