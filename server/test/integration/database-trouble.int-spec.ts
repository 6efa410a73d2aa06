import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { EntityManager } from 'typeorm';
import { readEnvironment } from '../../src/config/env';
import { databaseAt } from '../../src/database/data-source-options';
import { migrate } from '../../src/database/migrate';
import { SessionService } from '../../src/modules/auth/session.service';
import { DatabaseBusy } from '../../src/platform/database/failures';
import { verifyLedger } from '../../src/verification/verify-ledger';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { type DatabaseProxy, startProxy } from '../support/database-proxy';
import { eventually } from '../support/eventually';
import {
  addStaff,
  approvedLoan,
  newPhone,
  PASSWORD,
  type TestStaff,
  type TestWallet,
} from '../support/factories';
import { type Answer, send } from '../support/http';
import { WITHOUT_JOBS } from '../support/round-trips';
import { expectSoundLedger } from '../support/sound-ledger';
import { balanceOf, prepareWithCode, wrong } from '../support/withdrawals';

/** Shorter than anybody would set it, so that a test need not wait. On a busy machine a server's start may take longer. */
const ONE_SECOND = { DATABASE_TIMEOUT_SECONDS: '1' };
const WAITING_NO_LONGER = { DATABASE_WAIT_SECONDS: '1' };

describe('when the database is in trouble', () => {
  let test: TestApp;
  let hasty: TestApp;
  let staff: TestStaff;
  let member: TestWallet;

  beforeAll(async () => {
    test = await startApp();
    hasty = await eventually(() => startSecondApp(test, ONE_SECOND));
    staff = await addStaff(test);
    member = await approvedLoan(test, staff);
  });

  afterAll(async () => {
    await hasty?.close();
    await test.close();
  });

  const repay = (on = test, key: string = randomUUID()) =>
    send(`${on.url}/v2/backoffice/loans/${member.loanNumber}/repayments`, {
      token: staff.assistant.token,
      headers: { 'idempotency-key': key },
      body: { amount: 100, reference: key },
    });

  const repaymentsUnder = async (key: string) =>
    (await test.sql('SELECT 1 FROM repayment WHERE reference = $1', [key])).length;

  function expectTrouble(answer: Answer, code: string): void {
    expect(answer).toMatchObject({ status: 503, json: { status: 503, code } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }

  /** The first repayments fail with this code of PostgreSQL; a sequence counts on when a transaction is undone. */
  async function whileRepaymentsFail<T>(times: number, code: string, work: () => Promise<T>): Promise<T> {
    await test.sql('CREATE SEQUENCE troubles');
    await test.sql(
      `CREATE FUNCTION trouble() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
         IF nextval('troubles') <= ${times} THEN RAISE 'trouble' USING ERRCODE = '${code}'; END IF;
         RETURN NEW;
       END $$`,
    );
    await test.sql(
      'CREATE TRIGGER trouble BEFORE INSERT ON repayment FOR EACH ROW EXECUTE FUNCTION trouble()',
    );
    try {
      return await work();
    } finally {
      await test.sql('DROP FUNCTION trouble CASCADE');
      await test.sql('DROP SEQUENCE troubles');
    }
  }

  /** Something else holds the loan, on a connection of its own. */
  async function holdingTheLoan<T>(work: (release: () => Promise<void>) => Promise<T>): Promise<T> {
    const other = new Client({ connectionString: test.databaseUrl });
    await other.connect();
    await other.query('BEGIN');
    await other.query('SELECT 1 FROM loan WHERE loan_number = $1 FOR UPDATE', [member.loanNumber]);
    try {
      return await work(async () => void (await other.query('COMMIT')));
    } finally {
      await other.end();
    }
  }

  const waiting = () =>
    test.sql<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );

  it('a real deadlock is resolved: both transactions are done in the end', async () => {
    const { accountId } = member;
    const { accountId: otherId } = staff.officer;
    const tries: string[] = [];
    const change = (first: string, second: string) =>
      test.dataSource.transaction(async (tx) => {
        const isFirstTry = !tries.includes(first);
        await tx.query('SELECT 1 FROM account WHERE id = $1 FOR UPDATE', [first]);
        tries.push(first);
        if (isFirstTry) await eventually(async () => expect(new Set(tries).size).toBe(2));
        await tx.query('SELECT 1 FROM account WHERE id = $1 FOR UPDATE', [second]);
        return first;
      });

    const done = await Promise.all([change(accountId, otherId), change(otherId, accountId)]);

    expect(done).toEqual([accountId, otherId]);
    expect(tries.length).toBeGreaterThan(2);
  });

  it.each(['40001', '40P01'])(
    'a payment that others undid (%s) is done once, by trying again',
    async (code) => {
      const key = randomUUID();

      const answer = await whileRepaymentsFail(2, code, () => repay(test, key));

      expect(answer.status).toBe(200);
      expect(await repaymentsUnder(key)).toBe(1);
    },
  );

  it.each([
    ['40001', 4],
    ['55P03', 1],
    ['57014', 1],
    ['53200', 1],
    ['25006', 1],
  ])(
    'a payment that cannot be done (%s) is refused after so many tries (%d), and nothing of it stays',
    async (code, tries) => {
      const key = randomUUID();

      const [answer, tried] = await whileRepaymentsFail(1000, code, async () => [
        await repay(test, key),
        await test.sql('SELECT last_value::int AS tries FROM troubles'),
      ]);

      expectTrouble(answer, 'SERVICE_BUSY');
      expect(tried).toEqual([{ tries }]);
      expect(await repaymentsUnder(key)).toBe(0);
      expect((await repay(test, key)).status).toBe(200);
    },
  );

  it('what waits longer than a statement may is refused', async () => {
    const answer = await holdingTheLoan(() => repay(hasty));

    expectTrouble(answer, 'SERVICE_BUSY');
  });

  it('what was done is told again under its key, also while somebody holds the loan', async () => {
    const key = randomUUID();
    const first = await repay(test, key);

    const again = await holdingTheLoan(() => repay(hasty, key));

    expect(again).toMatchObject({ status: 200, json: first.json });
    expect(await repaymentsUnder(key)).toBe(1);
  });

  it('a read that is no transaction is ended after the same time, by the database itself', async () => {
    const other = new Client({ connectionString: test.databaseUrl });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE contact_message, refresh_token');
    const read = () => send(`${hasty.url}/v2/backoffice/messages`, { token: staff.officer.token });

    const [answer, found] = await Promise.all([
      read(),
      hasty.dataSource.manager.query('SELECT 1 FROM refresh_token').catch((error: unknown) => error),
    ]);
    const left = await waiting();
    await other.end();

    expectTrouble(answer, 'SERVICE_BUSY');
    expect(found).toMatchObject({ code: '57014' });
    expect(left).toEqual([]);
    expect((await read()).status).toBe(200);
  });

  it('a connection that breaks before the commit costs nothing but a try', async () => {
    const key = randomUUID();

    const answer = await holdingTheLoan(async (release) => {
      const repaying = repay(test, key);
      const [first] = await eventuallyWaiting();
      await test.sql('SELECT pg_terminate_backend($1)', [first]);
      await eventually(async () => expect((await eventuallyWaiting())[0]).not.toBe(first));
      await release();
      return repaying;
    });

    expect(answer.status).toBe(200);
    expect(await repaymentsUnder(key)).toBe(1);
  });

  async function eventuallyWaiting(): Promise<number[]> {
    let pids: number[] = [];
    await eventually(async () => {
      pids = (await waiting()).map(({ pid }) => pid);
      expect(pids).not.toEqual([]);
    });
    return pids;
  }

  describe('on a network that loses things', () => {
    let proxy: DatabaseProxy;
    let troubled: TestApp;

    beforeAll(async () => {
      proxy = await startProxy(test.databaseUrl);
      // What is lost is lost to its requests.
      const settings = { ...ONE_SECOND, ...WAITING_NO_LONGER, ...WITHOUT_JOBS };
      troubled = await eventually(() => startSecondApp({ databaseUrl: proxy.url }, settings));
    });

    afterAll(async () => {
      await troubled?.close();
      await proxy.close();
    });

    it('a withdrawal whose commit was not answered is answered as what it became', async () => {
      const { token } = member;
      const before = await balanceOf(member);
      const body = await prepareWithCode(member, staff, 10_000);
      const key = randomUUID();
      const withdraw = () =>
        send(`${troubled.url}/v2/wallet/withdraw`, { token, headers: { 'idempotency-key': key }, body });

      proxy.loseCommits(1);
      const answer = await withdraw();

      expect(answer.status).toBe(200);
      expect((await withdraw()).text).toBe(answer.text);
      expect(await balanceOf(member)).toBe(before - 10_000);
    });

    it('a wrong code whose commit was not answered counts once', async () => {
      const { token } = member;
      const body = await prepareWithCode(member, staff, 10_000);
      const tryWrong = () =>
        send(`${troubled.url}/v2/wallet/withdraw`, {
          token,
          headers: { 'idempotency-key': randomUUID() },
          body: { ...body, oTP: wrong(body.oTP) },
        });

      proxy.loseCommits(1);
      expect(await tryWrong()).toMatchObject({ status: 422, json: { code: 'OTP_INVALID', triesLeft: 4 } });
      expect(await tryWrong()).toMatchObject({ status: 422, json: { code: 'OTP_INVALID', triesLeft: 3 } });
    });

    it('a payment of which nothing is known says so, and is done once under its key', async () => {
      for (const lose of [
        () => proxy.loseCommits(Number.POSITIVE_INFINITY),
        () => proxy.loseCommits(1, true),
      ]) {
        const key = randomUUID();

        lose();
        const lost = await repay(troubled, key);
        proxy.loseCommits(0);
        proxy.away(false);

        expectTrouble(lost, 'OUTCOME_UNKNOWN');
        expect(lost.json).toMatchObject({ message: expect.stringContaining('same key') });
        await eventually(async () => expect((await repay(troubled, key)).status).toBe(200));
        expect(await repaymentsUnder(key)).toBe(1);
      }
    });

    it('what has no key does not claim that nothing was changed', async () => {
      const phoneNumber = newPhone();
      const body = { phoneNumber, fullName: 'Juana dela Peña', password: PASSWORD, agreed: true };

      proxy.loseCommits(1);
      const answer = await send(`${troubled.url}/v2/authmember/register`, { body });

      expectTrouble(answer, 'OUTCOME_UNKNOWN');
      expect(answer.text).not.toContain('Nothing was changed');
      expect(await test.sql('SELECT 1 FROM account WHERE phone_number = $1', [phoneNumber])).toHaveLength(1);
    });

    it('a database that is away, or silent, is told at once, and comes back by itself', async () => {
      const ask = (path: string) => send(`${troubled.url}/v2/${path}`);

      proxy.away(true);
      expectTrouble(await ask('currency'), 'SERVICE_BUSY');
      expectTrouble(await repay(troubled), 'SERVICE_BUSY');
      expect(await ask('health/ready')).toMatchObject({ status: 503, json: { code: 'NOT_READY' } });
      proxy.away(false);
      await eventually(async () => expect((await ask('currency')).status).toBe(200));

      proxy.hang(true);
      expectTrouble(await ask('currency'), 'SERVICE_BUSY');
      const began = Date.now();
      expect(await ask('health/ready')).toMatchObject({ status: 503, json: { code: 'NOT_READY' } });
      expect(Date.now() - began).toBeLessThan(4000);
      proxy.hang(false);
      await eventually(async () => expect((await ask('health/ready')).status).toBe(200));
    });

    it('a pooler that takes a connection on and has none of its own is given up as soon as no connection is had', async () => {
      const environment = readEnvironment({ DEMO: 'true', ...WAITING_NO_LONGER });
      const fresh = databaseAt(proxy.url, environment);
      await fresh.initialize();
      const taken = <T>(work: () => Promise<T>) => fresh.transaction(work);
      await taken(() =>
        taken(async () => {
          proxy.hangAt('enable_seqscan');
          const began = Date.now();
          await expect(fresh.query('SELECT 1')).rejects.toBeInstanceOf(DatabaseBusy);
          expect(Date.now() - began).toBeLessThan(4000);
        }),
      );
      proxy.hangAt(undefined);
      expect(await fresh.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await fresh.destroy();
    });
  });

  it('when all connections are taken, requests and readiness are answered in bounded time', async () => {
    const settings = { DATABASE_POOL_SIZE: '2', ...WAITING_NO_LONGER };
    const small = await eventually(() => startSecondApp(test, settings));
    let free: () => void = () => undefined;
    const freed = new Promise<void>((resolve) => {
      free = resolve;
    });
    const taken = [1, 2].map(() => small.dataSource.transaction(() => freed));
    const began = Date.now();

    const [asked, ready] = await Promise.all([
      send(`${small.url}/v2/currency`),
      send(`${small.url}/v2/health/ready`),
    ]);
    const took = Date.now() - began;
    free();
    await Promise.all(taken);

    expectTrouble(asked, 'SERVICE_BUSY');
    expect(ready).toMatchObject({ status: 503, json: { code: 'NOT_READY' } });
    expect(took).toBeLessThan(4000);
    expect((await send(`${small.url}/v2/health/ready`)).status).toBe(200);
    await small.close();
  });

  it('migrations, the check of the ledger and forgetting may take longer than requests', async () => {
    const environment = readEnvironment({ DEMO: 'true', ...ONE_SECOND });
    const other = new Client({ connectionString: test.ownerUrl });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE posting, session, migrations IN ACCESS EXCLUSIVE MODE');

    const work = Promise.all([
      migrate({ url: test.ownerUrl }, environment),
      verifyLedger(hasty.dataSource),
      hasty.get(SessionService).purge(),
    ]);
    const request = await hasty.dataSource
      .transaction((tx) => tx.query('SELECT 1 FROM session'))
      .catch((error: unknown) => error);
    await pause(500);
    await other.end();

    expect(request).toBeInstanceOf(DatabaseBusy);
    const [, checks] = await work;
    expect(checks.length).toBeGreaterThan(5);
  });

  it('what takes its time waits for what others hold, also where it may take no longer than a request', async () => {
    const environment = readEnvironment({ DEMO: 'true', DATABASE_MAINTENANCE_TIMEOUT_SECONDS: '30' });
    const other = databaseAt(test.databaseUrl, environment);
    await other.initialize();
    const limits = async (tx: EntityManager) =>
      (
        await tx.query(
          `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
             current_setting('idle_in_transaction_session_timeout') AS idle`,
        )
      )[0];

    expect(await other.transaction(limits)).toEqual({ statement: '30s', lock: '5s', idle: '30s' });
    expect(await other.maintenance(limits)).toEqual({ statement: '30s', lock: '0', idle: '30s' });
    await other.destroy();
  });

  it('leaves every invariant of the ledger whole', () => expectSoundLedger(test));
});
