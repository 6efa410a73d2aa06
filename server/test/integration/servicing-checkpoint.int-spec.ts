import { addDays, dueDays } from '@pautang/loan-terms';
import { DailyServicing } from '../../src/modules/servicing/daily-servicing';
import { findWith } from '../support/damage';
import type { TestWallet } from '../support/factories';
import { expectAtMost, statementsOf, WITHOUT_JOBS } from '../support/round-trips';
import { accountOf, type Business, goTo, loanOf, pay, reverse, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';

const APPROVED = '2027-01-15';
const [first = '', second = ''] = dueDays(APPROVED, 6);

describe('the checkpoint of a loan', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness(WITHOUT_JOBS);
  });

  afterAll(() => expectSoundLedger(business.test).finally(() => business.test.close()));

  async function keptOf({ accountId }: TestWallet) {
    const [row] = await business.test.sql<{ on?: string; next: string }>(
      `SELECT k.state ->> 'on' AS on, l.next_event_on::text AS next
       FROM loan l LEFT JOIN loan_checkpoint k ON k.member_id = l.member_id AND k.loan_id = l.id
       WHERE l.member_id = $1`,
      [accountId],
    );
    return row;
  }

  const run = () => business.test.get(DailyServicing).run();

  it('is made by the daily job, and stays until something happens', async () => {
    const loan = await loanOf(business, APPROVED);
    await run();
    expect(await keptOf(loan)).toEqual({ on: APPROVED, next: first });
    await goTo(business, addDays(first, -1));
    expect(await keptOf(loan)).toEqual({ on: APPROVED, next: first });
    await goTo(business, first);
    expect(await keptOf(loan)).toEqual({ on: first, next: addDays(first, 4) });
    await goTo(business, addDays(first, 10));
    expect(await keptOf(loan)).toEqual({ on: addDays(first, 10), next: addDays(first, 11) });
    await pay(business, loan, 34_000);
    expect(await keptOf(loan)).toEqual({ on: addDays(first, 10), next: second });
  });

  it('costs nothing where nothing is due', async () => {
    await loanOf(business, APPROVED);
    await run();

    const asked = await statementsOf(run);
    expect(asked.filter((text) => /UPDATE|INSERT|FOR NO KEY/.test(text))).toEqual([]);
    expectAtMost(2, asked);
  });

  it('makes the account of a loan one statement, and a payment at most seven, one that moves the score eight, the last one eleven', async () => {
    const loan = await loanOf(business, APPROVED);
    await accountOf(loan);
    await goTo(business, first);

    expectAtMost(1, await statementsOf(() => accountOf(loan)));
    const part = await statementsOf(() => pay(business, loan, 67));
    const whole = await statementsOf(() => pay(business, loan, 17_000, { reference: 'BPI 0043' }));
    const last = await statementsOf(() => pay(business, loan, 100_000, { reference: 'BPI 0044' }));
    expectAtMost(7, part);
    expectAtMost(8, whole);
    // It also tells that the loan is repaid, and ends what waits for an answer, together with what it sends anyway.
    expectAtMost(11, last);
    expect(await accountOf(loan)).toMatchObject({ status: 'REPAID', paidAmount: 16_667 * 5 + 16_665 + 400 });
  });

  it('leaves the row of its loan alone where a second payment of a day changes nothing of it', async () => {
    const loan = await loanOf(business, APPROVED);
    const rowOf = () => business.test.sql('SELECT ctid FROM loan WHERE member_id = $1', [loan.accountId]);
    await pay(business, loan, 67);
    const row = await rowOf();

    await pay(business, loan, 68);

    expect(await rowOf()).toEqual(row);
  });

  it('brings a late loan up to the next day in few statements', async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, addDays(first, 6));
    await business.test.sql('UPDATE business_clock SET offset_days = offset_days + 1');

    const asked = await statementsOf(() => accountOf(loan));
    expectAtMost(4, asked);
    expect((await keptOf(loan))?.on).toBe(addDays(first, 7));
  });

  it('is made anew by a payment of an earlier day and by a reversal, to the same figures', async () => {
    const [one, other] = [await loanOf(business, APPROVED), await loanOf(business, APPROVED)];
    await goTo(business, first);
    await pay(business, other, 17_067);
    await goTo(business, addDays(second, 9));
    const taken = await pay(business, one, 3_000);
    await pay(business, one, 17_067, { paidAt: first });
    await reverse(business, { ...one, repaymentNumber: taken.repaymentNumber });

    const figures = async (loan: TestWallet) => {
      const { schedule, charges, amountDue, payoffAmount } = await accountOf(loan);
      return { schedule, charges, amountDue, payoffAmount };
    };
    expect(await figures(one)).toEqual(await figures(other));
    expect((await keptOf(one))?.on).toBe(addDays(second, 9));
  });

  it('is not needed: a loan without one, or with one of other rules, reads the same', async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, addDays(first, 6));
    const before = await accountOf(loan);
    for (const damage of ['DELETE FROM loan_checkpoint', 'UPDATE loan_checkpoint SET version = 0']) {
      await business.test.sql(`${damage} WHERE member_id = $1`, [loan.accountId]);
      expect(await accountOf(loan)).toEqual(before);
      expect((await keptOf(loan))?.on).toBe(addDays(first, 6));
    }
  });

  it('is discarded by the database where a version that knows none records a payment', async () => {
    const loan = await loanOf(business, APPROVED);
    await accountOf(loan);
    const undone = new Error('undone');
    const seen: unknown[] = [];
    const recorded = business.test.dataSource.transaction(async (tx) => {
      await tx.query(
        `INSERT INTO repayment (member_id, id, loan_id, repayment_number, amount_minor, paid_at, paid_on, reference,
           is_settlement, recorded_by, recorded_at)
         SELECT member_id, gen_random_uuid(), id, 'RP1', 1, now(), $2, '', false, member_id, now()
         FROM loan WHERE member_id = $1`,
        [loan.accountId, APPROVED],
      );
      seen.push(
        await tx.query('SELECT 1 FROM loan_checkpoint WHERE member_id = $1', [loan.accountId]),
        await tx.query('SELECT next_event_on::text FROM loan WHERE member_id = $1', [loan.accountId]),
      );
      throw undone;
    });

    await expect(recorded).rejects.toBe(undone);
    expect(seen).toEqual([[], [{ next_event_on: '1970-01-01' }]]);
  });

  const CHECKPOINT = 'every checkpoint is where its loan, played through anew, stands on its day';
  const EVENT = 'nothing happens to a loan before the day of its next event';

  it.each([
    [
      'a checkpoint that was altered',
      `UPDATE loan_checkpoint SET state = jsonb_set(state::jsonb, '{capRoom,leftMinor}', '1')::json`,
      CHECKPOINT,
    ],
    ['a day that was put off', 'UPDATE loan SET next_event_on = next_event_on + 1', EVENT],
  ])('is found out with %s', async (_, damage, invariant) => {
    expect(await findWith(business.test, damage)).toEqual([invariant]);
  });
});
