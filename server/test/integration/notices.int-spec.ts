import { randomUUID } from 'node:crypto';
import { addDays } from '@pautang/loan-terms';
import { HappeningNotices } from '../../src/modules/notices/happening-notices.service';
import { NoticeSender } from '../../src/modules/notices/notice-sender.service';
import { Database } from '../../src/platform/database/database';
import { Promises } from '../../src/platform/promises/promises';
import type { TestApp } from '../support/app';
import {
  approvedLoan,
  memberWithLoan,
  newMember,
  references,
  type TestAccount,
  type TestWallet,
} from '../support/factories';
import { answer, Gateway } from '../support/gateway';
import { refusal, refusalCode, send } from '../support/http';
import { MailServer } from '../support/mail-server';
import { makeNotices, manilaHour, noticeRows, tellNotices } from '../support/notices';
import { type Business, goTo, loanOf, pay, reverse, startBusiness } from '../support/servicing';
import { refundByStaff, settle, withdraw } from '../support/withdrawals';

/** A Friday, so that no day on which banks are closed moves it. */
const DUE = '2027-02-19';
const STARTS = '2027-01-19';

describe('notices', () => {
  let business: Business;
  let test: TestApp;
  let gateway: Gateway;
  let mail: MailServer;

  beforeAll(async () => {
    [gateway, mail] = [
      await new Gateway().start(),
      await new MailServer({ disabledCommands: ['STARTTLS'] }).start(),
    ];
    business = await startBusiness({
      ROLE: 'web',
      DELIVERY: 'http',
      DELIVERY_URL: gateway.url,
      DELIVERY_TOKEN: 'gateway-token',
      SMTP_URL: mail.url,
      SMTP_FROM: 'Pautang <help@pautang.example>',
    });
    test = business.test;
  });

  afterAll(async () => {
    await test.close();
    await Promise.all([gateway.stop(), mail.stop()]);
  });

  afterEach(() => gateway.willReply());

  const textsTo = ({ phoneNumber }: Pick<TestAccount, 'phoneNumber'>) =>
    gateway.received.filter(({ body }) => body.phoneNumber === phoneNumber).map(({ body }) => body.text);
  /** A running loan whose member has heard of its approval. */
  const borrower = async (): Promise<TestWallet> => {
    const member = await loanOf(business, STARTS);
    await tellNotices(test);
    gateway.received.length = 0;
    return member;
  };
  const kindsOf = async (member: TestAccount) => (await noticeRows(test, member)).map(({ kind }) => kind);
  const stateOf = async (member: TestAccount, kind: string) =>
    (await noticeRows(test, member)).find((row) => row.kind === kind)?.state;
  const giveEmail = ({ accountId }: TestAccount, email: string) =>
    test.sql('UPDATE member SET email = $2 WHERE id = $1', [accountId, email]);

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

    expect(textsTo(member)).toEqual([
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
    expect(items[0]?.text).toBe(textsTo(member).at(-1));
  });

  it('are told by day alone, and not when what they say was done in the night', async () => {
    const [late, prompt] = [await borrower(), await borrower()];
    await goTo(business, DUE);

    await tellNotices(test, manilaHour(2));
    await tellNotices(test, manilaHour(5.99));
    expect(textsTo(late)).toEqual([]);
    const waiting = (await late.client.notices.listNotices({})).items[0];
    expect(waiting).toMatchObject({ kind: 'DUE_TODAY', state: 'WAITING', sentBy: [] });
    await pay(business, prompt, 17_067);
    await tellNotices(test, manilaHour(6));

    expect(textsTo(late)).toEqual([expect.stringContaining('is due today')]);
    expect(textsTo(prompt)).toEqual([expect.stringContaining('We have received PHP 17,067.00')]);
    expect(await stateOf(prompt, 'DUE_TODAY')).toBe('MOOT');
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
    expect(textsTo(member)).toEqual([]);
    expect(await stateOf(member, 'DUE_IN_3')).toBe('MOOT');

    await goTo(business, addDays(DUE, 2));
    await tellNotices(test);
    expect(textsTo(member)).toEqual([expect.stringContaining('is 2 days late')]);
  });

  it('stay few where many days pass at once', async () => {
    const member = await borrower();

    await goTo(business, addDays(DUE, 88));
    await tellNotices(test);

    expect((await kindsOf(member)).slice(1)).toEqual(['CONTRACT', 'LATE_15', 'DUE_IN_1']);
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
    expect(textsTo(member)).toEqual([]);
    await claimed('-1 second');
    await tellNotices(test);

    const { id } = (await noticeRows(test, member)).at(-1)!;
    expect(gateway.received.map(({ body }) => body.id)).toEqual([id]);
  });

  it('are made at once, whatever else asks the database, and listed once they were told', async () => {
    const member = await loanOf(business, STARTS);
    const listed = async () =>
      (await member.client.notices.listNotices({})).items.map(({ kind, state }) => [kind, state]);
    let meanwhile: Promise<unknown> | undefined;
    gateway.willReplyTo(member.phoneNumber, (response) => {
      meanwhile = listed().finally(() => answer(202)(response));
    });

    const { load, manager } = test.get(Database);
    const others = Array.from({ length: load.idle + 1 }, () => manager.query('SELECT 1'));
    await test.get(HappeningNotices).look();
    await Promise.all(others);
    expect(await kindsOf(member)).toContain('LOAN_APPROVED');
    await tellNotices(test);
    expect([await meanwhile, await listed()]).toEqual([[], [['LOAN_APPROVED', 'SENT']]]);
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

    expect(textsTo(member)).toEqual([]);
    expect(await stateOf(member, 'DUE_TODAY')).toBe('WAITING');
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

    expect(textsTo(member)).toEqual([expect.stringContaining('You said you would pay PHP 5,000.00')]);
  });

  it('tell what happens to a loan and its money', async () => {
    await goTo(business, STARTS);
    const { staff } = business;
    const refused = await memberWithLoan(test);
    await staff.officer.client.backOffice.decideLoan({
      loanNumber: refused.loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { decision: 'REJECT' },
    });
    const member = await approvedLoan(test, staff, { loanAmountPHP: 100_000, installmentCount: 6 });
    const { withdrawalNumber } = (await withdraw(member, staff)).withdrawal;
    await tellNotices(test);
    await settle(staff, withdrawalNumber, 'PROCESSING');
    await tellNotices(test);
    await settle(staff, withdrawalNumber, 'COMPLETED');
    await goTo(business, DUE);
    await pay(business, member, 17_067);
    const bounced = await pay(business, member, 1_000);
    await reverse(business, bounced);
    await tellNotices(test);
    await pay(business, member, 90_000);
    // What was beyond the loan goes back before anybody heard of it.
    await refundByStaff(staff, member);
    await tellNotices(test);

    expect(textsTo(refused)).toEqual([
      expect.stringContaining(`Application ${refused.loanNumber} was not approved`),
    ]);
    expect(textsTo(member).sort()).toEqual([
      expect.stringContaining('is fully paid'),
      expect.stringContaining('of PHP 100,000.00 is approved'),
      expect.stringMatching(/received PHP 17,067.00 .* principal PHP 16,667.00, interest PHP 400.00\. Left/),
      expect.stringMatching(/received PHP 90,000.00 .* principal PHP 83,333.00, credit PHP 6,667.00\. Left/),
      expect.stringContaining('We have sent PHP 50,000.00 to your bank'),
      expect.stringContaining('Your bank has received your PHP 50,000.00'),
      expect.stringMatching(/Your payment of PHP 1,000.00 .* was taken back/),
    ]);
    expect(await stateOf(member, 'DUE_TODAY')).toBe('MOOT');
  });

  it('tell what was waived, and what of it was taken back', async () => {
    const member = await borrower();
    const { loanNumber } = member;
    const { backOffice } = business.staff.officer.client;
    await goTo(business, addDays(DUE, 10));
    const { waiver } = await backOffice.waiveCharges({
      loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { amount: 100, reason: 'The bank was closed.' },
    });
    await tellNotices(test);
    await backOffice.reverseWaiver({
      loanNumber,
      waiverId: waiver?.waiverId ?? '',
      idempotencyKey: randomUUID(),
      requestBody: { reason: 'It was open.' },
    });
    await tellNotices(test);

    const { items } = await member.client.notices.listNotices({ loanNumber });
    const told = items.filter(({ topic }) => topic === 'PAYMENTS').map(({ text }) => text);
    expect(told).toEqual([
      expect.stringContaining(`The waiver of PHP 100.00 for loan ${loanNumber} was taken back`),
      expect.stringContaining(`We waived PHP 100.00 of penalties and late charges of loan ${loanNumber}`),
    ]);
  });

  it('send what is kept by e-mail, with the papers, where there is an address', async () => {
    await goTo(business, STARTS);
    const member = await memberWithLoan(test, { loanAmountPHP: 100_000, installmentCount: 6 });
    await giveEmail(member, 'juana@example.ph');
    const { loanNumber } = member;
    await business.staff.officer.client.backOffice.decideLoan({
      loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { decision: 'APPROVE' },
    });
    await tellNotices(test);
    await goTo(business, addDays(DUE, 1));
    await tellNotices(test);
    await tellNotices(test);

    const papers = mail.received.map(({ to, text }) => [
      ...to,
      ...[...text.matchAll(/filename="?([\w.-]+)/g)].map(([, name]) => name),
    ]);
    expect(papers).toEqual([
      [
        'juana@example.ph',
        ...['contract', 'agreement', 'disclosure'].map((one) => `${loanNumber}-${one}.pdf`),
      ],
      ['juana@example.ph', `${loanNumber}-statement.pdf`],
    ]);
  });

  it('go as the member chose, in the language they chose, and can be read in any case', async () => {
    const member = await borrower();
    const { notices } = member.client;
    const usual = await notices.readNoticePreferences();
    expect(usual).toMatchObject({ hasEmail: false, language: 'en', email: ['CONTRACT', 'STATEMENTS'] });
    const wish = { sms: ['LOAN', 'LATE'], email: ['CONTRACT'], language: 'fil' } as const;

    const changed = await notices.changeNoticePreferences({ requestBody: wish as never });
    await goTo(business, DUE);
    await tellNotices(test);
    await goTo(business, addDays(DUE, 4));
    await tellNotices(test);

    expect(changed).toMatchObject(wish);
    expect(await notices.readNoticePreferences()).toEqual(changed);
    expect(textsTo(member)).toEqual([
      expect.stringContaining('Huli nang 4 araw ang bayad noong Pebrero 19, 2027'),
    ]);
    const { items } = await notices.listNotices({ limit: 2 });
    expect(items.map(({ kind, state, language }) => [kind, state, language])).toEqual([
      ['LATE_4', 'SENT', 'fil'],
      ['DUE_TODAY', 'KEPT', 'fil'],
    ]);
    for (const [field, broken] of [
      ['sms', { ...wish, sms: ['REMINDERS'] }],
      ['email', { ...wish, email: [] }],
    ] as const) {
      const refused = await refusal(notices.changeNoticePreferences({ requestBody: broken as never }));
      expect(refused).toMatchObject({ status: 422, code: 'NOTICE_REQUIRED', fieldErrors: [{ field }] });
    }
    for (const broken of [{}, { ...wish, sms: ['X'] }, { ...wish, sms: ['LATE', 'LATE'] }]) {
      expect(await refusalCode(notices.changeNoticePreferences({ requestBody: broken as never }))).toBe(
        'VALIDATION_FAILED',
      );
    }
  });

  it('are read by their member page by page, by staff with an entry in the audit, and by nobody else', async () => {
    const [member, other] = [await borrower(), await newMember(test)];
    await goTo(business, DUE);
    await tellNotices(test);
    const { accountId: memberId, loanNumber, client } = member;

    const first = await client.notices.listNotices({ limit: 1 });
    const second = await client.notices.listNotices({ limit: 1, cursor: first.nextCursor });
    expect([first, second].map(({ items }) => items.map(({ kind }) => kind))).toEqual([
      ['DUE_TODAY'],
      ['LOAN_APPROVED'],
    ]);
    expect(second.nextCursor).toBeUndefined();
    expect((await client.notices.listNotices({ loanNumber: 'LN99999999' })).items).toEqual([]);
    expect((await client.notices.listNotices({ loanNumber })).items).toHaveLength(2);
    expect((await other.client.notices.listNotices({})).items).toEqual([]);
    const read = await business.staff.assistant.client.backOffice.listMemberNotices({ memberId });
    expect(read.items.map(({ id }) => id)).toEqual([first, second].map(({ items }) => items[0]?.id));
    const [entry] = await test.sql(`SELECT actor_id FROM audit_entry WHERE action = 'NOTICES_READ'`);
    expect(entry).toEqual({ actor_id: business.staff.assistant.accountId });
    const path = `${test.url}/v2/backoffice/members/${memberId}/notices`;
    expect((await send(path, { token: other.token })).status).toBe(403);
    expect((await send(`${test.url}/v2/member/notices`)).status).toBe(401);
    expect(
      (await send(`${test.url}/v2/member/notices`, { token: business.staff.officer.token })).status,
    ).toBe(403);
    const kept = await test.sql<{ text_cipher: string }>(
      'SELECT text_cipher FROM notice WHERE member_id = $1 AND text_cipher IS NOT NULL',
      [memberId],
    );
    expect(kept).toHaveLength(2);
    for (const row of kept) expect(row.text_cipher).not.toContain('loan');
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
