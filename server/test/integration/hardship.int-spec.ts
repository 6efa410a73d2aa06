import { unzipSync } from 'fflate';
import { DownloadFile } from '../../src/modules/data-rights/download-file.service';
import { startSecondApp } from '../support/app';
import { cancelOn } from '../support/cancellation';
import { findWith } from '../support/damage';
import { activatedMember, type TestWallet } from '../support/factories';
import {
  APPROVED,
  askForHardship,
  changeSchedule,
  decideHardship,
  hardshipQuote,
  paidOnce,
} from '../support/hardship';
import { outcomes, refusalCode, send } from '../support/http';
import { pdfText } from '../support/pdf-text';
import { accountOf, type Business, goTo, loanOf, pay, reverse, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';

describe('hardship', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness();
  });

  afterAll(() => expectSoundLedger(business.test).finally(() => business.test.close()));

  /** The loan in the list of officers. */
  const listed = async ({ loanNumber }: TestWallet) => {
    const { items } = await business.staff.officer.client.backOffice.listLoans({ limit: 50 });
    return items.find((one) => one.loanNumber === loanNumber);
  };

  it('tells what each way costs, and changes nothing', async () => {
    const loan = await paidOnce(business);
    const [pause, longer, dueDay] = await Promise.all([
      hardshipQuote(loan, 'PAUSE', 2),
      hardshipQuote(loan, 'LONGER_TERM', 3),
      hardshipQuote(loan, 'DUE_DAY', 20),
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
    expect((await hardshipQuote(loan, 'PAUSE', 2)).quoteHash).toBe(pause.quoteHash);
    expect((await accountOf(loan)).schedule?.[1]?.dueDate).toBe('2027-03-15');
    expect(await refusalCode(hardshipQuote(loan, 'PAUSE', 4))).toBe('VALIDATION_FAILED');
    expect(await refusalCode(hardshipQuote(loan, 'LONGER_TERM', 47))).toBe('HARDSHIP_NOT_POSSIBLE');
  });

  it('changes the schedule when an officer agrees: nothing is late in a pause, and the rest is paid after it', async () => {
    const loan = await paidOnce(business);
    const inOwnWords = 'Nagsara ang pabrika; may bagong trabaho ako sa Mayo.';
    const asked = await askForHardship(loan, 'PAUSE', 2, inOwnWords);
    expect(asked).toMatchObject({ state: 'ASKED', happened: 'LESS_INCOME', inOwnWords, canPay: 5000 });
    expect(await listed(loan)).toMatchObject({ openHardshipRequest: asked.requestId });
    expect(await refusalCode(askForHardship(loan, 'PAUSE', 1))).toBe('HARDSHIP_ALREADY_ASKED');
    await goTo(business, '2027-03-10');
    const { items } = await business.staff.assistant.client.backOffice.listHardship({});
    expect(items.find(({ requestId }) => requestId === asked.requestId)).toMatchObject({ inOwnWords });
    const answers = await outcomes([
      decideHardship(business, asked.requestId, 'AGREE'),
      decideHardship(business, asked.requestId, 'AGREE'),
    ]);
    expect(answers).toEqual(['HARDSHIP_NOT_OPEN', 'done']);

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
    const quoted = await hardshipQuote(loan, 'LONGER_TERM', 2);
    expect(quoted.after.installmentCount).toBe(7);
    await changeSchedule(business, loan, 'LONGER_TERM', 2);
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

  it('leaves no rest beside the new schedule that was too little to ask for', async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, '2027-02-15');
    await pay(business, loan, 17_066.5);
    const { quote } = await changeSchedule(business, loan, 'PAUSE', 1);

    const { amountDue, outstandingAmount, schedule } = await accountOf(loan);
    expect([amountDue, outstandingAmount]).toEqual([0, quote.after.total]);
    expect(quote.after.principal).toBe(83_333.5);
    expect(schedule?.[0]).toMatchObject({ installmentNumber: 1, status: 'PAID', amount: 17_066.5 });
    await goTo(business, '2027-03-15');
    expect((await accountOf(loan)).amountDue).toBe(0);
  });

  it('writes an addendum with the figures that were agreed to, for the member and staff alone', async () => {
    const loan = await paidOnce(business);
    const { loanNumber, client } = loan;
    const quoted = await hardshipQuote(loan, 'PAUSE', 2);
    const { requestId } = await askForHardship(loan, 'PAUSE', 2);
    const { test, staff } = business;
    const path = `loan/${loanNumber}/hardship/${requestId}/addendum.pdf`;
    const download = async (from: string, token: string) => {
      const answer = await fetch(`${test.url}/v2/${from}`, { headers: { authorization: `Bearer ${token}` } });
      return { status: answer.status, pdf: Buffer.from(await answer.arrayBuffer()) };
    };
    const { token } = loan;
    expect((await download(path, token)).status).toBe(404);
    const agreed = await decideHardship(business, requestId, 'AGREE');
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

  it('shows no addendum to staff once its member is nobody any more', async () => {
    const { test, staff } = business;
    const loan = await paidOnce(business);
    const { requestId } = await changeSchedule(business, loan, 'PAUSE', 2);
    const { loanNumber, accountId } = loan;
    await test.sql(`UPDATE member SET state = 'CLOSED' WHERE id = $1`, [accountId]);
    const path = `v2/backoffice/loans/${loanNumber}/hardship/${requestId}/addendum.pdf`;

    const answer = await send(`${test.url}/${path}`, { token: staff.assistant.token });

    expect(answer).toMatchObject({ status: 404, json: { code: 'DOCUMENT_NOT_FOUND' } });
  });

  it('charges nothing of a loan that is cancelled all the same', async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, '2027-01-17');
    await changeSchedule(business, loan, 'LONGER_TERM', 6);
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
    await changeSchedule(business, loan, 'DUE_DAY', 1);
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
});
