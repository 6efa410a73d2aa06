import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedDatabase } from '@pautang/embedded-postgres';
import { Client } from 'pg';
import { MIGRATION_LOCK } from '../../src/database/migrate';
import { createDatabase, type TestDatabase } from '../support/database';
import { eventually } from '../support/eventually';
import { PROGRAM, ServerProcess } from '../support/server-process';

/** Of statements, also of those that maintain; a silent connection is given up after half as long again. */
const LIMIT_SECONDS = 2;
const LIMITS = {
  DATABASE_LOCK_SECONDS: '1',
  DATABASE_TIMEOUT_SECONDS: '1',
  DATABASE_MAINTENANCE_TIMEOUT_SECONDS: `${LIMIT_SECONDS}`,
};

describe('two servers that start at once on an empty database', () => {
  let database: TestDatabase;
  let sql: Client;

  beforeAll(async () => {
    database = await createDatabase({ isEmpty: true });
    sql = new Client(database.ownerUrl);
    await sql.connect();
  });

  afterAll(async () => {
    await sql.end();
    await database.drop();
  });

  it('wait for whoever migrates it for longer than any limit, and then serve', async () => {
    await sql.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // One knows the owner alone, as servers did before there were two roles.
    const ways = [
      { DATABASE_URL: database.url, DATABASE_MIGRATION_URL: database.ownerUrl },
      { DATABASE_URL: database.ownerUrl },
    ];
    const starting = ways.map((way) =>
      ServerProcess.start({ databaseUrl: database.url }, { ...LIMITS, ...way }),
    );
    const started = Promise.all(starting);
    const connected = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    await eventually(async () => expect((await sql.query(connected)).rowCount).toBeGreaterThanOrEqual(2));
    const firstEnd = await Promise.race([started, pause(LIMIT_SECONDS * 2000, 'both wait')]);
    await sql.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);

    const servers = await started;

    const ready = await Promise.all(servers.map((server) => server.ask('health/ready')));
    const { rows } = await sql.query(
      `SELECT count(*)::int AS steps, count(DISTINCT name)::int AS names,
         (SELECT count(*)::int FROM rate_snapshot) AS rates FROM migrations`,
    );
    await servers[0]?.says(/^\{.*"context":"Migration","msg":"Another server migrates/);
    await servers[1]?.says(/works as the owner of the database/);
    const ends = await Promise.all(servers.map((server) => server.end()));
    expect(firstEnd).toBe('both wait');
    expect(ready.map(({ status }) => status)).toEqual([200, 200]);
    expect(rows).toEqual([{ steps: rows[0].names, names: expect.any(Number), rates: 1 }]);
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
  });
});

describe('a server with a database of its own', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pautang-stopped-'));

  afterAll(async () => {
    await (await startEmbeddedDatabase({ dataDir })).stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('leaves none behind where it is told to stop while that starts', async () => {
    const env = { ...process.env, NODE_ENV: 'test', DEMO: 'true', DATABASE_URL: '', DATA_DIR: dataDir };
    const server = spawn(process.execPath, [PROGRAM], { env, stdio: 'ignore' });
    const ended = once(server, 'exit');
    const postmaster = join(dataDir, 'postgres/postmaster.pid');
    await eventually(async () => expect(existsSync(postmaster)).toBe(true));

    server.kill('SIGTERM');

    expect(await ended).toEqual([0, null]);
    expect(existsSync(postmaster)).toBe(false);
  });

  it('has it again by itself after it was killed', async () => {
    const server = await ServerProcess.start({ databaseUrl: '' }, { DATA_DIR: dataDir });
    const [pid] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');

    process.kill(Number(pid), 'SIGKILL');

    await server.says(/Started the embedded PostgreSQL/);
    await eventually(async () => expect((await server.ask('health/ready')).status).toBe(200));
    expect(await server.end()).toEqual({ code: 0, signal: null });
  });
});
