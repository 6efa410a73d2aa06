import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { examine } from '../../src/doctor/examine';
import { startApp, type TestApp } from '../support/app';
import { TEST_SECRETS } from '../support/environment';
import { eventually } from '../support/eventually';
import { addStaff, approvedLoan, type TestStaff, type TestWallet } from '../support/factories';
import { send } from '../support/http';
import { WITHOUT_JOBS } from '../support/round-trips';

const NEW_KEY = 'f0e1d2c3b4a59687786954a3b2c1d0e0ffeeddccbbaa99887766554433221100';

describe('a database that takes no changes', () => {
  let test: TestApp;
  let staff: TestStaff;
  let member: TestWallet;

  beforeAll(async () => {
    test = await startApp(WITHOUT_JOBS);
    staff = await addStaff(test);
    member = await approvedLoan(test, staff);
  });

  afterAll(() => test.close());

  const repay = () =>
    send(`${test.url}/v2/backoffice/loans/${member.loanNumber}/repayments`, {
      token: staff.assistant.token,
      headers: { 'idempotency-key': randomUUID() },
      body: { amount: 100, reference: randomUUID() },
    });
  const ready = () => send(`${test.url}/v2/health/ready`);

  /** For those who connect from now on. */
  async function change(setting: string): Promise<void> {
    await test.sql('SET default_transaction_read_only = off');
    await test.sql(`ALTER DATABASE ${new URL(test.databaseUrl).pathname.slice(1)} ${setting}`);
  }

  it('is told, reads go on, and no connection is kept that was made meanwhile', async () => {
    await change('SET default_transaction_read_only = on');
    await test.sql(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND usename <> current_user',
    );
    await eventually(async () => expect((await repay()).json).toMatchObject({ code: 'SERVICE_BUSY' }));
    expect(await ready()).toMatchObject({ status: 503, json: { code: 'NOT_READY' } });
    expect((await send(`${test.url}/v2/currency`)).status).toBe(200);

    await change('RESET default_transaction_read_only');
    await eventually(async () => expect((await ready()).status).toBe(200));
    await eventually(async () => expect((await repay()).status).toBe(200));
  });

  it('is named by the doctor, which says what to do', async () => {
    await change('SET default_transaction_read_only = on');
    const source = { ...TEST_SECRETS, DEMO: 'false', DATABASE_URL: test.databaseUrl };
    const found = await examine(source).finally(() => change('RESET default_transaction_read_only'));
    const mended = await examine(source);

    const ofDatabase = (findings: typeof found) => findings.filter(({ check }) => check === 'database');
    expect(ofDatabase(found)).toEqual([
      {
        state: 'fail',
        check: 'database',
        says: expect.stringMatching(/^PostgreSQL [^,]+, takes no changes, so no server is ready: /),
        todo: expect.stringMatching(/^Let DATABASE_URL name the primary/),
      },
    ]);
    expect(ofDatabase(mended)).toMatchObject([{ state: 'ok' }]);
  });

  it.each([
    ['a start', 'main', 1],
    ['a rotation', 'bin/keys-rotate', 2],
  ])('ends %s that would note a new data key, in one sentence', async (_, program, exitCode) => {
    const DATA_KEY = `${NEW_KEY},${TEST_SECRETS.DATA_KEY}`;
    const env = {
      ...process.env,
      ...TEST_SECRETS,
      ...{ NODE_ENV: 'test', DEMO: 'false', DATABASE_URL: test.databaseUrl, DATA_KEY },
    };
    await change('SET default_transaction_read_only = on');
    const path = join(__dirname, `../../dist/${program}.js`);
    const ended = await promisify(execFile)(process.execPath, [path], { env }).catch((error) => error);
    await change('RESET default_transaction_read_only');

    expect([ended.code, ended.stdout, ended.stderr]).toEqual([
      exitCode,
      '',
      'The database could not do it now: cannot execute INSERT in a read-only transaction\n',
    ]);
  });
});
