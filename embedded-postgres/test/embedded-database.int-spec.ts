import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { EmbeddedDatabase, startEmbeddedDatabase } from '../src';
import { processIdentity } from '../src/process-identity';
import { DatabaseUsers } from '../src/users';

describe('the embedded database', () => {
  let dataDir: string;
  let opened: EmbeddedDatabase[];

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'pautang-embedded-'));
    opened = [];
  });

  afterEach(async () => {
    await Promise.all(opened.map((database) => database.stop()));
    expect(postmasterPid()).toBeUndefined();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function start(): Promise<EmbeddedDatabase> {
    const database = await startEmbeddedDatabase({ dataDir, settings: { fsync: 'off' } });
    opened.push(database);
    return database;
  }

  async function query(database: EmbeddedDatabase, sql: string): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  function postmasterPid(): number | undefined {
    const path = join(dataDir, 'postgres', 'postmaster.pid');
    return existsSync(path) ? Number.parseInt(readFileSync(path, 'utf8'), 10) : undefined;
  }

  function recordOnlyUser(process: string): void {
    writeFileSync(join(dataDir, 'postgres.owner'), JSON.stringify([{ process, token: 'somebody else' }]));
  }

  it('is reachable over loopback with its password only, and keeps UTC and Unicode letters', async () => {
    const database = await start();

    const [row] = await query(
      database,
      `SELECT lower('Ñ') AS letter, current_setting('TimeZone') AS zone, current_setting('server_encoding') AS encoding,
        current_setting('listen_addresses') AS addresses, current_setting('unix_socket_directories') AS sockets`,
    );
    const sockets = join(dataDir, 'postgres');
    expect(row).toEqual({ letter: 'ñ', zone: 'UTC', encoding: 'UTF8', addresses: '127.0.0.1', sockets });
    expect(statSync(sockets).mode & 0o777).toBe(0o700);
    const guessed = new URL(database.url);
    guessed.password = 'guess';
    for (const search of ['', new URL(database.socketUrl ?? '').search]) {
      guessed.search = search;
      await expect(query({ ...database, url: guessed.href }, 'SELECT 1')).rejects.toThrow(
        'password authentication failed',
      );
    }
    expect(await query({ ...database, url: database.socketUrl ?? '' }, 'SELECT 1 AS one')).toEqual([
      { one: 1 },
    ]);
    expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600);
  });

  it('keeps what was written over a stop and a start', async () => {
    const first = await start();
    expect(first.isNew).toBe(true);
    await query(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    expect(postmasterPid()).toBeUndefined();

    const second = await start();
    expect(second.isNew).toBe(false);
    expect(second.url).toBe(first.url);
    expect(await query(second, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('interrupts nobody, with none of its processes, where the system knows how', async () => {
    const database = await start();
    // The policy is the 41st of these; SCHED_BATCH is 3.
    const [row] = await query(
      database,
      `SELECT split_part(split_part(pg_read_file('/proc/self/stat', true), ') ', 2), ' ', 39) AS policy`,
    );

    const isKnown = spawnSync('chrt', ['--batch', '0', 'true']).status === 0;
    expect(row?.policy === '3').toBe(isKnown);
  });

  it('recovers when PostgreSQL itself was killed', async () => {
    const first = await start();
    await query(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
    process.kill(postmasterPid()!, 'SIGKILL');

    const second = await start();
    expect(await query(second, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('is started again where it ended by itself, as soon as that is possible', async () => {
    const told: string[] = [];
    const keep = (line: string) => void told.push(line);
    const database = await startEmbeddedDatabase({ dataDir, settings: { fsync: 'off' }, keep });
    opened.push(database);
    await query(database, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const comes = async (line: string) => {
      while (!told.some((one) => one.includes(line))) await wait(50);
    };
    const version = join(dataDir, 'postgres', 'PG_VERSION');
    renameSync(version, `${version}.away`);
    process.kill(postmasterPid()!, 'SIGKILL');
    await comes('There is no database');
    const other = createServer().listen(Number(new URL(database.url).port), '127.0.0.1');
    await once(other, 'listening');
    renameSync(`${version}.away`, version);
    await comes('could not bind');
    other.close();
    await comes('Started the embedded PostgreSQL');
    expect(await query(database, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    expect(told[0]).toBe('The embedded PostgreSQL has ended by itself, and is started again');
  });

  it('ignores a recorded process id that by now belongs to another program', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n${dataDir}/postgres\n0\n1\n`);

    const second = await start();
    expect(await query(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('uses the PostgreSQL that a killed process left behind, and stops it in the end', async () => {
    await start();
    const pid = postmasterPid();
    recordOnlyUser(`${spawnSync(process.execPath, ['--version']).pid}:1`);

    const second = await start();
    expect(postmasterPid()).toBe(pid);
    await second.stop();
    expect(postmasterPid()).toBeUndefined();
  });

  it('goes on running when a command that used it beside a server ends', async () => {
    const command = await start();
    recordOnlyUser(processIdentity(process.ppid)!);

    await command.stop();
    expect(await query(command, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    rmSync(join(dataDir, 'postgres.owner'));
    opened.push(await start());
  });

  it('goes on running until its last user leaves, whichever came first', async () => {
    const first = await start();
    const second = await start();

    await first.stop();
    expect(await query(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await second.stop();
    expect(postmasterPid()).toBeUndefined();
  });

  it('knows who uses it also where one who comes or leaves finds the disk full', () => {
    const users = new DatabaseUsers(dataDir);
    users.join('first');
    jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((path) => {
      fs.closeSync(fs.openSync(String(path), 'w'));
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });

    expect(() => users.join('second')).toThrow('no space left');
    expect(new DatabaseUsers(dataDir).leave('third')).toBe(false);
  });

  it('is created once when two start at the same time', async () => {
    const both = await Promise.all([start(), start()]);

    expect(both.map((database) => database.isNew).sort()).toEqual([false, true]);
    expect(both[0].url).toBe(both[1].url);
  });

  it('is created anew after a creation that was interrupted', async () => {
    mkdirSync(join(dataDir, 'postgres.draft-1234', 'base'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres.lock'), `${spawnSync(process.execPath, ['--version']).pid}:1`);

    expect((await start()).isNew).toBe(true);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.draft'))).toEqual([]);
  });

  it('keeps statements and their values out of its log', async () => {
    const database = await start();
    await query(
      database,
      `CREATE TABLE kept (phone text PRIMARY KEY); INSERT INTO kept VALUES ('639170000010')`,
    );

    await expect(query(database, `INSERT INTO kept VALUES ('639170000010')`)).rejects.toThrow(
      'duplicate key',
    );
    expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('639170000010');
  });
});
