import { addDays, dueDays } from '@pautang/loan-terms';
import type { TestWallet } from '../support/factories';
import { send } from '../support/http';
import { accountOf, type Business, goTo, loanOf, pay, reverse, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';

const APPROVED = '2027-01-15';
const DUE = dueDays(APPROVED, 6);
const [first = '', second = ''] = DUE;

/** What a report of a day reads, from stored rows alone. */
async function bookOn({ test }: Business, { loanNumber }: TestWallet, day: string) {
  const [row] = await test.dataSource.query(
    `SELECT p.status, p.oldest_unpaid_on::text AS oldest, p.principal_minor::int AS principal,
       p.interest_minor::int AS interest, p.penalty_minor::int AS penalty, p.fee_minor::int AS fee
     FROM loan l CROSS JOIN LATERAL (
       SELECT * FROM loan_day_position p WHERE p.member_id = l.member_id AND p.loan_id = l.id AND p.on_day <= $2
       ORDER BY p.on_day DESC, p.recorded_at DESC LIMIT 1
     ) p WHERE l.loan_number = $1`,
    [loanNumber, day],
  );
  return row;
}

describe('arrears', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness();
  });

  afterAll(() => expectSoundLedger(business.test).finally(() => business.test.close()));

  const listed = async (arrears: string) => {
    const { items } = await business.staff.officer.client.backOffice.listLoans({
      arrears: arrears as 'CURRENT',
      limit: 100,
    });
    return new Map(items.map((loan) => [loan.loanNumber, loan.daysPastDue]));
  };

  it('are told to the member and to staff, day by day', async () => {
    const loan = await loanOf(business, APPROVED);
    const expected: [number, string][] = [
      [0, 'CURRENT'],
      [1, 'DPD_1_30'],
      [30, 'DPD_1_30'],
      [31, 'DPD_31_60'],
      [90, 'DPD_61_90'],
      [91, 'DPD_OVER_90'],
    ];
    for (const [days, bucket] of expected) {
      await goTo(business, addDays(first, days));
      expect(await accountOf(loan)).toMatchObject({ daysPastDue: days, arrears: bucket });
      expect((await listed(bucket)).get(loan.loanNumber)).toBe(days);
    }
    expect((await accountOf(loan)).lateSince).toBe(first);
    expect((await listed('CURRENT')).has(loan.loanNumber)).toBe(false);

    const { loan: after } = await pay(business, loan, 17_067 + 6300);
    expect(after.status).toBe('APPROVED');
    expect(await accountOf(loan)).toMatchObject({
      daysPastDue: 91 - (Date.parse(second) - Date.parse(first)) / 86_400_000,
      lateSince: second,
    });
    await pay(business, loan, (await accountOf(loan)).payoffAmount ?? 0);
    expect(await accountOf(loan)).toMatchObject({ status: 'REPAID', daysPastDue: 0, arrears: 'CURRENT' });
    expect(await bookOn(business, loan, '2099-01-01')).toMatchObject({
      status: 'REPAID',
      principal: 0,
      oldest: null,
    });
  });

  it('are what was recorded by then, also after a payment of an earlier day and a reversal', async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, addDays(first, 10));
    const days = [
      APPROVED,
      addDays(first, -1),
      first,
      addDays(first, 3),
      addDays(first, 4),
      addDays(first, 9),
    ];
    const read = () => Promise.all(days.map((day) => bookOn(business, loan, day)));
    const before = await read();

    expect(before).toMatchObject([
      { status: 'APPROVED', oldest: first, principal: 100_000_00, interest: 0, penalty: 0, fee: 0 },
      { interest: 0 },
      { interest: 400_00, penalty: 0 },
      { interest: 400_00, penalty: 0 },
      { interest: 400_00, penalty: 51_20, fee: 853_35 },
      { interest: 400_00, penalty: 307_21, fee: 853_35 },
    ]);
    const { repaymentNumber } = await pay(business, loan, 17_067, { paidAt: addDays(first, 2) });
    const paid = { oldest: second, principal: 83_333_00, interest: 0, penalty: 0, fee: 0 };
    expect(await read()).toEqual(before);
    expect(await bookOn(business, loan, addDays(first, 10))).toMatchObject(paid);

    await goTo(business, addDays(first, 11));
    const { loanNumber } = loan;
    await reverse(business, { loanNumber, repaymentNumber });
    expect(await read()).toEqual(before);
    expect(await bookOn(business, loan, addDays(first, 10))).toMatchObject(paid);
    expect(await bookOn(business, loan, addDays(first, 11))).toMatchObject({
      oldest: first,
      principal: 100_000_00,
      penalty: 409_61,
      fee: 853_35,
    });
  });

  it('are the same of days that a server missed', async () => {
    const missed = await loanOf(business, APPROVED);
    await goTo(business, addDays(first, 6));

    expect(await bookOn(business, missed, addDays(first, 5))).toMatchObject({ penalty: 102_40 });
    expect(await bookOn(business, missed, addDays(first, 6))).toMatchObject({ penalty: 153_60 });
  });

  it('are nobody else’s to list, and of a known kind', async () => {
    const loan = await loanOf(business, APPROVED);
    const list = (token: string, arrears: string) =>
      send(`${business.test.url}/v2/backoffice/loans?arrears=${arrears}`, { token });

    expect((await list(loan.token, 'CURRENT')).status).toBe(403);
    expect(await list(business.staff.officer.token, 'LATE')).toMatchObject({
      status: 400,
      json: { code: 'VALIDATION_FAILED', errors: [{ field: 'arrears' }] },
    });
  });
});
