import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A server of the version before writes numbers without their hashes, and may change one whose hash stands already: then
 * that is none of it any more, and the job writes it anew.
 */
const FORGET_HASHES = `CREATE FUNCTION forget_number_hashes() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.identity_number_cipher IS DISTINCT FROM OLD.identity_number_cipher
        AND NEW.identity_number_hash IS NOT DISTINCT FROM OLD.identity_number_hash THEN
      NEW.identity_number_hash := NULL;
    END IF;
    IF NEW.account_number_cipher IS DISTINCT FROM OLD.account_number_cipher
        AND NEW.account_number_hash IS NOT DISTINCT FROM OLD.account_number_hash THEN
      NEW.account_number_hash := NULL;
    END IF;
    RETURN NEW;
  END $$`;

/** Expands: the columns are empty at first, and a job of the new version fills them. */
const STATEMENTS = [
  'ALTER TABLE member ADD COLUMN identity_number_hash text, ADD COLUMN account_number_hash text',
  `CREATE INDEX member_identity_number ON member (identity_number_hash)
    WHERE identity_number_hash IS NOT NULL`,
  `CREATE INDEX member_account_number ON member (account_number_hash)
    WHERE account_number_hash IS NOT NULL`,
  `CREATE INDEX member_to_index ON member (id)
    WHERE (identity_number_cipher IS NOT NULL AND identity_number_hash IS NULL)
      OR (account_number_cipher IS NOT NULL AND account_number_hash IS NULL)`,
  FORGET_HASHES,
  `CREATE TRIGGER member_number_hashes BEFORE UPDATE OF identity_number_cipher, account_number_cipher ON member
    FOR EACH ROW EXECUTE FUNCTION forget_number_hashes()`,
  `SELECT jobs.create_queue('index-numbers', '{"policy": "short", "retryLimit": 0, "expireInSeconds": 900}')`,
];

export class IndexNumbers1763700000365 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`SELECT jobs.delete_queue('index-numbers')`);
    await runner.query('DROP TRIGGER member_number_hashes ON member');
    await runner.query('DROP FUNCTION forget_number_hashes');
    await runner.query(
      'ALTER TABLE member DROP COLUMN identity_number_hash, DROP COLUMN account_number_hash',
    );
  }
}
