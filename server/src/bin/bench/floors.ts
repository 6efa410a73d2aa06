import { randomUUID } from 'node:crypto';
import type { Client, QueryConfig } from 'pg';

export type Floor =
  | 'argon2id'
  | 'withdrawal, one statement'
  | 'withdrawal, five round trips'
  | 'indexed read';

export interface FloorTask {
  readonly floor: Floor;
  readonly callers: number;
  readonly seconds: number;
  readonly databaseUrl: string;
  readonly password: { readonly hash: string; readonly text: string };
}

export const FLOOR_WALLETS = 1_000;
const SCHEMA = 'bench_floor';

/** Tables of the shape of the product's, without what guards them. */
const TABLES = `
  DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE;
  CREATE SCHEMA ${SCHEMA};
  CREATE TABLE ${SCHEMA}.wallet (member_id bigint, id bigint, balance_minor bigint NOT NULL CHECK (balance_minor >= 0),
    PRIMARY KEY (member_id, id));
  CREATE TABLE ${SCHEMA}.movement (member_id bigint, id uuid, kind text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (member_id, id));
  CREATE TABLE ${SCHEMA}.posting (member_id bigint, movement_id uuid, line smallint, account text NOT NULL,
    amount_minor bigint NOT NULL, PRIMARY KEY (member_id, movement_id, line));
  CREATE TABLE ${SCHEMA}.withdrawal (member_id bigint, id uuid, amount_minor bigint NOT NULL, status text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (member_id, id));
  INSERT INTO ${SCHEMA}.wallet SELECT n, n, 1000000000000 FROM generate_series(0, ${FLOOR_WALLETS - 1}) n;
  ANALYZE ${SCHEMA}.wallet;`;

export async function makeFloorTables(client: Client): Promise<void> {
  await client.query(TABLES);
}

export async function dropFloorTables(client: Client): Promise<void> {
  await client.query(`DROP SCHEMA ${SCHEMA} CASCADE`);
}

const WRITES = `movement AS (
    INSERT INTO ${SCHEMA}.movement (member_id, id, kind) SELECT member_id, $3, 'WITHDRAWAL' FROM wallet
  ), posting AS (
    INSERT INTO ${SCHEMA}.posting
      SELECT member_id, $3, line, account, amount FROM wallet,
        (VALUES (1, 'WALLET', -$2::bigint), (2, 'PAYOUTS', $2::bigint)) lines (line, account, amount)
  )
  INSERT INTO ${SCHEMA}.withdrawal (member_id, id, amount_minor, status)
    SELECT member_id, $3, $2::bigint, 'PENDING' FROM wallet`;
const ONE_STATEMENT = `WITH wallet AS (
    UPDATE ${SCHEMA}.wallet SET balance_minor = balance_minor - $2::bigint
    WHERE member_id = $1 AND id = $1 AND balance_minor >= $2::bigint RETURNING member_id
  ), ${WRITES}`;
const AFTER_THE_LOCK = `WITH wallet AS (SELECT member_id FROM ${SCHEMA}.wallet WHERE member_id = $1 AND id = $1), ${WRITES}`;

const named = (name: string, text: string, values: unknown[]): QueryConfig => ({ name, text, values });

/** What each asks of the database, one round trip after the other. */
export const floorWork: Record<Exclude<Floor, 'argon2id'>, (wallet: number) => (string | QueryConfig)[]> = {
  'withdrawal, one statement': (wallet) => [named('one', ONE_STATEMENT, [wallet, 1, randomUUID()])],
  'withdrawal, five round trips': (wallet) => [
    'BEGIN',
    named('lock', `SELECT balance_minor FROM ${SCHEMA}.wallet WHERE member_id = $1 AND id = $1 FOR UPDATE`, [
      wallet,
    ]),
    named(
      'debit',
      `UPDATE ${SCHEMA}.wallet SET balance_minor = balance_minor - $2 WHERE member_id = $1 AND id = $1`,
      [wallet, 1],
    ),
    named('write', AFTER_THE_LOCK, [wallet, 1, randomUUID()]),
    'COMMIT',
  ],
  'indexed read': (wallet) => [
    named('read', `SELECT balance_minor FROM ${SCHEMA}.wallet WHERE member_id = $1 AND id = $1`, [wallet]),
  ],
};
