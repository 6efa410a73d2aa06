import { randomUUID } from 'node:crypto';
import type { RepaymentRecordDto } from '@pautang/sdk';
import { startSecondApp, type TestApp } from '../support/app';
import { changeSchedule } from '../support/hardship';
import { send } from '../support/http';
import { accountOf, type Business, goTo, loanOf, pay, reverse, startBusiness } from '../support/servicing';

const APPROVED = '2027-01-15';

describe('a repayment that looks like one that was recorded', () => {
  let business: Business;
  let second: TestApp;

  beforeAll(async () => {
    business = await startBusiness();
    second = await startSecondApp(business.test, { DEMO: 'true' });
  });

  afterAll(async () => {
    await second.close();
    await business.test.close();
  });

  const record = (on: TestApp, loanNumber: string, body: RepaymentRecordDto, language = 'en') =>
    send(`${on.url}/v2/backoffice/loans/${loanNumber}/repayments`, {
      body,
      token: business.staff.assistant.token,
      headers: { 'idempotency-key': randomUUID(), 'accept-language': language },
    });

  it('is refused with the earlier one, whatever the case and blanks of its reference', async () => {
    const loan = await loanOf(business, APPROVED);
    const first = await pay(business, loan, 5_000, { reference: 'BPI 0042', paidAt: APPROVED });
    await goTo(business, '2027-01-20');
    const again = { amount: 5_000, reference: ' bpi  0042', paidAt: `${APPROVED}T09:30:00+08:00` };

    const { status, json } = await record(business.test, loan.loanNumber, again);
    expect([status, json]).toEqual([
      409,
      expect.objectContaining({
        code: 'REPAYMENT_LOOKS_REPEATED',
        message: expect.stringContaining(first.repaymentNumber),
        earlier: {
          repaymentNumber: first.repaymentNumber,
          amount: 5_000,
          paidAt: first.paidAt,
          reference: 'BPI 0042',
          recordedAt: first.recordedAt,
        },
      }),
    ]);
    const filipino = await record(business.test, loan.loanNumber, again, 'fil');
    expect(filipino.json).toMatchObject({ message: expect.stringContaining('Naitala na') });
    await expect(accountOf(loan)).resolves.toMatchObject({ paidAmount: 5_000 });
  });

  it.each([
    ['another reference', { reference: 'BPI 0043' }],
    ['another amount', { amount: 5_000.01 }],
    ['another day', { paidAt: '2027-01-16' }],
    ['force', { force: true }],
  ])('is recorded with %s', async (_, difference) => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, '2027-01-20');
    const wish = { amount: 5_000, reference: 'BPI 0042', paidAt: APPROVED };
    await record(business.test, loan.loanNumber, wish);

    const { status } = await record(business.test, loan.loanNumber, { ...wish, ...difference });
    expect(status).toBe(200);
  });

  it('is told by the day on which it was made, also where it counts from that of another schedule', async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, '2027-02-10');
    const wish = { amount: 5_000, reference: 'BPI 0042', paidAt: '2027-02-10' };
    const { repaymentNumber } = await pay(business, loan, wish.amount, wish);
    await goTo(business, '2027-03-01');
    await changeSchedule(business, loan, 'LONGER_TERM', 2);

    const { status, json } = await record(business.test, loan.loanNumber, wish);
    expect([status, json]).toMatchObject([409, { earlier: { repaymentNumber } }]);
    for (const paidAt of ['2027-02-11', '2027-02-12', '2027-03-01']) {
      const other = await record(business.test, loan.loanNumber, { ...wish, paidAt });
      expect([paidAt, other.status]).toEqual([paidAt, 200]);
    }
  });

  it('is recorded once the earlier one was taken back, and for another loan', async () => {
    const loan = await loanOf(business, APPROVED);
    const { loanNumber } = loan;
    const { repaymentNumber } = await pay(business, loan, 5_000);
    await reverse(business, { loanNumber, repaymentNumber });
    await pay(business, loan, 5_000);
    await pay(business, await loanOf(business, APPROVED), 5_000);
    await expect(accountOf(loan)).resolves.toMatchObject({ paidAmount: 5_000 });
  });

  it('counts once when several come at the same moment under keys of their own, through two servers', async () => {
    const loan = await loanOf(business, APPROVED);
    const wish = { amount: 5_000, reference: 'BPI 0042' };
    const answers = await Promise.all(
      [business.test, second, business.test, second].map((on) => record(on, loan.loanNumber, wish)),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await expect(accountOf(loan)).resolves.toMatchObject({ paidAmount: 5_000 });
  });
});
