import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE passkey (
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    credential_id text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    is_synced boolean NOT NULL,
    is_backed_up boolean NOT NULL,
    name varchar(60) NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz,
    CONSTRAINT "PK_passkey" PRIMARY KEY (account_id, id),
    CONSTRAINT passkey_account FOREIGN KEY (account_id) REFERENCES account (id),
    CONSTRAINT passkey_counted CHECK (counter >= 0)
  )`,
  'CREATE UNIQUE INDEX passkey_credential ON passkey (account_id, credential_id)',
  `CREATE TABLE passkey_challenge (
    challenge_hash text NOT NULL,
    account_id uuid,
    expires_at timestamptz NOT NULL,
    CONSTRAINT "PK_passkey_challenge" PRIMARY KEY (challenge_hash)
  )`,
  'CREATE INDEX passkey_challenge_expires ON passkey_challenge (expires_at)',
];

/** Expands: a version before this one knows no passkeys, and passwords go on as ever. */
export class Passkeys1763700000322 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE passkey, passkey_challenge');
  }
}
