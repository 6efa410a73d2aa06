import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { MemoryTokenStore, PautangClient } from '@pautang/sdk';
import type { DataSourceOptions } from 'typeorm';
import { type Environment, readEnvironment } from '../../src/config/env';
import { Settings } from '../../src/config/settings';
import { createApp } from '../../src/create-app';
import { databaseAt } from '../../src/database/data-source-options';
import { PasswordHasher } from '../../src/modules/auth/password-hasher';
import { CurrencyService } from '../../src/modules/currency/currency.service';
import { OfferedRates } from '../../src/modules/currency/offered-rates';
import { Clock } from '../../src/platform/clock/clock';
import { Database } from '../../src/platform/database/database';
import { within } from '../../src/stop-on-signals';
import { createDatabase, type TestDatabase } from './database';
import { ownerUrl, TEST_SECRETS } from './environment';
import { hashOnce } from './hash-once';
import { undocumentedOf } from './undocumented';

const OWNER_CONNECTIONS = 4;
const CLOSE_SECONDS = 15;

/** The whole application on a database of its own, listening on a free port. */
export interface TestApp {
  readonly app: NestFastifyApplication;
  /** The root address, without /v2. */
  readonly url: string;
  /** As the server reaches it, which may do there what its owner allows. */
  readonly databaseUrl: string;
  readonly ownerUrl: string;
  readonly dataSource: Database;
  /** The database as its owner has it, beside the application. */
  owner(): Promise<Database>;
  get<T>(type: Type<T>): T;
  /** Runs SQL beside the application, as the database's owner; what it changes this server shows at once. */
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  /** The API as whoever holds the token, or as nobody. */
  client(accessToken?: string): PautangClient;
  close(): Promise<void>;
}

export async function startApp(overrides: NodeJS.ProcessEnv = {}): Promise<TestApp> {
  return startAppOn(await createDatabase(), overrides);
}

/** Another server on the same database, which closes with the first one's; by the same way to it, or another. */
export function startSecondApp(
  { databaseUrl }: Pick<TestApp, 'databaseUrl'>,
  overrides: NodeJS.ProcessEnv = {},
): Promise<TestApp> {
  const owner = ownerUrl(new URL(databaseUrl).pathname.slice(1));
  return startAppOn({ url: databaseUrl, ownerUrl: owner, drop: async () => undefined }, overrides);
}

async function startAppOn(database: TestDatabase, overrides: NodeJS.ProcessEnv): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pautang-app-'));
  const environment = readEnvironment({
    ...TEST_SECRETS,
    DEMO: 'false',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    ADDRESS_LIMIT_PER_MINUTE: '0',
    OVERLOAD_DELAY_MILLISECONDS: '0',
    // Made of two and a half megabytes at each start.
    API_PAGE: 'false',
    LOAN_DECISION: 'manual',
    FOUR_EYES_AMOUNT: 'none',
    FOUR_EYES_RECOVERY: 'false',
    FOUR_EYES_WRITE_OFF: 'false',
    ...overrides,
  });
  const app = await createApp({
    settings: new Settings(environment),
    databaseUrl: database.url,
    purpose: 'serve',
  });
  const undocumented = undocumentedOf(app);
  await app.init();
  hashOnce(app.get(PasswordHasher, { strict: false }));
  await app.get(CurrencyService, { strict: false }).seed();
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const dataSource = app.get(Database, { strict: false });
  const opened: { whole?: Promise<Database>; forSql?: Promise<Database> } = {};
  const owner = () => {
    opened.whole ??= openAs(database.ownerUrl, environment);
    return opened.whole;
  };
  const forSql = () => {
    opened.forSql ??= openAs(database.ownerUrl, environment, { entities: [], migrations: [] });
    return opened.forSql;
  };
  return {
    app,
    url,
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    dataSource,
    owner,
    get: (type) => app.get(type, { strict: false }),
    sql: async (text, values) => {
      const rows = await (await forSql()).query(text, values);
      app.get(Clock, { strict: false }).forgetShown();
      app.get(OfferedRates, { strict: false }).forget();
      return rows;
    },
    client: (accessToken) => {
      const tokens = new MemoryTokenStore();
      tokens.set(accessToken);
      return new PautangClient({ baseUrl: url, tokens });
    },
    close: async () => {
      if (!(await closeInTime(app))) console.warn(`the server at ${url} did not close:`, dataSource.load);
      await within(CLOSE_SECONDS, Promise.all(Object.values(opened).map(destroyed)));
      // What still has a connection loses it.
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
      if (undocumented.size > 0)
        throw new Error(`openapi.json does not name ${[...undocumented].join(', ')}`);
    },
  };
}

/**
 * As the server's own stop does it: whoever is in the middle of something has their time, and no more. The product ends with its
 * process then; here what is left of it may wait for jobs, requests and connections of the database as long as it likes.
 * @returns whether it is closed
 */
export async function closeInTime(app: NestFastifyApplication, seconds = CLOSE_SECONDS): Promise<boolean> {
  const closing = app.close();
  if (await within(seconds, closing)) return true;
  app.getHttpServer().closeAllConnections();
  return within(seconds, closing);
}

async function destroyed(opened: Promise<Database>): Promise<void> {
  await (await opened).destroy();
}

/** With few connections, and no limits. To read what entities say takes longer than most SQL, so that may be left out. */
async function openAs(
  url: string,
  environment: Environment,
  options: Partial<DataSourceOptions> = {},
): Promise<Database> {
  const database = databaseAt(url, { ...environment, DATABASE_POOL_SIZE: OWNER_CONNECTIONS });
  database.setOptions(options);
  await database.initialize();
  return database;
}
