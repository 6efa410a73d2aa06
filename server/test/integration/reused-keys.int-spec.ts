import { randomUUID } from 'node:crypto';
import { IdempotencyService } from '../../src/platform/idempotency/idempotency.service';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { addStaff, approvedLoan, memberWithLoan, type TestStaff } from '../support/factories';
import { type Answer, send } from '../support/http';
import { inTurnBehind } from '../support/in-turn';
import { withdraw } from '../support/withdrawals';

let test: TestApp;
let staff: TestStaff;

beforeAll(async () => {
  test = await startApp();
  staff = await addStaff(test);
});

afterAll(() => test.close());

/** A call of staff for a number, which succeeds once. */
interface Call {
  readonly number: string;
  readonly path: (number: string) => string;
  readonly body: object;
  readonly by?: keyof TestStaff;
}

const CALLS: [string, () => Promise<Call>][] = [
  [
    'a decision',
    async () => ({
      number: (await memberWithLoan(test)).loanNumber,
      path: (number) => `loans/${number}/decision`,
      body: { decision: 'HOLD' },
      by: 'officer',
    }),
  ],
  [
    'a payment',
    async () => ({
      number: (await approvedLoan(test, staff)).loanNumber,
      path: (number) => `loans/${number}/repayments`,
      body: { amount: 100, reference: 'GCash 1' },
    }),
  ],
  [
    'a payment that is taken back',
    async () => {
      const { loanNumber: number } = await approvedLoan(test, staff);
      const { repaymentNumber } = await staff.assistant.client.backOffice.recordRepayment({
        loanNumber: number,
        idempotencyKey: randomUUID(),
        requestBody: { amount: 100, reference: 'GCash 1' },
      });
      const path = (loan: string) => `loans/${loan}/repayments/${repaymentNumber}/reversal`;
      return { number, path, body: { reason: 'Of somebody else.' } };
    },
  ],
  [
    'what became of a withdrawal',
    async () => ({
      number: (await withdraw(await approvedLoan(test, staff), staff)).withdrawal.withdrawalNumber,
      path: (number) => `withdrawals/${number}/status`,
      body: { status: 'PROCESSING' },
    }),
  ],
];

describe.each(CALLS)('the key of %s', (_, make) => {
  it('names one number, whether another one exists or not', async () => {
    const { number, path, body, by = 'assistant' } = await make();
    const post = (of: string, key: string) =>
      send(`${test.url}/v2/backoffice/${path(of)}`, {
        token: staff[by].token,
        body,
        headers: { 'idempotency-key': key },
      });
    const [key, other] = [randomUUID(), `${number.slice(0, 2)}99999999`];

    const unknown = await post(other, key);
    const first = await post(number, key);
    const reused = await post(other, key);

    expect(unknown.status).toBe(404);
    expect(first.status).toBe(200);
    expect(reused).toMatchObject({ status: 422, json: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect((await post(number, key)).text).toBe(first.text);
  });
});

describe('a key that cannot be had in time', () => {
  const insert = `INSERT INTO idempotency_record (account_id, operation, key, request_hash, answer_cipher, created_at)
    VALUES ($1, 'decideLoan', $2, '', '', now())`;
  const inFlight = { status: 409, code: 'IDEMPOTENCY_IN_FLIGHT', retryAfter: '1' };
  const busy = { status: 503, code: 'SERVICE_BUSY', retryAfter: '2' };
  let hasty: TestApp;

  beforeAll(async () => {
    hasty = await startSecondApp(test, { DATABASE_LOCK_SECONDS: '1' });
  });

  afterAll(() => hasty.close());

  it.each([
    ['while its first request is under way is refused for a moment, as the document says', insert, inFlight],
    ['while somebody has the whole table is busy', 'LOCK TABLE idempotency_record', busy],
  ])('%s', async (_, statement, { status, code, retryAfter }) => {
    const { loanNumber } = await memberWithLoan(test);
    const { accountId, token } = staff.officer;
    const key = randomUUID();
    const decide = () =>
      send(`${hasty.url}/v2/backoffice/loans/${loanNumber}/decision`, {
        token,
        body: { decision: 'HOLD' },
        headers: { 'idempotency-key': key },
      });
    let second: Promise<Answer> | undefined;

    const [refused] = await inTurnBehind(
      test,
      { statement, values: statement === insert ? [accountId, key] : [] },
      [() => (second = decide())],
      async () => void (await second),
    );

    expect(refused).toMatchObject({ value: { status, json: { code } } });
    expect((await second)?.headers.get('retry-after')).toBe(retryAfter);
    expect((await decide()).status).toBe(200);
  });
});

it('a key that is used again while it is being forgotten stays', async () => {
  const { accountId } = await memberWithLoan(test);
  const own = 'WHERE account_id = $1';
  await test.sql(`UPDATE idempotency_record SET created_at = now() - interval '25 hours' ${own}`, [
    accountId,
  ]);
  const statement = `UPDATE idempotency_record SET created_at = now() ${own}`;

  await inTurnBehind(
    test,
    { statement, values: [accountId] },
    [() => test.get(IdempotencyService).purge()],
    async (holder) => void (await holder.query('COMMIT')),
  );

  expect(await test.sql(`SELECT 1 FROM idempotency_record ${own}`, [accountId])).not.toEqual([]);
});
