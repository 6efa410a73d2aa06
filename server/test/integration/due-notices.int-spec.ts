import { addDays } from '@pautang/loan-terms';
import { NoticeSender } from '../../src/modules/notices/notice-sender.service';
import { Promises } from '../../src/platform/promises/promises';
import type { TestApp } from '../support/app';
import { references } from '../support/factories';
import { answer, Gateway } from '../support/gateway';
import {
  makeNotices,
  manilaHour,
  noticeRows,
  noticeState,
  tellNotices,
  toldBorrower,
} from '../support/notices';
import { type Business, goTo, pay, reverse, startBusiness } from '../support/servicing';
import { TIMERS } from '../support/timers';

/** A Friday, so that no day on which banks are closed moves it. */
const DUE = '2027-02-19';
const STARTS = '2027-01-19';

/** What else they tell, and how, is in notices.int-spec.ts. */
describe('notices of what falls due', () => {
  let business: Business;
  let test: TestApp;
  let gateway: Gateway;

  beforeAll(async () => {
    gateway = await new Gateway().start();
    business = await startBusiness({
      ROLE: 'web',
      ...gateway.settings,
    });
    test = business.test;
  });

  afterAll(async () => {
    await test.close();
    await gateway.stop();
  });

  afterEach(() => gateway.willReply());

  const borrower = () => toldBorrower(business, gateway, STARTS);

  it('remind of what falls due and tell what is late, each once, whoever looks how often', async () => {
    const member = await borrower();
    const days = [-8, -7, -6, -3, -1, 0, 1, 2, 4, 15, 16, 30];

    for (const fromDue of days) {
      await goTo(business, addDays(DUE, fromDue));
      await makeNotices(test);
      const sender = test.get(NoticeSender);
      await Promise.all([sender, sender, sender].map((one) => one.send(manilaHour(12))));
      await tellNotices(test);
    }

    expect(gateway.textsTo(member)).toEqual([
      expect.stringContaining('PHP 17,067.00 of loan'),
      expect.stringContaining('in 3 days, on February 19, 2027.'),
      expect.stringContaining('is due tomorrow, February 19, 2027.'),
      expect.stringContaining('is due today, February 19, 2027.'),
      expect.stringContaining('of February 19, 2027 for loan'),
      expect.stringContaining('is 4 days late.'),
      expect.stringContaining('is 15 days late.'),
      expect.stringContaining('is 30 days late.'),
      expect.stringContaining('of March 19, 2027 for loan'),
    ]);
    const { items } = await member.client.notices.listNotices({});
    expect(items.map(({ kind, state, sentBy, dueDate }) => [kind, state, sentBy, dueDate])).toEqual([
      ['LATE_1', 'SENT', ['SMS'], '2027-03-19'],
      ...['LATE_30', 'LATE_15', 'LATE_4', 'LATE_1', 'DUE_TODAY', 'DUE_IN_1', 'DUE_IN_3', 'DUE_IN_7'].map(
        (kind) => [kind, 'SENT', ['SMS'], DUE],
      ),
      ['LOAN_APPROVED', 'SENT', ['SMS'], undefined],
    ]);
    expect(items[0]?.text).toBe(gateway.textsTo(member).at(-1));
  });

  it('are told by day alone, and not when what they say was done in the night', async () => {
    const [late, prompt] = [await borrower(), await borrower()];
    await goTo(business, DUE);

    await tellNotices(test, manilaHour(2));
    await tellNotices(test, manilaHour(5.99));
    expect(gateway.textsTo(late)).toEqual([]);
    const waiting = (await late.client.notices.listNotices({})).items[0];
    expect(waiting).toMatchObject({ kind: 'DUE_TODAY', state: 'WAITING', sentBy: [] });
    await pay(business, prompt, 17_067);
    await tellNotices(test, manilaHour(6));

    expect(gateway.textsTo(late)).toEqual([expect.stringContaining('is due today')]);
    expect(gateway.textsTo(prompt)).toEqual([expect.stringContaining('We have received PHP 17,067.00')]);
    expect(await noticeState(test, prompt, 'DUE_TODAY')).toBe('MOOT');
  });

  it('that are begun by day are not told in the night, where those before them take long', async () => {
    const member = await borrower();
    await goTo(business, DUE);
    await makeNotices(test);
    await pay(business, member, 100);
    await makeNotices(test);
    jest.useFakeTimers({ now: manilaHour(21.99), doNotFake: TIMERS });
    gateway.willReply((response) => {
      jest.setSystemTime(manilaHour(22));
      answer(202)(response);
    });

    await test.get(NoticeSender).send().finally(jest.useRealTimers);

    expect(gateway.textsTo(member)).toHaveLength(1);
    const waiting = (await noticeRows(test, member)).filter(({ state }) => state === 'WAITING');
    expect(waiting).toHaveLength(1);
  });

  it('that went by one way, and waited for another until they held no more, were sent when they went', async () => {
    const member = await borrower();
    await goTo(business, DUE);
    await makeNotices(test);
    const went = new Date('2027-02-19T01:00:00Z');
    await test.sql(
      `UPDATE notice SET state = 'WAITING', sent_by = '{SMS}', sent_at = $2, sent_on = '2027-02-19', failures = 1
       WHERE member_id = $1 AND kind = 'DUE_TODAY'`,
      [member.accountId, went],
    );
    await pay(business, member, 17_067);

    await tellNotices(test);

    expect(
      await test.sql(
        `SELECT state, sent_by, sent_at, sent_on::text FROM notice WHERE member_id = $1 AND kind = 'DUE_TODAY'`,
        [member.accountId],
      ),
    ).toEqual([{ state: 'SENT', sent_by: ['SMS'], sent_at: went, sent_on: '2027-02-19' }]);
  });

  it('are made up after an outage as far as they still hold', async () => {
    const member = await borrower();
    await goTo(business, addDays(DUE, -3));
    gateway.willReplyTo(member.phoneNumber, answer(500), answer(500));
    await tellNotices(test);
    const [failed] = (await noticeRows(test, member)).filter(({ kind }) => kind === 'DUE_IN_3');
    expect(failed).toMatchObject({ state: 'WAITING', failures: 1 });
    gateway.received.length = 0;

    await goTo(business, addDays(DUE, -2));
    await tellNotices(test, manilaHour(20));
    expect(gateway.textsTo(member)).toEqual([]);
    expect(await noticeState(test, member, 'DUE_IN_3')).toBe('MOOT');

    await goTo(business, addDays(DUE, 2));
    await tellNotices(test);
    expect(gateway.textsTo(member)).toEqual([expect.stringContaining('is 2 days late')]);
  });

  it('stay few where many days pass at once', async () => {
    const member = await borrower();

    await goTo(business, addDays(DUE, 88));
    await tellNotices(test);

    expect((await noticeRows(test, member)).map(({ kind }) => kind).slice(1)).toEqual([
      'CONTRACT',
      'LATE_15',
      'DUE_IN_1',
    ]);
  });

  it('outlive a worker that died over one, under the same id', async () => {
    const member = await borrower();
    await goTo(business, DUE);
    await makeNotices(test);
    const claimed = (until: string) =>
      test.sql(
        `UPDATE notice SET claimed_until = now() + $2::interval WHERE member_id = $1 AND state = 'NEW'`,
        [member.accountId, until],
      );

    await claimed('1 minute');
    await test.get(NoticeSender).send(manilaHour(12));
    expect(gateway.textsTo(member)).toEqual([]);
    await claimed('-1 second');
    // One that was so slow that another one has it by now does not say what became of it.
    gateway.willReplyTo(member.phoneNumber, (response) => {
      const taken = test.sql('UPDATE notice SET claims = claims + 1 WHERE member_id = $1', [
        member.accountId,
      ]);
      void taken.then(() => answer(202)(response));
    });
    await test.get(NoticeSender).send(manilaHour(12));
    expect((await noticeRows(test, member)).at(-1)).toMatchObject({ state: 'NEW' });
    await claimed('-1 second');
    await tellNotices(test);

    const { id } = (await noticeRows(test, member)).at(-1)!;
    expect(gateway.received.map(({ body }) => body.id)).toEqual([id, id]);
  });

  it('ask for money three times a day at most', async () => {
    const member = await borrower();
    await goTo(business, DUE);
    await makeNotices(test);
    const { accountId, loanNumber } = member;
    await test.sql(
      `INSERT INTO notice (member_id, id, loan_id, kind, occasion, day, about, state, made_at, sent_at, sent_on)
       SELECT $1, gen_random_uuid(), id, 'LATE_30', n::text, $3, '{}', 'SENT', now(), now(), $3
       FROM loan, generate_series(1, 3) n WHERE member_id = $1 AND loan_number = $2`,
      [accountId, loanNumber, DUE],
    );

    await tellNotices(test);

    expect(gateway.textsTo(member)).toEqual([]);
    expect(await noticeState(test, member, 'DUE_TODAY')).toBe('WAITING');
  });

  it('are told to a member one after the other, whoever tells them', async () => {
    const member = await borrower();
    const { accountId } = member;
    await goTo(business, DUE);
    await makeNotices(test);
    const another = (claimedUntil: string) =>
      test.sql(
        `UPDATE notice SET claimed_until = ${claimedUntil} WHERE member_id = $1 AND kind = 'LOAN_APPROVED'`,
        [accountId],
      );
    await another(`now() + interval '1 minute'`);

    await test.get(NoticeSender).send(manilaHour(12));
    expect(gateway.textsTo(member)).toEqual([]);

    await another('NULL');
    await tellNotices(test);
    expect(gateway.textsTo(member)).toHaveLength(1);
  });

  it('come again once the payment that closed the loan is taken back', async () => {
    const member = await borrower();
    const closing = await pay(business, member, 103_000);
    await goTo(business, addDays(DUE, -7));
    await tellNotices(test);
    expect(await noticeState(test, member, 'DUE_IN_7')).toBeUndefined();
    await reverse(business, closing);

    await goTo(business, DUE);
    await tellNotices(test);

    expect(await noticeState(test, member, 'DUE_TODAY')).toBe('SENT');
  });

  it('ask for nothing while a promise runs', async () => {
    const member = await borrower();
    const dueOn = addDays(DUE, 10);
    const promises = test.get(Promises);
    promises.takenBy(
      async (_, loans) => new Map(loans.map(({ loanId }) => [loanId, { dueOn, amountMinor: 500_000 }])),
    );

    for (const day of [DUE, addDays(DUE, 4), dueOn]) {
      await goTo(business, day);
      await tellNotices(test);
    }
    promises.takenBy(async () => new Map());

    expect(gateway.textsTo(member)).toEqual([expect.stringContaining('You said you would pay PHP 5,000.00')]);
  });

  it('reach members alone: their references hear of nothing', async () => {
    const member = await borrower();
    await goTo(business, addDays(DUE, 30));
    await tellNotices(test);

    const numbers = new Set(gateway.received.map(({ body }) => body.phoneNumber));
    expect(numbers).toContain(member.phoneNumber);
    for (const number of [references.refPhoneNumber1, references.refPhoneNumber2]) {
      expect(numbers).not.toContain(number);
    }
  });
});
