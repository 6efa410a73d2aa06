import { randomUUID } from 'node:crypto';
import { addDays, addMonths, daysBetween } from '@pautang/loan-terms';
import type { StatementDto } from '@pautang/sdk';
import { RunningLoanService } from '../../src/modules/loan/running-loan.service';
import { ServicingService } from '../../src/modules/servicing/servicing.service';
import { findWith } from '../support/damage';
import { applyForLoan, type TestWallet } from '../support/factories';
import { accountOf, type Business, goTo, loanOf, pay, reverse, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';
import { refundByStaff, settle, withdraw } from '../support/withdrawals';

const APPROVED = '2027-01-15';
const DUE = '2027-02-15';

/** What a loan came to, without what differs from one server to another: ids and times of day. */
async function outcomeOf(business: Business, loan: TestWallet) {
  const { appliedAt, approvedAt, repaidAt, loanNumber, howToPay, loans, timeline, ...account } =
    await accountOf(loan);
  const { phoneNumber, client } = loan;
  const statement: StatementDto = await client.loan.readLoanStatement({ requestBody: { phoneNumber } });
  const postings = await business.test.sql(
    `SELECT t.business_on::text, t.kind, p.account, p.amount_minor
     FROM ledger_transaction t JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
     WHERE t.member_id = $1 ORDER BY 1, 2, 3, 4`,
    [loan.accountId],
  );
  const charges = await business.test.sql(
    `SELECT installment_number, kind, charged_on::text, amount_minor, waived_minor, booked_on::text
     FROM loan_charge WHERE member_id = $1 ORDER BY 1, 2, 3, 4, 5`,
    [loan.accountId],
  );
  const score = await business.test.sql(
    'SELECT rule, installment_number, change FROM credit_score_entry WHERE member_id = $1 ORDER BY 1, 2, 3',
    [loan.accountId],
  );
  const payments = account.payments?.map(({ paidAt, ...payment }) => payment);
  return { ...account, payments, months: statement.months, postings, charges, score };
}

describe('days that were missed', () => {
  it('are caught up whatever becomes of a loan that cannot be serviced', async () => {
    const business = await startBusiness();
    const broken = await loanOf(business, APPROVED);
    const whole = await loanOf(business, APPROVED);
    const { test } = business;
    const damage = async (sql: string) =>
      (await test.owner()).transaction(async (tx) => {
        await tx.query(`SET LOCAL session_replication_role = 'replica'`);
        await tx.query(sql, [broken.accountId]);
      });
    await damage(
      `UPDATE servicing_policy SET allocation_order = '{}', cap_percent = 'NaN' WHERE member_id = $1`,
    );
    await damage('DELETE FROM loan_checkpoint WHERE member_id = $1');
    await goTo(business, addDays(DUE, 4));

    expect((await accountOf(whole)).schedule?.[0]?.penalty).toBe(904.55);
    const [{ serviced_on: servicedOn } = { serviced_on: '' }] = await test.sql<{ serviced_on: string }>(
      'SELECT serviced_on::text FROM loan WHERE member_id = $1',
      [broken.accountId],
    );
    expect(servicedOn).toBe(APPROVED);
    await damage(
      `UPDATE servicing_policy SET allocation_order = '{PENALTY,FEE,INTEREST,PRINCIPAL}', cap_percent = 25 WHERE member_id = $1`,
    );
    await test
      .get(ServicingService)
      .catchUp(await test.get(RunningLoanService).byNumber(test.dataSource.manager, broken.loanNumber));
    expect((await accountOf(broken)).schedule?.[0]?.penalty).toBe(904.55);
    await test.close();
  });

  it('are caught up to the very rows that a server which never stopped has', async () => {
    const [daily, late] = [await startBusiness(), await startBusiness()];
    const [one, other] = [await loanOf(daily, APPROVED), await loanOf(late, APPROVED)];
    const story = async (business: Business, loan: TestWallet, go: (day: string) => Promise<void>) => {
      await go(addDays(DUE, 45));
      await pay(business, loan, 20_000);
      await go(addDays(DUE, 75));
      await pay(business, loan, 5_000, { paidAt: addDays(DUE, 70) });
    };
    await story(daily, one, async (day) => {
      const { date } = await daily.staff.officer.client.backOffice.readClock();
      for (let next = addDays(date, 1); next <= day; next = addDays(next, 1)) await goTo(daily, next);
    });
    /** As if the server had been away: no daily job came by before the payment. */
    await story(late, other, async (day) => {
      const { date } = await late.staff.officer.client.backOffice.readClock();
      await late.test.sql('UPDATE business_clock SET offset_days = offset_days + $1', [
        daysBetween(date, day),
      ]);
    });

    expect(await outcomeOf(late, other)).toEqual(await outcomeOf(daily, one));
    await daily.test.close();
    await late.test.close();
  }, 120_000);
});

describe('a history', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness();
  });

  afterAll(() => business.test.close());

  /** Late for long enough; nothing is charged from then on. */
  const writeOff = ({ loanNumber }: TestWallet) =>
    business.staff.officer.client.backOffice.writeOffLoan({
      loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { reason: 'Nobody answers any more.' },
    });
  /** So that the account has received money, and is paid again without a code. */
  const complete = (withdrawalNumber: string) =>
    settle(business.staff, withdrawalNumber, 'PROCESSING', 'COMPLETED');

  it('played twice comes to the same figures, through a write-off, what is paid after it, and a refund', async () => {
    const play = async () => {
      const loan = await loanOf(business, APPROVED);
      const { withdrawal } = await withdraw(loan, business.staff, 30_000);
      await complete(withdrawal.withdrawalNumber);
      await goTo(business, DUE);
      const { repaymentNumber } = await pay(business, loan, 17_067);
      await goTo(business, addDays(DUE, 33));
      await pay(business, loan, 5_000.55);
      await reverse(business, { ...loan, repaymentNumber });
      await goTo(business, addDays(DUE, 64));
      await pay(business, loan, 40_000, { settlement: true });
      await pay(business, loan, 10_000, { paidAt: addDays(DUE, 30) });
      await goTo(business, addDays(DUE, 250));
      await writeOff(loan);
      await goTo(business, addDays(DUE, 260));
      await pay(business, loan, 10_000);
      await pay(business, loan, 80_000);
      await refundByStaff(business.staff, loan, 100);
      const { payments, months, ...outcome } = await outcomeOf(business, loan);
      const unnumbered = payments?.map(({ repaymentNumber: _, ...payment }) => payment);
      const lines = months.flatMap(({ movements }) => movements.map(({ reference: _, ...line }) => line));
      return { ...outcome, payments: unnumbered, lines };
    };

    const once = await play();
    expect(once).toMatchObject({ status: 'REPAID', outstandingAmount: 0 });
    expect(once.payments?.[0]).toMatchObject({ amount: 80_000, creditUsed: 100 });
    expect(once.lines.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['WRITTEN_OFF', 'CREDIT_REFUND']),
    );
    expect(await play()).toEqual(once);
  });

  it('of a year, from late installments to a second loan, leaves a sound ledger', async () => {
    const loan = await loanOf(business, '2027-01-31');
    await withdraw(loan, business.staff, 80_000);
    for (const month of [1, 2, 3, 4]) {
      await goTo(business, addMonths('2027-01-31', month));
      await pay(business, loan, 17_067);
    }
    await goTo(business, addDays('2027-06-30', 30));
    const late = await accountOf(loan);
    expect(late.schedule?.[4]).toMatchObject({ status: 'OVERDUE', penalty: 2235.78, daysLate: 30 });
    await pay(business, loan, late.payoffAmount ?? 0);
    const repaid = await accountOf(loan);

    expect(repaid).toMatchObject({ status: 'REPAID', payoffAmount: 0, creditAmount: 0 });
    const { client, phoneNumber } = loan;
    const applied = await applyForLoan(loan, { loanAmountPHP: 200_000, installmentCount: 12 });
    expect(applied.state).toBe('LOAN_CREATED');
    expect(await client.wallet.loadWallet({ requestBody: { phoneNumber } })).toMatchObject({
      loanNumber: applied.loanNumber,
      wallet: 20_000,
    });
  });
});

/** Repeatable, so that a failure can be looked at. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('hundreds of random payments, reversals and days', () => {
  let business: Business;
  let loans: TestWallet[];

  beforeAll(async () => {
    business = await startBusiness();
    const first = await loanOf(business, APPROVED);
    const second = await loanOf(business, APPROVED, { selectedCurrency: 'USD', installmentCount: 12 });
    const third = await loanOf(business, APPROVED, { selectedCurrency: 'JPY' });
    loans = [first, second, third];
    await play(randomFrom(20_270_115));
  }, 240_000);

  afterAll(() => business.test.close());

  async function play(random: (below: number) => number): Promise<void> {
    let today = APPROVED;
    const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;
    for (let step = 0; step < 300; step++) {
      const loan = pick(loans);
      if (random(4) === 0) {
        today = addDays(today, 1 + random(4));
        await goTo(business, today);
      } else if (random(6) === 0) await takeBackOne(loan, random);
      else {
        const { payoffAmount = 0, loanAmountXR = 0 } = await accountOf(loan);
        const whole = random(60) === 0 ? payoffAmount : (loanAmountXR / 100) * random(6);
        const broken = Number((whole + 0.01 + random(10_000) / 100).toFixed(2));
        // There is no smaller coin than a yen.
        const amount = loan === loans.at(-1) ? Math.ceil(broken) : broken;
        const paidAt = random(3) === 0 ? addDays(today, -random(20)) : today;
        await pay(business, loan, amount, {
          settlement: random(5) === 0,
          paidAt: paidAt < APPROVED ? APPROVED : paidAt,
        });
      }
    }
  }

  async function takeBackOne(loan: TestWallet, random: (below: number) => number): Promise<void> {
    const { payments = [] } = await accountOf(loan);
    const standing = payments.filter(({ reversed }) => !reversed);
    const payment = standing[random(standing.length)];
    if (payment) await reverse(business, { ...loan, repaymentNumber: payment.repaymentNumber });
  }

  it('leave every invariant as it should be', async () => {
    await expectSoundLedger(business.test);
    const [count] = await business.test.sql<{ payments: string; reversals: string }>(
      'SELECT (SELECT count(*) FROM repayment) AS payments, (SELECT count(*) FROM repayment_reversal) AS reversals',
    );
    expect(Number(count?.payments)).toBeGreaterThan(150);
    expect(Number(count?.reversals)).toBeGreaterThan(20);
  });

  const ALLOCATED = 'allocations and credit sum to the repayment, and to nothing once it was taken back';
  const NEGATIVE = 'no allocation and no charge sums to less than zero';
  const ABOVE = 'nothing is paid above what the schedule or a charge asks for';
  const OWES = 'what the ledger says a loan owes equals schedule and charges less allocations, kind by kind';
  const REPAID = 'a repaid loan owes nothing';
  const INCOME = 'income equals what was charged, per currency';
  const COLLECTED = 'collections equal the repayments that were not taken back, per currency';
  const SCHEDULED = 'an approved loan has a schedule that sums to its principal, and no other loan has one';
  const OWN = 'every row of charges and allocations is of the loan and the day that its movement is of';
  const SUM = 'postings of a transaction sum to zero per currency';
  const OWNED = 'every movement belongs to what moved it, and to its loan';
  const MOVED =
    'the money of each repayment was collected once, and given back once where that was taken back';
  const STOOD =
    'where a loan stood on each past day is what the books of that day say that it owed, and no such day is missing';
  const OLDEST =
    'what is late of a loan is the oldest installment unpaid on the day, and turns to another one where something is paid or changed';
  const OF_PAST =
    'on_day = (SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY on_day) FROM loan_day_position)';
  const DONE_BY =
    'who recorded or took back a payment, when it was made, and the words, are as the audit trail has them';
  const REPLAYED = 'every loan, played through anew, comes to the rows and the status that stand';

  it.each([
    [
      'amounts of repayments that were altered',
      'UPDATE repayment SET amount_minor = amount_minor + 1',
      [ALLOCATED, COLLECTED, REPLAYED],
    ],
    [
      'allocations that were removed',
      `DELETE FROM repayment_allocation WHERE bucket = 'FEE'`,
      [ALLOCATED, OWES, REPLAYED],
    ],
    [
      'allocations to another installment',
      `UPDATE repayment_allocation SET installment_number = 7 - installment_number WHERE bucket = 'PRINCIPAL' AND installment_number <= 6`,
      [ABOVE, REPLAYED],
    ],
    [
      'charges that were raised',
      `UPDATE loan_charge SET amount_minor = amount_minor + 1 WHERE kind = 'LATE_CHARGE'`,
      [OWES, REPAID, INCOME, REPLAYED],
    ],
    [
      'charges below zero',
      `UPDATE loan_charge SET amount_minor = -1 WHERE kind = 'PENALTY'`,
      [NEGATIVE, ABOVE, OWES, INCOME, REPLAYED],
    ],
    [
      'interest of another day',
      `UPDATE loan_charge SET charged_on = charged_on + 1 WHERE kind = 'INTEREST'`,
      [REPLAYED],
    ],
    [
      'a schedule that was altered',
      `UPDATE installment SET principal_minor = principal_minor + 1 WHERE number = 2`,
      [SCHEDULED, REPLAYED],
    ],
    ['a due day that was moved', `UPDATE installment SET due_on = due_on + 1 WHERE number = 1`, [REPLAYED]],
    [
      'loans said to be repaid, or not',
      `UPDATE loan SET status = CASE status WHEN 'REPAID' THEN 'APPROVED' ELSE 'REPAID' END`,
      [REPLAYED],
    ],
    [
      'money collected that nobody paid',
      `UPDATE posting SET amount_minor = amount_minor * 2 WHERE account = 'COLLECTIONS'`,
      [SUM, COLLECTED],
    ],
    [
      'amounts of repayments that were taken back',
      `UPDATE repayment SET amount_minor = amount_minor + 1 WHERE id IN (SELECT repayment_id FROM repayment_reversal)`,
      [MOVED],
    ],
    [
      'reversals that were forgotten',
      'DELETE FROM repayment_reversal',
      [OWNED, ALLOCATED, COLLECTED, REPLAYED],
    ],
    ['payments of somebody else', 'UPDATE repayment SET recorded_by = gen_random_uuid()', [DONE_BY]],
    ['a reference in other words', `UPDATE repayment SET reference = reference || '.'`, [DONE_BY]],
    ['a reason in other words', `UPDATE repayment_reversal SET reason = reason || '.'`, [DONE_BY]],
    [
      'charges of another loan',
      `UPDATE loan_charge SET loan_id = gen_random_uuid() WHERE kind = 'LATE_CHARGE'`,
      [OWES, OWN, REPLAYED],
    ],
    [
      'a principal of a past day that was altered',
      `UPDATE loan_day_position SET principal_minor = principal_minor - 1 WHERE ${OF_PAST}`,
      [STOOD],
    ],
    ['a past day that was removed', `DELETE FROM loan_day_position WHERE ${OF_PAST}`, [STOOD]],
    [
      'a loan that was said to accrue on a past day',
      `UPDATE loan_day_position SET is_accruing = NOT is_accruing WHERE ${OF_PAST}`,
      [STOOD],
    ],
    [
      'a loan that was said to be less late on a past day',
      `UPDATE loan_day_position SET oldest_unpaid_on = oldest_unpaid_on + interval '1 month' WHERE ${OF_PAST}`,
      [OLDEST],
    ],
    ['movements that moved nothing', 'DELETE FROM loan_charge', [OWNED, OWES, INCOME, REPLAYED]],
  ] as [string, string, string[]][])('are found with %s', async (_, damage, found) => {
    expect(await findWith(business.test, damage)).toEqual(expect.arrayContaining(found));
  });
});
