import { randomUUID } from 'node:crypto';
import { addDays } from '@pautang/loan-terms';
import { HappeningNotices } from '../../src/modules/notices/happening-notices.service';
import { Database } from '../../src/platform/database/database';
import type { TestApp } from '../support/app';
import { approvedLoan, decide, memberWithLoan, newMember } from '../support/factories';
import { answer, Gateway } from '../support/gateway';
import { changeSchedule } from '../support/hardship';
import { refusal, refusalCode, send } from '../support/http';
import { MailServer } from '../support/mail-server';
import { manilaHour, noticeState, tellNotices, toldBorrower } from '../support/notices';
import { arrived, assignPayment, PAYMENTS_SECRET, returnPayment, toldPayment } from '../support/payments';
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
      ...gateway.settings,
      PAYMENTS_SECRET,
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

  const borrower = () => toldBorrower(business, gateway, STARTS);

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
    expect(await noticeState(test, member, 'LOAN_APPROVED')).toBeDefined();
    await tellNotices(test);
    expect([await meanwhile, await listed()]).toEqual([[], [['LOAN_APPROVED', 'SENT']]]);
  });

  it('tell what happens to a loan and its money', async () => {
    await goTo(business, STARTS);
    const { staff } = business;
    const refused = await memberWithLoan(test);
    await decide(business.staff, refused, 'REJECT');
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

    expect(gateway.textsTo(refused)).toEqual([
      `Pautang: Application ${refused.loanNumber} was not approved. Your account says more, and you may apply again.`,
    ]);
    expect(gateway.textsTo(member).sort()).toEqual([
      expect.stringContaining('is fully paid'),
      expect.stringContaining('of PHP 100,000.00 is approved'),
      expect.stringMatching(/received PHP 17,067.00 .* principal PHP 16,667.00, interest PHP 400.00\. Left/),
      expect.stringMatching(/received PHP 90,000.00 .* principal PHP 83,333.00, credit PHP 6,667.00\. Left/),
      expect.stringContaining('We have sent PHP 50,000.00 to your bank'),
      expect.stringContaining('Your bank has received your PHP 50,000.00'),
      expect.stringMatching(/Your payment of PHP 1,000.00 .* was taken back/),
    ]);
    expect(await noticeState(test, member, 'DUE_TODAY')).toBe('MOOT');
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

  it('tell of money in another currency than the loan that it names, until it counts or went back', async () => {
    const [member, other] = [await borrower(), await loanOf(business, STARTS)];
    const { loanNumber } = member;
    const came = (reference: string, amount: number) =>
      arrived(test, { ...toldPayment(STARTS, amount, reference), currency: 'USD' });
    const payments = [
      await came(`${loanNumber} ${other.loanNumber}`, 30),
      await came(`${loanNumber}1`, 31),
      await came(`july ${loanNumber.toLowerCase()}`, 50),
      await came(loanNumber, 60),
    ];
    expect(payments.map(({ state }) => state)).toEqual(Array(4).fill('UNASSIGNED'));
    await returnPayment(business, payments[3]!.paymentNumber);
    await tellNotices(test);
    for (const { paymentNumber } of payments.slice(0, 3)) await returnPayment(business, paymentNumber);
    await tellNotices(test);

    expect(gateway.textsTo(member).sort()).toEqual([
      expect.stringContaining(`The USD 50.00 that came with the number of loan ${loanNumber} went back`),
      expect.stringContaining(`The USD 60.00 that came with the number of loan ${loanNumber} went back`),
      expect.stringContaining(
        `received USD 50.00 with the number of loan ${loanNumber}. That loan is paid in PHP`,
      ),
    ]);
    expect(gateway.textsTo(other).filter((text) => text.includes('USD'))).toEqual([]);
  });

  it('tell of money that names a loan which cannot take it, or not yet, and of none that it took', async () => {
    const member = await borrower();
    await goTo(business, DUE);
    const came = (amount: number, paidAt = DUE) =>
      arrived(test, toldPayment(paidAt, amount, member.loanNumber));
    await tellNotices(test);
    const early = await came(311, '2027-01-01');
    await tellNotices(test);
    await pay(business, member, 103_000);
    await tellNotices(test);
    const [late, kept] = [await came(322), await came(333)];
    await tellNotices(test);
    for (const { paymentNumber } of [early, late]) await returnPayment(business, paymentNumber);
    await assignPayment(business, kept.paymentNumber, member.loanNumber);
    await tellNotices(test);

    const told = gateway.textsTo(member).filter((text) => /PHP 3(11|22|33)\.00/.test(text));
    expect(told.sort()).toEqual([
      expect.stringMatching(/PHP 311\.00 that came with the number of loan \S+ went back/),
      expect.stringMatching(/PHP 322\.00 that came with the number of loan \S+ went back/),
      expect.stringMatching(/received PHP 311\.00 with the number of loan \S+ It does not count yet/),
      expect.stringMatching(/received PHP 322\.00 with the number of loan \S+ Nothing is owed on that loan/),
      expect.stringMatching(/received PHP 333\.00 for loan \S+ It paid: credit PHP 333\.00/),
      expect.stringMatching(/received PHP 333\.00 with the number of loan \S+ Nothing is owed on that loan/),
    ]);
  });

  it('send what is kept by e-mail, with the papers, where there is an address', async () => {
    await goTo(business, STARTS);
    const member = await memberWithLoan(test, { loanAmountPHP: 100_000, installmentCount: 6 });
    await test.sql('UPDATE member SET email = $2 WHERE id = $1', [member.accountId, 'juana@example.ph']);
    const { loanNumber } = member;
    await decide(business.staff, { loanNumber });
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

  it('stay kept as they were said by one way, until another one says what is true by then', async () => {
    const member = await borrower();
    await test.sql('UPDATE member SET email = $2 WHERE id = $1', [member.accountId, 'maria@example.ph']);
    const { notices } = member.client;
    const { sms, email, language } = await notices.readNoticePreferences();
    const requestBody = { sms, email: [...email, 'REMINDERS'], language };
    await notices.changeNoticePreferences({ requestBody: requestBody as never });
    const kept = async () => {
      const { items } = await notices.listNotices({});
      const { text, sentBy } = items.find(({ kind }) => kind === 'DUE_TODAY') ?? {};
      return { text, sentBy };
    };
    await goTo(business, DUE);
    mail.refuse = () => new Error('down');
    try {
      await tellNotices(test, manilaHour(12));
      await pay(business, member, 1_000);
      await tellNotices(test, manilaHour(13));
      expect(await kept()).toEqual({ text: expect.stringContaining('PHP 17,067.00'), sentBy: ['SMS'] });
    } finally {
      mail.refuse = () => undefined;
    }

    await tellNotices(test, manilaHour(14));
    expect(await kept()).toEqual({
      text: expect.stringContaining('PHP 16,067.00'),
      sentBy: ['SMS', 'EMAIL'],
    });
    expect(mail.received.at(-1)?.text).toContain('PHP 16,067.00');
  });

  it('tell of the schedule that is in force, and no more of one that another took the place of', async () => {
    const member = await borrower();
    await test.sql('UPDATE member SET email = $2 WHERE id = $1', [member.accountId, 'rosa@example.ph']);
    const { notices } = member.client;
    const { sms, email, language } = await notices.readNoticePreferences();
    const requestBody = { sms, email: [...email, 'LOAN'], language };
    await notices.changeNoticePreferences({ requestBody: requestBody as never });
    const told = (texts: string[]) =>
      texts.flatMap(
        (text) => /has the schedule that you asked for.*?is due on ([\w ,]+)\./.exec(text)?.[1] ?? [],
      );
    mail.refuse = () => new Error('down');
    try {
      await changeSchedule(business, member, 'PAUSE', 1);
      await tellNotices(test, manilaHour(12));
      await changeSchedule(business, member, 'PAUSE', 2);
    } finally {
      mail.refuse = () => undefined;
    }
    await tellNotices(test, manilaHour(13));

    const [paused, pausedLonger] = ['March 19, 2027', 'May 19, 2027'];
    expect(told(gateway.textsTo(member))).toEqual([paused, pausedLonger]);
    const mails = mail.received.filter(({ to }) => to.includes('rosa@example.ph'));
    expect(told(mails.map(({ text }) => text))).toEqual([pausedLonger]);
    const { items } = await notices.listNotices({});
    expect(
      items.filter(({ kind }) => kind === 'HARDSHIP_AGREED').map(({ state, sentBy }) => [state, sentBy]),
    ).toEqual([
      ['SENT', ['SMS', 'EMAIL']],
      ['SENT', ['SMS']],
    ]);
  });

  it('go as the member chose, in the language they chose, and can be read in any case', async () => {
    const member = await borrower();
    const { notices } = member.client;
    const usual = await notices.readNoticePreferences();
    expect(usual).toMatchObject({ hasEmail: false, language: 'en', email: ['CONTRACT', 'STATEMENTS'] });
    const wish = { sms: ['LOAN', 'LATE'], email: ['CONTRACT'], language: 'fil' } as const;

    const before = { ...wish, email: ['CONTRACT', 'LOAN'], language: 'en' };
    await notices.changeNoticePreferences({ requestBody: before as never });
    const changed = await notices.changeNoticePreferences({ requestBody: wish as never });
    await goTo(business, DUE);
    await tellNotices(test);
    await goTo(business, addDays(DUE, 4));
    await tellNotices(test);

    expect(changed).toMatchObject(wish);
    expect(await notices.readNoticePreferences()).toEqual(changed);
    expect(gateway.textsTo(member)).toEqual([
      expect.stringContaining('Huli na nang 4 araw ang hulog na dapat bayaran noong Pebrero 19, 2027'),
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
});
