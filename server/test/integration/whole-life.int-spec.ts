import { randomUUID } from 'node:crypto';
import type { LoanApplyDto } from '@pautang/sdk';
import { Settings } from '../../src/config/settings';
import { decide, quoteOf, type TestWallet } from '../support/factories';
import { changeSchedule } from '../support/hardship';
import { makeNotices, noticeRows } from '../support/notices';
import { arrived, PAYMENTS_SECRET, toldPayment } from '../support/payments';
import { expectBooksAgree } from '../support/report-files';
import { accountOf, type Business, goTo, loanOf, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';
import { withdraw } from '../support/withdrawals';

const APPROVED = '2027-01-15';
const SMALL = { loanAmountPHP: 100_000, installmentCount: 6 };

/** A borrower's whole way: by both methods, in coins that have hundredths and in one that has none. */
describe.each([
  ['add_on', 'PHP'],
  ['declining', 'JPY'],
] as const)('a loan by %s in %s', (method, currency) => {
  let business: Business;
  let loan: TestWallet;

  beforeAll(async () => {
    business = await startBusiness({ PAYMENTS_SECRET, LOAN_METHOD: method });
    loan = await loanOf(business, APPROVED, { selectedCurrency: currency });
    await withdraw(loan, business.staff, 1000);
  });

  afterAll(() => business.test.close());

  afterEach(async () => {
    await expectBooksAgree(business, await today());
    await expectSoundLedger(business.test);
  });

  const today = async () => (await business.staff.officer.client.backOffice.readTrialBalance({})).at;
  const arrive = (on: string, amount: number, reference: string) =>
    arrived(business.test, { ...toldPayment(on, amount, reference), currency });
  /** Another loan of the same member. */
  const approved = async (wish: Omit<LoanApplyDto, 'phoneNumber'>): Promise<TestWallet> => {
    const { client, phoneNumber } = loan;
    const { loanNumber = '' } = await client.loan.applyForLoan({
      idempotencyKey: randomUUID(),
      requestBody: { phoneNumber, ...wish },
    });
    await decide(business.staff, { loanNumber });
    return { ...loan, loanNumber };
  };
  const owedToMembers = async (at: string) => {
    const { accounts } = await business.staff.officer.client.backOffice.readTrialBalance({ at });
    return accounts.find((one) => one.account === 'MEMBER_CREDIT' && one.currency === currency)?.credit;
  };
  const told = async () => (await noticeRows(business.test, loan)).map(({ kind }) => kind);

  it('three months of which are missed is told of, and is two months late', async () => {
    for (const day of ['2027-02-16', '2027-03-16', '2027-04-16']) {
      await goTo(business, day);
      await makeNotices(business.test);
    }

    expect(await accountOf(loan)).toMatchObject({ daysPastDue: 60, arrears: 'DPD_31_60' });
    expect((await told()).filter((kind) => kind === 'LATE_1')).toHaveLength(3);
  });

  it('is paused: nothing is late until its next installment is due', async () => {
    const before = await told();
    await changeSchedule(business, loan, 'PAUSE', 2);
    await goTo(business, '2027-07-10');
    await makeNotices(business.test);

    expect(await accountOf(loan)).toMatchObject({ daysPastDue: 0, arrears: 'CURRENT' });
    expect((await told()).slice(before.length)).toContain('HARDSHIP_AGREED');
  });

  it('takes what arrives from a bank, with what is beyond it for the principal', async () => {
    const { amountDue = 0, outstandingAmount = 0 } = await accountOf(loan);
    const { state } = await arrive('2027-07-10', amountDue + 50_000, `${loan.loanNumber}-P`);

    const after = await accountOf(loan);
    expect([state, after.amountDue]).toEqual(['ASSIGNED', 0]);
    expect(after.outstandingAmount).toBeLessThan(outstandingAmount - amountDue - 50_000);
  });

  it('is repaid with more than it owes, part of which goes back to the account', async () => {
    const { payoffAmount = 0 } = await accountOf(loan);
    await arrive('2027-07-10', payoffAmount + 1000, loan.loanNumber);
    expect(await accountOf(loan)).toMatchObject({ status: 'REPAID', creditAmount: 1000 });

    await goTo(business, '2027-07-12');
    const { client, phoneNumber, loanNumber } = loan;
    const { requestId } = await client.wallet.prepareRefund({
      requestBody: { phoneNumber, loanNumber, amount: 400 },
    });
    const { oTP } = await business.staff.assistant.client.backOffice.issueOtp({
      requestBody: { phoneNumber },
    });
    await client.wallet.confirmRefund({
      idempotencyKey: randomUUID(),
      requestBody: { phoneNumber, requestId, oTP },
    });
    const { credits } = await client.wallet.loadWallet({ requestBody: { phoneNumber } });
    expect(credits).toMatchObject([{ loanNumber, amount: 600 }]);
    // The books of the day before stay as they were.
    expect([await owedToMembers('2027-07-11'), await owedToMembers('2027-07-12')]).toEqual([1000, 600]);
  });

  it('is followed by another, which the rest of the credit pays in part, and a larger one pays off', async () => {
    const { client, phoneNumber, loanNumber: paidFrom } = loan;
    loan = await approved(await quoteOf(loan, { ...SMALL, selectedCurrency: currency }));
    const { loanNumber } = loan;
    await client.wallet.payWithCredit({
      idempotencyKey: randomUUID(),
      requestBody: { phoneNumber, loanNumber: paidFrom },
    });
    expect(await accountOf(loan)).toMatchObject({ paidAmount: 600 });

    for (const day of ['2027-08-10', '2027-09-10', '2027-10-10']) {
      await goTo(business, day);
      const { nextPayment } = await accountOf(loan);
      await arrive(day, nextPayment?.amount ?? 0, loanNumber);
    }
    const wish = { phoneNumber, loanNumber, loanAmountPHP: 200_000, installmentCount: 12 };
    const quote = await client.loan.quoteTopUp({ requestBody: wish });
    const larger = await approved({ ...quote, topUpOf: loanNumber });

    expect(await accountOf(loan)).toMatchObject({ status: 'REPAID', payoffAmount: 0 });
    loan = larger;
    expect(await accountOf(loan)).toMatchObject({ status: 'APPROVED', loanAmountXR: quote.loanAmountXR });
  });

  it('is not paid any more: no income after ninety days, a loss when it is written off, and a recovery what comes after', async () => {
    await goTo(business, '2028-02-28');
    expect(await accountOf(loan)).toMatchObject({ arrears: 'DPD_OVER_90' });
    const office = business.staff.officer.client.backOffice;
    const { loanNumber, client } = loan;
    const wish = () => ({
      loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { reason: 'Moved abroad, and not to be found.' },
    });
    // What one officer proposed is over once the member pays.
    const { environment } = business.test.get(Settings);
    environment.FOUR_EYES_WRITE_OFF = true;
    await office.writeOffLoan(wish());
    const waiting = async () => (await office.listProposals({})).items.map(({ subject }) => subject);
    expect(await waiting()).toContain(loanNumber);
    const { nextPayment } = await accountOf(loan);
    await arrive('2028-02-28', nextPayment?.amount ?? 0, loanNumber);
    expect(await waiting()).not.toContain(loanNumber);
    environment.FOUR_EYES_WRITE_OFF = false;

    await goTo(business, '2028-03-31');
    expect(await office.readLoan({ loanNumber })).toMatchObject({ status: 'APPROVED', accruing: false });
    const before = await told();
    await office.writeOffLoan(wish());
    await makeNotices(business.test);
    await office.reverseWriteOff(wish());
    await makeNotices(business.test);
    await office.writeOffLoan(wish());
    await makeNotices(business.test);
    expect((await told()).slice(before.length).filter((kind) => /WRI/.test(kind))).toEqual([
      'LOAN_WRITTEN_OFF',
      'WRITE_OFF_REVERSED',
      'LOAN_WRITTEN_OFF',
    ]);
    expect((await office.readLoan({ loanNumber })).accruing).toBeUndefined();
    const { outstandingAmount = 0 } = await accountOf(loan);
    await goTo(business, '2028-06-30');
    expect(await accountOf(loan)).toMatchObject({ status: 'WRITTEN_OFF', outstandingAmount });
    // Its penalties are owed still, and so is the rest: nothing says otherwise.
    await expect(office.waiveCharges(wish())).rejects.toMatchObject({
      code: 'NOTHING_TO_WAIVE',
      message: expect.stringContaining('written off'),
    });
    expect(
      await client.loan.readTopUpOffer({ requestBody: { phoneNumber: loan.phoneNumber, loanNumber } }),
    ).toMatchObject({ possible: false, reasonText: expect.stringContaining('paid first') });

    // Under a reference that the member told of.
    const requestBody = { amount: 10_000, paidOn: '2028-06-30', reference: 'GC 1234 5678' };
    const claimed = { loanNumber, idempotencyKey: randomUUID(), requestBody };
    expect(await client.payments.addPaymentClaim(claimed)).toMatchObject({ state: 'WAITING' });
    const { paymentNumber } = await arrive('2028-06-30', 10_000, 'GCASH 12345678 GC12345678');
    expect(await accountOf(loan)).toMatchObject({ outstandingAmount: outstandingAmount - 10_000 });
    const [event] = await business.test.sql<{ data: object }>(
      `SELECT data FROM member_event WHERE member_id = $1 AND type = 'repayment.recorded' ORDER BY id DESC LIMIT 1`,
      [loan.accountId],
    );
    expect(event?.data).toMatchObject({ source: 'PROVIDER', paymentNumber });
    await arrive('2028-06-30', outstandingAmount - 10_000 + 5, loanNumber);
    expect(await accountOf(loan)).toMatchObject({ status: 'REPAID', outstandingAmount: 0, creditAmount: 5 });
  });
});
