import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedDatabase } from '@pautang/embedded-postgres';
import { Client } from 'pg';
import { BackgroundJobs } from '../../src/background-jobs';
import { readEnvironment } from '../../src/config/env';
import { Settings } from '../../src/config/settings';
import { migrate } from '../../src/database/migrate';
import { openDatabase } from '../../src/database/open-database';
import { differingSurroundings, differingTables } from '../../src/database/roles/grants';
import { APPEND_ONLY } from '../../src/database/roles/privileges';
import { examine } from '../../src/doctor/examine';
import { AuditSigner } from '../../src/platform/audit/audit-head';
import type { Works } from '../../src/platform/jobs/job-worker';
import { verifyAudit } from '../../src/verification/verify-audit';
import { createDatabase, runOn, type TestDatabase } from '../support/database';
import { TEST_SECRETS } from '../support/environment';
import { goTo, loanOf, pay, reverse, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';
import { balanceOf, withdraw } from '../support/withdrawals';

const environment = readEnvironment({ DEMO: 'true' });
const NOT_ALLOWED = { code: '42501' };
const SERVER = 'pautang_server';

const nameOf = ({ url }: Pick<TestDatabase, 'url'>) => new URL(url).pathname.slice(1);
const asOwner = (database: TestDatabase, sql: string) => runOn(database.ownerUrl, nameOf(database), sql);
const asServer = (database: TestDatabase, sql: string) => runOn(database.url, nameOf(database), sql);

describe('the role of the server', () => {
  let database: TestDatabase;
  let server: Client;

  beforeAll(async () => {
    database = await createDatabase();
    await migrate(database, environment);
    server = new Client({ connectionString: database.url });
    await server.connect();
  });

  afterAll(async () => {
    await server?.end();
    await database?.drop();
  });

  it('may add to exactly the tables whose rows nothing may change', async () => {
    const rows = await asOwner(
      database,
      `SELECT relname AS name FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
       WHERE tgfoid = 'refuse_change'::regproc AND tgtype & 24 = 24 AND tgattr = ''::int2vector ORDER BY 1`,
    );

    expect(rows).toEqual(APPEND_ONLY.map((name) => ({ name })));
  });

  it('may do to every table what it should, and nothing besides', async () => {
    const manager = { query: async (...asked: [string, unknown[]]) => (await server.query(...asked)).rows };

    expect(await Reflect.apply(differingTables, undefined, [manager, SERVER])).toEqual([]);
    expect(await Reflect.apply(differingSurroundings, undefined, [manager, SERVER])).toEqual([]);
  });

  it.each([...APPEND_ONLY, 'hardship_request', 'wallet_account'])(
    'cannot delete from %s, nor take its guards away',
    async (table) => {
      const attempts = [
        `DELETE FROM ${table}`,
        `TRUNCATE ${table} CASCADE`,
        `ALTER TABLE ${table} DISABLE TRIGGER ALL`,
        `ALTER TABLE ${table} OWNER TO ${SERVER}`,
        `ALTER TABLE ${table} ADD planted text`,
        `DROP TABLE ${table} CASCADE`,
        `CREATE TRIGGER planted BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
        `CREATE RULE planted AS ON INSERT TO ${table} DO INSTEAD NOTHING`,
        `GRANT ALL ON ${table} TO ${SERVER}; DELETE FROM ${table}`,
      ];

      for (const attempt of attempts) await expect(server.query(attempt)).rejects.toMatchObject(NOT_ALLOWED);
    },
  );

  it.each(APPEND_ONLY)('cannot change a column of %s', async (table) => {
    const columns = (await asOwner(
      database,
      `SELECT attname AS name FROM pg_attribute
       WHERE attrelid = '${table}'::regclass AND attnum > 0 AND NOT attisdropped`,
    )) as { name: string }[];

    expect(columns.length).toBeGreaterThan(0);
    for (const { name } of columns)
      await expect(server.query(`UPDATE ${table} SET ${name} = ${name}`)).rejects.toMatchObject(NOT_ALLOWED);
  });

  it.each([
    `SET session_replication_role = 'replica'`,
    'SET ROLE postgres',
    'CREATE TABLE planted ()',
    'CREATE TEMPORARY TABLE planted ()',
    `CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'`,
    `CREATE FUNCTION pg_temp.planted() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'`,
    'CREATE SCHEMA planted',
    'ALTER FUNCTION refuse_change() OWNER TO pautang_server',
    `CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'`,
    `SELECT setval('repayment_number_sequence', 1)`,
    `UPDATE api_key SET scopes = '{}'`,
    'UPDATE hardship_request SET quote = quote',
    'DELETE FROM migrations',
    `COPY account TO PROGRAM 'true'`,
  ])('cannot %s', async (attempt) => {
    await expect(server.query(attempt)).rejects.toMatchObject(NOT_ALLOWED);
  });

  it('loses at the next start what somebody gave it', async () => {
    await asOwner(
      database,
      `GRANT UPDATE ON audit_entry TO ${SERVER}; GRANT ALL ON posting TO PUBLIC; GRANT CREATE ON SCHEMA public TO PUBLIC;
       GRANT UPDATE (scopes) ON api_key TO ${SERVER}; CREATE TABLE added (id int)`,
    );
    await expect(server.query('SELECT 1 FROM added')).rejects.toMatchObject(NOT_ALLOWED);

    await migrate(database, environment);

    for (const attempt of [
      'UPDATE audit_entry SET subject = subject',
      'DELETE FROM posting',
      'CREATE TABLE a ()',
    ])
      await expect(server.query(attempt)).rejects.toMatchObject(NOT_ALLOWED);
    await expect(server.query(`UPDATE api_key SET scopes = '{}'`)).rejects.toMatchObject(NOT_ALLOWED);
    await server.query('INSERT INTO added VALUES (1); UPDATE added SET id = 2; DELETE FROM added');
    await asOwner(database, 'DROP TABLE added');
  });
});

describe('as the server', () => {
  it('a loan is lent, withdrawn, charged and paid, all jobs are done, and ledger and audit trail are whole', async () => {
    const business = await startBusiness();
    const { test, staff } = business;
    const [{ role }] = await test.dataSource.query<[{ role: string }]>('SELECT current_user AS role');
    expect(role).toBe(SERVER);

    const member = await loanOf(business, '2026-01-31');
    await withdraw(member, staff, 30_000);
    const { repaymentNumber } = await pay(business, member, 1_000);
    await reverse(business, { ...member, repaymentNumber });
    await goTo(business, '2026-03-10');
    const works: Works = Reflect.get(BackgroundJobs.prototype, 'works').call(test.get(BackgroundJobs));
    for (const { everySeconds, run } of Object.values(works)) if (everySeconds) await run({}, randomUUID());

    expect(await balanceOf(member)).toBe(70_000);
    const [{ charges }] = (await test.sql<{ charges: number }>(
      'SELECT count(*)::int AS charges FROM loan_charge',
    )) as [{ charges: number }];
    expect(charges).toBeGreaterThan(0);
    await expectSoundLedger(test);
    const publicKeys = [test.get(AuditSigner).publicKey];
    expect(await verifyAudit(test.dataSource, { publicKeys })).toMatchObject({
      fault: undefined,
      waiting: 0,
    });
    const failed = await test.sql(`SELECT name, output FROM jobs.job WHERE state = 'failed'`);
    expect(failed).toEqual([]);
    await test.close();
  });
});

describe('a start', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createDatabase();
  });

  afterEach(() => database.drop());

  it('leaves no connection of the owner', async () => {
    expect(await migrate(database, environment)).toEqual({ isGuarded: true });

    expect(
      await runOn(
        database.ownerUrl,
        'postgres',
        `SELECT usename FROM pg_stat_activity WHERE datname = '${nameOf(database)}'`,
      ),
    ).toEqual([]);
  });

  it('with the owner alone goes on as ever, and says that nothing is kept from it', async () => {
    expect(await migrate({ url: database.ownerUrl }, environment)).toEqual({ isGuarded: false });
    expect(await migrate({ url: database.ownerUrl, ownerUrl: database.ownerUrl }, environment)).toEqual({
      isGuarded: false,
    });
    await asOwner(database, 'UPDATE account SET phone_number = phone_number; TRUNCATE rate_snapshot');
  });

  it('is told by npm run migrate, which grants nothing to who is the owner', async () => {
    const program = join(__dirname, '../../dist/bin/migrate.js');
    const told = async (url: string) => {
      const addresses = { DATABASE_URL: url, DATABASE_MIGRATION_URL: database.ownerUrl };
      const env = { ...process.env, ...TEST_SECRETS, ...addresses };
      return (await promisify(execFile)(process.execPath, [program], { env })).stdout;
    };

    await expect(told(database.url)).resolves.toContain("the server's role may do what it should");
    await expect(told(database.ownerUrl)).resolves.toContain('nothing is kept from the server');
  });

  it('without the owner serves where nothing is to be done, and else says what is missing', async () => {
    expect(await migrate({ url: database.url }, environment)).toEqual({ isGuarded: true });
    await asOwner(database, 'DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations)');
    const before = await asOwner(database, 'SELECT count(*) FROM migrations');

    await expect(migrate({ url: database.url }, environment)).rejects.toThrow(/set DATABASE_MIGRATION_URL/);
    expect(await asOwner(database, 'SELECT count(*) FROM migrations')).toEqual(before);
  });

  it('as an owner who owns nothing does not say that anything is to be done', async () => {
    await migrate(database, environment);
    const stranger = `stranger_${nameOf(database)}`;
    await asOwner(database, `CREATE ROLE ${stranger} LOGIN PASSWORD 'stranger'`);
    const address = Object.assign(new URL(database.ownerUrl), { username: stranger, password: 'stranger' });

    try {
      await expect(migrate({ url: database.url, ownerUrl: address.href }, environment)).rejects.toThrow(
        /^This role neither owns the tables of the database nor sees .*: set DATABASE_MIGRATION_URL/,
      );
    } finally {
      await asOwner(database, `DROP ROLE ${stranger}`);
    }
  });

  it('on an empty database without the owner says the same', async () => {
    const empty = await createDatabase({ isEmpty: true });

    await expect(migrate({ url: empty.url }, environment)).rejects.toThrow(/set DATABASE_MIGRATION_URL/);
    await empty.drop();
  });

  it('is refused where server and owner would have a database each', async () => {
    const other = await createDatabase();

    await expect(migrate({ url: database.url, ownerUrl: other.ownerUrl }, environment)).rejects.toThrow(
      'DATABASE_MIGRATION_URL: must name the same database',
    );
    await other.drop();
  });

  it('takes up a filled database that knew one role, of several starts at once', async () => {
    await asOwner(
      database,
      `REVOKE ALL ON ALL TABLES IN SCHEMA public, jobs FROM ${SERVER}; REVOKE ALL ON ALL SEQUENCES IN SCHEMA public FROM ${SERVER};
       REVOKE ALL ON SCHEMA jobs FROM ${SERVER};
       INSERT INTO audit_entry (id, created_at, action, subject) VALUES (gen_random_uuid(), now(), 'KEPT', 'a row of before')`,
    );
    await expect(asServer(database, 'SELECT 1 FROM member')).rejects.toMatchObject(NOT_ALLOWED);

    await Promise.all([1, 2, 3].map(() => migrate(database, environment)));

    expect(await asServer(database, 'SELECT action FROM audit_entry')).toEqual([{ action: 'KEPT' }]);
    await expect(asServer(database, 'DELETE FROM audit_entry')).rejects.toMatchObject(NOT_ALLOWED);
  });
});

describe('the embedded database of a folder from before', () => {
  it('gets a role for the server, whom it keeps its rules from, with every row', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'pautang-roles-'));
    const kept = join(dataDir, 'postgres.json');
    const before = await startEmbeddedDatabase({ dataDir, settings: { fsync: 'off' } });
    await migrate({ url: before.url }, environment);
    await runOn(
      before.url,
      'pautang',
      `INSERT INTO audit_entry (id, created_at, action, subject) VALUES (gen_random_uuid(), now(), 'KEPT', 'a row of before');
       DROP ROLE ${SERVER}`,
    );
    const { serverPassword, ...credentials } = JSON.parse(readFileSync(kept, 'utf8'));
    writeFileSync(kept, JSON.stringify(credentials));
    await before.stop();

    const source = { ...TEST_SECRETS, DEMO: 'true', DATA_DIR: dataDir };
    const settings = new Settings(readEnvironment(source));
    const { url, isGuarded, close } = await openDatabase(settings);

    const refused = runOn(url, 'pautang', 'DELETE FROM audit_entry').catch((error: unknown) => error);
    expect([isGuarded, await refused]).toMatchObject([true, NOT_ALLOWED]);
    expect(await runOn(url, 'pautang', 'SELECT action FROM audit_entry')).toEqual([{ action: 'KEPT' }]);
    expect(new URL(url).username).toBe(SERVER);
    expect(JSON.parse(readFileSync(kept, 'utf8')).serverPassword).not.toBe(serverPassword);
    const seen = (await examine(source)).map(({ check, state }) => `${check} ${state}`);
    expect(seen).toEqual(expect.arrayContaining(['database ok', 'schema ok', 'roles ok']));
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
