import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Locks that run out within the hour are not carried over. */
const UP = [
  'DROP TABLE sign_in_lock',
  `CREATE TABLE sign_in_lock (
    phone_hash text NOT NULL,
    scope_hash text NOT NULL,
    forgotten_at TIMESTAMP WITH TIME ZONE NOT NULL,
    locked_until TIMESTAMP WITH TIME ZONE,
    CONSTRAINT "PK_sign_in_lock" PRIMARY KEY (phone_hash, scope_hash)
  )`,
  'CREATE INDEX sign_in_lock_forgotten ON sign_in_lock (forgotten_at)',
  `CREATE TABLE known_device (
    account_id uuid NOT NULL,
    device_hash text NOT NULL,
    last_seen_at TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_known_device" PRIMARY KEY (account_id, device_hash),
    CONSTRAINT known_device_account FOREIGN KEY (account_id) REFERENCES account(id)
  )`,
  'CREATE INDEX known_device_hash ON known_device (device_hash)',
  'CREATE INDEX known_device_last_seen ON known_device (last_seen_at)',
];

const DOWN = [
  'DROP TABLE known_device',
  'DROP TABLE sign_in_lock',
  `CREATE TABLE sign_in_lock (
    phone_hash text NOT NULL,
    failures integer NOT NULL,
    locked_until TIMESTAMP WITH TIME ZONE,
    CONSTRAINT "PK_41e3ca1eb0930d05baa4a7fa7d9" PRIMARY KEY (phone_hash)
  )`,
];

/** Failed sign-ins are counted by where they come from, and the browsers of an account are known. */
export class SignInScopes1763700000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
