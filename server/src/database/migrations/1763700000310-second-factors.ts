import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE second_factor (
    account_id uuid NOT NULL,
    secret_cipher text,
    enrolled_at timestamptz,
    last_step integer,
    pending_secret_cipher text,
    pending_until timestamptz,
    pending_tries integer NOT NULL DEFAULT 0,
    wrong_day date,
    wrong_tries integer NOT NULL DEFAULT 0,
    CONSTRAINT "PK_second_factor" PRIMARY KEY (account_id),
    CONSTRAINT second_factor_account FOREIGN KEY (account_id) REFERENCES account (id),
    CONSTRAINT second_factor_enrolled CHECK ((secret_cipher IS NULL) = (enrolled_at IS NULL))
  )`,
  `CREATE TABLE second_factor_code (
    account_id uuid NOT NULL,
    code_hash text NOT NULL,
    used_at timestamptz,
    CONSTRAINT "PK_second_factor_code" PRIMARY KEY (account_id, code_hash),
    CONSTRAINT second_factor_code_account FOREIGN KEY (account_id) REFERENCES account (id)
  )`,
  `CREATE TABLE second_factor_challenge (
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    token_hash text NOT NULL,
    password_print text NOT NULL,
    beginning_cipher text NOT NULL,
    expires_at timestamptz NOT NULL,
    wrong_tries integer NOT NULL DEFAULT 0,
    state text NOT NULL,
    CONSTRAINT "PK_second_factor_challenge" PRIMARY KEY (account_id, id),
    CONSTRAINT second_factor_challenge_account FOREIGN KEY (account_id) REFERENCES account (id)
  )`,
  'ALTER TABLE session ADD COLUMN last_seen_at timestamptz, ADD COLUMN second_factor_at timestamptz',
];

/**
 * Expands: a version before this one signs staff in without a second factor, and such sessions are good for enrolling
 * alone here, where it is required. They count as seen when they began.
 */
export class SecondFactors1763700000310 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session DROP COLUMN last_seen_at, DROP COLUMN second_factor_at');
    await runner.query('DROP TABLE second_factor_challenge, second_factor_code, second_factor');
  }
}
