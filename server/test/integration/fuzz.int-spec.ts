import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { startApp, type TestApp } from '../support/app';
import { type ApiOperation, apiOperations } from '../support/document';
import {
  activatedMember,
  address,
  addStaff,
  approvedLoan,
  bank,
  identity,
  memberWithLoan,
  newMember,
  newPhone,
  PASSWORD,
  personal,
  quoteOf,
  references,
  type TestAccount,
} from '../support/factories';

type Json = Record<string, unknown>;
type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;

const SEED = 20_261_121;
const RANDOM_RUNS = 30;
const AT_ONCE = 6;

/** Values that have broken servers before: beside the type, the range, the alphabet or the database. */
const ODD: readonly unknown[] = [
  ...[0, -0, -1, 1e-7, 1.5e-7, 0.001, 999, 999.01, 1000, 1e12, 1e15, 2 ** 53, 1e21, 1e308, -1e308],
  ...['', ' ', '\u0000', '\ud800', 'ñ'.repeat(100), 'n\u0303'.repeat(60), 'a\ufe0f'.repeat(100)],
  ...['😀'.repeat(100), 'a'.repeat(100), 'a'.repeat(5001), '../../etc/passwd', "'; DROP TABLE member; --"],
  ...[
    '<script>',
    'constructor',
    '__proto__',
    '2025-02-30',
    '9999-99-99',
    '2026-W48',
    'Infinity',
    '\u202e',
    '%00',
    '%E0%A4%A',
  ],
  ...['00000000-0000-0000-0000-000000000000', 'USD', 'JPY', '1', '-1', 'true'],
  ...[null, true, false, [], {}, [null], [[]], ['PHP'], { toString: 1 }, { constructor: 1 }, { length: 3 }],
];

const anything = fc.oneof(
  fc.constantFrom(...ODD),
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Through the whole server but for its sockets: how many requests there are is what finds something. */
describe('whatever is sent', () => {
  let test: TestApp;
  let borrower: TestAccount;
  let callers: Record<'member' | 'fresh' | 'officer' | 'assistant', TestAccount>;
  /** A right value for each field of the API, so that one odd value at a time meets right ones. */
  let right: (operation: ApiOperation) => Json;

  beforeAll(async () => {
    test = await startApp({ CONTACT_LIMIT_PER_HOUR: '1000000', ACCOUNT_RECOVERY: 'true' });
    const staff = await addStaff(test);
    const wallet = await approvedLoan(test, staff, { selectedCurrency: 'PHP' });
    borrower = wallet;
    const { loanNumber } = await memberWithLoan(test);
    callers = { member: borrower, fresh: await activatedMember(test), ...staff };
    const quote = await quoteOf(borrower);
    await test.sql(`UPDATE rate_snapshot SET as_of = now()`);
    const stepper = await newMember(test);
    // Made once, as there are thirty thousand calls.
    const always: Json = {
      ...quote,
      ...personal,
      ...address,
      ...references,
      ...identity,
      ...bank,
      memberId: borrower.accountId,
      loanNumber,
      id: wallet.walletId,
      oTP: '123456',
      recoveryCode: '12345678',
      invitationCode: 'K7WQ-2M4X-9RTD',
      phoneOtp: '123456',
      uses: 2,
      scopes: ['loans:read'],
      validDays: 30,
      keyId: 'k7wq2m4x',
      withdrawalAmount: 1000,
      email: 'juana@example.com',
      name: 'Juana',
      message: 'Hello',
      agreed: true,
      status: 'PROCESSING',
      fullName: 'Juana dela Cruz',
      password: PASSWORD,
      newPassword: PASSWORD,
      currentPassword: PASSWORD,
      persist: true,
      monthlyNetIncome: 38_000,
      statusText: 'Almost there',
      statementShow: true,
    };
    let calls = 0;
    right = ({ operationId, fields, query, parameters }) => {
      calls += 1;
      const isStep = operationId.startsWith('save');
      if (isStep) callers.member = stepper;
      else callers.member = operationId === 'applyForLoan' ? callers.fresh : borrower;
      const now: Json = {
        phoneNumber: operationId === 'registerMember' ? newPhone() : callers.member.phoneNumber,
        requestId: randomUUID(),
        decision: calls % 2 === 0 ? 'HOLD' : 'REVIEW',
        ...(operationId === 'quoteLoan' && { loanAmountXR: undefined }),
      };
      const names = [...fields, ...query, ...parameters].filter((name) => name in now || name in always);
      return Object.fromEntries(names.map((name) => [name, name in now ? now[name] : always[name]]));
    };
  });

  afterAll(() => test.close());

  function callerOf({ path }: ApiOperation, values: Json): string {
    if (!path.includes('/backoffice/')) return callers.member.token;
    return (values.status ?? 'PROCESSING') === 'PROCESSING' && path.includes('withdrawal')
      ? callers.assistant.token
      : callers.officer.token;
  }

  async function sendTo(
    operation: ApiOperation,
    values: Json,
    body: unknown,
    token?: string,
  ): Promise<Answer> {
    const text = (value: unknown) =>
      encodeURIComponent(
        (typeof value === 'string' ? value : JSON.stringify(value ?? '')).replace(/\p{Cs}/gu, '�'),
      );
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => text(values[name]));
    const query = operation.query
      .filter((name) => name in values)
      .map((name) => `${name}=${text(values[name])}`);
    const isSent = operation.method !== 'GET' && operation.operationId !== 'signOut';
    return test.app.inject({
      method: operation.method as 'GET',
      url: `${path}?${query.join('&')}`,
      headers: {
        'idempotency-key': randomUUID(),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(isSent && body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(isSent && body !== undefined && { payload: JSON.stringify(body) }),
    });
  }

  function expectExplained({ statusCode: status, headers, body }: Answer, sent: unknown): void {
    if (status >= 500) throw new Error(`${status} for ${JSON.stringify(sent)}: ${body}`);
    if (/\bat .+\.(ts|js):\d+|node_modules/.test(body)) throw new Error(`It tells of the code: ${body}`);
    if (status < 400) return;
    const { type, status: said, title, detail, message, instance, code } = JSON.parse(body);
    const isExplained =
      headers['content-type'] === 'application/problem+json; charset=utf-8' &&
      type === 'about:blank' &&
      said === status &&
      [title, detail, message, instance].every((text) => typeof text === 'string') &&
      /^[A-Z_]+$/.test(code);
    if (!isExplained) throw new Error(`${status} is not explained for ${JSON.stringify(sent)}: ${body}`);
  }

  describe.each(apiOperations())('$method $path', (operation) => {
    it('never fails inside for one odd value among right ones', async () => {
      const names = [...operation.fields, ...operation.query, ...operation.parameters];
      const cases = names.flatMap((name) => ODD.map((value) => ({ name, value })));
      const forgetFailures = () => test.sql('DELETE FROM sign_in_lock');
      const isGuessing = operation.fields.some((name) => /password|code|otp/i.test(name));
      await forgetFailures();
      const work = async () => {
        for (let next = cases.pop(); next; next = cases.pop()) {
          if (isGuessing) await forgetFailures();
          const values = right(operation);
          const token = callerOf(operation, values);
          values[next.name] = next.value;
          const body = Object.fromEntries(operation.fields.map((field) => [field, values[field]]));
          expectExplained(await sendTo(operation, values, body, token), next);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    });

    it('never fails inside for anything at all, from anyone', async () => {
      const shape = Object.fromEntries(
        [...operation.fields, ...operation.query].map((name) => [name, anything]),
      );
      const body = fc.oneof({ weight: 3, arbitrary: fc.record(shape, { requiredKeys: [] }) }, anything);
      const who = fc.constantFrom<keyof typeof callers | undefined>(
        'member',
        'officer',
        'assistant',
        undefined,
      );
      await fc.assert(
        fc.asyncProperty(body, who, async (sent, name) => {
          const values: Json = { ...(typeof sent === 'object' ? sent : {}) };
          const token = name && callers[name].token;
          expectExplained(await sendTo(operation, values, sent, token), sent);
        }),
        { seed: SEED, numRuns: RANDOM_RUNS },
      );
    });
  });
});
