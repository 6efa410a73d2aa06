import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { backUp } from '../../src/backup/back-up';
import { readEnvironment } from '../../src/config/env';
import { databaseAt, dataSourceOptions } from '../../src/database/data-source-options';
import { distribute, NotDistributable } from '../../src/database/distribution/distribute';
import { placeTables, prepareNodes } from '../../src/database/distribution/place-tables';
import { migrate } from '../../src/database/migrate';
import { structureFindings } from '../../src/doctor/schema-findings';
import { AuditChain } from '../../src/platform/audit/audit-chain';
import { AuditSigner } from '../../src/platform/audit/audit-head';
import type { Database } from '../../src/platform/database/database';
import { verifyAudit } from '../../src/verification/verify-audit';
import { verifyLedger } from '../../src/verification/verify-ledger';
import { startSecondApp, type TestApp } from '../support/app';
import { filledBooks, reportsOf } from '../support/books';
import { connectNodes } from '../support/citus';
import { createDatabase, onEachNode, runOn, type TestDatabase } from '../support/database';
import { nodeUrls } from '../support/environment';
import { eventually } from '../support/eventually';
import { addStaff, approvedLoan, type TestStaff, type TestWallet } from '../support/factories';
import { PAYMENTS_SECRET } from '../support/payments';
import { pay } from '../support/servicing';
import { balanceOf, withdraw } from '../support/withdrawals';

const environment = readEnvironment({ DEMO: 'true' });
/** Those of the version before databases could be distributed. */
const BEFORE = 1_763_700_000_040;
const MIGRATIONS = join(__dirname, '../../src/database/migrations');

/** Foreign keys, triggers and checks of the tables, not of their parts. */
const GUARDS = `
  SELECT t.relname AS on, g.name FROM pg_class t JOIN (
    SELECT conrelid AS table, conname AS name FROM pg_constraint
    UNION ALL
    SELECT tgrelid, tgname FROM pg_trigger WHERE NOT tgisinternal
  ) g ON g.table = t.oid
  WHERE t.relnamespace = 'public'::regnamespace AND t.relname !~ '_\\d{6}$'
  ORDER BY 1, 2`;

async function open(url: string): Promise<Database> {
  const database = databaseAt(url, environment);
  await database.initialize();
  return database;
}

async function brokenRules(database: Database): Promise<string[]> {
  const checks = await verifyLedger(database);
  return checks.filter(({ violations }) => violations.length > 0).map(({ invariant }) => invariant);
}

describe('a database with loans in each state that becomes a distributed one', () => {
  let home: TestDatabase;
  let database: Database;
  let test: TestApp;
  let staff: TestStaff;
  let member: TestWallet;
  let guards: unknown[];

  beforeAll(async () => {
    home = await createDatabase({ isEmpty: true });
    await migrate(home, environment);
    database = await open(home.ownerUrl);
    guards = await database.query(GUARDS);
    test = await startSecondApp({ databaseUrl: home.url }, { DEMO: 'true', PAYMENTS_SECRET });
    staff = await addStaff(test);
    await filledBooks({ test, staff });
    member = await approvedLoan(test, staff);
    await withdraw(member, staff, 50_000);
    await pay({ test, staff }, member, 21_834);
  });

  afterAll(async () => {
    await test?.close();
    await database?.destroy();
    await home?.drop();
  });

  const counts = async () => {
    const tables = ['account', 'member', 'posting', 'withdrawal', 'repayment_allocation', 'audit_entry'];
    return Promise.all(tables.map(async (table) => database.query(`SELECT count(*) FROM ${table}`)));
  };

  it('is refused while it has no extension, and says what to do', async () => {
    await expect(distribute(database)).rejects.toThrow(NotDistributable);
    await expect(distribute(database)).rejects.toThrow('CREATE EXTENSION citus');
  });

  it('keeps every row, and the servers that run on it', async () => {
    // Asking for reports leaves rows.
    const reports = await reportsOf({ test, staff });
    const before = await counts();
    const [{ rows }] = await database.query<[{ rows: number }]>('SELECT count(*)::int AS rows FROM posting');
    await connectNodes(nodeUrls(), new URL(home.url).pathname.slice(1));

    // A server that is in the middle of something ends it first.
    const writer = new Client({ connectionString: home.url });
    await writer.connect();
    await writer.query('BEGIN');
    await writer.query(`INSERT INTO notice_preference (member_id, choices) VALUES ($1, '{}')`, [
      member.accountId,
    ]);
    const distributing = distribute(database);
    await eventually(async () => {
      const waiting = await writer.query('SELECT 1 FROM pg_locks WHERE NOT granted');
      if (waiting.rowCount === 0) throw new Error('it does not wait');
    });
    await writer.query('COMMIT');
    await writer.end();
    const { placed, nodes } = await distributing;

    expect(nodes).toHaveLength(2);
    expect(placed).toContainEqual({
      name: 'posting',
      placement: { kind: 'spread', by: 'member_id' },
      rows,
    });
    expect(placed).toContainEqual(expect.objectContaining({ name: 'notice_preference', rows: 1 }));
    expect(await counts()).toEqual(before);
    expect(await reportsOf({ test, staff })).toEqual(reports);
    expect(await brokenRules(database)).toEqual([]);
    expect(await balanceOf(member)).toBe(200_000);
    await withdraw(member, staff, 10_000);
    expect(await balanceOf(member)).toBe(190_000);
  });

  it('is refused to who does not own it, and says so', async () => {
    const asServer = await open(home.url);

    await expect(distribute(asServer)).rejects.toThrow('This role does not own the database');
    await asServer.destroy();
  });

  it('chains what stands in the audit trail', async () => {
    await test.get(AuditChain).extend();

    const report = await verifyAudit(database, { publicKeys: [test.get(AuditSigner).publicKey] });
    expect(report).toMatchObject({ fault: undefined, waiting: 0 });
    expect(report.links).toBeGreaterThan(0);
  });

  it('keeps from the server, on every node and in every part, what must stay', async () => {
    const { pathname, username } = new URL(home.url);
    const parts = await database.query<{ name: string; port: string }[]>(
      `SELECT shard_name AS name, nodeport::text AS port FROM citus_shards
       WHERE table_name = 'posting'::regclass`,
    );
    const attempts = nodeUrls().flatMap((node) => {
      const { port } = new URL(node);
      const here = parts.filter((part) => part.port === port);
      return ['posting', ...here.map(({ name }) => name)].map((table) => ({ node, table }));
    });

    expect(attempts.length).toBeGreaterThan(nodeUrls().length);
    for (const { node, table } of attempts) {
      const url = Object.assign(new URL(node), { username }).href;
      const deleting = runOn(url, pathname.slice(1), `DELETE FROM ${table}`);
      await expect(deleting).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('keeps foreign keys, triggers and checks', async () => {
    const now = await database.query<{ on: string }[]>(GUARDS);

    expect(now).toEqual(guards);
  });

  it('leaves nothing of a member on the coordinator but what is told to stay', async () => {
    const rows = await database.query<{ name: string }[]>(
      `SELECT t.relname AS name FROM pg_class t
       JOIN pg_attribute a ON a.attrelid = t.oid AND a.attname IN ('member_id', 'account_id')
       LEFT JOIN pg_dist_partition p ON p.logicalrelid = t.oid
       WHERE t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace AND t.relname !~ '_\\d{6}$'
         AND p.partkey IS NULL
       ORDER BY 1`,
    );

    expect(rows.map(({ name }) => name)).toEqual([
      'audit_entry',
      'incoming_payment',
      'passkey_challenge',
      'recovery_code',
    ]);
  });

  it('has its tables, columns and indexes looked at by the doctor', async () => {
    const says = async () => (await structureFindings(database)).map((finding) => finding.says).join();

    expect(await says()).toBe('up to date, with all triggers, constraints and indexes');
    await database.query('ALTER INDEX posting_credit RENAME TO other');
    expect(await says()).toContain('posting_credit');
    await database.query('ALTER INDEX other RENAME TO posting_credit');
  });

  it('is changed no more when it is done again', async () => {
    expect((await distribute(database)).placed).toEqual([]);
  });

  it('is backed up, as of no one moment', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pautang-backup-'));
    const { isOfOneMoment, manifest } = await backUp(test.app, folder);
    rmSync(folder, { recursive: true });

    expect(isOfOneMoment).toBe(false);
    expect(manifest.tables.find(({ file }) => file.includes('public.loan.'))?.rows).toBeGreaterThan(0);
  });

  it('tells a node once that a transaction begins', async () => {
    const later = await open(home.url);
    const told: string[] = [];
    await later.transaction(async (tx) => {
      const client = await tx.queryRunner?.connect();
      client.on('notice', ({ message }: Error) => told.push(message));
      await tx.query('SET LOCAL citus.log_remote_commands = on');
      await tx.query('SELECT 1 FROM loan WHERE member_id = $1', [member.accountId]);
    });
    await later.destroy();

    expect(told.filter((message) => message.includes('BEGIN TRANSACTION'))).toHaveLength(1);
    expect(told.filter((message) => message.includes('START TRANSACTION'))).toEqual([]);
  });

  it('believes no commit that a node did not make', async () => {
    const { accountId } = member;
    const unbalanced = database.transaction((tx) =>
      tx.query(
        `INSERT INTO ledger_transaction (member_id, id, kind, subject_id, loan_id, business_on)
         SELECT $1::uuid, $2::uuid, 'WITHDRAWAL', $2::uuid, id, '2026-01-31'
         FROM loan WHERE member_id = $1`,
        [accountId, randomUUID()],
      ),
    );

    await expect(unbalanced).rejects.toMatchObject({
      name: 'CommitUncertain',
      // An error, whose words the log takes.
      cause: expect.any(Error),
    });
    expect(await brokenRules(database)).toEqual([]);
  });
});

describe('a database that was there before the extension', () => {
  it('is distributed by its owner, who is no superuser', async () => {
    const home = await createDatabase({ isEmpty: true });
    const name = new URL(home.ownerUrl).pathname.slice(1);
    const owner = `owner_of_${name}`;
    await onEachNode(`CREATE ROLE ${owner} LOGIN`);
    await onEachNode(`ALTER DATABASE ${name} OWNER TO ${owner}`);
    const url = Object.assign(new URL(home.ownerUrl), { username: owner }).href;
    await migrate({ url }, environment);
    await connectNodes(nodeUrls(), name);
    const database = await open(url);

    expect((await distribute(database)).nodes).toHaveLength(2);
    expect((await distribute(database)).placed).toEqual([]);
    await database.destroy();
    await home.drop();
    await onEachNode(`DROP ROLE ${owner}`);
  });
});

describe('a distributed database of the version before', () => {
  let home: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    home = await createDatabase({ isEmpty: true });
    await connectNodes(nodeUrls(), new URL(home.url).pathname.slice(1));
    const files = readdirSync(MIGRATIONS).filter((name) => Number(name.slice(0, 13)) <= BEFORE);
    const before = new DataSource({
      ...dataSourceOptions(home.ownerUrl, environment),
      migrations: files.map((name) => join(MIGRATIONS, name)),
    });
    await before.initialize();
    await before.runMigrations({ transaction: 'each' });
    await before.destroy();
    database = await open(home.ownerUrl);
    // The check of the ledger is that of a later schema.
    await database.maintenance(async (tx) => {
      await prepareNodes(tx);
      await placeTables(tx);
    });
  });

  afterAll(async () => {
    await database?.destroy();
    await home?.drop();
  });

  it('is brought up to date, by several servers that start at once, and needs no other step', async () => {
    await Promise.all([1, 2].map(() => migrate(home, environment)));

    expect((await distribute(database)).placed).toEqual([]);
  });

  it('has what a database has that was distributed afterwards', async () => {
    const later = await createDatabase();
    const other = await open(later.url);
    const placed = `SELECT logicalrelid::text AS name, partmethod, repmodel FROM pg_dist_partition ORDER BY 1`;

    expect(await database.query(GUARDS)).toEqual(await other.query(GUARDS));
    expect(await database.query(placed)).toEqual(await other.query(placed));
    await other.destroy();
    await later.drop();
  });
});
