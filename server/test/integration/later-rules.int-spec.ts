import { randomUUID } from 'node:crypto';
import { addDays } from '@pautang/loan-terms';
import { isDocumented } from '../support/document';
import type { TestWallet } from '../support/factories';
import { refusal } from '../support/http';
import { accountOf, type Business, goTo, loanOf, pay, reverse, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';

const APPROVED = '2026-12-15';
const day = (days: number) => addDays(APPROVED, days);

describe('a loan with the later rules', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness();
  });

  afterEach(() => expectSoundLedger(business.test));

  afterAll(() => business.test.close());

  const postedTo = async (account: string, { accountId }: TestWallet): Promise<number> => {
    const [row] = await business.test.sql<{ sum: string }>(
      `SELECT coalesce(sum(amount_minor), 0) AS sum FROM posting WHERE member_id = $1 AND account = $2`,
      [accountId, account],
    );
    return Number(row?.sum);
  };
  const statementOf = async ({ client, phoneNumber, loanNumber }: TestWallet) => {
    const { months } = await client.loan.readLoanStatement({ requestBody: { phoneNumber, loanNumber } });
    return months.flatMap(({ movements }) => movements);
  };

  it('writes off what is less than a peso at the end, and owes it again when the payment bounces', async () => {
    const loan = await loanOf(business, APPROVED);
    const { payoffAmount = 0, penaltyRules } = await accountOf(loan);
    const last = await pay(business, loan, payoffAmount - 0.99);

    expect(penaltyRules).toMatchObject({ smallRest: 1, lifeCapPercent: 100 });
    expect(last).toMatchObject({ credit: 0, loan: { status: 'REPAID', outstandingAmount: 0 } });
    expect(await postedTo('SMALL_RESTS', loan)).toBe(-99);
    expect(await postedTo('LOANS_RECEIVABLE', loan)).toBe(0);
    expect((await statementOf(loan)).slice(-2)).toMatchObject([
      { kind: 'PAYMENT', amount: -99_999.01, balance: 0.99 },
      { kind: 'SMALL_REST', amount: -0.99, balance: 0 },
    ]);
    const { schedule = [] } = await accountOf(loan);
    expect(schedule.filter(({ outstanding }) => outstanding > 0)).toEqual([]);

    const taken = await reverse(business, last);
    expect(taken.loan).toMatchObject({ status: 'APPROVED', payoffAmount });
    expect(await postedTo('SMALL_RESTS', loan)).toBe(0);
  });

  it('asks for a whole peso', async () => {
    const loan = await loanOf(business, APPROVED);
    const { payoffAmount = 0 } = await accountOf(loan);
    const { loan: standing } = await pay(business, loan, payoffAmount - 1, { settlement: true });

    expect(standing).toMatchObject({ status: 'APPROVED', payoffAmount: 1 });
  });

  it('does with money beyond what is due as its reference says', async () => {
    const [principal, installments, plain] = [
      await loanOf(business, APPROVED),
      await loanOf(business, APPROVED),
      await loanOf(business, APPROVED),
    ];
    const { howToPay } = await accountOf(principal);
    const referenceOf = ({ loanNumber }: TestWallet, ending: string) => ({
      reference: `${loanNumber}${ending}`,
    });

    expect(howToPay).toMatchObject({
      overpaymentDefault: 'installments',
      references: { installments: `${principal.loanNumber}-N`, principal: `${principal.loanNumber}-P` },
    });
    const settled = await pay(business, principal, 83_332, referenceOf(principal, '-P'));
    const ahead = await pay(business, installments, 83_332, referenceOf(installments, '-N'));
    const said = await pay(business, plain, 83_332, { ...referenceOf(plain, '-N'), settlement: true });

    // A peso of the second installment bears 1 / 16,667 of its 400.
    expect(settled).toMatchObject({ settlement: true, loan: { outstandingAmount: 17_068.02 } });
    expect(ahead).toMatchObject({ settlement: false, loan: { outstandingAmount: 102_400 - 83_332 } });
    expect(said).toMatchObject({ settlement: true });
  });

  it('says before what money beyond what is due would do either way, and then does so', async () => {
    const [principal, installments] = [await loanOf(business, APPROVED), await loanOf(business, APPROVED)];
    const waysOf = ({ client, phoneNumber }: TestWallet, loanNumber: string, amount: number) =>
      client.loan.readWaysToPay({ requestBody: { phoneNumber, loanNumber, amount } });
    const said = await waysOf(principal, principal.loanNumber, 50_000);
    const [ahead, early] = said.ways;

    expect(said).toMatchObject({ amountDue: 0, beyond: 50_000, credit: 0, closes: false });
    expect(ahead).toMatchObject({ pays: 'installments', interestSaved: 0, monthsEarlier: 0 });
    expect(early).toMatchObject({ pays: 'principal', reference: `${principal.loanNumber}-P` });
    const settled = await pay(business, principal, 50_000, { reference: early?.reference ?? '' });
    const paid = await pay(business, installments, 50_000, { reference: `${installments.loanNumber}-N` });
    const outstanding = 102_400 - 50_000;
    expect(settled.loan.outstandingAmount).toBe(outstanding - (early?.interestSaved ?? 0));
    expect(early?.interestSaved).toBeGreaterThan(0);
    expect(paid.loan.outstandingAmount).toBe(outstanding);
    expect((await accountOf(principal)).nextPayment).toMatchObject(early?.nextPayment ?? {});
    expect((await accountOf(installments)).nextPayment).toMatchObject(ahead?.nextPayment ?? {});

    const whole = await waysOf(principal, principal.loanNumber, 200_000);
    expect(whole).toMatchObject({ closes: true, ways: [] });
    expect(whole.credit).toBeGreaterThan(0);
    expect(await refusal(waysOf(principal, installments.loanNumber, 1))).toMatchObject({
      code: 'LOAN_NOT_FOUND',
    });
  });

  it('takes a payment on the banking day after a Sunday for one in time', async () => {
    const loan = await loanOf(business, '2027-01-14');
    await goTo(business, '2027-02-15');
    const { schedule = [], daysPastDue, nextPayment } = await accountOf(loan);
    const paid = await pay(business, loan, 17_067);
    const after = await accountOf(loan);

    expect(schedule[0]).toMatchObject({
      dueDate: '2027-02-14',
      keptUntil: '2027-02-15',
      status: 'DUE',
      daysLate: 0,
    });
    expect(daysPastDue ?? 0).toBe(0);
    expect(nextPayment).toMatchObject({ dueDate: '2027-02-14', keptUntil: '2027-02-15' });
    expect(paid.loan.amountDue).toBe(0);
    expect(after.schedule?.[0]).toMatchObject({ status: 'PAID', daysLate: 0, penalty: 0 });
  });

  it('is paid in whole units in a currency without smaller ones', async () => {
    const loan = await loanOf(business, day(60), { selectedCurrency: 'JPY' });
    await goTo(business, day(60 + 50));
    const { amountDue = 0, payoffAmount = 0, outstandingAmount = 0, schedule = [] } = await accountOf(loan);
    const fraction = await refusal(pay(business, loan, 1_000.5));
    const { client, phoneNumber, loanNumber } = loan;
    const ways = client.loan.readWaysToPay({ requestBody: { phoneNumber, loanNumber, amount: 0.5 } });
    expect(await refusal(ways)).toMatchObject({ status: 400, code: 'WHOLE_UNITS_ONLY' });

    expect([amountDue, payoffAmount, outstandingAmount].map((amount) => amount % 1)).toEqual([0, 0, 0]);
    expect(schedule[0]?.penalty).toBeGreaterThan(0);
    expect(fraction).toMatchObject({ status: 400, code: 'WHOLE_UNITS_ONLY' });
    expect(isDocumented(fraction)).toBe(true);
    expect((await pay(business, loan, payoffAmount)).loan).toMatchObject({
      status: 'REPAID',
      creditAmount: 0,
    });
  });
});

describe('a product with an order of its own', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness({ LOAN_ALLOCATION_ORDER: 'principal,interest,fee,penalty' });
  });

  afterAll(() => business.test.close());

  it('pays principal first, and stays with it for loans that run already', async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, day(41));
    const { allocations } = await pay(business, loan, 17_000);

    expect(allocations).toEqual([
      { installmentNumber: 1, penalty: 0, fee: 0, interest: 333, principal: 16_667 },
    ]);

    // Whose installments are all paid may still owe penalties.
    const { schedule = [] } = await accountOf(loan);
    const dues = schedule.slice(1).map(({ dueDate }) => dueDate);
    for (const dueDate of dues.slice(0, -1)) {
      await goTo(business, dueDate);
      await pay(business, loan, (await accountOf(loan)).amountDue ?? 0);
    }
    const last = schedule.at(-1);
    await goTo(business, addDays(dues.at(-1) ?? '', 10));
    await pay(business, loan, (last?.principal ?? 0) + (last?.interest ?? 0));
    const positions = await business.test.sql(
      `SELECT k.status, k.oldest_unpaid_on AS oldest, k.principal_minor = 0 AND k.penalty_minor > 0 AS owes
       FROM loan_day_position k JOIN loan l ON l.id = k.loan_id WHERE l.loan_number = $1
       ORDER BY k.on_day DESC, k.recorded_at DESC LIMIT 1`,
      [loan.loanNumber],
    );
    expect(positions).toEqual([{ status: 'APPROVED', oldest: null, owes: true }]);
    await expectSoundLedger(business.test);

    // So does what stood there before another payment of the day.
    await pay(business, loan, 1);
    await expectSoundLedger(business.test);
  });

  it('is recovered whole, also of a loan that owed nothing any more but what was no income', async () => {
    const loan = await loanOf(business, APPROVED);
    const dues = (await accountOf(loan)).schedule ?? [];
    await goTo(business, addDays(dues.at(-1)?.dueDate ?? '', 100));
    const { schedule = [] } = await accountOf(loan);
    const before = schedule.slice(0, -1).reduce((sum, { outstanding }) => sum + outstanding, 0);
    // Interest of the last installment is left, with penalties.
    await pay(business, loan, before + (schedule.at(-1)?.principal ?? 0) + 100);
    await business.staff.officer.client.backOffice.writeOffLoan({
      loanNumber: loan.loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { reason: 'Moved abroad.' },
    });
    await expectSoundLedger(business.test);

    await pay(business, loan, (await accountOf(loan)).outstandingAmount ?? 0);
    expect(await accountOf(loan)).toMatchObject({ status: 'REPAID', outstandingAmount: 0 });
    await expectSoundLedger(business.test);
  });
});
