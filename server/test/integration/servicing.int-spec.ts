import { addDays, dueDays, type LoanCheckpoint, payMore, toMajor, toMinor } from '@pautang/loan-terms';
import { OfferedRates } from '../../src/modules/currency/offered-rates';
import { startSecondApp } from '../support/app';
import { send } from '../support/http';
import {
  accountOf,
  type Business,
  goTo,
  loanAccount,
  loanOf,
  pay,
  reverse,
  startBusiness,
} from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';

/** Approved on a day in January: the installments fall due on the 15th of the months that follow. */
const APPROVED = '2027-01-15';
const DUE = dueDays(APPROVED, 6);
const [first = '', second = ''] = DUE;

describe('a running loan', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness();
  });

  afterAll(async () => {
    await expectSoundLedger(business.test);
    await business.test.close();
  });

  it('falls due on the same day of each month, or on its last', async () => {
    const { schedule, ...account } = await accountOf(await loanOf(business, '2027-01-31'));

    expect(account).toMatchObject({
      active: true,
      status: 'APPROVED',
      asOf: '2027-01-31',
      amountDue: 0,
      payoffAmount: 100_000,
      outstandingAmount: 102_400,
      nextPayment: { installmentNumber: 1, dueDate: '2027-02-28', amount: 17_067 },
    });
    expect(
      schedule?.map(({ dueDate, amount, principal, interest }) => [dueDate, amount, principal, interest]),
    ).toEqual([
      ['2027-02-28', 17_067, 16_667, 400],
      ['2027-03-31', 17_067, 16_667, 400],
      ['2027-04-30', 17_067, 16_667, 400],
      ['2027-05-31', 17_067, 16_667, 400],
      ['2027-06-30', 17_067, 16_667, 400],
      ['2027-07-31', 17_065, 16_665, 400],
    ]);
  });

  it.each([
    [3, 0, 'OVERDUE'],
    [4, 904.55, 'OVERDUE'],
    [30, 2235.78, 'OVERDUE'],
    [90, 5307.84, 'OVERDUE'],
  ])('costs, %i days late, %d', async (daysLate, penalty, status) => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, addDays(first, daysLate));
    const { schedule = [] } = await accountOf(loan);

    expect(schedule[0]).toMatchObject({ penalty, status, daysLate, outstanding: 17_067 + penalty });
    expect(schedule[0]?.lateCharge).toBe(penalty && 853.35);
  });

  it('ends as its checkpoint says that it will when more is paid each month', async () => {
    const loan = await loanOf(business, APPROVED, { selectedCurrency: 'USD' });
    await goTo(business, first);
    const { phoneNumber, loanNumber } = loan;
    const read = (withCheckpoint?: boolean) =>
      loan.client.loan.readLoanAccount({ requestBody: { phoneNumber, loanNumber, withCheckpoint } });
    const { checkpoint, asOf = '', schedule = [] } = await read(true);
    const extra = { amountMinor: toMinor(schedule[0]?.amount ?? 0), rhythm: 'MONTHLY' } as const;
    const { plan, savedMinor, monthsEarlier } = payMore(checkpoint as unknown as LoanCheckpoint, asOf, extra);

    expect((await read()).checkpoint).toBeUndefined();
    expect([monthsEarlier, plan.endsOn]).toEqual([3, DUE[2]]);
    for (const { paidOn, amountMinor, isSettlement } of plan.payments) {
      await goTo(business, paidOn);
      await pay(business, loan, toMajor(amountMinor), { settlement: isSettlement });
    }
    const account = await read();
    const interest = (rows: readonly { interest: number }[] = []) =>
      rows.reduce((sum, row) => sum + toMinor(row.interest), 0);
    expect(account).toMatchObject({ status: 'REPAID', paidAmount: toMajor(plan.paidMinor), creditAmount: 0 });
    expect(savedMinor).toBe(interest(schedule) - interest(account.schedule));
    expect(savedMinor).toBeGreaterThan(0);
  });

  it('says in which currency it is paid, and of a foreign one what a peso is worth today', async () => {
    const { howToPay: inPesos } = await accountOf(await loanOf(business, APPROVED));
    const { howToPay } = await accountOf(await loanOf(business, APPROVED, { selectedCurrency: 'USD' }));
    const { rates } = (await send(`${business.test.url}/v2/currency/rates`)).json as {
      rates: Record<string, number>;
    };

    expect(inPesos).toMatchObject({ currency: 'PHP' });
    expect(inPesos?.guideRate).toBeUndefined();
    expect(howToPay).toMatchObject({ currency: 'USD', guideRate: rates.USD });
  });

  it('is read by staff with its guide where a server has one connection', async () => {
    const { loanNumber } = await loanOf(business, APPROVED, { selectedCurrency: 'USD' });
    const one = { DEMO: 'true', ROLE: 'web', DATABASE_POOL_SIZE: '1' };
    const small = await startSecondApp(business.test, one);
    small.get(OfferedRates).forget();

    const { token } = business.staff.officer;
    const answer = await send(`${small.url}/v2/backoffice/loans/${loanNumber}`, { token });
    await small.close();

    expect(answer).toMatchObject({ status: 200, json: { howToPay: { guideRate: expect.any(Number) } } });
  });

  it('can be paid off after three of six installments for 49,999.00', async () => {
    const loan = await loanOf(business, APPROVED);
    for (const day of DUE.slice(0, 3)) {
      await goTo(business, day);
      await pay(business, loan, 17_067);
    }

    expect(await accountOf(loan)).toMatchObject({ payoffAmount: 49_999, amountDue: 0, paidAmount: 51_201 });
    const { client, phoneNumber } = loan;
    const { history } = await client.member.readCreditScore({ requestBody: { phoneNumber } });
    expect(history.filter(({ reason }) => reason === 'ON_TIME_INSTALLMENT')).toHaveLength(3);
    expect((await pay(business, loan, 49_999)).loan).toEqual({
      status: 'REPAID',
      amountDue: 0,
      payoffAmount: 0,
      outstandingAmount: 0,
      creditAmount: 0,
    });
  });

  it('pays penalty, late charge, interest and principal of the oldest installment first', async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, addDays(second, 4));
    const little = await pay(business, loan, 1_000);
    const more = await pay(business, loan, 20_000);

    const penalties = (17_067 * 0.003 * (28 - 3 + 4)).toFixed(2);
    expect(little.allocations).toEqual([
      { installmentNumber: 1, penalty: 1_000, fee: 0, interest: 0, principal: 0 },
    ]);
    expect(more.allocations).toEqual([
      {
        installmentNumber: 1,
        penalty: Number((Number(penalties) - 1_000).toFixed(2)),
        fee: 853.35,
        interest: 400,
        principal: 16_667,
      },
      { installmentNumber: 2, penalty: 51.2, fee: 853.35, interest: 400, principal: expect.any(Number) },
    ]);
    const sum = more.allocations.reduce(
      (all, one) => all + one.penalty + one.fee + one.interest + one.principal,
      0,
    );
    expect(sum).toBeCloseTo(20_000, 6);
  });

  it('takes money beyond what is due as payment in advance, or as early settlement of the last installments', async () => {
    const ahead = await loanOf(business, APPROVED);
    const settled = await loanOf(business, APPROVED);
    await goTo(business, first);

    expect((await pay(business, ahead, 34_134)).allocations).toEqual([
      { installmentNumber: 1, penalty: 0, fee: 0, interest: 400, principal: 16_667 },
      { installmentNumber: 2, penalty: 0, fee: 0, interest: 400, principal: 16_667 },
    ]);
    expect((await pay(business, settled, 33_732, { settlement: true })).allocations).toEqual([
      { installmentNumber: 1, penalty: 0, fee: 0, interest: 400, principal: 16_667 },
      { installmentNumber: 6, penalty: 0, fee: 0, interest: 0, principal: 16_665 },
    ]);
    expect((await accountOf(settled)).outstandingAmount).toBe(102_400 - 33_732 - 400);
  });

  it('stands after a reversal as if the payment had never come', async () => {
    const paid = await loanOf(business, APPROVED);
    const never = await loanOf(business, APPROVED);
    await goTo(business, first);
    const { repaymentNumber } = await pay(business, paid, 17_067);
    await goTo(business, addDays(first, 30));
    const answer = await reverse(business, { ...paid, repaymentNumber });

    expect(answer).toMatchObject({
      reversed: true,
      allocations: [],
      credit: 0,
      reversalReason: 'The transfer bounced.',
    });
    const { schedule, charges, ...figures } = await accountOf(paid);
    const other = await accountOf(never);
    expect({ schedule, charges }).toEqual({ schedule: other.schedule, charges: other.charges });
    expect(figures).toMatchObject({ amountDue: other.amountDue, paidAmount: 0 });
    expect(schedule?.[0]?.penalty).toBe(2235.78);
  });

  it('counts a payment from the day it was made, however late it is recorded', async () => {
    const late = await loanOf(business, APPROVED);
    const inTime = await loanOf(business, APPROVED);
    await goTo(business, first);
    await pay(business, inTime, 17_067);
    await goTo(business, addDays(first, 30));
    expect((await accountOf(late)).amountDue).toBe(17_067 + 2235.78 + 17_067);
    const recorded = await pay(business, late, 17_067, { paidAt: first });

    expect(recorded).toMatchObject({ loan: { amountDue: 17_067 }, paidAt: '2027-02-14T16:00:00.000Z' });
    const { schedule, charges, payoffAmount } = await accountOf(late);
    const other = await accountOf(inTime);
    expect({ schedule, charges, payoffAmount }).toEqual({
      schedule: other.schedule,
      charges: other.charges,
      payoffAmount: other.payoffAmount,
    });
  });

  it('never charges more than the cap of a contract year, and shows what it waived', async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, addDays(APPROVED, 330));
    const { schedule = [], charges = [], outstandingAmount = 0 } = await accountOf(loan);
    const sum = (values: (number | undefined)[]) =>
      Number(values.reduce<number>((all, one) => all + (one ?? 0), 0).toFixed(2));

    expect(sum(schedule.map(({ interest }) => interest)) + sum(schedule.map(({ penalty }) => penalty))).toBe(
      25_000,
    );
    expect(sum(schedule.map(({ waived }) => waived))).toBeGreaterThan(1_000);
    expect(sum(charges.map(({ waived }) => waived))).toBe(sum(schedule.map(({ waived }) => waived)));
    expect(outstandingAmount).toBe(125_000);
    await goTo(business, addDays(APPROVED, 360));
    expect((await accountOf(loan)).outstandingAmount).toBe(125_000);
  });

  it('keeps what was paid too much as a credit, also after the end', async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, first);
    const { amount, credit, loan: standing } = await pay(business, loan, 100_500.25);
    const later = await pay(business, loan, 0.01);

    expect({ amount, credit }).toEqual({ amount: 100_500.25, credit: 100.25 });
    expect(standing).toMatchObject({ status: 'REPAID', creditAmount: 100.25 });
    expect(later).toMatchObject({
      credit: 0.01,
      allocations: [],
      loan: { creditAmount: 100.26, status: 'REPAID' },
    });
    expect(await accountOf(loan)).toMatchObject({
      status: 'REPAID',
      paidAmount: 100_400,
      creditAmount: 100.26,
    });
  });

  it('is repaid with its last payment, and open again when that one is taken back', async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, addDays(first, 3));
    const { loan: standing, repaymentNumber } = await pay(business, loan, 101_000);
    const repaid = await accountOf(loan);
    const { loan: again } = await reverse(business, { ...loan, repaymentNumber });

    expect(standing.status).toBe('REPAID');
    expect(repaid.repaidAt).toEqual(expect.any(String));
    expect(repaid.nextPayment).toBeUndefined();
    expect(repaid.timeline?.map(({ status, by }) => `${by} ${status}`)).toEqual([
      'MEMBER PENDING',
      'STAFF APPROVED',
      'SYSTEM REPAID',
    ]);
    expect(again.status).toBe('APPROVED');
    const reopened = await accountOf(loan);
    expect([reopened.repaidAt, reopened.paidAmount]).toEqual([undefined, 0]);
  });

  it('never goes back to a day before its last movement', async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, addDays(first, 10));
    const before = await accountOf(loan);
    await goTo(business, APPROVED);

    expect(await accountOf(loan)).toEqual(before);
    expect(before.asOf).toBe(addDays(first, 10));
    const { loan: standing } = await pay(business, loan, 17_067);
    expect(standing.amountDue).toBe(0);
  });

  it('is read by staff as by its member, with a trace in the audit log', async () => {
    const loan = await loanOf(business, APPROVED);
    expect(await loanAccount(business, loan.loanNumber)).toEqual({
      ...(await accountOf(loan)),
      memberId: loan.accountId,
      phoneNumber: loan.phoneNumber,
      accruing: true,
      fullName: expect.stringContaining('Juana'),
    });
    const [entry] = await business.test.sql(
      `SELECT actor_id, subject, member_id FROM audit_entry WHERE action = 'LOAN_READ' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toEqual({
      actor_id: business.staff.officer.accountId,
      subject: `loan ${loan.loanNumber}`,
      member_id: loan.accountId,
    });
  });
});

describe('a loan in dollars', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness();
  });

  afterAll(() => business.test.close());

  it('is exact to the cent', async () => {
    const loan = await loanOf(business, APPROVED, { selectedCurrency: 'USD' });
    const { schedule = [], loanAmountXR = 0 } = await accountOf(loan);
    const [{ amount, principal, interest }] = schedule as [(typeof schedule)[0]];
    await goTo(business, addDays(first, 4));
    const charged = await accountOf(loan);

    expect(amount).toBeCloseTo(principal + interest, 6);
    const sum = schedule.reduce((all, one) => all + one.principal, 0);
    expect(sum).toBeCloseTo(loanAmountXR, 6);
    const fee = Math.round(amount * 5) / 100;
    const penalty = Math.round(amount * 0.3) / 100;
    expect(charged.schedule?.[0]).toMatchObject({ lateCharge: fee, penaltyInterest: penalty });
    const payment = await pay(business, loan, Number((amount + fee + penalty).toFixed(2)));
    expect(payment).toMatchObject({
      selectedCurrency: 'USD',
      credit: 0,
      allocations: [{ installmentNumber: 1, penalty, fee, interest, principal }],
      loan: { amountDue: 0 },
    });
    await expectSoundLedger(business.test);
  });
});

describe('a loan with interest on the declining balance', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness({ LOAN_METHOD: 'declining' });
  });

  afterAll(() => business.test.close());

  it('has equal installments, whose interest falls, and costs the interest earned when it is paid off', async () => {
    const loan = await loanOf(business, APPROVED);
    const { schedule = [], interestMethod } = await accountOf(loan);
    await goTo(business, first);
    await pay(business, loan, 16_901);
    const half = addDays(first, 14);
    await goTo(business, half);

    expect(interestMethod).toBe('declining');
    expect(schedule.map(({ principal, interest }) => [principal, interest])).toEqual([
      [16_501, 400],
      [16_567, 334],
      [16_633.27, 267.73],
      [16_699.81, 201.19],
      [16_766.6, 134.4],
      [16_832.32, 67.33],
    ]);
    // The second month has 28 days, of which 14 are over: half of its interest is earned.
    expect((await accountOf(loan)).payoffAmount).toBe(83_499 + 167);
    expect((await pay(business, loan, 83_666)).loan).toMatchObject({ status: 'REPAID', creditAmount: 0 });
    await expectSoundLedger(business.test);
  });
});
