import type { MigrationInterface, QueryRunner } from 'typeorm';

/** On a distributed database a trigger runs on a part of its table, whose name ends with a number. */
const UP = [
  `CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION '% is append-only', regexp_replace(TG_TABLE_NAME, '_\\d+$', '')
        USING ERRCODE = 'restrict_violation';
    END $$`,
  assertRepaymentAllocated(`TG_TABLE_NAME ~ '^repayment(_\\d+)?$'`),
];

const DOWN = [
  `CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
    END $$`,
  assertRepaymentAllocated(`TG_TABLE_NAME = 'repayment'`),
];

function assertRepaymentAllocated(isRepayment: string): string {
  return `CREATE OR REPLACE FUNCTION assert_repayment_allocated() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      checked uuid;
      expected bigint;
      allocated numeric;
    BEGIN
      IF ${isRepayment} THEN checked := NEW.id; ELSE checked := NEW.repayment_id; END IF;
      SELECT CASE WHEN v.repayment_id IS NULL THEN r.amount_minor ELSE 0 END INTO expected
        FROM repayment r LEFT JOIN repayment_reversal v ON v.member_id = r.member_id AND v.repayment_id = r.id
        WHERE r.member_id = NEW.member_id AND r.id = checked;
      SELECT coalesce(sum(amount_minor), 0) INTO allocated FROM repayment_allocation
        WHERE member_id = NEW.member_id AND repayment_id = checked;
      IF allocated <> expected THEN
        RAISE EXCEPTION 'allocations and credit sum to the repayment' USING ERRCODE = 'check_violation';
      END IF;
      IF EXISTS (
        SELECT 1 FROM repayment_allocation WHERE member_id = NEW.member_id AND repayment_id = checked
        GROUP BY loan_id, installment_number, bucket HAVING sum(amount_minor) < 0
      ) THEN
        RAISE EXCEPTION 'no allocation sums to less than zero' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NULL;
    END $$`;
}

/** The triggers go by their table wherever a part of it stands. Servers of before notice nothing. */
export class TriggersOfParts1763700000120 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
