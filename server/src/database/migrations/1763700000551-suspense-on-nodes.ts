import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Expands: on a distributed database a trigger sees the name of a part of its table, with a number behind it. The guard of
 * suspense took every such one for postings, so no payment could arrive there.
 */
export class SuspenseOnNodes1763700000551 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE OR REPLACE FUNCTION assert_suspense() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      checked uuid;
    BEGIN
      IF TG_TABLE_NAME LIKE 'incoming\\_payment%' THEN checked := NEW.id; ELSE checked := NEW.payment_id; END IF;
      IF EXISTS (
        SELECT 1 FROM suspense_posting WHERE payment_id = checked
        GROUP BY transaction_id, currency HAVING sum(amount_minor) <> 0
      ) THEN
        RAISE EXCEPTION 'postings of suspense sum to zero' USING ERRCODE = 'check_violation';
      END IF;
      IF EXISTS (
        SELECT 1 FROM incoming_payment p
        LEFT JOIN suspense_posting s ON s.payment_id = p.id AND s.account = 'UNAPPLIED_PAYMENTS'
        WHERE p.id = checked
        GROUP BY p.id
        HAVING coalesce(sum(s.amount_minor), 0) <> CASE p.state WHEN 'UNASSIGNED' THEN p.amount_minor ELSE 0 END
          OR bool_or(s.currency <> p.currency)
      ) THEN
        RAISE EXCEPTION 'what nobody was given lies in suspense' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NULL;
    END $$`);
  }

  async down(): Promise<void> {
    // What it refuses on one database is the same before and after.
  }
}
