import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import type { StaffRateDto } from '@pautang/sdk';
import { COMMANDS } from '../../src/bin/backoffice/commands';
import { CurrencyService } from '../../src/modules/currency/currency.service';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { activatedMember, addStaff, applyForLoan, quoteOf, type TestStaff } from '../support/factories';
import { outcomes, refusal, refusalCode, send } from '../support/http';
import { offeredCurrencies } from '../support/rates';

describe('a rate that moved too far', () => {
  let source: Server;
  let test: TestApp;
  let second: TestApp;
  let staff: TestStaff;
  let published: object;
  let whileAsked: () => Promise<unknown> = async () => undefined;

  beforeAll(async () => {
    source = createServer(async (_, response) => {
      await whileAsked();
      response.end(JSON.stringify({ rates: published }));
    });
    await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
    const { port } = source.address() as AddressInfo;
    const settings = { RATE_URL: `http://127.0.0.1:${port}`, RATE_MAX_AGE_HOURS: '72' };
    published = { USD: 0.02, EUR: 0.015 };
    test = await startApp(settings);
    second = await startSecondApp(test, settings);
    staff = await addStaff(test);
  });

  afterAll(async () => {
    await second.close();
    await test.close();
    await new Promise((resolve) => source.close(resolve));
  });

  /** Each test begins with these in force, and nothing held. */
  beforeEach(async () => {
    await test.sql('DELETE FROM held_rate');
    await test.sql('DELETE FROM rate_snapshot');
    await test.get(CurrencyService).seed();
    await fetched({ USD: 0.02, EUR: 0.015 });
  });

  async function fetched(rates: object, on = test): Promise<Record<string, number>> {
    published = rates;
    expect(await on.get(CurrencyService).refresh()).toBe(true);
    return inForce();
  }

  const inForce = async () => (await test.client().currency.readExchangeRates()).rates;

  const dollar = async (): Promise<StaffRateDto | undefined> =>
    (await staff.assistant.client.backOffice.listRates()).items.find((row) => row.currencyCode === 'USD');

  const accept = (rate: number) =>
    staff.officer.client.backOffice.acceptRate({ currencyCode: 'USD', requestBody: { rate } });

  const reject = (rate: number) =>
    staff.officer.client.backOffice.rejectRate({ currencyCode: 'USD', requestBody: { rate } });

  /** As if everything so far had happened earlier. */
  const age = (hours: number) =>
    test.sql(
      `UPDATE rate_snapshot SET in_force_from = in_force_from - make_interval(hours => $1), as_of = as_of - make_interval(hours => $1),
         kept_as_of = (SELECT coalesce(jsonb_object_agg(key, to_char((value #>> '{}')::timestamptz AT TIME ZONE 'UTC' - make_interval(hours => $1), 'YYYY-MM-DD"T"HH24:MI:SS"Z"')), '{}') FROM jsonb_each(kept_as_of))`,
      [hours],
    );

  it('is kept aside and told as an error, while the others go on', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    expect(await fetched({ USD: 0.2, EUR: 0.0151 })).toMatchObject({ USD: 0.02, EUR: 0.0151 });
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('USD'));
    logged.mockRestore();

    expect(await dollar()).toMatchObject({ rate: 0.02, held: { rate: 0.2, changePercent: 900 } });
    expect(await fetched({ USD: 0.21, EUR: 0.0151 })).toMatchObject({ USD: 0.02 });
    expect(await dollar()).toMatchObject({ held: { rate: 0.21 } });
  });

  it('is not what the first answer of the source is, also where it comes before the start has put any', async () => {
    await test.sql('DELETE FROM rate_snapshot');

    expect(await fetched({ USD: 0.0175 })).toEqual({ PHP: 1, USD: 0.0175 });
    await second.get(CurrencyService).seed();
    expect(await inForce()).toEqual({ PHP: 1, USD: 0.0175 });
  });

  it('is dropped when the source comes back', async () => {
    await fetched({ USD: 0.2 });
    expect(await fetched({ USD: 0.0202 })).toMatchObject({ USD: 0.0202 });
    expect(await dollar()).not.toHaveProperty('held');
  });

  it('goes into force with the officer who saw it, and is the measure from then on', async () => {
    await fetched({ USD: 0.03, EUR: 0.015 });
    const { problem, ...failure } = await refusal(accept(0.031));
    expect([failure.code, problem?.held]).toEqual([
      'HELD_RATE_CHANGED',
      expect.objectContaining({ rate: 0.03, changePercent: 50 }),
    ]);

    expect(await accept(0.03)).toMatchObject({ currencyCode: 'USD', rate: 0.03 });
    expect(await inForce()).toMatchObject({ USD: 0.03, EUR: 0.015 });
    expect(await fetched({ USD: 0.0301, EUR: 0.015 })).toMatchObject({ USD: 0.0301 });
    await expect(refusalCode(accept(0.03))).resolves.toBe('NO_HELD_RATE');
    const [entry] = await test.sql(
      `SELECT actor_id, subject FROM audit_entry WHERE action = 'RATE_ACCEPTED'`,
    );
    expect(entry).toEqual({ actor_id: staff.officer.accountId, subject: 'rate of USD' });
  });

  it('does not hold up the others when it is accepted while the source is asked', async () => {
    await fetched({ USD: 0.03, EUR: 0.015 });
    whileAsked = () => accept(0.03);
    const rates = await fetched({ USD: 0.03, EUR: 0.0151 }).finally(() => {
      whileAsked = async () => undefined;
    });
    expect(rates).toMatchObject({ USD: 0.03, EUR: 0.0151 });
  });

  it('is accepted once by two officers at the same moment, while two servers fetch', async () => {
    await fetched({ USD: 0.03 });
    const ends = await outcomes([
      accept(0.03),
      accept(0.03),
      fetched({ USD: 0.03 }),
      fetched({ USD: 0.03 }, second),
    ]);
    expect(ends).toEqual(['NO_HELD_RATE', 'done', 'done', 'done']);
    expect(await fetched({ USD: 0.03 })).toMatchObject({ USD: 0.03 });
  });

  it('stays out when it was rejected, however long the source repeats it', async () => {
    await fetched({ USD: 0.025 });
    await reject(0.025);
    // Where the source came back meanwhile, it is another movement.
    await fetched({ USD: 0.02 });
    await fetched({ USD: 0.025 });
    expect(await reject(0.025)).toMatchObject({ rate: 0.02 });
    await age(80);
    expect(await fetched({ USD: 0.025 })).toMatchObject({ USD: 0.02 });
    expect(await dollar()).not.toHaveProperty('held');
    expect(await fetched({ USD: 0.026 })).toMatchObject({ USD: 0.02 });
    expect(await dollar()).toMatchObject({ held: { rate: 0.026 } });
  });

  it('leaves the old one to grow too old for new loans in this currency, and in no other', async () => {
    await fetched({ USD: 0.2, EUR: 0.015 });
    await age(73);
    await fetched({ USD: 0.2, EUR: 0.015 });
    const member = await activatedMember(test);
    const apply = (selectedCurrency: string) =>
      applyForLoan(member, { selectedCurrency, loanAmountPHP: 100_000 });

    await expect(refusalCode(apply('USD'))).resolves.toBe('RATES_OUTDATED');
    await expect(apply('EUR')).resolves.toMatchObject({ state: 'LOAN_CREATED' });
    expect(await offeredCurrencies(test)).toEqual(['EUR', 'PHP']);
  });

  it('is measured by all of the last day, so that small steps do not add up', async () => {
    for (const rate of [0.021, 0.0219]) {
      expect(await fetched({ USD: rate })).toMatchObject({ USD: rate });
      await age(10);
    }
    expect(await fetched({ USD: 0.0222 })).toMatchObject({ USD: 0.0219 });
  });

  it('may have moved further after days without an answer', async () => {
    await age(24 * 2 + 1);
    expect(await fetched({ USD: 0.0239 })).toMatchObject({ USD: 0.0239 });
  });

  it('takes the place of one that a quote of a moment ago is still accepted with, also after days without an answer', async () => {
    const member = await activatedMember(test);
    const { phoneNumber, client } = member;
    const quoted = () => quoteOf(member, { selectedCurrency: 'USD', loanAmountPHP: 100_000 });
    const apply = (quote: Awaited<ReturnType<typeof quoted>>) =>
      client.loan.applyForLoan({ idempotencyKey: randomUUID(), requestBody: { phoneNumber, ...quote } });
    const tooOld = await quoted();
    await age(73);
    await fetched({ USD: 0.0202 });
    await expect(refusalCode(apply(tooOld))).resolves.toBe('QUOTE_CHANGED');
    const quote = await quoted();
    await age(60);

    expect(await fetched({ USD: 0.0204 })).toMatchObject({ USD: 0.0204 });
    await expect(apply(quote)).resolves.toMatchObject({ state: 'LOAN_CREATED' });
  });

  it('is for staff to see and for officers to decide', async () => {
    await fetched({ USD: 0.03 });
    const { token } = await activatedMember(test);
    const call = async (path: string, as: string | undefined, body?: object) =>
      (await send(`${test.url}/v2/backoffice/rates${path}`, { token: as, body })).status;

    for (const verb of ['/USD/accept', '/USD/reject']) {
      expect(await call(verb, staff.assistant.token, { rate: 0.03 })).toBe(403);
      expect(await call(verb, token, { rate: 0.03 })).toBe(403);
      expect(await call(verb, undefined, { rate: 0.03 })).toBe(401);
      expect(await call(verb, staff.officer.token, { rate: 'much' })).toBe(400);
    }
    expect([await call('', token), await call('', undefined)]).toEqual([403, 401]);
  });

  it('is shown and decided on from the command line', async () => {
    await fetched({ USD: 0.03 });
    const run = async (...words: string[]) =>
      (await COMMANDS.rates!.run(staff.officer.client, { words })).text;

    expect(await run()).toMatch(/USD +0\.02 .+0\.03 +50 %/);
    await expect(run('accept', 'USD', '0.04')).rejects.toMatchObject({ code: 'HELD_RATE_CHANGED' });
    expect(await run('accept', 'USD')).toBe('0.03 USD for one peso is accepted; in force is 0.03.');
    await expect(run('reject', 'USD')).rejects.toThrow('no rate of USD is held');
  });
});
