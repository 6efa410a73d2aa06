import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the database itself refuses, whatever a program asks of it (docs/architecture.md, 'Money'). */
const STATEMENTS = [
  `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
    END $$`,
  ...['ledger_transaction', 'posting', 'audit_entry'].flatMap((table) => [
    `CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
    `CREATE TRIGGER ${table}_never_emptied BEFORE TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
  ]),
  `CREATE FUNCTION apply_posting() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE wallet_account SET balance_minor = balance_minor + NEW.amount_minor
        WHERE member_id = NEW.member_id AND id = NEW.wallet_account_id AND currency = NEW.currency;
      IF NOT FOUND THEN
        RAISE EXCEPTION 'a posting is in the currency of its wallet' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER posting_moves_balance AFTER INSERT ON posting
    FOR EACH ROW WHEN (NEW.wallet_account_id IS NOT NULL) EXECUTE FUNCTION apply_posting()`,
  `CREATE FUNCTION refuse_direct_balance() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' OR pg_trigger_depth() < 2 THEN
        RAISE EXCEPTION 'only postings change a balance' USING ERRCODE = 'restrict_violation';
      END IF;
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER wallet_account_opens_empty BEFORE INSERT ON wallet_account
    FOR EACH ROW WHEN (NEW.balance_minor <> 0) EXECUTE FUNCTION refuse_direct_balance()`,
  `CREATE TRIGGER wallet_account_moved_by_postings BEFORE UPDATE OF balance_minor ON wallet_account
    FOR EACH ROW EXECUTE FUNCTION refuse_direct_balance()`,
  `CREATE TRIGGER wallet_account_stays BEFORE DELETE ON wallet_account
    FOR EACH ROW EXECUTE FUNCTION refuse_direct_balance()`,
  `CREATE FUNCTION assert_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (
        SELECT 1 FROM posting WHERE member_id = NEW.member_id AND transaction_id = NEW.transaction_id
        GROUP BY currency HAVING sum(amount_minor) <> 0
      ) THEN
        RAISE EXCEPTION 'postings of a transaction sum to zero' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE CONSTRAINT TRIGGER posting_balanced AFTER INSERT ON posting
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION assert_balanced()`,
  `CREATE FUNCTION assert_posted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT EXISTS (SELECT 1 FROM posting WHERE member_id = NEW.member_id AND transaction_id = NEW.id) THEN
        RAISE EXCEPTION 'a transaction has postings' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE CONSTRAINT TRIGGER ledger_transaction_posted AFTER INSERT ON ledger_transaction
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION assert_posted()`,
];

export class GuardLedger1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP FUNCTION refuse_change, apply_posting, refuse_direct_balance, assert_balanced, assert_posted CASCADE`,
    );
  }
}
