import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { startApp, type TestApp } from '../support/app';
import {
  activatedMember,
  addStaff,
  approvedLoan,
  memberWithLoan,
  PASSWORD,
  quoteOf,
  type TestStaff,
} from '../support/factories';
import { refreshCookies, send } from '../support/http';
import { confirm, prepare, prepareWithCode } from '../support/withdrawals';

/** How many statements each call may send; BEGIN, COMMIT and ROLLBACK are not counted. */
const LIMITS = {
  'sign-in': 3,
  refresh: 1,
  'a quote': 0,
  'wallet/load': 1,
  'member/info': 1,
  'loan/account': 1,
  'loan/applynew': 4,
  decision: 6,
  'withdraw/prepare': 2,
  'wallet/withdraw': 4,
  repayment: 8,
} as const;

const CALLS = 3;
const REFRESH = '/v2/authmember/refresh';

let test: TestApp;
let staff: TestStaff;
const sent: string[] = [];

beforeAll(async () => {
  test = await startApp();
  staff = await addStaff(test);
  const query = Client.prototype.query as (...given: unknown[]) => unknown;
  jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const [first] = given;
    sent.push(typeof first === 'string' ? first : String((first as { text?: unknown }).text));
    return query.apply(this, given);
  } as never);
});

afterAll(async () => {
  jest.restoreAllMocks();
  await test.close();
});

/**
 * What a call sends once everything is warm: the first one may draw numbers or build what is kept, and a job may ask
 * for something of its own meanwhile, so the fewest of some calls count.
 */
async function statementsOf<Prepared>(
  arrange: () => Promise<Prepared>,
  act: (prepared: Prepared) => Promise<unknown>,
): Promise<string[]> {
  const found: string[][] = [];
  for (let call = 0; call < CALLS; call++) {
    const prepared = await arrange();
    sent.length = 0;
    await act(prepared);
    found.push(sent.filter((text) => !/^\s*(BEGIN|START TRANSACTION|COMMIT|ROLLBACK)/i.test(text)));
  }
  return found.sort((one, other) => one.length - other.length)[0] ?? [];
}

function expectWithin(statements: readonly string[], limit: number): void {
  if (statements.length > limit)
    throw new Error(`${statements.length} statements, more than ${limit}:\n\n${statements.join('\n\n')}`);
}

describe('few round trips', () => {
  it('reads a wallet', async () => {
    const member = await approvedLoan(test, staff);
    const { phoneNumber, client } = member;
    const statements = await statementsOf(
      async () => member,
      () => client.wallet.loadWallet({ requestBody: { phoneNumber } }),
    );

    expectWithin(statements, LIMITS['wallet/load']);
  });

  it('reads a member', async () => {
    const member = await approvedLoan(test, staff);
    const { phoneNumber, client } = member;
    const statements = await statementsOf(
      async () => member,
      () => client.member.readMemberInfo({ requestBody: { phoneNumber } }),
    );

    expectWithin(statements, LIMITS['member/info']);
  });

  it('reads the account of a loan', async () => {
    const member = await approvedLoan(test, staff);
    const { phoneNumber, client } = member;
    const statements = await statementsOf(
      async () => member,
      () => client.loan.readLoanAccount({ requestBody: { phoneNumber } }),
    );

    expectWithin(statements, LIMITS['loan/account']);
  });

  it('quotes in pesos', async () => {
    const member = await activatedMember(test);
    const statements = await statementsOf(
      async () => member,
      () => quoteOf(member),
    );

    expectWithin(statements, LIMITS['a quote']);
  });

  it('signs in and refreshes', async () => {
    const { phoneNumber } = await activatedMember(test);
    const signIn = () =>
      send(`${test.url}/v2/authmember/login`, { body: { phoneNumber, password: PASSWORD } });
    const ofSignIn = await statementsOf(async () => undefined, signIn);
    const ofRefresh = await statementsOf(
      async () =>
        refreshCookies(await signIn())
          .get(REFRESH)
          ?.split(';')[0] ?? '',
      async (cookie) => {
        const { status } = await send(`${test.url}${REFRESH}`, { headers: { cookie } });
        expect(status).toBe(200);
      },
    );

    expectWithin(ofSignIn, LIMITS['sign-in']);
    expectWithin(ofRefresh, LIMITS.refresh);
  });

  it('applies', async () => {
    const statements = await statementsOf(
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

    expectWithin(statements, LIMITS['loan/applynew']);
  });

  it('approves', async () => {
    const statements = await statementsOf(
      () => memberWithLoan(test),
      ({ loanNumber }) =>
        staff.officer.client.backOffice.decideLoan({
          loanNumber,
          idempotencyKey: randomUUID(),
          requestBody: { decision: 'APPROVE' },
        }),
    );

    expectWithin(statements, LIMITS.decision);
  });

  it('prepares and confirms a withdrawal', async () => {
    const ofPrepare = await statementsOf(
      () => approvedLoan(test, staff),
      (member) => prepare(member),
    );
    const ofConfirm = await statementsOf(
      async () => {
        const member = await approvedLoan(test, staff);
        return { member, confirmation: await prepareWithCode(member, staff) };
      },
      ({ member, confirmation }) => confirm(member, confirmation),
    );

    expectWithin(ofPrepare, LIMITS['withdraw/prepare']);
    expectWithin(ofConfirm, LIMITS['wallet/withdraw']);
  });

  it('records a repayment', async () => {
    const statements = await statementsOf(
      () => approvedLoan(test, staff),
      ({ loanNumber }) =>
        staff.assistant.client.backOffice.recordRepayment({
          loanNumber,
          idempotencyKey: randomUUID(),
          requestBody: { amount: 1_000, reference: 'BPI 0042' },
        }),
    );

    expectWithin(statements, LIMITS.repayment);
  });
});
