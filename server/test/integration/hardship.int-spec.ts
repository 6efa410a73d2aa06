import { randomUUID } from 'node:crypto';
import type { HardshipDecision, HardshipQuoteDto, HardshipWayName } from '@pautang/sdk';
import { unzipSync } from 'fflate';
import { AccessTokens } from '../../src/modules/auth/access-token';
import { DownloadFile } from '../../src/modules/data-rights/download-file.service';
import { startSecondApp } from '../support/app';
import { cancelOn } from '../support/cancellation';
import { findWith } from '../support/damage';
import { activatedMember, beginSession, type TestWallet } from '../support/factories';
import { refusal, refusalCode } from '../support/http';
import { inTurn } from '../support/in-turn';
import { tellNotices } from '../support/notices';
import { pdfText } from '../support/pdf-text';
import { accountOf, type Business, goTo, loanOf, pay, reverse, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';

const APPROVED = '2027-01-15';

describe('hardship', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness();
  });

  afterAll(() => expectSoundLedger(business.test).finally(() => business.test.close()));

  const quote = ({ client, loanNumber }: TestWallet, way: string, size: number) =>
    client.loan.quoteHardship({ loanNumber, requestBody: { way: way as HardshipWayName, size } });
  const ask = (
    { client, loanNumber }: TestWallet,
    { way, size, quoteHash }: HardshipQuoteDto,
    inOwnWords?: string,
  ) =>
    client.loan.applyForHardship({
      loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { way, size, quoteHash, happened: 'LESS_INCOME', inOwnWords, canPay: 5000 },
    });
  const decide = (requestId: string, decision: string, reason?: string) =>
    business.staff.officer.client.backOffice.decideHardship({
      requestId,
      idempotencyKey: randomUUID(),
      requestBody: { decision: decision as HardshipDecision, reason },
    });
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'DONE',
      (error: { code?: string }) => error.code,
    );
  /** The loan in the list of officers. */
  const listed = async ({ loanNumber }: TestWallet) => {
    const { items } = await business.staff.officer.client.backOffice.listLoans({ limit: 50 });
    return items.find((one) => one.loanNumber === loanNumber);
  };
  /** One of six installments of 17,067 is paid, and 83,333 of principal are left. */
  const paidOnce = async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, '2027-02-15');
    await pay(business, loan, 17_067);
    await goTo(business, '2027-03-01');
    return loan;
  };

  it('tells what each way costs, and changes nothing', async () => {
    const loan = await paidOnce();
    const [pause, longer, dueDay] = await Promise.all([
      quote(loan, 'PAUSE', 2),
      quote(loan, 'LONGER_TERM', 3),
      quote(loan, 'DUE_DAY', 20),
    ]);

    const before = {
      installmentCount: 5,
      principal: 83_333,
      interest: 2000,
      total: 85_333,
      endsOn: '2027-07-15',
    };
    expect([pause.before, longer.before, dueDay.before]).toEqual([before, before, before]);
    // 0.4 % of 83,333 are 333.33 a month; the month has 28 days, and five of them are added.
    expect([pause.cost, longer.cost, dueDay.cost]).toEqual([666.66, 999.99, 59.52]);
    expect(pause.schedule.map(({ dueDate, amount }) => [dueDate, amount])).toEqual([
      ['2027-05-15', 17_200],
      ['2027-06-15', 17_200],
      ['2027-07-15', 17_200],
      ['2027-08-15', 17_200],
      ['2027-09-15', 17_199.66],
    ]);
    expect(longer.schedule.map(({ amount }) => amount)).toEqual([...Array(7).fill(10_792), 10_788.99]);
    expect(longer.after).toMatchObject({ installmentCount: 8, total: 86_332.99, endsOn: '2027-10-15' });
    expect(dueDay.schedule.map(({ dueDate }) => dueDate)).toEqual([
      '2027-03-20',
      '2027-04-20',
      '2027-05-20',
      '2027-06-20',
      '2027-07-20',
    ]);
    await goTo(business, '2027-03-05');
    expect((await quote(loan, 'PAUSE', 2)).quoteHash).toBe(pause.quoteHash);
    expect((await accountOf(loan)).schedule?.[1]?.dueDate).toBe('2027-03-15');
    expect(await codeOf(quote(loan, 'PAUSE', 4))).toBe('VALIDATION_FAILED');
    expect(await codeOf(quote(loan, 'LONGER_TERM', 47))).toBe('HARDSHIP_NOT_POSSIBLE');
  });

  it('changes the schedule when an officer agrees: nothing is late in a pause, and the rest is paid after it', async () => {
    const loan = await paidOnce();
    const inOwnWords = 'Nagsara ang pabrika; may bagong trabaho ako sa Mayo.';
    const asked = await ask(loan, await quote(loan, 'PAUSE', 2), inOwnWords);
    expect(asked).toMatchObject({ state: 'ASKED', happened: 'LESS_INCOME', inOwnWords, canPay: 5000 });
    expect(await listed(loan)).toMatchObject({ openHardshipRequest: asked.requestId });
    expect(await codeOf(ask(loan, await quote(loan, 'PAUSE', 1)))).toBe('HARDSHIP_ALREADY_ASKED');
    await goTo(business, '2027-03-10');
    const { items } = await business.staff.assistant.client.backOffice.listHardship({});
    expect(items.find(({ requestId }) => requestId === asked.requestId)).toMatchObject({ inOwnWords });
    const answers = await Promise.all([
      codeOf(decide(asked.requestId, 'AGREE')),
      codeOf(decide(asked.requestId, 'AGREE')),
    ]);
    expect(answers.sort()).toEqual(['DONE', 'HARDSHIP_NOT_OPEN']);

    await goTo(business, '2027-05-14');
    const { scheduleChanges, openHardshipRequest } = (await listed(loan)) ?? {};
    expect([scheduleChanges, openHardshipRequest]).toEqual([1, undefined]);
    const account = await accountOf(loan);
    expect(account).toMatchObject({ amountDue: 0, charges: [], daysPastDue: 0 });
    expect(account.nextPayment).toMatchObject({ dueDate: '2027-05-15', amount: 17_200 });
    expect(account.schedule?.map(({ installmentNumber }) => installmentNumber)).toEqual([1, 2, 3, 4, 5, 6]);
    const { requestId } = asked;
    const pausedUntil = '2027-05-15';
    expect(account.scheduleChange).toEqual({ requestId, changedOn: '2027-03-10', version: 2, pausedUntil });
    const { requests, schedules } = await loan.client.loan.readHardship({ loanNumber: loan.loanNumber });
    expect(requests).toMatchObject([{ state: 'AGREED', changedOn: '2027-03-10' }]);
    const numbers = schedules.map(({ schedule, ...version }) => ({
      ...version,
      schedule: schedule.map(({ installmentNumber }) => installmentNumber),
    }));
    expect(numbers).toEqual([
      { version: 1, since: APPROVED, until: '2027-03-10', schedule: [1, 2, 3, 4, 5, 6] },
      {
        version: 2,
        since: '2027-03-10',
        requestId,
        happened: 'LESS_INCOME',
        way: 'PAUSE',
        size: 2,
        schedule: [2, 3, 4, 5, 6],
      },
    ]);
    const { phoneNumber, client, loanNumber } = loan;
    const { assistant } = business.staff;
    expect((await assistant.client.backOffice.readHardshipOf({ loanNumber })).schedules).toEqual(schedules);

    // Made before the change, recorded after it: it counts from the day of the change.
    const late = await pay(business, loan, 17_200, { paidAt: '2027-03-08' });
    expect(late.allocations.map(({ installmentNumber }) => installmentNumber)).toEqual([2]);
    const { items: paid } = await assistant.client.backOffice.listRepayments({ loanNumber });
    expect(paid[0]?.allocations).toEqual(late.allocations);
    expect((await accountOf(loan)).payments?.[0]?.allocations).toEqual(late.allocations);
    await goTo(business, '2027-06-16');
    const { history } = await client.member.readCreditScore({ requestBody: { phoneNumber } });
    expect(history.flatMap(({ installmentNumber = [] }) => installmentNumber)).toEqual([3, 2, 2, 1, 1]);
    const { months } = await client.loan.readLoanStatement({ requestBody: { phoneNumber, loanNumber } });
    const told = months.flatMap(({ movements }) => movements.map(({ description }) => description));
    expect(told.filter((line) => line.startsWith('Interest'))).toEqual(
      [1, 2, 2, 3].map((number) => `Interest, installment ${number}`),
    );
    await pay(business, loan, 34_400);
    const moved = (from: string, to: string) =>
      `UPDATE loan_day_position SET oldest_unpaid_on = '${to}' WHERE oldest_unpaid_on = '${from}' AND member_id = '${loan.accountId}'`;
    for (const other of [moved('2027-05-15', '2027-05-16'), moved('2027-08-16', '2027-07-15')])
      expect(await findWith(business.test, other)).toContainEqual(expect.stringContaining('what is late of'));
    await goTo(business, '2027-09-15');
    await pay(business, loan, (await accountOf(loan)).payoffAmount ?? 0);
    expect((await accountOf(loan)).status).toBe('REPAID');
  });

  it('puts what is overdue into the new schedule, and takes a payment from before it back', async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, '2027-02-15');
    const paid = await pay(business, loan, 17_067);
    await goTo(business, '2027-03-25');
    const { charges } = await accountOf(loan);
    const quoted = await quote(loan, 'LONGER_TERM', 2);
    expect(quoted.after.installmentCount).toBe(7);
    await decide((await ask(loan, quoted)).requestId, 'AGREE');
    await goTo(business, '2027-04-14');
    const account = await accountOf(loan);
    expect([account.charges, account.daysPastDue]).toEqual([charges, 0]);
    expect(account.schedule?.map(({ status, movedOn }) => [status, movedOn]).slice(0, 3)).toEqual([
      ['PAID', undefined],
      ['DUE', '2027-03-25'],
      ['UPCOMING', undefined],
    ]);
    expect(account.schedule?.map(({ installmentNumber }) => installmentNumber)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    expect(account.nextPayment).toMatchObject({ installmentNumber: 3, dueDate: '2027-04-15' });
    expect(quoted.dueAtOnce).toBe(account.amountDue);
    expect(account.amountDue).toBe((charges ?? []).reduce((sum, { amount }) => sum + amount, 0));

    const { repaymentNumber } = paid;
    await reverse(business, { loanNumber: loan.loanNumber, repaymentNumber });
    const after = await accountOf(loan);
    expect(after.nextPayment?.dueDate).toBeDefined();
    expect(after.schedule?.find(({ dueDate }) => dueDate === '2027-04-15')?.principal).toBeCloseTo(
      (quoted.schedule[0]?.principal ?? 0) + 16_667,
      2,
    );
  });

  it('writes an addendum with the figures that were agreed to, for the member and staff alone', async () => {
    const loan = await paidOnce();
    const { loanNumber, client } = loan;
    const quoted = await quote(loan, 'PAUSE', 2);
    const { requestId } = await ask(loan, quoted);
    const { test, staff } = business;
    const path = `loan/${loanNumber}/hardship/${requestId}/addendum.pdf`;
    const download = async (from: string, token: string) => {
      const answer = await fetch(`${test.url}/v2/${from}`, { headers: { authorization: `Bearer ${token}` } });
      return { status: answer.status, pdf: Buffer.from(await answer.arrayBuffer()) };
    };
    const { token } = loan;
    expect((await download(path, token)).status).toBe(404);
    const agreed = await decide(requestId, 'AGREE');
    expect(agreed.addendum).toBe(`/v2/${path}`);

    const english = await download(`${path}?language=en`, token);
    const filipino = await download(`${path}?language=fil`, token);
    const text = pdfText(english.pdf).join(' ');
    for (const said of ['A pause of 2 months', '85,333.00', '85,999.66', '666.66', 'September 15, 2027']) {
      expect(text).toContain(said);
    }
    expect(text.replaceAll(' ', '')).toContain(quoted.quoteHash);
    expect(pdfText(filipino.pdf).join(' ')).toContain('Addendum sa kontrata ng loan');
    expect((await download(`${path}?language=en`, token)).pdf).toEqual(english.pdf);
    const ofStaff = await download(
      `backoffice/${path.replace('loan/', 'loans/')}?language=en`,
      staff.assistant.token,
    );
    expect(ofStaff).toEqual(english);
    expect(
      await test.sql(
        `SELECT actor_id, subject FROM audit_entry WHERE member_id = $1 AND action = 'ADDENDUM_READ'`,
        [loan.accountId],
      ),
    ).toEqual([{ actor_id: staff.assistant.accountId, subject: `loan ${loanNumber}` }]);
    const { items } = await client.loan.listDocuments({ loanNumber });
    expect(items.map(({ name }) => name)).toEqual([
      'contract.pdf',
      'agreement.pdf',
      'disclosure.pdf',
      'addendum.pdf',
      'statement.pdf',
      'statement.csv',
    ]);
    expect(items[3]).toMatchObject({ requestId, path: agreed.addendum, language: 'en' });
    const kept = unzipSync(await test.get(DownloadFile).make(loan.accountId));
    const addendum = kept[`documents/${loanNumber}-addendum-1.pdf`];
    expect(addendum && Buffer.from(addendum)).toEqual(english.pdf);
    const stranger = await activatedMember(business.test);
    expect((await download(path, stranger.token)).status).toBe(404);
  });

  it('tells the member and others what became of a request', async () => {
    const loan = await paidOnce();
    const refused = await ask(loan, await quote(loan, 'PAUSE', 1));
    await decide(refused.requestId, 'REFUSE', 'The papers do not show it.');
    const agreed = await ask(loan, await quote(loan, 'PAUSE', 2));
    await decide(agreed.requestId, 'AGREE');
    await ask(loan, await quote(loan, 'PAUSE', 1));
    await loan.client.loan.withdrawHardship({ loanNumber: loan.loanNumber });

    const events = await business.test.sql<{ type: string }>(
      `SELECT type FROM member_event WHERE member_id = $1 AND type LIKE 'loan.hardship.%' ORDER BY recorded_at`,
      [loan.accountId],
    );
    expect(events.map(({ type }) => type.slice('loan.hardship.'.length))).toEqual([
      'asked',
      'refused',
      'asked',
      'agreed',
      'asked',
      'withdrawn',
    ]);
    await tellNotices(business.test);
    const { items } = await loan.client.notices.listNotices({});
    expect(items.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Your new schedule is agreed', 'Your schedule stays as it is']),
    );
    const told = items.find(({ kind }) => kind === 'HARDSHIP_AGREED');
    expect(told?.text).toContain('The next payment, PHP 17,200.00, is due on May 15, 2027.');
  });

  it('ends where its loan is paid off or cancelled before the answer, and everybody sees that', async () => {
    const endOf = async (loan: TestWallet) => {
      const { requests } = await loan.client.loan.readHardship({ loanNumber: loan.loanNumber });
      const [told] = await business.test.sql<{ type: string; mine: boolean }>(
        `SELECT type, data->>'memberId' = member_id::text AS mine FROM member_event WHERE member_id = $1 AND type LIKE 'loan.hardship.%' ORDER BY id DESC LIMIT 1`,
        [loan.accountId],
      );
      return [requests[0]?.state, requests[0]?.closedAt !== undefined, told?.type, told?.mine];
    };
    const ended = ['ENDED', true, 'loan.hardship.ended', true];
    const settled = await paidOnce();
    const { requestId } = await ask(settled, await quote(settled, 'PAUSE', 1));
    const { payoffAmount = 0 } = await accountOf(settled);
    const withdraw = () => settled.client.loan.withdrawHardship({ loanNumber: settled.loanNumber });
    const answer = () => decide(requestId, 'AGREE');
    // Also for who answers or withdraws in the very moment.
    const [, ...late] = await inTurn<unknown>(business.test, settled, [
      () => pay(business, settled, payoffAmount),
      () => refusal(answer()),
      () => refusal(withdraw()),
    ]);
    expect(await endOf(settled)).toEqual(ended);
    for (const { value } of [...late, { value: await refusal(answer()) }] as { value: object }[])
      expect(value).toMatchObject({
        code: 'HARDSHIP_NOT_OPEN',
        message: 'This request ended with its loan.',
      });

    const cancelled = await loanOf(business, APPROVED);
    const { client, loanNumber } = cancelled;
    await expect(client.loan.withdrawHardship({ loanNumber })).rejects.toMatchObject({
      code: 'HARDSHIP_NOT_OPEN',
      message: 'Nobody asked for another schedule of this loan.',
    });
    await ask(cancelled, await quote(cancelled, 'PAUSE', 1));
    await client.loan.addPromise({
      loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { promisedOn: APPROVED, amount: 500 },
    });
    await cancelOn(business.test, cancelled);
    expect(await endOf(cancelled)).toEqual(ended);
    expect((await client.loan.readPromises({ loanNumber })).items).toMatchObject([{ state: 'WITHDRAWN' }]);
    expect(
      await business.test.sql(
        `SELECT 1 FROM member_event WHERE member_id = $1 AND type = 'loan.promise.withdrawn'`,
        [cancelled.accountId],
      ),
    ).toHaveLength(1);
  });

  it('charges nothing of a loan that is cancelled all the same', async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, '2027-01-17');
    const { requestId } = await ask(loan, await quote(loan, 'LONGER_TERM', 6));
    await decide(requestId, 'AGREE');
    const charged = () =>
      business.test.sql<{ account: string; amount: string }>(
        `SELECT account, sum(amount_minor) AS amount FROM posting
         WHERE member_id = $1 AND account LIKE 'INTEREST_%' GROUP BY 1 ORDER BY 1`,
        [loan.accountId],
      );
    const before = await charged();
    await cancelOn(business.test, loan);

    expect(before.map(({ account }) => account)).toEqual(['INTEREST_INCOME', 'INTEREST_RECEIVABLE']);
    expect((await charged()).map(({ amount }) => Number(amount))).toEqual([0, 0]);
  });

  it('leaves the score of who cancels all the same as it was', async () => {
    const settings = { DEMO: 'true', LOAN_COOLING_OFF_DAYS: '27' };
    const patient = { ...business, test: await startSecondApp(business.test, settings) };
    const loan = await loanOf(patient, APPROVED);
    const { requestId } = await ask(loan, await quote(loan, 'DUE_DAY', 1));
    await decide(requestId, 'AGREE');
    await goTo(business, '2027-02-08');
    const { client, phoneNumber } = loan;
    const score = () => client.member.readCreditScore({ requestBody: { phoneNumber } });
    const late = await score();
    await cancelOn(patient.test, loan);
    const { creditScore, history } = await score();
    await patient.test.close();

    expect(late.history.map(({ reason }) => reason)).toEqual(['LATE_INSTALLMENT', 'MONEY_KEPT', 'STARTED']);
    expect(creditScore).toBe(500);
    expect(history.slice(0, 2).map(({ correctedReason }) => correctedReason)).toEqual([
      'LATE_INSTALLMENT',
      'MONEY_KEPT',
    ]);
  });

  it('is refused where something was paid since, and beside a payment one comes after the other', async () => {
    const loan = await paidOnce();
    const asked = await ask(loan, await quote(loan, 'DUE_DAY', 5));
    const [agreed] = await Promise.all([codeOf(decide(asked.requestId, 'AGREE')), pay(business, loan, 1000)]);
    if (agreed !== 'DONE') {
      expect(agreed).toBe('HARDSHIP_QUOTE_CHANGED');
      expect(await codeOf(decide(asked.requestId, 'REFUSE'))).toBe('VALIDATION_FAILED');
      expect(await decide(asked.requestId, 'REFUSE', 'Something was paid.')).toMatchObject({
        state: 'REFUSED',
      });
    }
    const again = await ask(loan, await quote(loan, 'PAUSE', 1));
    await pay(business, loan, 2000);
    expect(await codeOf(decide(again.requestId, 'AGREE'))).toBe('HARDSHIP_QUOTE_CHANGED');
    await loan.client.loan.withdrawHardship({ loanNumber: loan.loanNumber });
    expect(await codeOf(loan.client.loan.withdrawHardship({ loanNumber: loan.loanNumber }))).toBe(
      'HARDSHIP_NOT_OPEN',
    );
  });

  it('is decided by somebody else, also where the member works here', async () => {
    const { test } = business;
    const loan = await paidOnce();
    const { requestId } = await ask(loan, await quote(loan, 'PAUSE', 1));
    const roles = ['MEMBER', 'LOAN_OFFICER'] as const;
    await test.sql('UPDATE account SET roles = $2 WHERE id = $1', [loan.accountId, roles]);
    await beginSession(test, loan);
    const token = test.get(AccessTokens).sign({ ...loan, roles });

    const own = await refusalCode(
      test.client(token).backOffice.decideHardship({
        requestId,
        idempotencyKey: randomUUID(),
        requestBody: { decision: 'AGREE' },
      }),
    );

    expect(own).toBe('OWN_ACCOUNT');
  });

  it('comes at most twice in twelve months, and to the own loan alone', async () => {
    const loan = await paidOnce();
    for (const way of ['LONGER_TERM', 'PAUSE']) {
      await decide((await ask(loan, await quote(loan, way, 1))).requestId, 'AGREE');
    }
    expect(await codeOf(quote(loan, 'PAUSE', 1))).toBe('HARDSHIP_TOO_OFTEN');
    const stranger = await activatedMember(business.test);
    const { loanNumber } = loan;
    expect(await codeOf(stranger.client.loan.readHardship({ loanNumber }))).toBe('LOAN_NOT_FOUND');
    expect(await codeOf(quote({ ...loan, client: stranger.client }, 'PAUSE', 1))).toBe('LOAN_NOT_FOUND');
    const { assistant } = business.staff;
    const requestBody = { decision: 'AGREE' as const };
    expect(
      await codeOf(
        assistant.client.backOffice.decideHardship({
          requestId: randomUUID(),
          idempotencyKey: randomUUID(),
          requestBody,
        }),
      ),
    ).toBe('FORBIDDEN');
  });
});
