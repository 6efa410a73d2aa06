import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readEnvironment } from '../../src/config/env';
import { Settings } from '../../src/config/settings';
import { migrate } from '../../src/database/migrate';
import {
  clockFindings,
  connectionFindings,
  dataKeyFindings,
  demoFindings,
  judgeClock,
} from '../../src/doctor/database-findings';
import { examine } from '../../src/doctor/examine';
import type { Finding } from '../../src/doctor/finding';
import { GUARDS } from '../../src/doctor/guards';
import { reachDatabase } from '../../src/doctor/reach-database';
import { roleFindings } from '../../src/doctor/role-findings';
import { migrationFindings, structureFindings } from '../../src/doctor/schema-findings';
import { auditFindings, jobFindings, rateFindings } from '../../src/doctor/work-findings';
import type { Database } from '../../src/platform/database/database';
import { createDatabase, runOn, type TestDatabase } from '../support/database';
import { TEST_SECRETS } from '../support/environment';

const PROGRAM = join(__dirname, '../../dist/bin/doctor.js');
const NOWHERE = '127.0.0.1:4';
const ROLE = `doctor_${process.pid}`;
const HOUR_MILLISECONDS = 3_600_000;

const brief = (findings: readonly Finding[]) => findings.map(({ check, state }) => `${check} ${state}`);

describe('the doctor', () => {
  let home: TestDatabase;
  let dataDir: string;
  let database: Database;
  let source: NodeJS.ProcessEnv;
  let close: () => Promise<void>;

  const settingsWith = (change: NodeJS.ProcessEnv = {}) =>
    new Settings(readEnvironment({ ...source, ...change }));
  const asOwner = (sql: string) => runOn(home.ownerUrl, new URL(home.url).pathname.slice(1), sql);

  beforeAll(async () => {
    home = await createDatabase();
    const url = new URL(home.url);
    Object.assign(url, { username: ROLE, password: 'seldom-said' });
    await asOwner(`CREATE ROLE ${ROLE} LOGIN PASSWORD 'seldom-said'`);
    home = { ...home, url: url.href };
    const environment = readEnvironment({ DEMO: 'true' });
    await migrate(home, environment);
    dataDir = mkdtempSync(join(tmpdir(), 'pautang-doctor-'));
    source = {
      ...TEST_SECRETS,
      NODE_ENV: 'production',
      DATABASE_URL: home.url,
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://pautang.example',
      TRUST_PROXY: '1',
    };
    const reached = await reachDatabase(settingsWith());
    if (!reached.database) throw new Error(JSON.stringify(reached.findings));
    ({ database, close } = { database: reached.database, close: reached.close });
  });

  afterAll(async () => {
    await close?.();
    await asOwner(`DROP OWNED BY ${ROLE}; DROP ROLE ${ROLE}`);
    await home?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** What it finds while this is so; afterwards it is not. */
  async function during(damage: string, repair: string, look: () => Promise<Finding[]>): Promise<Finding[]> {
    await asOwner(damage);
    return look().finally(() => asOwner(repair));
  }

  it('finds nothing wrong with a new installation, and leaves nothing behind', async () => {
    const findings = await examine(source);

    expect(findings.filter(({ state }) => state === 'fail')).toEqual([]);
    expect(brief(findings).filter((line) => line.endsWith(' ok'))).toEqual(
      [
        'secrets',
        'database',
        'schema',
        'roles',
        'clock',
        'rates',
        'jobs',
        'audit trail',
        'connections',
        'file store',
        'disk',
      ].map((check) => `${check} ok`),
    );
    expect(readdirSync(dataDir)).toEqual([]);
    expect(findings.every(({ state, todo }) => (state === 'ok') === (todo === undefined))).toBe(true);
  });

  it('knows each trigger', async () => {
    const rows = (await asOwner(
      `SELECT tgname AS name FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
       WHERE NOT tgisinternal AND relnamespace = 'public'::regnamespace`,
    )) as { name: string }[];

    expect([...GUARDS].sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  describe('sees in the database', () => {
    it('that it does not answer, or that there is none yet', async () => {
      const away = await examine({
        ...source,
        DATABASE_URL: `postgres://server:hushhush@${NOWHERE}/pautang`,
      });
      const none = await examine({ DATA_DIR: join(dataDir, 'new/one'), DEMO: 'true' });

      expect(brief(away)).toContain('database fail');
      expect(brief(away)).toContain('file store ok');
      expect(JSON.stringify(away)).not.toContain('hushhush');
      expect(brief(none)).toEqual(expect.arrayContaining(['database warn', 'file store ok', 'disk ok']));
      expect(existsSync(join(dataDir, 'new'))).toBe(false);
    });

    it('that its address cannot be read, or that what is embedded does not start, and goes on where it can', async () => {
      const broken = join(dataDir, 'broken');
      mkdirSync(join(broken, 'postgres'), { recursive: true });
      const found = [
        await examine({ ...source, DATABASE_URL: `postgres://server:hush%hush@${NOWHERE}/pautang` }),
        await examine({ DATA_DIR: broken, DEMO: 'true' }),
      ];

      expect(found.map(brief)).toEqual([
        ['settings fail'],
        expect.arrayContaining(['database fail', 'file store ok']),
      ]);
      expect(JSON.stringify(found)).not.toContain('hush%hush');
    });

    it('that the server owns it', async () => {
      const { database: owners, close: leave } = await reachDatabase(
        settingsWith({ DATABASE_URL: home.ownerUrl }),
      );

      expect(brief(await roleFindings(owners!.manager))).toEqual(['roles warn']);
      await leave();
    });

    it.each([
      [
        'may change the ledger',
        `GRANT UPDATE ON posting TO ${ROLE}`,
        `REVOKE UPDATE ON posting FROM ${ROLE}`,
        'UPDATE on public.posting',
      ],
      [
        'may not read members',
        `REVOKE SELECT ON member FROM ${ROLE}`,
        `GRANT SELECT ON member TO ${ROLE}`,
        'lacks SELECT on public.member',
      ],
      [
        'may turn triggers off',
        `GRANT SET ON PARAMETER session_replication_role TO ${ROLE}`,
        `REVOKE SET ON PARAMETER session_replication_role FROM ${ROLE}`,
        'session_replication_role',
      ],
      [
        'may make tables',
        `GRANT CREATE ON SCHEMA public TO ${ROLE}`,
        `REVOKE CREATE ON SCHEMA public FROM ${ROLE}`,
        'CREATE on schema public',
      ],
      [
        'may set a number back',
        `GRANT UPDATE ON SEQUENCE loan_number_sequence TO ${ROLE}`,
        `REVOKE UPDATE ON SEQUENCE loan_number_sequence FROM ${ROLE}`,
        'UPDATE on sequence loan_number_sequence',
      ],
      [
        'may become the owner',
        `ALTER ROLE ${ROLE} SUPERUSER`,
        `ALTER ROLE ${ROLE} NOSUPERUSER`,
        `${ROLE} may become the owner`,
      ],
      [
        'has what comes with other roles, and lacks nothing of it',
        `GRANT pg_write_all_data TO ${ROLE}; ALTER ROLE ${ROLE} CREATEROLE`,
        `REVOKE pg_write_all_data FROM ${ROLE}; ALTER ROLE ${ROLE} NOCREATEROLE`,
        'may do too much: membership of pg_write_all_data, CREATEROLE, UPDATE',
      ],
    ])('that the server %s', async (_, damage, repair, words) => {
      const findings = await during(damage, repair, () => roleFindings(database.manager));

      expect(findings).toMatchObject([
        { check: 'roles', state: 'fail', says: expect.stringContaining(words) },
      ]);
      expect(brief(await roleFindings(database.manager))).toEqual(['roles ok']);
    });

    it.each([
      [
        'a missing trigger',
        'ALTER TRIGGER posting_balanced ON posting RENAME TO other',
        'ALTER TRIGGER other ON posting RENAME TO posting_balanced',
        'posting_balanced',
      ],
      [
        'a trigger that is off',
        'ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_append_only',
        'ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_append_only',
        'audit_entry_append_only',
      ],
      [
        'a missing index',
        'ALTER INDEX audit_entry_member RENAME TO other',
        'ALTER INDEX other RENAME TO audit_entry_member',
        'audit_entry_member',
      ],
      [
        'an index that was not finished',
        `UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'audit_entry_member'::regclass`,
        `UPDATE pg_index SET indisvalid = true WHERE indexrelid = 'audit_entry_member'::regclass`,
        'audit_entry_member',
      ],
    ])('%s', async (_, damage, repair, name) => {
      const findings = await during(damage, repair, () => structureFindings(database));

      expect(findings).toContainEqual(
        expect.objectContaining({ state: 'fail', says: expect.stringContaining(name) }),
      );
    });

    it('migrations that are pending, with and without somebody who may do them, and those of a newer version', async () => {
      const last = 'id = (SELECT max(id) FROM migrations)';
      const look = (owner: object) => () => migrationFindings(database, { DATABASE_URL: home.url, ...owner });
      const rename = [
        `UPDATE migrations SET name = name || 'x' WHERE ${last}`,
        `UPDATE migrations SET name = rtrim(name, 'x') WHERE ${last}`,
      ] as const;
      const [[row]] = [await asOwner(`SELECT * FROM migrations WHERE ${last}`)] as [
        [{ id: number; timestamp: string; name: string }],
      ];
      const removal = [
        `DELETE FROM migrations WHERE ${last}`,
        `INSERT INTO migrations VALUES (${row.id}, ${row.timestamp}, '${row.name}')`,
      ] as const;

      expect(brief(await during(...removal, look({ DATABASE_MIGRATION_URL: home.ownerUrl })))).toEqual([
        'schema warn',
      ]);
      expect(brief(await during(...removal, look({})))).toEqual(['schema fail']);
      expect((await during(...rename, look({})))[0]).toMatchObject({
        state: 'warn',
        says: expect.stringContaining(`${row.name}x`),
      });
    });

    it('tables that are not there yet, and that the role of the server may not make', async () => {
      const empty = await createDatabase({ isEmpty: true });
      const DATABASE_URL = Object.assign(new URL(empty.url), {
        username: ROLE,
        password: 'seldom-said',
      }).href;
      const { database: bare, close: leave } = await reachDatabase(settingsWith({ DATABASE_URL }));
      const look = (owner: object) => migrationFindings(bare as Database, { DATABASE_URL, ...owner });

      const states = [await look({}), await look({ DATABASE_MIGRATION_URL: empty.ownerUrl })].map(brief);

      await leave();
      await empty.drop();
      expect(states).toEqual([['schema fail'], ['schema warn']]);
    });

    it('a clock that is wrong, and one of a demo that was moved', async () => {
      const findings = await during(
        'INSERT INTO business_clock (id, offset_days) VALUES (1, 3) ON CONFLICT (id) DO UPDATE SET offset_days = 3',
        'UPDATE business_clock SET offset_days = 0',
        () => clockFindings(database.manager, settingsWith()),
      );

      expect(brief(findings)).toEqual(['clock ok', 'clock fail']);
      expect([0, 1500, 6000].map((apart) => judgeClock(apart).state)).toEqual(['ok', 'warn', 'fail']);
    });

    it('a key that is lacked, and one from which not all was moved', async () => {
      const { id } = settingsWith().dataKey;
      const look = (DATA_KEY: string) =>
        during(`INSERT INTO data_key (id) VALUES ('${id}')`, `DELETE FROM data_key WHERE id = '${id}'`, () =>
          dataKeyFindings(database.manager, settingsWith({ DATA_KEY })),
        );
      const [own, other] = [TEST_SECRETS.DATA_KEY, 'another-key-of-32-characters-or-more-71'];

      const states = [await look(own), await look(`${other},${own}`), await look(other)].map(brief);

      expect(states).toEqual([[], ['secrets warn'], ['secrets fail']]);
    });

    it('more processes than it has connections', async () => {
      const look = (size: string) =>
        connectionFindings(database.manager, settingsWith({ DATABASE_POOL_SIZE: size }));

      expect(brief([...(await look('10')), ...(await look('190')), ...(await look('300'))])).toEqual(
        ['ok', 'warn', 'fail'].map((state) => `connections ${state}`),
      );
    });

    it.each([
      [undefined, '5 processes here take up to 50 '],
      ['web', '4 processes here take up to 40 '],
      ['worker', '1 process here takes up to 10 '],
    ])('how many connections WEB_CONCURRENCY=4 takes with ROLE=%s', async (ROLE, says) => {
      const [found] = await connectionFindings(
        database.manager,
        settingsWith({ WEB_CONCURRENCY: '4', ROLE }),
      );

      expect(found?.says).toMatch(says);
    });

    it('old rates, where rates are asked for', async () => {
      const old = settingsWith({ RATE_URL: `http://${NOWHERE}/` });
      const set = (hours: number) =>
        asOwner(`INSERT INTO rate_snapshot (id, in_force_from, as_of, source, rates)
          VALUES (gen_random_uuid(), now(), now() - interval '${hours} hours', 'fetched', '{}')`);
      const states: Finding[] = [...(await rateFindings(database.manager, old))];
      for (const hours of [30, 20, 1]) {
        await set(hours);
        states.push(...(await rateFindings(database.manager, old)));
      }

      expect(states.map(({ state }) => state)).toEqual(['fail', 'fail', 'warn', 'ok']);
    });

    it('jobs that failed, and that nobody does', async () => {
      const findings = await during(
        `INSERT INTO jobs.job (name, state, start_after) VALUES ('send-message', 'failed', now()),
           ('send-message', 'created', now() - interval '1 hour')`,
        `DELETE FROM jobs.job WHERE name = 'send-message'`,
        () => jobFindings(database.manager),
      );

      expect(findings).toMatchObject([
        { state: 'warn', says: expect.stringContaining('send-message (1)') },
        { state: 'warn', says: expect.stringContaining('send-message (60 min)') },
      ]);
    });

    it('an audit trail that is not chained, or has no head of today, and a database that was a demo’s', async () => {
      const look = (hours: number) => auditFindings(database.manager, Date.now() + hours * HOUR_MILLISECONDS);
      const entry = '0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10';
      await asOwner(
        `INSERT INTO audit_entry (id, action, subject) VALUES ('${entry}', 'DEMO_SEEDED', 'demo')`,
      );
      const states = [...(await look(0)), ...(await look(1))];
      await asOwner(`INSERT INTO audit_link (position, entry_id, previous_hash, hash) VALUES (1, '${entry}', '', '');
        INSERT INTO audit_head VALUES ((now() AT TIME ZONE 'UTC')::date, 1, '', '', '')`);
      states.push(...(await look(0)), ...(await look(24)));

      expect(states.map(({ state }) => state)).toEqual(['ok', 'warn', 'ok', 'warn']);
      expect(brief(await demoFindings(database.manager, settingsWith()))).toEqual(['demo fail']);
    });
  });

  it.each(['ledger-verify', 'audit-verify', 'backup', 'keys-rotate'])(
    'makes no database where %s finds none',
    async (name) => {
      const none = join(dataDir, 'mistyped');
      const env = { ...process.env, DATABASE_URL: '', DATA_DIR: none, DEMO: 'true' };
      const program = join(__dirname, `../../dist/bin/${name}.js`);
      const { code, stderr } = await promisify(execFile)(process.execPath, [program], { env }).catch(
        (error) => error,
      );

      expect([code, stderr]).toEqual([2, expect.stringContaining(`There is no database in ${none}`)]);
      expect(existsSync(none)).toBe(false);
    },
  );

  it('ends with 1 where something fails, tells it as JSON, and tells no secret', async () => {
    const secrets = { ...TEST_SECRETS, S3_SECRET_ACCESS_KEY: 'not-to-be-told' };
    const env = {
      ...process.env,
      ...source,
      ...secrets,
      S3_ACCESS_KEY_ID: 'a',
      S3_BUCKET: 'a',
      S3_ENDPOINT: `http://${NOWHERE}`,
    };
    const run = (args: string[]) => promisify(execFile)(process.execPath, [PROGRAM, ...args], { env });
    const { code, stdout } = await run(['--json']).catch((error) => error);

    const { isWell, findings } = JSON.parse(stdout);
    expect([code, isWell]).toEqual([1, false]);
    expect(brief(findings)).toEqual(expect.arrayContaining(['file store fail', 'roles ok']));
    for (const secret of [...Object.values(secrets), 'seldom-said']) expect(stdout).not.toContain(secret);
  });
});
