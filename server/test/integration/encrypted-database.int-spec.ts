import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@pautang/embedded-postgres';
import { Client } from 'pg';
import { readEnvironment } from '../../src/config/env';
import { databaseAt } from '../../src/database/data-source-options';
import type { Database } from '../../src/platform/database/database';
import { selfSigned } from '../support/certificate';
import { type DatabaseProxy, startProxy } from '../support/database-proxy';
import { eventually } from '../support/eventually';

/** What new connections begin with, as bytes (PostgreSQL, 'Message Formats'). */
const SSL_REQUEST = Buffer.from('0000000804d2162f', 'hex');
const CANCEL_REQUEST = Buffer.from('0000001004d2162e', 'hex');

describe('a database that is reached by TLS', () => {
  let dataDir: string;
  let embedded: EmbeddedDatabase;
  let owner: Client;
  let proxy: DatabaseProxy;
  let database: Database;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'pautang-tls-'));
    embedded = await startEmbeddedDatabase({ dataDir, settings: { fsync: 'off' } });
    owner = new Client({ connectionString: embedded.url });
    await owner.connect();
    const { key, certificate } = selfSigned('database');
    keepForServer('server.key', key);
    keepForServer('server.crt', certificate);
    await encrypt(true);
    proxy = await startProxy(embedded.url);
    const url = new URL(proxy.url);
    url.searchParams.set('uselibpqcompat', 'true');
    url.searchParams.set('sslmode', 'verify-ca');
    url.searchParams.set('sslrootcert', join(dataDir, 'postgres/server.crt'));
    const environment = readEnvironment({ DEMO: 'true', DATABASE_TIMEOUT_SECONDS: '1' });
    database = databaseAt(url.href, environment);
    await database.initialize();
  });

  afterAll(async () => {
    await database?.destroy();
    await proxy?.close();
    await owner?.end();
    await embedded?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** It reads its key only where nobody else could. */
  function keepForServer(name: string, text: string): void {
    const folder = join(dataDir, 'postgres');
    const { uid, gid } = statSync(folder);
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    chownSync(join(folder, name), uid, gid);
  }

  async function encrypt(isOn: boolean): Promise<void> {
    await owner.query(`ALTER SYSTEM SET ssl = ${isOn ? 'on' : 'off'}`);
    await owner.query('SELECT pg_reload_conf()');
    await eventually(async () => {
      const { rows } = await owner.query('SHOW ssl');
      expect(rows).toEqual([{ ssl: isOn ? 'on' : 'off' }]);
    });
  }

  const sleep = () => database.query('SELECT pg_sleep(10)').catch((error: unknown) => error);

  const sleeping = async () => {
    const { rows } = await owner.query(
      `SELECT state FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND state = 'active'`,
    );
    return rows.length;
  };

  it('has what takes too long ended there too, asked over TLS', async () => {
    const asked = proxy.countSent(SSL_REQUEST);

    expect(await sleep()).toMatchObject({ code: '57014' });

    expect(await sleeping()).toBe(0);
    expect(proxy.countSent(SSL_REQUEST)).toBe(asked + 1);
    expect(proxy.countSent(CANCEL_REQUEST)).toBe(0);
    expect(await database.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()')).toEqual([
      { ssl: true },
    ]);
  });

  it('is not asked in plain text where it does not encrypt any more', async () => {
    await encrypt(false);
    const asked = proxy.countSent(SSL_REQUEST);
    const began = Date.now();

    const failed = await sleep();

    expect(failed).toBeInstanceOf(Error);
    expect(failed).not.toMatchObject({ code: '57014' });
    expect(Date.now() - began).toBeLessThan(5000);
    expect(proxy.countSent(SSL_REQUEST)).toBe(asked + 1);
    expect(proxy.countSent(CANCEL_REQUEST)).toBe(0);
    await encrypt(true);
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
