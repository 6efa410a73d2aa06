import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEGINNING = `CREATE OR REPLACE FUNCTION assert_repayment_allocated() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      checked uuid;
      expected bigint;
      allocated numeric;`;

/** On a distributed database a trigger runs on a part of its table, whose name ends with a number. */
const CHECKED = `IF TG_TABLE_NAME ~ '^repayment(_\\d+)?$' THEN checked := NEW.id; ELSE checked := NEW.repayment_id; END IF;`;

const EXPECTED = 'CASE WHEN v.repayment_id IS NULL THEN r.amount_minor ELSE 0 END';
const REPAYMENT = `repayment r LEFT JOIN repayment_reversal v ON v.member_id = r.member_id AND v.repayment_id = r.id`;
const PARTS = `FROM repayment_allocation WHERE member_id = NEW.member_id AND repayment_id = checked`;

const REFUSE_SUM = `IF allocated <> expected THEN
        RAISE EXCEPTION 'allocations and credit sum to the repayment' USING ERRCODE = 'check_violation';
      END IF;`;
const REFUSE_PART = `RAISE EXCEPTION 'no allocation sums to less than zero' USING ERRCODE = 'check_violation';`;

const UP = `${BEGINNING}
      least_part numeric;
    BEGIN
      ${CHECKED}
      SELECT ${EXPECTED}, coalesce(a.sum, 0), coalesce(a.least, 0) INTO expected, allocated, least_part
        FROM ${REPAYMENT} CROSS JOIN (
          SELECT sum(p.amount_minor) AS sum, min(p.amount_minor) AS least FROM (
            SELECT sum(amount_minor) AS amount_minor ${PARTS} GROUP BY loan_id, installment_number, bucket
          ) p
        ) a
        WHERE r.member_id = NEW.member_id AND r.id = checked;
      ${REFUSE_SUM}
      IF least_part < 0 THEN
        ${REFUSE_PART}
      END IF;
      RETURN NULL;
    END $$`;

const DOWN = `${BEGINNING}
    BEGIN
      ${CHECKED}
      SELECT ${EXPECTED} INTO expected FROM ${REPAYMENT} WHERE r.member_id = NEW.member_id AND r.id = checked;
      SELECT coalesce(sum(amount_minor), 0) INTO allocated ${PARTS};
      ${REFUSE_SUM}
      IF EXISTS (SELECT 1 ${PARTS} GROUP BY loan_id, installment_number, bucket HAVING sum(amount_minor) < 0) THEN
        ${REFUSE_PART}
      END IF;
      RETURN NULL;
    END $$`;

/**
 * Expands: what a repayment sums to is asked in one statement instead of three, for its row and each of its allocations. It
 * refuses the same, in the same words; servers of before notice nothing.
 */
export class CheckRepaymentsAtOnce1763700000690 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
