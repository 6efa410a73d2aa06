import { randomUUID } from 'node:crypto';
import { COMMANDS } from '../../src/bin/backoffice/commands';
import { askAccount, coolDown } from '../support/corrections';
import { isDocumented } from '../support/document';
import { bankOf, newMember, PASSWORD, type TestWallet, walletOf } from '../support/factories';
import { outcomes, refusal, refusalCode } from '../support/http';
import { tellNotices } from '../support/notices';
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
import { expectSoundLedger } from '../support/sound-ledger';
import { confirm, prepareWithCode, refundByStaff, settle, withdraw, wrong } from '../support/withdrawals';

const APPROVED = '2027-01-15';

describe('what was paid too much', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness();
  });

  afterAll(() => expectSoundLedger(business.test).finally(() => business.test.close()));

  const assistant = () => business.staff.assistant.client.backOffice;
  /** A loan that was repaid with so much more than was owed, to an account that has received its money. */
  const overpaid = async (credit: number, { isUsed = true, wish = {} } = {}) => {
    const loan = await loanOf(business, APPROVED, wish);
    if (isUsed) {
      const { withdrawal } = await withdraw(loan, business.staff, 50_000);
      await settle(business.staff, withdrawal.withdrawalNumber, 'PROCESSING', 'COMPLETED');
    }
    const { payoffAmount = 0 } = await accountOf(loan);
    const payment = await pay(business, loan, payoffAmount + credit, { reference: randomUUID() });
    return { loan, payment };
  };
  const creditOf = async (loan: TestWallet) => {
    const { credits = [] } = await walletOf(loan);
    return credits.find(({ loanNumber }) => loanNumber === loan.loanNumber)?.amount ?? 0;
  };
  const prepareRefund = ({ client, phoneNumber, loanNumber }: TestWallet, amount?: number) =>
    client.wallet.prepareRefund({ requestBody: { phoneNumber, loanNumber, amount } });
  const confirmRefund = (
    { client, phoneNumber }: TestWallet,
    requestId: string,
    { oTP, key = randomUUID() }: { oTP?: string; key?: string } = {},
  ) => client.wallet.confirmRefund({ idempotencyKey: key, requestBody: { phoneNumber, requestId, oTP } });
  const refund = async (loan: TestWallet, amount?: number) =>
    confirmRefund(loan, (await prepareRefund(loan, amount)).requestId);
  const byStaff = (loan: TestWallet, amount?: number) => refundByStaff(business.staff, loan, amount);
  const payNext = ({ client, phoneNumber, loanNumber }: TestWallet, amount?: number) =>
    client.wallet.payWithCredit({
      idempotencyKey: randomUUID(),
      requestBody: { phoneNumber, loanNumber, amount },
    });
  const booksOf = async ({ accountId }: TestWallet) => {
    const rows = await business.test.sql<{ account: string; sum: string }>(
      `SELECT account, sum(amount_minor) FROM posting
       WHERE member_id = $1 AND account IN ('MEMBER_CREDIT', 'COLLECTIONS', 'PAYOUTS', 'WALLET') GROUP BY 1`,
      [accountId],
    );
    return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]));
  };

  it('is sent to the account that has received money already, without a code, and is a withdrawal from then on', async () => {
    const { loan, payment } = await overpaid(250.5);
    expect(await creditOf(loan)).toBe(250.5);
    const before = await booksOf(loan);
    const { withdrawnAmount } = await walletOf(loan);
    const prepared = await prepareRefund(loan);
    expect(prepared).toMatchObject({
      amount: 250.5,
      creditLeft: 0,
      codeNeeded: false,
      selectedCurrency: 'PHP',
    });
    const { client, phoneNumber } = loan;
    const own = { requestBody: { phoneNumber } };
    expect(await client.wallet.readOpenRefund(own)).toEqual({ active: true, ...prepared });
    expect(await client.wallet.readOpenWithdrawal(own)).toEqual({ active: false });

    const key = randomUUID();
    const done = await confirmRefund(loan, prepared.requestId, { key });
    expect(await confirmRefund(loan, prepared.requestId, { key })).toEqual(done);
    expect(done).toMatchObject({
      creditLeft: 0,
      withdrawal: { source: 'CREDIT', status: 'PENDING', withdrawalAmount: 250.5 },
    });
    expect(await booksOf(loan)).toEqual({
      ...before,
      MEMBER_CREDIT: 0,
      PAYOUTS: (before.PAYOUTS ?? 0) + 25_050,
    });
    const { withdrawalNumber } = done.withdrawal;
    expect((await assistant().listWithdrawals({ limit: 1 })).items).toMatchObject([
      { withdrawalNumber, source: 'CREDIT', withdrawalAmount: 250.5 },
    ]);
    await settle(business.staff, withdrawalNumber, 'PROCESSING', 'COMPLETED');
    const wallet = await walletOf(loan);
    expect(wallet).toMatchObject({ credits: [], withdrawnAmount });
    expect(wallet.withdrawals?.[0]).toMatchObject({
      withdrawalNumber,
      source: 'CREDIT',
      status: 'COMPLETED',
    });
    const account = await accountOf(loan);
    expect(account).toMatchObject({ status: 'REPAID', creditAmount: 0, payoffAmount: 0 });
    expect(
      account.payments?.find(({ repaymentNumber }) => repaymentNumber === payment.repaymentNumber),
    ).toMatchObject({ credit: 0, creditUsed: 250.5 });
    const { months } = await client.loan.readLoanStatement({
      requestBody: { phoneNumber, loanNumber: loan.loanNumber },
    });
    expect(months.flatMap(({ movements }) => movements).slice(-2)).toMatchObject([
      { kind: 'CREDIT_REFUND', amount: 250.5, balance: 0, walletAmount: 250.5 },
      { kind: 'WITHDRAWAL', amount: 0, walletAmount: -250.5, reference: withdrawalNumber },
    ]);
    expect(await refusalCode(refund(loan))).toBe('NO_CREDIT');
  });

  it('takes the assistant’s code to an account that has received nothing yet', async () => {
    const { loan } = await overpaid(300, { isUsed: false });
    const { requestId, codeNeeded } = await prepareRefund(loan, 100);
    expect(codeNeeded).toBe(true);
    expect(await refusalCode(byStaff(loan))).toBe('ACCOUNT_NOT_USED_YET');
    const { requestId: again } = await prepareRefund(loan, 100);
    expect(await refusalCode(confirmRefund(loan, requestId))).toBe('NO_WITHDRAWAL_REQUEST');
    expect(await refusalCode(confirmRefund(loan, again))).toBe('OTP_MISSING');
    const { phoneNumber } = loan;
    const issued = await assistant().issueOtp({ requestBody: { phoneNumber } });
    expect(issued).toMatchObject({ requestId: again, source: 'CREDIT', withdrawalAmount: 100 });
    const { oTP } = issued;
    expect(await refusalCode(confirmRefund(loan, again, { oTP: wrong(oTP) }))).toBe('OTP_INVALID');
    const { walletId: id, client } = loan;
    const asWithdrawal = { phoneNumber, id, withdrawalAmount: 100, requestId: again, oTP };
    expect(
      await refusalCode(
        client.wallet.confirmWithdrawal({ idempotencyKey: randomUUID(), requestBody: asWithdrawal }),
      ),
    ).toBe('VALIDATION_FAILED');
    const { withdrawal, creditLeft } = await confirmRefund(loan, again, { oTP });
    expect(creditLeft).toBe(200);
    expect(await creditOf(loan)).toBe(200);
    // Neither money that is on its way nor what came back shows that the account is the member's.
    expect(await prepareRefund(loan, 100)).toMatchObject({ codeNeeded: true });
    await settle(business.staff, withdrawal.withdrawalNumber, 'FAILED');
    expect(await prepareRefund(loan, 100)).toMatchObject({ codeNeeded: true });
    expect(await refusalCode(byStaff(loan, 100))).toBe('ACCOUNT_NOT_USED_YET');
  });

  it('takes it again once the account is another, and goes to the old one while that cools down', async () => {
    const { loan } = await overpaid(300);
    await askAccount(loan, undefined, PASSWORD);
    expect(await prepareRefund(loan)).toMatchObject({ codeNeeded: false, bankName: 'BPI' });
    const { requestId } = await prepareRefund(loan);
    await coolDown(business.test, loan);
    const { client, phoneNumber } = loan;
    expect(await client.wallet.readOpenRefund({ requestBody: { phoneNumber } })).toEqual({ active: false });
    expect(await refusalCode(confirmRefund(loan, requestId))).toBe('NO_WITHDRAWAL_REQUEST');
    expect(await prepareRefund(loan)).toMatchObject({ codeNeeded: true, bankName: 'GCash' });
  });

  it('takes it again for the same number at another bank', async () => {
    const { loan } = await overpaid(300);
    await askAccount(loan, { accountNumber: bankOf(loan).accountNumber }, PASSWORD);
    await coolDown(business.test, loan);
    expect(await prepareRefund(loan)).toMatchObject({ codeNeeded: true, bankName: 'GCash' });
  });

  it('takes it again for an account that another one took the place of for a time', async () => {
    const { loan } = await overpaid(300);
    await askAccount(loan, undefined, PASSWORD);
    await goTo(business, '2027-01-16');
    await askAccount(loan, bankOf(loan), PASSWORD);
    await goTo(business, '2027-01-17');
    expect(await prepareRefund(loan)).toMatchObject({ codeNeeded: true, bankName: 'BPI' });
  });

  it('is sent by an assistant on the member’s word, in part, with an audit row', async () => {
    const { loan } = await overpaid(300);
    const waiting = await prepareWithCode(loan, business.staff, 1_200);
    const sent = await byStaff(loan, 120);

    expect(sent).toMatchObject({ amount: 120, creditLeft: 180, selectedCurrency: 'PHP' });
    const audited = await business.test.sql(
      `SELECT actor_id, member_id, after FROM audit_entry WHERE action = 'CREDIT_REFUNDED' AND subject = $1`,
      [`withdrawal ${sent.withdrawalNumber} of loan ${loan.loanNumber}`],
    );
    expect(audited).toEqual([
      {
        actor_id: business.staff.assistant.accountId,
        member_id: loan.accountId,
        after: { amount: 120, reason: expect.any(String) },
      },
    ]);
    expect(await refusalCode(byStaff(loan, 180.01))).toBe('INSUFFICIENT_CREDIT');
    // What the member had asked for meanwhile still waits, with its code.
    expect(await confirm(loan, waiting)).toMatchObject({ withdrawal: { withdrawalAmount: 1_200 } });
    const stranger = await newMember(business.test);
    const { loanNumber } = loan;
    const foreign = { phoneNumber: stranger.phoneNumber, loanNumber };
    expect(await refusalCode(stranger.client.wallet.prepareRefund({ requestBody: foreign }))).toBe(
      'LOAN_NOT_FOUND',
    );
  });

  it('waits no longer where less is left than was asked for', async () => {
    const { loan } = await overpaid(300);
    const { client, phoneNumber } = loan;
    const open = () => client.wallet.readOpenRefund({ requestBody: { phoneNumber } });
    const { requestId } = await prepareRefund(loan);
    expect(await open()).toMatchObject({ active: true, requestId });
    await byStaff(loan, 120);

    expect(await open()).toEqual({ active: false });
    expect(await refusalCode(confirmRefund(loan, requestId))).toBe('INSUFFICIENT_CREDIT');
    expect(await creditOf(loan)).toBe(180);
  });

  it('comes back to the wallet where the transfer fails, to be withdrawn from there', async () => {
    const { loan } = await overpaid(300);
    const { wallet: before = 0, withdrawnAmount, limit } = await walletOf(loan);
    const { withdrawal } = await refund(loan);
    await settle(business.staff, withdrawal.withdrawalNumber, 'FAILED');

    const wallet = await walletOf(loan);
    expect(wallet).toMatchObject({ wallet: before + 300, withdrawnAmount, limit, credits: [] });
    expect(wallet.withdrawals?.[0]?.statusMessage).toContain('is in your wallet now');
    const { client, loanNumber, phoneNumber } = loan;
    const { months } = await client.loan.readLoanStatement({ requestBody: { phoneNumber, loanNumber } });
    const sent = months.flatMap(({ movements }) => movements).filter(({ source }) => source === 'CREDIT');
    expect(sent.map(({ kind, walletAmount }) => [kind, walletAmount])).toEqual([
      ['WITHDRAWAL', -300],
      ['WITHDRAWAL_RETURN', 300],
    ]);
    await tellNotices(business.test);
    const { items } = await loan.client.notices.listNotices({});
    expect(items[0]).toMatchObject({ kind: 'MONEY_FAILED', subject: 'Your refund did not go through' });

    // All of it is withdrawn: no more of the loan is used than there was.
    await withdraw(loan, business.staff, before + 300);
    expect(await walletOf(loan)).toMatchObject({ wallet: 0, withdrawnAmount: limit, limit });
  });

  it('leaves once, however many ask at the same time', async () => {
    const { loan } = await overpaid(300);
    const { requestId } = await prepareRefund(loan, 200);
    const results = await outcomes([
      confirmRefund(loan, requestId),
      confirmRefund(loan, requestId),
      byStaff(loan, 150),
      byStaff(loan, 150),
      byStaff(loan, 150),
    ]);
    const left = await creditOf(loan);

    expect([0, 100]).toContain(left);
    expect(results.filter((outcome) => outcome === 'done')).toHaveLength(left === 0 ? 2 : 1);
  });

  it('is owed again where the payment that brought it is taken back, before it was sent or after', async () => {
    const { loan, payment } = await overpaid(300);
    const { payoffAmount: whole = 0 } = await accountOf(await loanOf(business, APPROVED));
    await refund(loan);
    const taken = await reverse(business, payment);

    expect(taken.loan).toMatchObject({ status: 'APPROVED', payoffAmount: whole + 300, creditAmount: 0 });
    expect((await booksOf(loan)).MEMBER_CREDIT).toBe(-30_000);
    const last = await pay(business, loan, whole + 300, { reference: randomUUID() });
    expect(last).toMatchObject({ creditUsed: 300, credit: 0, loan: { status: 'REPAID', payoffAmount: 0 } });
    expect((await booksOf(loan)).MEMBER_CREDIT).toBe(0);
  });

  it('never leaves a hundredth lost beside the payment being taken back', async () => {
    for (let round = 0; round < 3; round++) {
      const { loan, payment } = await overpaid(300);
      await Promise.allSettled([refund(loan), reverse(business, payment), byStaff(loan)]);
      const { MEMBER_CREDIT = 0 } = await booksOf(loan);
      const account = await accountOf(loan);

      expect([0, -30_000]).toContain(MEMBER_CREDIT);
      expect(account).toMatchObject({ status: 'APPROVED', creditAmount: 0 });
    }
  });

  it('pays the next loan when the member says so, and no bank takes that back', async () => {
    const { loan } = await overpaid(300);
    expect(await refusalCode(payNext(loan))).toBe('NO_LOAN_TO_PAY');
    const next = await nextLoan(business, loan);
    const before = await accountOf(next);
    const collected = (await booksOf(loan)).COLLECTIONS;
    const results = await outcomes([payNext(loan, 200), payNext(loan, 200), byStaff(loan, 200)]);
    expect(results.filter((outcome) => outcome === 'done')).toHaveLength(1);
    const left = await creditOf(loan);
    expect(left).toBe(100);
    // A transfer of the same amount that is on its way is another payment.
    const { payments: claims } = next.client;
    await claims.addPaymentClaim({
      loanNumber: next.loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { amount: 100, paidOn: APPROVED, reference: '0098 1234 5678' },
    });
    const paid = await payNext(loan);
    const told = await claims.readPaymentClaims({ loanNumber: next.loanNumber });
    expect(told.claims.map(({ state }) => state)).toEqual(['WAITING']);

    expect(paid).toMatchObject({ loanNumber: next.loanNumber, amount: 100, creditLeft: 0 });
    const { outstandingAmount = 0, payments = [], loans } = await accountOf(next);
    expect(loans?.map((one) => one.loanNumber)).toEqual([next.loanNumber, loan.loanNumber]);
    expect(payments[0]).toMatchObject({ repaymentNumber: paid.repaymentNumber, reference: loan.loanNumber });
    expect((before.outstandingAmount ?? 0) - outstandingAmount).toBeGreaterThanOrEqual(100);
    expect((await booksOf(loan)).COLLECTIONS).toBe(collected);
    expect(await refusalCode(reverse(business, paid))).toBe('REPAYMENT_FROM_CREDIT');
  });

  it('closes the next loan where it is enough, with the interest up to that day', async () => {
    const { loan } = await overpaid(110_000);
    const next = await nextLoan(business, loan);
    await goTo(business, '2027-01-25');
    const { payoffAmount = 0 } = await accountOf(next);
    expect(payoffAmount).toBeGreaterThan(100_000);

    expect(await payNext(loan)).toMatchObject({ amount: payoffAmount, loan: { status: 'REPAID' } });
    expect(await creditOf(loan)).toBeCloseTo(110_000 - payoffAmount, 2);
  });

  it('pays what is left of the next loan once that is written off, too', async () => {
    const { loan } = await overpaid(300);
    const next = await nextLoan(business, loan);
    await goTo(business, '2027-07-01');
    await business.staff.officer.client.backOffice.writeOffLoan({
      loanNumber: next.loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { reason: 'Nobody is there.' },
    });
    const { outstandingAmount = 0, status } = await accountOf(next);
    expect(status).toBe('WRITTEN_OFF');

    expect(await payNext(loan)).toMatchObject({ loanNumber: next.loanNumber, amount: 300, creditLeft: 0 });
    expect((await accountOf(next)).outstandingAmount).toBe(outstandingAmount - 300);
  });

  it('keeps the account open until it was sent, and what comes to a closed one is sent to nobody: it goes back to its payer', async () => {
    const { loan } = await overpaid(300);
    const { client } = loan;
    const close = () => client.myData.closeAccount({ requestBody: { password: PASSWORD } });
    const { wallet = 0 } = await walletOf(loan);
    const rest = await withdraw(loan, business.staff, wallet);
    await settle(business.staff, rest.withdrawal.withdrawalNumber, 'PROCESSING', 'COMPLETED');
    expect(await refusalCode(close())).toBe('CREDIT_NOT_REFUNDED');
    const { withdrawal } = await refund(loan);
    expect(await refusalCode(close())).toBe('WITHDRAWAL_ON_THE_WAY');
    await settle(business.staff, withdrawal.withdrawalNumber, 'PROCESSING', 'COMPLETED');
    await close();

    await pay(business, loan, 500, { reference: 'TOO LATE' });

    const refused = await refusal(byStaff(loan));

    expect(refused).toMatchObject({ status: 409, code: 'ACCOUNT_NOT_USED_YET' });
    expect(refused.message).toContain('The account is closed');
    const sent = await business.test.sql(
      `SELECT 1 FROM withdrawal WHERE member_id = $1 AND status NOT IN ('COMPLETED', 'FAILED')`,
      [loan.accountId],
    );
    expect(sent).toEqual([]);
    const words = ['show', loan.loanNumber];
    const { text } = (await COMMANDS.loans?.run(business.staff.officer.client, { words })) ?? {};
    expect(text).toContain(`${loan.loanNumber} of a closed account: REPAID`);
  });

  it('is whole units where a currency has no other, as withdrawals are', async () => {
    const { loan } = await overpaid(900, { wish: { selectedCurrency: 'JPY' } });
    const { client, phoneNumber, walletId: id } = loan;

    expect(await refusalCode(prepareRefund(loan, 100.5))).toBe('WHOLE_UNITS_ONLY');
    expect(await prepareRefund(loan, 100)).toMatchObject({
      selectedCurrency: 'JPY',
      amount: 100,
      creditLeft: 800,
    });
    const half = { phoneNumber, id, withdrawalAmount: 1_000.5 };
    const fraction = await refusal(client.wallet.prepareWithdrawal({ requestBody: half }));
    expect([fraction.code, isDocumented(fraction)]).toEqual(['WHOLE_UNITS_ONLY', true]);
    expect(await refund(loan, 100)).toMatchObject({ withdrawal: { withdrawalAmount: 100 }, creditLeft: 800 });
    // It pays no loan of another currency.
    await withdraw(loan, business.staff, (await walletOf(loan)).wallet ?? 0);
    await nextLoan(business, loan);
    expect(await refusalCode(payNext(loan))).toBe('NO_LOAN_TO_PAY');
  });
});
