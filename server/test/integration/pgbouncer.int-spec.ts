import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { readEnvironment } from '../../src/config/env';
import { migrate } from '../../src/database/migrate';
import { SessionService } from '../../src/modules/auth/session.service';
import { startSecondApp, type TestApp } from '../support/app';
import { createDatabase, type TestDatabase } from '../support/database';
import { addStaff, approvedLoan, PASSWORD, type TestStaff, type TestWallet } from '../support/factories';
import { type Answer, cookieOf, outcomes, send } from '../support/http';
import { findPgBouncer, type PgBouncer, startPgBouncer } from '../support/pgbouncer';
import { expectSoundLedger } from '../support/sound-ledger';
import { balanceOf, confirm, prepareWithCode } from '../support/withdrawals';

const program = findPgBouncer();

/** What PgBouncer itself hands on from each client, and what every transaction begins anew. */
const OF_NO_SESSION = new Set([
  'application_name',
  'client_encoding',
  'DateStyle',
  'TimeZone',
  'transaction_isolation',
]);
/** Advice for plans, which changes no answer: a connection may have it or not. */
const ADVICE = ['enable_seqscan', 'jit'];

describe('behind PgBouncer, where transactions share connections', () => {
  if (program === undefined) {
    it('was passed over, since PgBouncer is not installed here', () => {
      expect(findPgBouncer()).toBeUndefined();
    });
    return;
  }

  const environment = readEnvironment({ DEMO: 'true' });
  let database: TestDatabase;
  let pooler: PgBouncer;
  let access: { readonly url: string; readonly ownerUrl: string };
  let servers: [TestApp, TestApp];
  let staff: TestStaff;
  let member: TestWallet;
  let repaymentNumber: string;

  beforeAll(async () => {
    database = await createDatabase({ isEmpty: true });
    pooler = await startPgBouncer(program, database);
    access = { url: pooler.urlOf(database.url), ownerUrl: pooler.urlOf(database.ownerUrl) };
  });

  afterAll(async () => {
    await Promise.all((servers ?? []).map((server) => server.close()));
    await pooler?.stop();
    await database?.drop();
  });

  it('several servers start at once, again and again, on an empty database and a full one', async () => {
    await Promise.all([1, 2, 3].map(() => migrate(access, environment)));
    await migrate(access, environment);

    const start = () => startSecondApp({ databaseUrl: access.url });
    servers = await Promise.all([start(), start()]);

    for (const { url: address } of servers) {
      expect(await send(`${address}/v2/health/ready`)).toMatchObject({ status: 200 });
    }
  });

  it('a loan is applied for, approved, withdrawn and paid', async () => {
    const [test] = servers;
    staff = await addStaff(test);
    member = await approvedLoan(test, staff);
    await confirm(member, await prepareWithCode(member, staff, 50_000));
    ({ repaymentNumber } = await staff.assistant.client.backOffice.recordRepayment({
      loanNumber: member.loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { amount: 21_834, reference: 'BPI 0042' },
    }));

    expect(await balanceOf(member)).toBe(200_000);
  });

  it('a withdrawal that is sent to both servers many times at once happens once', async () => {
    const wish = await prepareWithCode(member, staff, 20_000);
    const key = randomUUID();
    const everywhere = servers.map((server) => ({ ...member, client: server.client(member.token) }));

    const ends = await outcomes(
      Array.from({ length: 16 }, (_, index) => confirm(everywhere[index % 2] ?? member, wish, key)),
    );

    expect(new Set(ends)).toEqual(new Set(['done']));
    expect(await balanceOf(member)).toBe(180_000);
  });

  it('a member signs in at one server, goes on at the other and signs out, and a repayment is taken back', async () => {
    const [one, other] = servers;
    const body = { phoneNumber: member.phoneNumber, password: PASSWORD };
    const signedIn = await send(`${one.url}/v2/authmember/login`, { body });
    const refresh = (answer: Answer) =>
      send(`${other.url}/v2/authmember/refresh`, { headers: { cookie: cookieOf(answer) } });
    const refreshed = await refresh(signedIn);
    expect([signedIn.status, refreshed.status]).toEqual([200, 200]);
    const headers = { cookie: cookieOf(refreshed) };
    await send(`${one.url}/v2/authmember/logout`, { method: 'POST', headers });
    expect((await refresh(refreshed)).status).toBe(403);

    const reversal = await other.client(staff.assistant.token).backOffice.reverseRepayment({
      loanNumber: member.loanNumber,
      repaymentNumber,
      idempotencyKey: randomUUID(),
      requestBody: { reason: 'The transfer bounced.' },
    });
    expect(reversal).toMatchObject({ repaymentNumber, reversed: true });
  });

  it('nothing that was set stays in a shared connection', async () => {
    const [test] = servers;
    await Promise.all(Array.from({ length: 12 }, () => test.get(SessionService).purge()));
    const clients = Array.from({ length: 6 }, () => new Client({ connectionString: access.url }));
    await Promise.all(clients.map((client) => client.connect()));
    await Promise.all(clients.map((client) => client.query('BEGIN')));

    const changed = await Promise.all(
      clients.map((client) => client.query(`SELECT name FROM pg_settings WHERE source = 'session'`)),
    );
    const locks = await clients[0]?.query(
      `SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
       WHERE locktype = 'advisory' AND datname = current_database()`,
    );
    await Promise.all(clients.map((client) => client.end()));

    const names = new Set(changed.flatMap(({ rows }) => rows.map(({ name }) => name)));
    expect([...names].filter((name) => !OF_NO_SESSION.has(name) && !ADVICE.includes(name))).toEqual([]);
    expect(locks?.rows).toEqual([]);
  });

  it('a read that takes too long is ended in the database, and no other', async () => {
    const hasty = await startSecondApp({ databaseUrl: access.url }, { DATABASE_TIMEOUT_SECONDS: '1' });
    const sleep = `SELECT pg_sleep(60)`;

    const ends = await Promise.all([
      hasty.dataSource.manager.query(sleep).catch((error: unknown) => error),
      servers[0].dataSource.manager.query('SELECT 1 AS one FROM pg_sleep(2)'),
    ]);
    const left = await servers[0].sql(
      `SELECT 1 FROM pg_stat_activity WHERE query = '${sleep}' AND state = 'active' AND pid <> pg_backend_pid()`,
    );
    await hasty.close();

    expect(ends).toMatchObject([{ code: '57014' }, [{ one: 1 }]]);
    expect(left).toEqual([]);
  });

  it('the ledger is whole', () => expectSoundLedger(servers[0]));
});
