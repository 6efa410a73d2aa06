import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE security_notice (
    account_id uuid NOT NULL,
    token_hash text NOT NULL,
    kind text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    used_at timestamptz,
    CONSTRAINT "PK_security_notice" PRIMARY KEY (account_id, token_hash),
    CONSTRAINT security_notice_account FOREIGN KEY (account_id) REFERENCES account (id)
  )`,
  'CREATE INDEX security_notice_created ON security_notice (created_at)',
  'ALTER TABLE account ADD COLUMN barred_password_hash text',
];

/**
 * Expands: a version before this one tells of nothing and stops nothing. A barred password is one that nobody knows, so
 * that one refuses it like a wrong one, and its recoveries end the bar.
 */
export class SecurityNotices1763700000321 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account DROP COLUMN barred_password_hash');
    await runner.query('DROP TABLE security_notice');
  }
}
