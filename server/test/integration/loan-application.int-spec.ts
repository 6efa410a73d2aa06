import { randomUUID } from 'node:crypto';
import type { LoanQuoteDto } from '@pautang/sdk';
import { startApp, type TestApp } from '../support/app';
import {
  activatedMember,
  addStaff,
  approvedLoan,
  decide,
  memberWithLoan,
  newMember,
  quoteOf,
  type TestAccount,
  type TestStaff,
} from '../support/factories';
import { refusal, refusalCode, send } from '../support/http';
import { offeredCurrencies, publishRates } from '../support/rates';

describe('a loan application', () => {
  let test: TestApp;
  let staff: TestStaff;

  beforeAll(async () => {
    test = await startApp({ DATABASE_POOL_SIZE: '5', TOP_UP_AFTER_INSTALLMENTS: '0' });
    staff = await addStaff(test);
  });

  afterAll(() => test.close());

  beforeEach(() => publishRates(test, { USD: 0.01776, JPY: 2.56, KWD: 0.00543 }));

  function apply({ client, phoneNumber }: TestAccount, quote: LoanQuoteDto) {
    return client.loan.applyForLoan({
      idempotencyKey: randomUUID(),
      requestBody: { ...quote, phoneNumber },
    });
  }

  /** Makes all published rates older. */
  const age = (time: string) =>
    test.sql(
      `UPDATE rate_snapshot
       SET in_force_from = (in_force_from AT TIME ZONE 'UTC' - $1::interval) AT TIME ZONE 'UTC'`,
      [time],
    );

  const loansOf = (member: TestAccount) =>
    test.sql<{ status: string }>('SELECT * FROM loan WHERE member_id = $1', [member.accountId]);

  it('creates a pending loan with an empty wallet in the chosen currency', async () => {
    const member = await activatedMember(test);

    const { state, loanNumber } = await apply(member, await quoteOf(member, { selectedCurrency: 'JPY' }));

    expect(state).toBe('LOAN_CREATED');
    expect(loanNumber).toMatch(/^LN\d{8}$/);
    await expect(
      member.client.wallet.loadWallet({ requestBody: { phoneNumber: member.phoneNumber } }),
    ).resolves.toMatchObject({
      active: true,
      wallet: 0,
      selectedCurrency: 'JPY',
      exchangeRate: 2.56,
      loanAmountPHP: 250_000,
      loanAmountXR: 640_000,
      status: 'PENDING',
      statusIcon: 'PersonSearchRounded',
      statement: 'LOAN APPLICATION IS PENDING REVIEW',
      statusMessage: 'Scheduled for evaluation, for more info please contact your designated Loan Officer.',
      loanNumber,
    });
  });

  it('answers LOAN_EXISTS while one is open, and changes nothing', async () => {
    const member = await memberWithLoan(test);

    await expect(apply(member, await quoteOf(member))).resolves.toEqual({ state: 'LOAN_EXISTS' });
    expect(await loansOf(member)).toHaveLength(1);
  });

  it('is possible again after a rejection', async () => {
    const member = await memberWithLoan(test);
    await decide(staff, member, 'REJECT');

    await expect(apply(member, await quoteOf(member))).resolves.toMatchObject({ state: 'LOAN_CREATED' });
  });

  it('needs an activated account', async () => {
    const member = await newMember(test);

    await expect(refusalCode(apply(member, await quoteOf(member)))).resolves.toBe('NOT_ACTIVATED');
    expect(await loansOf(member)).toEqual([]);
  });

  it.each([
    ['interestAmountXR', 1],
    ['interestAmountPHP', 1],
    ['installmentAmountXR', -1],
    ['installmentAmountPHP', 0.01],
    ['interestRate', -0.1],
    ['exchangeRate', 0.001],
    ['loanAmountXR', 1],
  ] as const)('refuses an altered %s with the fresh quote, and takes that one', async (field, change) => {
    const member = await activatedMember(test);
    const quote = await quoteOf(member, { selectedCurrency: 'USD' });

    const failure = await refusal(
      apply(member, { ...quote, [field]: Number((quote[field] + change).toFixed(6)) }),
    );

    expect(failure).toMatchObject({ status: 409, code: 'QUOTE_CHANGED' });
    expect(failure.problem?.quote).toEqual(quote);
    expect(await loansOf(member)).toEqual([]);
    await expect(apply(member, quote)).resolves.toMatchObject({ state: 'LOAN_CREATED' });
  });

  it('ignores what the server decides', async () => {
    const member = await activatedMember(test);
    const own = {
      status: 'APPROVED',
      statusText: 'Mine',
      statementShow: true,
      principalMinor: 1,
      memberId: 'x',
    };

    await apply(member, { ...(await quoteOf(member)), ...own });

    expect(await loansOf(member)).toMatchObject([
      { status: 'PENDING', status_text: null, statement_show: false },
    ]);
  });

  it('takes a rate that was replaced within the last 15 minutes, and no older one', async () => {
    const [early, late] = [await activatedMember(test), await activatedMember(test)];
    const quote = await quoteOf(early, { selectedCurrency: 'USD' });
    await age('1 hour');
    await publishRates(test, { USD: 0.018 });
    await age('14 minutes');
    await expect(apply(early, quote)).resolves.toMatchObject({ state: 'LOAN_CREATED' });

    await age('2 minutes');
    const failure = await refusal(apply(late, quote));
    expect(failure.code).toBe('QUOTE_CHANGED');
    expect(failure.problem?.quote).toMatchObject({
      exchangeRate: 0.018,
      loanAmountPHP: 250_000,
      loanAmountXR: 4500,
    });
  });

  it('stops in foreign currencies, and not in pesos, when the rates are older than a day', async () => {
    const member = await activatedMember(test);
    const foreign = await quoteOf(member, { selectedCurrency: 'USD' });
    const running = await approvedLoan(test, staff, { selectedCurrency: 'USD' });
    const { loanNumber: topUpOf, phoneNumber } = running;
    const topUp = await running.client.loan.quoteTopUp({
      requestBody: { phoneNumber, loanNumber: topUpOf, loanAmountPHP: 400_000, installmentCount: 12 },
    });
    await test.sql(`UPDATE rate_snapshot SET as_of = now() - interval '25 hours'`);

    const failure = await refusal(apply(member, foreign));

    expect(failure).toMatchObject({ status: 409, code: 'RATES_OUTDATED' });
    expect(failure.message).toContain('PHP');
    const ofTopUp = await refusal(
      running.client.loan.applyForLoan({
        idempotencyKey: randomUUID(),
        requestBody: { ...topUp, phoneNumber, topUpOf },
      }),
    );
    expect(ofTopUp.code).toBe('RATES_OUTDATED');
    // Pesos would be refused: such a loan has the currency of the one that it pays off.
    expect(ofTopUp.message).not.toMatch(/peso|PHP/);
    expect((await member.client.currency.readExchangeRates()).stale).toBe(true);
    expect(await offeredCurrencies(test)).toEqual(['PHP']);
    await expect(apply(member, await quoteOf(member))).resolves.toMatchObject({ state: 'LOAN_CREATED' });
  });

  it('takes no rate that was too old already when it was replaced', async () => {
    const member = await activatedMember(test);
    await publishRates(test, { USD: 0.0171 });
    const quote = await quoteOf(member, { selectedCurrency: 'USD' });
    await test.sql(`UPDATE rate_snapshot SET as_of = now() - interval '25 hours'`);
    await expect(refusalCode(apply(member, quote))).resolves.toBe('RATES_OUTDATED');
    await publishRates(test, { USD: 0.0179 });

    const failure = await refusal(apply(member, quote));

    expect(failure).toMatchObject({ code: 'QUOTE_CHANGED', problem: { quote: { exchangeRate: 0.0179 } } });
  });

  it.each([
    ['below the minimum', { loanAmountPHP: 99_999, loanAmountXR: 99_999 }],
    ['above the maximum', { loanAmountPHP: 5_000_001, loanAmountXR: 5_000_001 }],
    ['with centavos', { loanAmountPHP: 100_000.5, loanAmountXR: 100_000.5 }],
    ['over 7 months', { installmentCount: 7 }],
    ['in a currency that is not offered', { selectedCurrency: 'XAU' }],
    ['in a currency without a rate', { selectedCurrency: 'EUR' }],
    ['at no rate', { selectedCurrency: 'USD', exchangeRate: 0 }],
  ])('refuses a loan %s', async (_, change) => {
    const member = await activatedMember(test);

    const failure = await refusal(apply(member, { ...(await quoteOf(member)), ...change }));

    expect([400, 409]).toContain(failure.status);
    expect(['VALIDATION_FAILED', 'QUOTE_CHANGED']).toContain(failure.code);
    expect(await loansOf(member)).toEqual([]);
  });

  it('refuses an absurd amount of foreign money', async () => {
    const member = await activatedMember(test);
    const quote = await quoteOf(member, { selectedCurrency: 'KWD' });

    await expect(refusalCode(apply(member, { ...quote, loanAmountXR: 1e12 }))).resolves.toBe('QUOTE_CHANGED');
  });

  it('is one loan however many applications run at once', async () => {
    const member = await activatedMember(test);
    const quote = await quoteOf(member);

    const answers = await Promise.all(Array.from({ length: 12 }, () => apply(member, quote)));

    expect(answers.map(({ state }) => state).sort()).toEqual([
      'LOAN_CREATED',
      ...Array(11).fill('LOAN_EXISTS'),
    ]);
    expect(await loansOf(member)).toHaveLength(1);
  });

  it('is answered to many members at once, in foreign currencies too, with few connections', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => activatedMember(test)));
    const quote = await quoteOf(members[0]!, { selectedCurrency: 'USD' });

    const answers = await Promise.all(members.map((member) => apply(member, quote)));

    expect(answers.map(({ state }) => state)).toEqual(Array(12).fill('LOAN_CREATED'));
  });

  describe('with an Idempotency-Key', () => {
    async function post(member: TestAccount, body: object, key: string | undefined) {
      return send(`${test.url}/v2/loan/applynew`, {
        token: member.token,
        body,
        headers: key === undefined ? {} : { 'idempotency-key': key },
      });
    }

    const bodyFor = async (member: TestAccount) => ({
      phoneNumber: member.phoneNumber,
      ...(await quoteOf(member)),
    });

    it.each([undefined, '', ' ', 'k'.repeat(256)])('refuses the key %j', async (key) => {
      const member = await activatedMember(test);

      const answer = await post(member, await bodyFor(member), key);

      expect(answer).toMatchObject({ status: 400, json: { code: 'IDEMPOTENCY_KEY_REQUIRED' } });
      expect(await loansOf(member)).toEqual([]);
    });

    it('gives the first answer again, byte for byte, whatever the order of the fields', async () => {
      const member = await activatedMember(test);
      const body = await bodyFor(member);
      const first = await post(member, body, 'a'.repeat(255));
      const turned = Object.fromEntries(Object.entries(body).reverse());

      const again = await post(member, turned, 'a'.repeat(255));

      expect(first).toMatchObject({ status: 200, json: { state: 'LOAN_CREATED' } });
      expect([again.status, again.text]).toEqual([first.status, first.text]);
      expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
      expect(await loansOf(member)).toHaveLength(1);
    });

    it('has one effect and one answer for requests that run at once', async () => {
      const member = await activatedMember(test);
      const body = await bodyFor(member);

      const answers = await Promise.all(Array.from({ length: 8 }, () => post(member, body, 'at once')));

      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]).toMatchObject({ status: 200, json: { state: 'LOAN_CREATED' } });
      expect(await loansOf(member)).toHaveLength(1);
    });

    it('refuses the key for another body, and leaves it to other members', async () => {
      const [member, other] = [await activatedMember(test), await activatedMember(test)];
      const body = await bodyFor(member);
      await post(member, body, 'mine');

      const reused = await post(member, { ...body, installmentCount: 24 }, 'mine');
      const others = await post(other, await bodyFor(other), 'mine');

      expect(reused).toMatchObject({ status: 422, json: { code: 'IDEMPOTENCY_KEY_REUSED' } });
      expect(others).toMatchObject({ status: 200, json: { state: 'LOAN_CREATED' } });
    });

    it('may be used again after a refusal', async () => {
      const member = await activatedMember(test);
      const body = await bodyFor(member);
      const refused = await post(member, { ...body, interestAmountXR: 1 }, 'twice');

      const taken = await post(member, body, 'twice');

      expect(refused).toMatchObject({ status: 409, json: { code: 'QUOTE_CHANGED' } });
      expect(taken).toMatchObject({ status: 200, json: { state: 'LOAN_CREATED' } });
    });

    it('may be used again once the loan has ended that stood in the way', async () => {
      const member = await memberWithLoan(test);
      const body = await bodyFor(member);
      const tries = await Promise.all([post(member, body, 'later'), post(member, body, 'later')]);
      expect(tries).toMatchObject(Array(2).fill({ status: 200, json: { state: 'LOAN_EXISTS' } }));
      await decide(staff, member, 'REJECT');

      const taken = await post(member, body, 'later');

      expect(taken).toMatchObject({ status: 200, json: { state: 'LOAN_CREATED' } });
      expect(await post(member, body, 'later')).toMatchObject({ json: taken.json });
      expect(await loansOf(member)).toHaveLength(2);
    });

    it('is forgotten after a day', async () => {
      const member = await activatedMember(test);
      const body = await bodyFor(member);
      await post(member, body, 'old');
      await test.sql(`UPDATE idempotency_record SET created_at = now() - interval '25 hours'`);

      expect(await post(member, body, 'old')).toMatchObject({ status: 200, json: { state: 'LOAN_EXISTS' } });
    });
  });

  it('is nobody’s but the member’s own', async () => {
    const owner = await activatedMember(test);
    const stranger = await approvedLoan(test, staff);
    const quote = await quoteOf(owner);
    const requestBody = { ...quote, phoneNumber: owner.phoneNumber };
    const tries = [stranger, staff.officer, staff.assistant].map(({ client }) =>
      refusalCode(client.loan.applyForLoan({ idempotencyKey: randomUUID(), requestBody })),
    );
    const nobody = refusalCode(
      test.client().loan.applyForLoan({ idempotencyKey: randomUUID(), requestBody }),
    );

    expect(await Promise.all([...tries, nobody])).toEqual([
      'NOT_YOUR_ACCOUNT',
      'FORBIDDEN',
      'FORBIDDEN',
      'TOKEN_MISSING',
    ]);
    expect(await loansOf(owner)).toEqual([]);
  });
});
