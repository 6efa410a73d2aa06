import { randomUUID } from 'node:crypto';
import { type TestWallet } from '../support/factories';
import { changeSchedule } from '../support/hardship';
import {
  accountOf,
  type Business,
  goTo,
  loanOf,
  nextLoan,
  pay,
  reverse,
  startBusiness,
} from '../support/servicing';
import { refundByStaff, settle, withdraw } from '../support/withdrawals';

/** 100,000 pesos over six months: 17,067 a month, 16,667 of it principal and 400 interest. */
const APPROVED = '2027-01-15';

describe('the report of collections', () => {
  let business: Business;

  beforeEach(async () => {
    business = await startBusiness();
  });

  afterEach(() => business.test.close());

  const officer = () => business.staff.officer.client.backOffice;
  const monthsUntil = async (to: string) =>
    (await officer().readCollections({ from: '2027-01-01', to })).months;
  const collected = async () => {
    const { accounts } = await officer().readTrialBalance({});
    const collections = accounts.find(({ account }) => account === 'COLLECTIONS');
    return (collections?.debit ?? 0) - (collections?.credit ?? 0);
  };
  const receivedUntil = async (to: string) =>
    (await monthsUntil(to)).reduce((sum, { received }) => sum + received, 0);
  const completed = async (loan: TestWallet) => {
    const { withdrawal } = await withdraw(loan, business.staff, 50_000);
    await settle(business.staff, withdrawal.withdrawalNumber, 'PROCESSING', 'COMPLETED');
  };

  it('has what was paid too much in the month in which it came, also once it was sent back', async () => {
    const loan = await loanOf(business, APPROVED);
    await completed(loan);
    const payment = await pay(business, loan, 100_000 + 900);
    await goTo(business, '2027-02-20');
    await refundByStaff(business.staff, loan, 700);

    const [january, ...later] = await monthsUntil('2027-02-20');
    expect(january).toMatchObject({ month: '2027-01', credit: 900, received: 100_900 });
    expect(later.filter(({ received, credit }) => received !== 0 || credit !== 0)).toEqual([]);
    expect(await collected()).toBe(100_900);

    await reverse(business, payment);
    expect(await receivedUntil('2027-02-20')).toBe(0);
    expect(await collected()).toBe(0);
  });

  it('has money that pays the next loan as credit once: when it came in, and there no more', async () => {
    const loan = await loanOf(business, APPROVED);
    await pay(business, loan, 100_000 + 900);
    const { client, phoneNumber } = loan;
    await nextLoan(business, loan);
    await goTo(business, '2027-02-20');
    await client.wallet.payWithCredit({
      idempotencyKey: randomUUID(),
      requestBody: { phoneNumber, loanNumber: loan.loanNumber },
    });

    const [january, february] = await monthsUntil('2027-02-20');
    expect(january).toMatchObject({ credit: 900, received: 100_900 });
    expect(february).toMatchObject({ credit: -900, received: 0 });
    expect(await collected()).toBe(100_900);
  });

  it('expects in a pause nothing, and after it what the new schedule asks for', async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, '2027-02-15');
    await pay(business, loan, 17_067);
    await goTo(business, '2027-03-01');
    await changeSchedule(business, loan, 'PAUSE', 2);
    await goTo(business, '2027-06-20');
    const { schedule = [] } = await accountOf(loan);

    const expected = (await monthsUntil('2027-06-20'))
      .filter((row) => row.expected !== 0)
      .map((row) => [row.month, row.expected]);
    expect(expected).toEqual([
      ['2027-02', 17_067],
      ...schedule.slice(1, 3).map(({ dueDate, amount }) => [dueDate.slice(0, 7), amount]),
    ]);
    expect(expected.slice(1).map(([month]) => month)).toEqual(['2027-05', '2027-06']);
  });

  it('expects of an installment that went into a later schedule what was paid of it ahead, and no more', async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, '2027-02-20');
    await pay(business, loan, 17_067 + 5_000);
    await changeSchedule(business, loan, 'LONGER_TERM', 2);
    await goTo(business, '2027-04-20');
    const { schedule = [] } = await accountOf(loan);
    const askedIn = (month: string) =>
      schedule
        .filter(({ dueDate }) => dueDate.startsWith(month))
        .reduce((sum, { amount }) => sum + amount, 0);

    const months = await monthsUntil('2027-04-20');
    for (const { month, expected } of months) expect([month, expected]).toEqual([month, askedIn(month)]);
    expect(months.map(({ month }) => month)).toEqual(['2027-02', '2027-03', '2027-04']);
  });

  it('expects nothing of a small rest of a loan that has ended, and what is owed again once its payment is taken back', async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, '2027-02-15');
    await pay(business, loan, 17_067);
    const { payoffAmount = 0 } = await accountOf(loan);
    const payment = await pay(business, loan, payoffAmount - 0.4);
    await goTo(business, '2027-07-20');

    const expectedFrom = async (from: string) =>
      (await officer().readCollections({ from, to: '2027-07-20' })).months
        .filter((row) => row.expected !== 0)
        .map((row) => [row.month, row.expected]);
    expect(await expectedFrom('2027-03-01')).toEqual([]);
    expect((await expectedFrom('2027-02-01')).at(-1)).toEqual(['2027-07', 16_664.6]);

    await reverse(business, payment);
    expect(await expectedFrom('2027-02-01')).toEqual([
      ...['02', '03', '04', '05', '06'].map((month) => [`2027-${month}`, 17_067]),
      ['2027-07', 17_065],
    ]);
  });
});
