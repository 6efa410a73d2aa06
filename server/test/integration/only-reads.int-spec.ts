import { startApp, startSecondApp, type TestApp } from '../support/app';
import { type DatabaseProxy, startProxy } from '../support/database-proxy';
import { type ApiOperation, apiOperations } from '../support/document';
import { describedAt, requestExamples, sendExample } from '../support/document-examples';
import { eventually } from '../support/eventually';
import { addStaff, approvedLoan, type TestStaff, type TestWallet } from '../support/factories';
import { send } from '../support/http';
import { WITHOUT_JOBS } from '../support/round-trips';

/** Those with a body of which the document does not say that one may be left not knowing. */
const reading = apiOperations().filter(
  ({ method, path, errors }) =>
    method !== 'GET' && !path.startsWith('/v2/health') && !errors.includes('503 OUTCOME_UNKNOWN'),
);

describe('what only reads', () => {
  let test: TestApp;
  let staff: TestStaff;
  let member: TestWallet;

  beforeAll(async () => {
    test = await startApp(WITHOUT_JOBS);
    staff = await addStaff(test);
    member = await approvedLoan(test, staff);
  });

  afterAll(() => test.close());

  const ask = (url: string, { method, path }: ApiOperation) => {
    const { phoneNumber, loanNumber, token } = member;
    const [example] = requestExamples(describedAt(method, path));
    const own = { phoneNumber, ...('loanNumber' in Object(example) && { loanNumber }) };
    return sendExample(url, {
      method,
      path,
      body: { ...Object(example), ...own },
      token,
      others: { loanNumber },
    });
  };

  it('with a body says in the document that nothing is left unknown, as what is asked by GET does', () => {
    expect(reading.map(({ operationId }) => operationId).sort()).toEqual([
      'loadWallet',
      'lookUpPhoneNumber',
      'quoteHardship',
      'quoteLoan',
      'quoteTopUp',
      'readActivationState',
      'readAgreement',
      'readCreditScore',
      'readLoanAccount',
      'readLoanLimits',
      'readLoanStatement',
      'readMemberInfo',
      'readOpenRefund',
      'readOpenWithdrawal',
      'readTopUpOffer',
      'readWaysToPay',
      'showPaymentCode',
    ]);
    const unsure = apiOperations().filter(
      ({ method, errors }) => method === 'GET' && errors.includes('503 OUTCOME_UNKNOWN'),
    );
    expect(unsure).toEqual([]);
  });

  it('tells nobody that it may have been done where the answer to a commit was lost', async () => {
    const proxy: DatabaseProxy = await startProxy(test.databaseUrl);
    const troubled = await eventually(() => startSecondApp({ databaseUrl: proxy.url }, WITHOUT_JOBS));
    const { accountId, phoneNumber, token } = member;
    const busy = { status: 503, json: { code: 'SERVICE_BUSY' } };
    const lost = async (path: string, sending: object) => {
      proxy.loseCommits(Number.POSITIVE_INFINITY);
      const answer = await send(`${troubled.url}/v2${path}`, sending);
      proxy.loseCommits(0);
      return answer;
    };

    try {
      expect(await lost('/loan/statement', { body: { phoneNumber }, token })).toMatchObject(busy);
      // It leaves word of who read it.
      expect(await lost(`/backoffice/members/${accountId}`, { token: staff.officer.token })).toMatchObject(
        busy,
      );
    } finally {
      await troubled.close();
      await proxy.close();
    }
  });

  it('is answered by a database that takes no changes', async () => {
    const name = new URL(test.databaseUrl).pathname.slice(1);
    const change = async (setting: string) => {
      await test.sql('SET default_transaction_read_only = off');
      await test.sql(`ALTER DATABASE ${name} ${setting}`);
    };
    await change('SET default_transaction_read_only = on');
    const answered: [string, number][] = [];
    try {
      await test.sql(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND usename <> current_user',
      );
      await eventually(async () =>
        expect((await send(`${test.url}/v2/health/ready`)).json).toMatchObject({ code: 'NOT_READY' }),
      );
      for (const operation of reading)
        answered.push([operation.operationId, (await ask(test.url, operation)).status]);
    } finally {
      await change('RESET default_transaction_read_only');
    }

    expect(answered).toHaveLength(reading.length);
    // It holds the loan, to count from one moment, which such a database refuses.
    expect(answered.filter(([, status]) => status >= 500)).toEqual([['quoteHardship', 503]]);
  });
});
