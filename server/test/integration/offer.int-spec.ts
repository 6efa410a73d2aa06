import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LoanQuoteRequestDto } from '@pautang/sdk';
import { Client } from 'pg';
import { CurrencyService } from '../../src/modules/currency/currency.service';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import { refusal, refusalCode, send } from '../support/http';
import { publishRates } from '../support/rates';
import { WITHOUT_JOBS } from '../support/round-trips';

describe('what is offered to everyone', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp({
      ...WITHOUT_JOBS,
      CONTACT_LIMIT_PER_HOUR: '3',
      TRUST_PROXY: '1',
      COMPANY_NAME: 'Test Lending, Inc.',
      ASSISTANT_NAME: 'Maria Reyes',
      ASSISTANT_PHONE: '+63 2 8123 4567',
      ASSISTANT_HOURS: 'Mon to Fri, 9 to 5',
    });
  });

  afterAll(() => test.close());

  const quote = (requestBody: LoanQuoteRequestDto) => test.client().loan.quoteLoan({ requestBody });

  it('is the company, the limits and what is switched on', async () => {
    await expect(test.client().misc.readConfig()).resolves.toEqual({
      companyName: 'Test Lending, Inc.',
      companyShortName: expect.any(String),
      secRegistration: expect.any(String),
      certificateOfAuthority: expect.any(String),
      paymentOperatorNumber: expect.any(String),
      contactEmail: expect.stringContaining('@'),
      established: '2023',
      employees: '30+',
      assistant: { name: 'Maria Reyes', phone: '+63 2 8123 4567', hours: 'Mon to Fri, 9 to 5' },
      minLoan: 100_000,
      maxLoan: 5_000_000,
      interestRate: 0.4,
      interestMethod: 'add_on',
      terms: [6, 12, 24, 36, 48],
      termsVersion: '2027-01',
      coolingOffDays: 3,
      penalty: { graceDays: 3, dailyPercent: 0.3, lateChargePercent: 5, capPercent: 25 },
      payment: {
        bankName: expect.any(String),
        accountName: expect.any(String),
        accountNumber: expect.any(String),
      },
      upload: { maxBytes: 10_485_760, types: ['image/jpeg', 'image/png', 'image/webp'] },
      features: { demo: false, accountRecovery: false, invitationCode: false, phoneOtp: false },
    });
  });

  describe('a quote', () => {
    beforeEach(() => publishRates(test, { USD: 0.01776, JPY: 2.56, KWD: 0.00543 }));

    it.each([
      [100_000, 6, 400, 16_667, 17_067, 17_065, 102_400],
      [100_000, 12, 400, 8334, 8734, 8726, 104_800],
      [123_457, 24, 494, 5145, 5639, 5616, 135_313],
      [1_000_001, 36, 4001, 27_778, 31_779, 31_772, 1_144_037],
      [5_000_000, 48, 20_000, 104_167, 124_167, 124_151, 5_960_000],
    ])('for %d pesos over %d months', async (loanAmountPHP, installmentCount, ...figures) => {
      const [interest, monthly, installment, last, total] = figures;

      const answer = await quote({ selectedCurrency: 'PHP', loanAmountPHP, installmentCount });

      expect(answer).toMatchObject({
        exchangeRate: 1,
        roundingUnit: 1,
        interestRate: 0.4,
        loanAmountXR: loanAmountPHP,
        loanAmountPHP,
        interestAmountXR: interest,
        interestAmountPHP: interest,
        monthlyRepaymentPHP: monthly,
        installmentAmountXR: installment,
        installmentAmountPHP: installment,
        financeChargePHP: interest * installmentCount,
        totalAmountXR: total,
        totalAmountPHP: total,
      });
      expect(answer.schedule).toHaveLength(installmentCount);
      expect(answer.schedule.at(-1)).toMatchObject({
        installmentNumber: installmentCount,
        amount: last,
        principal: last - interest,
        interest,
      });
      expect(answer.schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      expect(answer.effectiveYearlyRate).toBeGreaterThan(7);
      expect(answer.effectiveYearlyRate).toBeLessThan(10);
    });

    it('in a strong currency is rounded to hundredths', async () => {
      await expect(
        quote({ selectedCurrency: 'USD', loanAmountPHP: 100_001, installmentCount: 6 }),
      ).resolves.toMatchObject({
        roundingUnit: 0.01,
        loanAmountXR: 1776.02,
        interestAmountXR: 7.11,
        interestAmountPHP: 401,
      });
    });

    it('in a weak currency is rounded to whole units', async () => {
      await expect(
        quote({ selectedCurrency: 'JPY', loanAmountPHP: 100_001, installmentCount: 6 }),
      ).resolves.toMatchObject({ roundingUnit: 1, loanAmountXR: 256_003, interestAmountXR: 1025 });
    });

    it('may start from the foreign amount, up to the whole maximum', async () => {
      const answer = await quote({ selectedCurrency: 'USD', loanAmountXR: 2000.5, installmentCount: 12 });
      expect(answer).toMatchObject({ loanAmountXR: 2000.5, loanAmountPHP: 112_641 });

      const most = await quote({ selectedCurrency: 'KWD', loanAmountPHP: 5_000_000, installmentCount: 48 });
      await expect(
        quote({ selectedCurrency: 'KWD', loanAmountXR: most.loanAmountXR, installmentCount: 48 }),
      ).resolves.toEqual(most);
    });

    it.each<[string, object, string]>([
      ['99,999 pesos', { loanAmountPHP: 99_999 }, 'loanAmountPHP'],
      ['5,000,001 pesos', { loanAmountPHP: 5_000_001 }, 'loanAmountPHP'],
      ['centavos', { loanAmountPHP: 100_000.5 }, 'loanAmountPHP'],
      ['a tenth of a centavo', { loanAmountPHP: 100_000.001 }, 'loanAmountPHP'],
      ['next to nothing', { loanAmountPHP: 1e-7 }, 'loanAmountPHP'],
      ['less than nothing', { loanAmountPHP: -100_000 }, 'loanAmountPHP'],
      ['a text', { loanAmountPHP: '100000' }, 'loanAmountPHP'],
      ['no amount', { loanAmountPHP: undefined }, 'loanAmountPHP'],
      ['two amounts', { loanAmountXR: 100_000 }, 'loanAmountPHP'],
      [
        'half a yen',
        { selectedCurrency: 'JPY', loanAmountPHP: undefined, loanAmountXR: 256_000.5 },
        'loanAmountXR',
      ],
      [
        'too few dollars',
        { selectedCurrency: 'USD', loanAmountPHP: undefined, loanAmountXR: 1775.98 },
        'loanAmountXR',
      ],
      [
        'too many dinars',
        { selectedCurrency: 'KWD', loanAmountPHP: undefined, loanAmountXR: 1e12 },
        'loanAmountXR',
      ],
      ['7 months', { installmentCount: 7 }, 'installmentCount'],
      ['a term in words', { installmentCount: '12' }, 'installmentCount'],
      ['gold', { selectedCurrency: 'XAU' }, 'selectedCurrency'],
      ['a currency without a rate', { selectedCurrency: 'EUR' }, 'selectedCurrency'],
      ['a currency in small letters', { selectedCurrency: 'php' }, 'selectedCurrency'],
    ])('is not made for %s', async (_, change, field) => {
      const answer = await send(`${test.url}/v2/loan/quote`, {
        body: { selectedCurrency: 'PHP', loanAmountPHP: 100_000, installmentCount: 12, ...change },
      });

      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
    });
  });

  describe('a quote that was made before', () => {
    const dollars = { selectedCurrency: 'USD', loanAmountPHP: 100_000, installmentCount: 6 };

    beforeEach(() => publishRates(test, { USD: 0.01776 }));

    it('is the same again, and asks the database nothing', async () => {
      const first = await quote(dollars);
      const asked = jest.spyOn(Client.prototype, 'query');

      const again = await Promise.all([quote(dollars), quote(dollars), quote(dollars)]);
      const statements = asked.mock.calls.length;
      asked.mockRestore();

      expect(again).toEqual([first, first, first]);
      expect(statements).toBeLessThanOrEqual(1);
    });

    it('has another rate as soon as another one is in force', async () => {
      expect((await quote(dollars)).exchangeRate).toBe(0.01776);
      await publishRates(test, { USD: 0.02 });

      await expect(quote(dollars)).resolves.toMatchObject({ exchangeRate: 0.02, loanAmountXR: 2000 });
    });

    it('has the rate that another server put into force, a moment later', async () => {
      const other = await startSecondApp(test);
      const quoteThere = () => other.client().loan.quoteLoan({ requestBody: dollars });
      await quoteThere();
      await publishRates(test, { USD: 0.02 });

      await eventually(async () => expect((await quoteThere()).exchangeRate).toBe(0.02));
      await other.close();
    });
  });

  describe('currencies', () => {
    it('are listed with all they need, and those without a rate are neither active nor available', async () => {
      await publishRates(test, { USD: 0.01776 });
      await test.sql(`UPDATE currency SET active = false WHERE currency_code = 'JPY'`);
      const { currency } = test.client();

      const [all, available] = [await currency.listCurrencies(), await currency.listAvailableCurrencies()];

      expect(all).toContainEqual({
        _id: 'PHP',
        currencyCode: 'PHP',
        currencyName: 'Philippine Peso',
        currencySymbol: '₱',
        countryName: 'Philippines',
        active: true,
      });
      expect(all.find(({ currencyCode }) => currencyCode === 'JPY')?.active).toBe(false);
      expect(all.filter(({ active }) => active)).toEqual(available);
      expect(available.map(({ currencyCode }) => currencyCode).sort()).toEqual(['PHP', 'USD']);
      await expect(
        refusalCode(quote({ selectedCurrency: 'JPY', loanAmountPHP: 100_000, installmentCount: 6 })),
      ).resolves.toBe('VALIDATION_FAILED');
    });

    describe('with a source of rates', () => {
      let source: Server;
      let body: string;
      let status: number;
      let fetched: TestApp;

      beforeAll(async () => {
        status = 503;
        body = '';
        source = createServer((_, response) => response.writeHead(status).end(body));
        await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
        const { port } = source.address() as AddressInfo;
        fetched = await startApp({ RATE_URL: `http://127.0.0.1:${port}/latest/PHP` });
      });

      afterAll(async () => {
        await fetched.close();
        await new Promise((resolve) => source.close(resolve));
      });

      const rates = () => fetched.client().currency.readExchangeRates();
      const refresh = () => fetched.get(CurrencyService).refresh();

      it('start with the bundled ones, and keep the last ones on failure', async () => {
        expect(await rates()).toMatchObject({
          base: 'PHP',
          source: 'bundled',
          stale: true,
          rates: { PHP: 1 },
        });
        status = 200;
        body = JSON.stringify({
          rates: { PHP: 1, USD: 0.02, XTS: 5 },
          time_last_update_unix: Date.now() / 1000 - 60,
        });
        expect(await refresh()).toBe(true);
        const good = await rates();
        expect(good).toMatchObject({ source: 'fetched', stale: false, rates: { PHP: 1, USD: 0.02 } });

        for (const bad of ['garbage', '{}', '{"rates":{"PHP":1,"USD":-1}}']) {
          body = bad;
          expect(await refresh()).toBe(false);
        }
        status = 500;
        expect(await refresh()).toBe(false);
        expect(await rates()).toEqual(good);
      });
    });
  });

  describe('the contact form', () => {
    const message = {
      name: 'Juana',
      email: 'juana@example.com',
      message: 'Kumusta?\nHow long?',
      agreed: true as const,
    };
    const sendFrom = (address: string, body: object = message, key?: string) =>
      send(`${test.url}/v2/misc/contact`, {
        body,
        headers: { 'x-forwarded-for': address, ...(key && { 'idempotency-key': key }) },
      });

    it('keeps messages up to its limit of an address, also for messages at once', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => sendFrom('203.0.113.1')));

      expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(3);
      expect(refused[0]?.json).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await sendFrom('203.0.113.2')).status).toBe(201);
      expect(await test.sql(`SELECT DISTINCT message FROM contact_message`)).toEqual([
        { message: message.message },
      ]);
    });

    it('keeps and counts a message once that is sent again under its key, at once and later', async () => {
      const repeated = { ...message, message: 'Sent again' };
      const sendAgain = (body = repeated) => sendFrom('203.0.113.4', body, 'of one message');
      const rows = () => test.sql(`SELECT id FROM contact_message WHERE message = 'Sent again'`);
      const atOnce = await Promise.all([sendAgain(), sendAgain()]);
      const [kept] = await rows();
      expect(await rows()).toHaveLength(1);
      for (const answer of [...atOnce, await sendAgain()]) {
        expect(answer).toMatchObject({ status: 201, json: kept });
      }
      expect(await sendAgain({ ...repeated, message: 'Another one' })).toMatchObject({
        status: 422,
        json: { code: 'IDEMPOTENCY_KEY_REUSED' },
      });

      // Two of three are left to the address, and what it has kept is answered beyond them too.
      const statuses = [];
      for (const text of ['second', 'third', 'fourth']) {
        statuses.push((await sendFrom('203.0.113.4', { ...message, message: text })).status);
      }
      expect(statuses).toEqual([201, 201, 429]);
      expect(await sendAgain()).toMatchObject({ status: 201, json: kept });
      expect(await rows()).toHaveLength(1);
    });

    it('refuses a key that is none', async () => {
      expect(await sendFrom('203.0.113.5', message, 'a'.repeat(256))).toMatchObject({
        status: 400,
        json: { code: 'IDEMPOTENCY_KEY_REQUIRED' },
      });
    });

    it.each([
      ['name', ['', ' ', 'a'.repeat(101), 'a\ufe0f'.repeat(60)]],
      ['email', ['', 'juana', `${'a'.repeat(100)}@example.com`]],
      ['message', ['', 'a'.repeat(5001)]],
      ['agreed', [false, 'true', undefined]],
    ])('refuses a wrong %s', async (field, values) => {
      for (const value of values) {
        expect(await sendFrom('203.0.113.3', { ...message, [field]: value })).toMatchObject({
          status: 400,
          json: { errors: [{ field }] },
        });
      }
    });
  });

  it.each([
    ['203.177.71.1', 'Philippines'],
    ['::ffff:8.8.8.8', 'United States of America'],
    ['127.0.0.1', ''],
    ['2001:db8::1', ''],
  ])('tells the visitor at %s the country "%s"', async (address, country) => {
    const { json } = await send(`${test.url}/v2/misc/ip`, { headers: { 'x-forwarded-for': address } });

    expect(json).toMatchObject({ ip: address.replace('::ffff:', '') });
    expect((json as { country: string }).country).toContain(country.split(' ')[0]);
  });

  it('is refused, in any currency, where rounding would repay a small loan before its last month', async () => {
    const small = await startApp({ LOAN_MIN: '1000' });
    await publishRates(small, { KWD: 0.00543 });
    const quoteSmall = (selectedCurrency: string, loanAmountPHP: number, installmentCount: number) =>
      small.client().loan.quoteLoan({ requestBody: { selectedCurrency, loanAmountPHP, installmentCount } });

    await expect(quoteSmall('PHP', 1000, 48)).resolves.toMatchObject({ installmentCount: 48 });
    for (const [currency, pesos] of [
      ['PHP', 1009],
      ['KWD', 2210],
    ] as const) {
      await expect(refusal(quoteSmall(currency, pesos, 48))).resolves.toMatchObject({
        code: 'VALIDATION_FAILED',
        fieldErrors: [{ field: 'installmentCount' }],
      });
      await expect(quoteSmall(currency, pesos, 6)).resolves.toMatchObject({ installmentCount: 6 });
    }
    await small.close();
  });

  it('is there while the database is', async () => {
    const dying = await startApp();
    const { health } = dying.client();
    await expect(health.checkLiveness()).resolves.toEqual({ status: 'ok' });
    await expect(health.checkReadiness()).resolves.toEqual({ status: 'ok' });

    await dying.dataSource.destroy();

    await expect(health.checkLiveness()).resolves.toEqual({ status: 'ok' });
    await expect(refusal(health.checkReadiness())).resolves.toMatchObject({ status: 503, code: 'NOT_READY' });
    await dying.dataSource.initialize();
    await dying.close();
  });
});
