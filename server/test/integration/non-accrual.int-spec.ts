import { randomUUID } from 'node:crypto';
import { addDays, addMonths, dueDays } from '@pautang/loan-terms';
import { Settings } from '../../src/config/settings';
import { wasNonAccruingSince } from '../../src/modules/loan/day-position.sql';
import { Reports } from '../../src/modules/reports/reports.service';
import type { TestWallet } from '../support/factories';
import { changeSchedule } from '../support/hardship';
import { outcomes } from '../support/http';
import { accountOf, type Business, goTo, loanOf, pay, reverse, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';

const APPROVED = '2027-01-15';
const [FIRST = '', SECOND = ''] = dueDays(APPROVED, 6);
/** The first day on which nothing that is charged is income. */
const STOP = addDays(FIRST, 90);

describe('loans that are long past due', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness();
  });

  afterEach(() => expectSoundLedger(business.test));

  afterAll(() => business.test.close());

  /** What each account of a loan came to by the movements of some days, in pesos: credits positive. */
  async function books({ loanNumber }: TestWallet, from = '2027-01-01', to = '2099-01-01') {
    const rows = await business.test.sql<{ account: string; pesos: number }>(
      `SELECT p.account, (sum(p.amount_minor) / 100)::float8 AS pesos FROM loan l
       JOIN ledger_transaction t ON t.member_id = l.member_id AND t.loan_id = l.id AND t.business_on BETWEEN $2 AND $3
       JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
       WHERE l.loan_number = $1 GROUP BY 1 HAVING sum(p.amount_minor) <> 0`,
      [loanNumber, from, to],
    );
    return Object.fromEntries(rows.map(({ account, pesos }) => [account, pesos]));
  }

  async function isAccruing({ loanNumber }: TestWallet, on: string): Promise<boolean | undefined> {
    const [row] = await business.test.sql<{ is_accruing: boolean }>(
      `SELECT k.is_accruing FROM loan l
       JOIN loan_day_position k ON k.member_id = l.member_id AND k.loan_id = l.id AND k.on_day <= $2
       WHERE l.loan_number = $1 ORDER BY k.on_day DESC, k.recorded_at DESC LIMIT 1`,
      [loanNumber, on],
    );
    return row?.is_accruing;
  }

  async function wasNonAccruing({ loanNumber }: TestWallet, since: string): Promise<boolean> {
    const [row] = await business.test.sql<{ member_id: string; id: string }>(
      'SELECT member_id, id FROM loan WHERE loan_number = $1',
      [loanNumber],
    );
    const { member_id: memberId = '', id = '' } = row ?? {};
    const { manager } = business.test.dataSource;
    return (await wasNonAccruingSince.only(manager, memberId, id, since)).was;
  }

  const lateLoan = async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, addDays(STOP, 1));
    return loan;
  };
  const reason = 'Hospital bill shown.';
  const waive = async ({ loanNumber }: TestWallet, amount?: number) => {
    const { waiver } = await business.staff.officer.client.backOffice.waiveCharges({
      loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { amount, reason },
    });
    return waiver?.waiverId ?? '';
  };
  const takeBack = ({ loanNumber }: TestWallet, waiverId: string) =>
    business.staff.officer.client.backOffice.reverseWaiver({
      loanNumber,
      waiverId,
      idempotencyKey: randomUUID(),
      requestBody: { reason },
    });
  const entry = ({ loanNumber }: TestWallet) => {
    return { loanNumber, idempotencyKey: randomUUID(), requestBody: { reason } };
  };
  const writeOff = (loan: TestWallet) =>
    business.staff.officer.client.backOffice.writeOffLoan(entry(loan)).then(({ loan: { status } }) => {
      expect(status).toBe('WRITTEN_OFF');
    });
  const takeWriteOffBack = (loan: TestWallet) =>
    business.staff.officer.client.backOffice.reverseWriteOff(entry(loan)).then(({ loan: { status } }) => {
      expect(status).toBe('APPROVED');
    });
  const toPay = async (loan: TestWallet) => {
    const { schedule = [] } = await accountOf(loan);
    return schedule.filter(({ status }) => status === 'OVERDUE').map(({ outstanding }) => outstanding);
  };
  const sumOf = (amounts: readonly number[]) => Number(amounts.reduce((sum, one) => sum + one, 0).toFixed(2));

  it('stop to be income on the 90th day, day by day or all at once, and cost the member the same', async () => {
    const daily = await loanOf(business, APPROVED);
    for (const day of [addDays(STOP, -1), STOP]) await goTo(business, day);
    const loan = await lateLoan();

    const [before, stopped, after] = [
      await books(loan, '2027-01-01', addDays(STOP, -1)),
      await books(loan, STOP, STOP),
      await books(loan),
    ];
    expect(before.SUSPENDED_INCOME).toBeUndefined();
    expect(stopped).toMatchObject({
      INTEREST_INCOME: -(before.INTEREST_INCOME ?? 0),
      PENALTY_INCOME: -(before.PENALTY_INCOME ?? 0),
      FEE_INCOME: -(before.FEE_INCOME ?? 0),
      INTEREST_RECEIVABLE: before.INTEREST_INCOME,
    });
    expect(Object.keys(after).sort()).toEqual([
      'FEES_MEMORANDUM',
      'INTEREST_MEMORANDUM',
      'LOANS_RECEIVABLE',
      'PENALTIES_MEMORANDUM',
      'SUSPENDED_INCOME',
      'WALLET',
    ]);
    expect(await books(daily)).toEqual(after);
    expect(await Promise.all([addDays(STOP, -1), STOP].map((day) => isAccruing(loan, day)))).toEqual([
      true,
      false,
    ]);

    const reports = business.staff.officer.client.backOffice;
    const at = addDays(STOP, 1);
    const { accounts } = await reports.readTrialBalance({ at });
    const memorandum = accounts.filter(({ type }) => type === 'MEMORANDUM');
    expect(memorandum.map(({ account }) => account)).toContain('SUSPENDED_INCOME');
    expect(sumOf(memorandum.map(({ debit, credit }) => credit - debit))).toBeCloseTo(0, 2);
    const [before90, now] = await Promise.all(
      [addDays(STOP, -1), at].map(
        async (day) => (await reports.readPortfolioAtRisk({ at: day })).portfolios[0],
      ),
    );
    expect(before90?.nonAccruing).toEqual({ loans: 0, principal: 0, ratio: 0, memorandum: 0 });
    expect(now?.nonAccruing).toEqual({
      loans: 2,
      principal: 200_000,
      ratio: 1,
      memorandum: expect.closeTo(2 * (after.SUSPENDED_INCOME ?? 0), 2),
    });
    expect(now?.ageing.map(({ nonAccruing }) => nonAccruing)).toEqual([0, 0, 0, 0, 200_000]);
    const { provisions } = await reports.readProvisions({ at });
    expect(provisions.at(-1)).toMatchObject({
      bucket: 'DPD_OVER_90',
      nonAccruing: 200_000,
      provision: 200_000,
    });
    const { months, suspended } = await reports.readIncome({ from: APPROVED, to: at });
    expect(sumOf(months.map(({ amount }) => amount))).toBeCloseTo(0, 2);
    expect(suspended).toEqual([
      {
        month: at.slice(0, 7),
        currency: 'PHP',
        amount: expect.closeTo(2 * (after.SUSPENDED_INCOME ?? 0), 2),
      },
    ]);

    const { amountDue, schedule = [] } = await accountOf(loan);
    const principal = sumOf(schedule.map((one) => (one.status === 'OVERDUE' ? one.principal : 0)));
    expect(amountDue).toBeCloseTo((after.SUSPENDED_INCOME ?? 0) + principal, 2);
  });

  it('bring income as they are paid, and all of it once nothing is overdue', async () => {
    const loan = await lateLoan();
    const owed = await books(loan);
    const [first = 0, ...others] = await toPay(loan);

    await pay(business, loan, first);
    const paid = await books(loan);
    expect(paid.INTEREST_INCOME).toBe(400);
    expect((paid.INTEREST_INCOME ?? 0) + (paid.PENALTY_INCOME ?? 0) + (paid.FEE_INCOME ?? 0)).toBeCloseTo(
      (owed.SUSPENDED_INCOME ?? 0) - (paid.SUSPENDED_INCOME ?? 0),
      2,
    );
    expect(await isAccruing(loan, addDays(STOP, 1))).toBe(false);
    expect((await accountOf(loan)).daysPastDue).toBeLessThan(90);

    const { repaymentNumber } = await pay(business, loan, sumOf(others), { reference: 'BPI 0043' });
    expect(await isAccruing(loan, addDays(STOP, 1))).toBe(true);
    expect((await books(loan)).SUSPENDED_INCOME).toBeUndefined();

    // Less than 90 days past due without it, and never cured.
    await reverse(business, { ...loan, repaymentNumber });
    expect(await books(loan)).toEqual(paid);
    expect(await isAccruing(loan, addDays(STOP, 1))).toBe(false);
  });

  it('are waived without a loss, and back as a memorandum', async () => {
    const loan = await lateLoan();
    const before = await books(loan);
    const waiverId = await waive(loan, 1000);
    const after = await books(loan);

    expect(after).toEqual({
      ...before,
      PENALTIES_MEMORANDUM: expect.closeTo((before.PENALTIES_MEMORANDUM ?? 0) + 1000, 2),
      SUSPENDED_INCOME: expect.closeTo((before.SUSPENDED_INCOME ?? 0) - 1000, 2),
    });
    await takeBack(loan, waiverId);
    expect(await books(loan)).toEqual(before);
  });

  it('do not keep as a loss what was waived before and is taken back', async () => {
    const [loan, other] = [await loanOf(business, APPROVED), await loanOf(business, APPROVED)];
    await goTo(business, addDays(STOP, -30));
    const waiverId = await waive(loan, 1000);
    expect((await books(loan)).WAIVERS).toBe(-1000);
    for (const one of [loan, other]) await pay(business, one, 500);
    await goTo(business, addDays(STOP, 1));

    await takeBack(loan, waiverId);
    expect(await books(loan)).toEqual(await books(other));
  });

  it('have as income what was waived without a loss and is taken back after the cure', async () => {
    const loan = await lateLoan();
    const waiverId = await waive(loan, 1000);
    await pay(business, loan, sumOf(await toPay(loan)));
    const cured = await books(loan);
    expect(cured.SUSPENDED_INCOME).toBeUndefined();

    await takeBack(loan, waiverId);
    const { WAIVERS, PENALTY_INCOME } = await books(loan);
    expect(WAIVERS).toBeUndefined();
    expect(PENALTY_INCOME).toBeCloseTo((cured.PENALTY_INCOME ?? 0) + 1000, 2);
  });

  it('have neither a loss nor income of what was waived without a loss, and never was charged as it comes out', async () => {
    const [loan, other] = [await lateLoan(), await lateLoan()];
    await waive(loan, 1000);
    for (const one of [loan, other]) await pay(business, one, 110_000, { paidAt: FIRST });

    expect(await books(other)).not.toHaveProperty('PENALTY_INCOME');
    expect(await books(loan)).toEqual(await books(other));
  });

  it('keep sound books where what was waived without a loss turns from penalty into late charge', async () => {
    const loan = await loanOf(business, APPROVED);
    const early = await pay(business, loan, 5000);
    await goTo(business, addDays(FIRST, 250));
    await waive(loan);
    const [before] = (await accountOf(loan)).schedule ?? [];

    await reverse(business, early);
    const [after] = (await accountOf(loan)).schedule ?? [];
    expect(after?.lateCharge).toBeCloseTo((before?.lateCharge ?? 0) + 250, 2);
    expect(after?.forgiven).toBe(after?.penalty);
    expect(await books(loan)).not.toHaveProperty('WAIVERS');
  });

  it('lose at a write-off what they would have lost without a waiver that is taken back after it', async () => {
    const [loan, other] = [await loanOf(business, APPROVED), await loanOf(business, APPROVED)];
    await goTo(business, addDays(STOP, -30));
    const waiverId = await waive(loan, 1000);
    await goTo(business, addDays(STOP, 1));
    const without = await waive(loan, 500);
    for (const one of [loan, other]) await pay(business, one, 4500);
    for (const one of [loan, other]) await writeOff(one);
    await pay(business, loan, 300);
    await pay(business, other, 300);

    await takeBack(loan, waiverId);
    await takeBack(loan, without);
    expect(await books(loan)).toEqual(await books(other));
    for (const one of [loan, other]) await takeWriteOffBack(one);
    expect(await books(loan)).toEqual(await books(other));
  });

  it('count a waiver as taken back once, where it is asked for at once with a payment, written off or not', async () => {
    const loans = [await loanOf(business, APPROVED), await loanOf(business, APPROVED)];
    const [loan, other] = loans as [TestWallet, TestWallet];
    await goTo(business, addDays(STOP, -30));
    const waiverId = await waive(loan, 1000);
    await goTo(business, addDays(STOP, 1));
    for (const one of loans) await writeOff(one);
    const [taken, paid] = await Promise.all([
      outcomes([takeBack(loan, waiverId), takeBack(loan, waiverId)]),
      outcomes([pay(business, loan, 700), pay(business, loan, 300)]),
    ]);
    await pay(business, other, 1000);

    expect([taken, paid]).toEqual([
      ['WAIVER_REVERSED', 'done'],
      ['done', 'done'],
    ]);
    expect(await books(loan)).toEqual(await books(other));
  });

  it('earn and lose the same, whether a payment is taken back before or after the write-off', async () => {
    const [loan, other] = [await lateLoan(), await lateLoan()];
    const [paid, bounced] = [await pay(business, loan, 9000), await pay(business, other, 9000)];
    await reverse(business, { ...other, repaymentNumber: bounced.repaymentNumber });
    for (const one of [loan, other]) await writeOff(one);
    await reverse(business, { ...loan, repaymentNumber: paid.repaymentNumber });
    expect(await books(loan)).toEqual(await books(other));

    for (const one of [loan, other]) await takeWriteOffBack(one);
    expect(await books(loan)).toEqual(await books(other));
  });

  it('are not cured by another schedule alone, but by what is paid by it', async () => {
    const loan = await lateLoan();
    await changeSchedule(business, loan, 'LONGER_TERM', 6);
    expect((await accountOf(loan)).daysPastDue).toBe(0);
    expect((await books(loan)).SUSPENDED_INCOME).toBeGreaterThan(0);

    await goTo(business, addDays(STOP, 3));
    expect(await isAccruing(loan, addDays(STOP, 3))).toBe(false);
    await pay(business, loan, (await accountOf(loan)).payoffAmount ?? 0);
    expect((await books(loan)).SUSPENDED_INCOME).toBeUndefined();
    expect(await isAccruing(loan, addDays(STOP, 3))).toBe(true);

    // No row is of the day between, nor is one after it of a loan that does not accrue.
    expect(await wasNonAccruing(loan, addDays(STOP, 2))).toBe(true);
    expect(await wasNonAccruing(loan, addDays(STOP, 4))).toBe(false);
  });

  it('lower the income of the month in which they stop below zero, in the chart as in the table', async () => {
    await lateLoan();
    const to = addDays(STOP, 1);
    const month = to.slice(0, 7);

    const { charts = [], tables } = await business.test
      .get(Reports)
      .compose('PORTFOLIO', { from: to, to }, (content) => Promise.resolve(content));

    const chart = charts.find(({ title, currency }) => title === 'Income' && currency === 'PHP');
    const table = tables.find(({ title }) => title === 'Income and losses');
    const line = table?.rows.find(([currency, of]) => currency === 'PHP' && of === month);
    expect(line?.[2]).toBeLessThan(0);
    expect(chart?.places.find(({ label }) => label === month)?.minor).toEqual([line?.[2]]);
  });

  it('are moved over by the first run, where they were booked as income before', async () => {
    const { environment } = business.test.get(Settings);
    Object.assign(environment, { NON_ACCRUAL_DAYS: 3650 });
    const loans = [await loanOf(business, APPROVED), await loanOf(business, APPROVED)];
    await goTo(business, addMonths(SECOND, 5));
    const [loan] = loans as [TestWallet];
    const before = await books(loan);
    expect(before.SUSPENDED_INCOME).toBeUndefined();

    Object.assign(environment, { NON_ACCRUAL_DAYS: 90 });
    await goTo(business, addDays(addMonths(SECOND, 5), 1));
    for (const each of loans) {
      const after = await books(each);
      expect(Object.keys(after).filter((account) => account.endsWith('_INCOME'))).toEqual([
        'SUSPENDED_INCOME',
      ]);
      expect(await books(each, '2027-01-01', addMonths(SECOND, 5))).toEqual(before);
    }
  });
});
