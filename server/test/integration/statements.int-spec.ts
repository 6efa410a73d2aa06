import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from '../support/app';
import {
  activatedMember,
  addStaff,
  approvedLoan,
  decide,
  memberWithLoan,
  PASSWORD,
  quoteOf,
  type TestStaff,
} from '../support/factories';
import { deviceCookieOf, refreshCookies, send } from '../support/http';
import { expectAtMost, statementsOf, WITHOUT_JOBS } from '../support/round-trips';
import { confirm, prepare, prepareWithCode } from '../support/withdrawals';

/** How many statements each call may send; BEGIN, COMMIT and ROLLBACK are not counted. */
const LIMITS = {
  'sign-in': 3,
  'sign-in on a new device': 3,
  refresh: 1,
  'a quote': 0,
  'wallet/load': 1,
  'member/info': 1,
  'loan/account': 1,
  'loan/applynew': 4,
  decision: 6,
  'withdraw/prepare': 2,
  'wallet/withdraw': 4,
  repayment: 7,
} as const;

/** Members are told of new devices, by a gateway that no request may ask. */
const WHERE_NEWS_GO = {
  DELIVERY: 'http',
  DELIVERY_URL: 'http://127.0.0.1:4/',
  DELIVERY_TOKEN: 'token',
} as const;
const CALLS = 3;
const REFRESH = '/v2/authmember/refresh';

let test: TestApp;
let staff: TestStaff;

beforeAll(async () => {
  test = await startApp({ ...WITHOUT_JOBS, ...WHERE_NEWS_GO });
  staff = await addStaff(test);
});

afterAll(async () => {
  await test.close();
});

/** The fewest of some calls: the first one may draw numbers or build what is kept. */
async function fewest<Prepared>(
  arrange: () => Promise<Prepared>,
  act: (prepared: Prepared) => Promise<unknown>,
): Promise<string[]> {
  const found: string[][] = [];
  for (let call = 0; call < CALLS; call++) {
    const prepared = await arrange();
    found.push(await statementsOf(() => act(prepared)));
  }
  return found.sort((one, other) => one.length - other.length)[0] ?? [];
}

describe('few round trips', () => {
  it('reads a wallet', async () => {
    const member = await approvedLoan(test, staff);
    const { phoneNumber, client } = member;
    const statements = await fewest(
      async () => member,
      () => client.wallet.loadWallet({ requestBody: { phoneNumber } }),
    );

    expectAtMost(LIMITS['wallet/load'], statements);
  });

  it('reads a member', async () => {
    const member = await approvedLoan(test, staff);
    const { phoneNumber, client } = member;
    const statements = await fewest(
      async () => member,
      () => client.member.readMemberInfo({ requestBody: { phoneNumber } }),
    );

    expectAtMost(LIMITS['member/info'], statements);
  });

  it('reads the account of a loan', async () => {
    const member = await approvedLoan(test, staff);
    const { phoneNumber, client } = member;
    const statements = await fewest(
      async () => member,
      () => client.loan.readLoanAccount({ requestBody: { phoneNumber } }),
    );

    expectAtMost(LIMITS['loan/account'], statements);
  });

  it('quotes in pesos', async () => {
    const member = await activatedMember(test);
    const statements = await fewest(
      async () => member,
      () => quoteOf(member),
    );

    expectAtMost(LIMITS['a quote'], statements);
  });

  it('signs in and refreshes', async () => {
    const { phoneNumber, accountId } = await activatedMember(test);
    const signIn = (cookie = '') =>
      send(`${test.url}/v2/authmember/login`, {
        body: { phoneNumber, password: PASSWORD },
        headers: { cookie },
      });
    const known = deviceCookieOf(await signIn());
    const ofSignIn = await fewest(
      async () => known,
      (cookie) => signIn(cookie),
    );
    const ofNewDevice = await fewest(
      async () => undefined,
      () => signIn(),
    );
    const news = await test.sql('SELECT news_in FROM session WHERE account_id = $1 AND news_in IS NOT NULL', [
      accountId,
    ]);
    const ofRefresh = await fewest(
      async () =>
        refreshCookies(await signIn())
          .get(REFRESH)
          ?.split(';')[0] ?? '',
      async (cookie) => {
        const { status } = await send(`${test.url}${REFRESH}`, { headers: { cookie } });
        expect(status).toBe(200);
      },
    );

    expectAtMost(LIMITS['sign-in'], ofSignIn);
    expectAtMost(LIMITS['sign-in on a new device'], ofNewDevice);
    expect(news).toHaveLength(CALLS);
    expectAtMost(LIMITS.refresh, ofRefresh);
  });

  it('applies, with no part for money that stays', async () => {
    const statements = await fewest(
      async () => {
        const member = await activatedMember(test);
        return { ...member, quote: await quoteOf(member) };
      },
      ({ client, phoneNumber, quote }) =>
        client.loan.applyForLoan({
          idempotencyKey: randomUUID(),
          requestBody: { phoneNumber, ...quote },
        }),
    );

    expectAtMost(LIMITS['loan/applynew'], statements);
    expect(statements.join()).not.toContain('INSERT INTO posting');
  });

  it('approves', async () => {
    const statements = await fewest(
      () => memberWithLoan(test),
      ({ loanNumber }) => decide(staff, { loanNumber }),
    );

    expectAtMost(LIMITS.decision, statements);
  });

  it('prepares and confirms a withdrawal', async () => {
    const ofPrepare = await fewest(
      () => approvedLoan(test, staff),
      (member) => prepare(member),
    );
    const ofConfirm = await fewest(
      async () => {
        const member = await approvedLoan(test, staff);
        return { member, confirmation: await prepareWithCode(member, staff) };
      },
      ({ member, confirmation }) => confirm(member, confirmation),
    );

    expectAtMost(LIMITS['withdraw/prepare'], ofPrepare);
    expectAtMost(LIMITS['wallet/withdraw'], ofConfirm);
  });

  it('records a repayment, with no part for charges and a score that stay', async () => {
    const statements = await fewest(
      () => approvedLoan(test, staff),
      ({ loanNumber }) =>
        staff.assistant.client.backOffice.recordRepayment({
          loanNumber,
          idempotencyKey: randomUUID(),
          requestBody: { amount: 1_000, reference: 'BPI 0042' },
        }),
    );

    expectAtMost(LIMITS.repayment, statements);
    expect(statements.join()).not.toMatch(/INSERT INTO (loan_charge|credit_score_entry)/);
  });
});
