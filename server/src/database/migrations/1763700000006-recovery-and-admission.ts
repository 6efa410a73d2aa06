import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE recovery_code (
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    code_hash text NOT NULL,
    issued_by uuid NOT NULL,
    expires_at TIMESTAMP WITH TIME ZONE NOT NULL,
    wrong_tries integer NOT NULL DEFAULT 0,
    state text NOT NULL,
    created_at TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "PK_recovery_code" PRIMARY KEY (account_id, id),
    CONSTRAINT recovery_code_account FOREIGN KEY (account_id) REFERENCES account(id)
  )`,
  `CREATE UNIQUE INDEX recovery_code_one_live ON recovery_code (account_id) WHERE state = 'LIVE'`,
  `CREATE TABLE recovery_day (
    phone_hash text NOT NULL,
    day date NOT NULL,
    wrong_tries integer NOT NULL,
    CONSTRAINT "PK_recovery_day" PRIMARY KEY (phone_hash, day)
  )`,
  `CREATE TABLE phone_verification (
    phone_hash text NOT NULL,
    id uuid NOT NULL,
    sender_hash text NOT NULL,
    code_hash text NOT NULL,
    expires_at TIMESTAMP WITH TIME ZONE NOT NULL,
    wrong_tries integer NOT NULL DEFAULT 0,
    state text NOT NULL,
    created_at TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "PK_phone_verification" PRIMARY KEY (phone_hash, id)
  )`,
  `CREATE UNIQUE INDEX phone_verification_one_live ON phone_verification (phone_hash) WHERE state = 'LIVE'`,
  `CREATE INDEX phone_verification_sender ON phone_verification (sender_hash, created_at)`,
  `CREATE TABLE invitation (
    id uuid NOT NULL,
    code_hash text NOT NULL,
    beginning character varying(4) NOT NULL,
    uses integer NOT NULL,
    uses_left integer NOT NULL,
    issued_by uuid NOT NULL,
    expires_at TIMESTAMP WITH TIME ZONE NOT NULL,
    created_at TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "PK_invitation" PRIMARY KEY (id),
    CONSTRAINT invitation_uses CHECK (uses_left BETWEEN 0 AND uses)
  )`,
  `CREATE UNIQUE INDEX invitation_code ON invitation (code_hash)`,
];

/** Codes that let a member back in, and a visitor register. */
export class RecoveryAndAdmission1763700000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE recovery_code, recovery_day, phone_verification, invitation`);
  }
}
