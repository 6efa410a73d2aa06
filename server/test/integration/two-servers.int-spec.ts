import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readiness } from '../../src/modules/misc/readiness';
import { DAY_MILLISECONDS } from '../../src/platform/calendar';
import { IdempotencyService } from '../../src/platform/idempotency/idempotency.service';
import { QUEUES } from '../../src/platform/jobs/queues';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import { addStaff, approvedLoan, newMember, PASSWORD, type TestStaff } from '../support/factories';
import { type Answer, cookieOf, send } from '../support/http';
import { publishRates } from '../support/rates';
import { TIMERS } from '../support/timers';
import { balanceOf, prepareWithCode } from '../support/withdrawals';

const LIMIT = 10;

describe('two servers on one database', () => {
  let servers: [TestApp, TestApp];

  beforeAll(async () => {
    const settings = {
      ADDRESS_LIMIT_PER_MINUTE: String(LIMIT),
      CONTACT_LIMIT_PER_HOUR: '3',
      TRUST_PROXY: '1',
    };
    const first = await startApp(settings);
    servers = [first, await startSecondApp(first, settings)];
  });

  afterAll(async () => {
    for (const server of [...servers].reverse()) await server.close();
  });

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const ask = (index: number, path: string, address: string, body?: object) =>
    send(`${servers[index % 2]?.url}/v2${path}`, { headers: from(address), body });

  it('count the requests of an address together, exactly', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 * LIMIT }, (_, index) => ask(index, '/config', '203.0.113.1')),
    );

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(50);
    expect((await ask(0, '/config', '203.0.113.2')).status).toBe(200);
  });

  it('count anew what was counted by a clock that was ahead and is set back', async () => {
    const address = '203.0.113.40';
    const message = { name: 'Juana', email: 'juana@example.com', message: 'Kumusta?', agreed: true };
    const write = (index: number) => ask(index, '/misc/contact', address, message);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY_MILLISECONDS);
    const ahead: number[] = [];
    for (let index = 0; index < 4; index++) ahead.push((await write(0)).status);
    for (let index = 0; index < LIMIT; index++) await ask(0, '/config', address);
    clock.mockRestore();

    expect(ahead).toEqual([201, 201, 201, 429]);
    expect((await ask(1, '/config', address)).status).toBe(200);
    expect((await write(1)).status).toBe(201);
  });

  it('keep no address in what they count', async () => {
    const counts = await servers[0].sql<{ key: string }>('SELECT key FROM limit_count');

    expect(counts.length).toBeGreaterThanOrEqual(2);
    for (const { key } of counts) expect(key).toMatch(/^\w+:[\w-]{43}$/);
  });

  it('count what an address sends together', async () => {
    const message = { name: 'Juana', email: 'juana@example.com', message: 'Kumusta?', agreed: true };
    const statuses: number[] = [];
    for (const index of [0, 1, 2, 3, 4]) {
      statuses.push((await ask(index, '/misc/contact', '203.0.113.3', message)).status);
    }

    expect(statuses).toEqual([201, 201, 201, 429, 429]);
  });

  it('know the sessions of each other', async () => {
    const { phoneNumber } = await newMember(servers[0]);
    const signedIn = await ask(0, '/authmember/login', '203.0.113.4', { phoneNumber, password: PASSWORD });

    const refreshed = await send(`${servers[1].url}/v2/authmember/refresh`, {
      headers: { cookie: cookieOf(signedIn), ...from('203.0.113.4') },
    });

    expect(refreshed.status).toBe(200);
  });

  it('do each job once', async () => {
    await eventually(async () =>
      expect(
        await servers[0].sql(
          `SELECT name, count(*)::int FROM jobs.job WHERE state = 'created' AND singleton_key IS NULL GROUP BY name HAVING count(*) > 1`,
        ),
      ).toEqual([]),
    );
    // All but what is there for somebody comes again and again.
    const forSomebody = [
      'send-message',
      'make-download',
      'make-report',
      'send-webhooks',
      'decide-application',
    ];
    const waiting = await servers[0].sql<{ name: string }>(`SELECT name FROM jobs.job`);
    expect(waiting.map(({ name }) => name)).toEqual(
      expect.arrayContaining(QUEUES.filter((name) => !forSomebody.includes(name))),
    );
  });

  it('tell the balancer before they leave', async () => {
    servers[1].get(Readiness).leave();

    expect((await send(`${servers[1].url}/v2/health/ready`)).status).toBe(503);
    expect((await send(`${servers[1].url}/v2/health/live`)).status).toBe(200);
    expect((await ask(1, '/config', '203.0.113.5')).status).toBe(200);
  });
});

describe('two servers as one', () => {
  let one: TestApp;
  let other: TestApp;
  let staff: TestStaff;
  const demo = { DEMO: 'true', LOAN_DECISION: 'manual' };

  beforeAll(async () => {
    one = await startApp(demo);
    other = await startSecondApp(one, demo);
    staff = await addStaff(one);
  });

  afterAll(async () => {
    await other.close();
    await one.close();
  });

  it('a session goes on at the other, and ends everywhere when it is signed out at one', async () => {
    const { phoneNumber } = await newMember(one);
    const signIn = { phoneNumber, password: PASSWORD };
    const signedIn = await send(`${one.url}/v2/authmember/login`, { body: signIn });
    const refresh = ({ url }: TestApp, answer: Answer) =>
      send(`${url}/v2/authmember/refresh`, { headers: { cookie: cookieOf(answer) } });

    const refreshed = await refresh(other, signedIn);
    expect(refreshed.status).toBe(200);
    await send(`${one.url}/v2/authmember/logout`, {
      method: 'POST',
      headers: { cookie: cookieOf(refreshed) },
    });

    for (const server of [other, one]) {
      expect(await refresh(server, refreshed)).toMatchObject({
        status: 403,
        json: { code: 'LOGIN_EXPIRED' },
      });
    }
  });

  it('a key that comes to both at once has one effect, and the same bytes', async () => {
    const member = await approvedLoan(one, staff);
    const body = await prepareWithCode(member, staff, 50_000);
    const headers = { 'idempotency-key': randomUUID() };

    const answers = await Promise.all(
      [one, other, one, other].map(({ url }) =>
        send(`${url}/v2/wallet/withdraw`, { token: member.token, headers, body }),
      ),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await balanceOf(member)).toBe(200_000);
  });

  it.each([2, -2])('a key has one effect, where the clock of one is %i days off', async (days) => {
    const request = { accountId: staff.officer.accountId, operation: 'test', key: randomUUID(), body: {} };
    const once = ({ get }: TestApp, answer: number) =>
      get(IdempotencyService).once(
        request,
        async () => undefined,
        async () => ({ answer }),
      );
    const whileOff = async <Result>(work: () => Promise<Result>) => {
      jest.useFakeTimers({ now: Date.now() + days * DAY_MILLISECONDS, doNotFake: TIMERS });
      return work().finally(() => jest.useRealTimers());
    };

    const first = days > 0 ? await once(one, 1) : await whileOff(() => once(one, 1));
    const again = days > 0 ? await whileOff(() => once(other, 2)) : await once(other, 2);

    expect([first.json, again.json]).toEqual(['1', '1']);
  });

  it('a day that is moved at one is the day of both', async () => {
    const { backOffice } = staff.officer.client;
    const dayAtOther = async () => {
      const answer = await send(`${other.url}/v2/loan/quote`, {
        body: { selectedCurrency: 'PHP', loanAmountPHP: 100_000, installmentCount: 6 },
      });
      return (answer.json as { schedule: { dueDate: string }[] }).schedule[0]?.dueDate;
    };
    await backOffice.moveClock({ requestBody: { date: '2031-03-10' } });
    await eventually(async () => expect(await dayAtOther()).toBe('2031-04-10'));

    await backOffice.moveClock({ requestBody: { days: 5 } });
    await eventually(async () => expect(await dayAtOther()).toBe('2031-04-15'));
  });

  it('a rate that comes into force is the rate of both', async () => {
    for (const rate of [0.0171, 0.0172]) {
      await publishRates(one, { USD: rate });
      await eventually(async () =>
        expect((await other.client().currency.readExchangeRates()).rates).toMatchObject({ USD: rate }),
      );
    }
  });
});

describe('a server that has ROLE=web', () => {
  it('leaves the work in the background to others', async () => {
    const web = await startApp({ ROLE: 'web' });
    expect(await web.sql('SELECT 1 FROM jobs.job')).toEqual([]);
    const worker = await startSecondApp(web, { ROLE: 'worker' });
    await eventually(async () => expect(await web.sql('SELECT 1 FROM jobs.job')).not.toEqual([]));
    await worker.close();
    await web.close();
  });
});

describe('the migrations', () => {
  const FIRST_WITH_PHASE = '1763700000050';

  it('say whether servers of the version before may run beside them', () => {
    const folder = join(__dirname, '../../src/database/migrations');
    const files = readdirSync(folder).filter((file) => file >= FIRST_WITH_PHASE);
    const phases = files.flatMap((file) =>
      Object.values(jest.requireActual<Record<string, { phase?: string }>>(join(folder, file)))
        .filter(
          (exported) => typeof exported === 'function' && 'up' in Object(Reflect.get(exported, 'prototype')),
        )
        .map(({ phase }) => [file, phase]),
    );

    expect(phases.length).toBeGreaterThanOrEqual(files.length);
    expect(phases.filter(([, phase]) => phase !== 'expand' && phase !== 'contract')).toEqual([]);
  });
});
