import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import { addStaff, approvedLoan, type TestStaff, type TestWallet } from '../support/factories';
import { send } from '../support/http';
import { WITHOUT_JOBS } from '../support/round-trips';

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

  const repay = (key: string = randomUUID()) =>
    send(`${test.url}/v2/backoffice/loans/${member.loanNumber}/repayments`, {
      token: staff.assistant.token,
      headers: { 'idempotency-key': key },
      body: { amount: 100, reference: key },
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
});
