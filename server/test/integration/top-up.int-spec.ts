import { randomUUID } from 'node:crypto';
import type { LoanQuoteDto } from '@pautang/sdk';
import { Settings } from '../../src/config/settings';
import { AutomaticDecisionService } from '../../src/modules/loan/automatic-decision.service';
import { decide, memberWithLoan, quoteOf, type TestWallet } from '../support/factories';
import { askForHardship } from '../support/hardship';
import { refusal, refusalCode } from '../support/http';
import { accountOf, type Business, goTo, loanOf, pay, reverse, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';
import {
  APPROVED,
  appliedTopUp as applied,
  applyForTopUp as apply,
  goodLoan as goodLoanOf,
  topUpOffer as offer,
  postedOf,
  topUpQuote as quote,
} from '../support/top-ups';
import { balanceOf } from '../support/withdrawals';

describe('a loan that pays off the running one', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness();
  });

  afterAll(() => expectSoundLedger(business.test).finally(() => business.test.close()));

  const goodLoan = (wish: Parameters<typeof quoteOf>[1] = {}) => goodLoanOf(business, wish);
  const posted = (loan: TestWallet) => postedOf(business, loan);

  it('closes the old loan at what settles it that day, and pays out the rest', async () => {
    const loan = await goodLoan();
    const offered = await offer(loan);
    const quoted = await quote(loan);
    const { payoffAmount } = await accountOf(loan);
    const { topUp } = quoted;

    expect(offered).toMatchObject({
      possible: true,
      payoffXR: payoffAmount,
      leastReceivedXR: 5_000,
      paidInstallments: 3,
    });
    // 49,999 of principal, and 5 of 30 days of 400.
    expect(payoffAmount).toBe(50_065.67);
    expect(topUp).toMatchObject({
      loanNumber: loan.loanNumber,
      asOf: '2027-04-20',
      payoffXR: 50_065.67,
      receivedXR: 99_934.33,
      avoidedXR: 51_199,
    });
    expect(topUp?.effectiveYearlyRate).toBeGreaterThan(quoted.effectiveYearlyRate - 3);

    const waiting = await applied(loan, quoted);
    expect(await apply(loan, quoted)).toEqual({ state: 'LOAN_EXISTS' });
    expect(await offer(loan)).toMatchObject({ possible: false, reason: 'ALREADY_APPLIED' });
    const during = await loan.client.loan.readLoanAccount({ requestBody: { phoneNumber: loan.phoneNumber } });
    expect(during).toMatchObject({ loanNumber: loan.loanNumber, status: 'APPROVED', payoffAmount });
    expect(await balanceOf(loan)).toBe(100_000);

    await goTo(business, '2027-04-22');
    const decided = await decide(business.staff, waiting);
    // Two more days of the fourth installment's interest.
    expect(decided).toMatchObject({
      status: 'APPROVED',
      paysOff: loan.loanNumber,
      payoffXR: 50_092.33,
      receivedXR: 99_907.67,
    });
    expect(await balanceOf(waiting)).toBe(199_907.67);
    const [old, fresh] = [await accountOf(loan), await accountOf(waiting)];
    expect(old).toMatchObject({ status: 'REPAID', payoffAmount: 0, creditAmount: 0 });
    expect(old.payments?.[0]).toMatchObject({ amount: 50_092.33, reference: waiting.loanNumber });
    expect(fresh).toMatchObject({
      status: 'APPROVED',
      outstandingAmount: quoted.totalAmountXR,
      canCancel: true,
      coolingOffUntil: '2027-04-25',
    });
    expect(fresh.loans).toMatchObject([
      { loanNumber: waiting.loanNumber, paysOff: loan.loanNumber },
      { loanNumber: loan.loanNumber, paidOffBy: waiting.loanNumber },
    ]);
    expect(await posted(loan)).toMatchObject({
      TOP_UPS: 0,
      COLLECTIONS: -3 * 17_067,
      LOANS_RECEIVABLE: -150_000,
      INTEREST_RECEIVABLE: 0,
      INTEREST_INCOME: 3 * 400 + 93.33,
      WALLET: 199_907.67,
    });
    const { months } = await loan.client.loan.readLoanStatement({
      requestBody: { phoneNumber: loan.phoneNumber, loanNumber: loan.loanNumber },
    });
    const lines = months.flatMap(({ movements }) => movements);
    expect(lines.filter(({ kind }) => kind === 'PAYMENT').at(-1)).toMatchObject({
      description: 'Paid off by a later loan',
      amount: -50_092.33,
      balance: 0,
    });
    const audit = await business.test.sql<{ after: object }>(
      `SELECT after FROM audit_entry WHERE action = 'LOAN_DECISION' AND subject = $1`,
      [`loan ${waiting.loanNumber}`],
    );
    expect(audit[0]?.after).toMatchObject({
      paysOff: loan.loanNumber,
      payoff: 50_092.33,
      received: 99_907.67,
    });
  });

  it('is paid off by a later one in its turn, and the books of both are sound', async () => {
    const first = await goodLoan();
    const second = await applied(first);
    await decide(business.staff, second);
    const { schedule = [] } = await accountOf(second);
    await pay(
      business,
      second,
      schedule.slice(0, 3).reduce((sum, { amount }) => sum + amount, 0),
    );
    const quoted = await quote(second, 250_000);
    const third = await applied(second, quoted);
    const { payoffAmount } = await accountOf(second);

    expect(await decide(business.staff, third)).toMatchObject({
      paysOff: second.loanNumber,
      payoffXR: payoffAmount,
    });
    expect((await accountOf(second)).status).toBe('REPAID');
    expect(await posted(third)).toMatchObject({ TOP_UPS: 0 });
    await expectSoundLedger(business.test);
  });

  it('keeps what was paid, and the payoff itself, from being taken back', async () => {
    const loan = await goodLoan();
    const waiting = await applied(loan);
    await decide(business.staff, waiting);
    const { payments = [] } = await accountOf(loan);
    const take = (index: number) =>
      reverse(business, {
        loanNumber: loan.loanNumber,
        repaymentNumber: payments[index]?.repaymentNumber ?? '',
      });

    expect(await refusalCode(take(0))).toBe('REPAYMENT_OF_TOP_UP');
    expect(await refusalCode(take(1))).toBe('ANOTHER_LOAN_OPEN');
  });

  it('is refused, with the reason, to who is not in good standing', async () => {
    const loan = await loanOf(business, APPROVED);
    const reasonOf = async (work: Promise<unknown>) => {
      const { code, problem } = await refusal(work);
      return [code, problem?.reason];
    };

    expect(await offer(loan)).toMatchObject({
      possible: false,
      reason: 'TOO_EARLY',
      reasonText: 'Pay 3 installments of this loan first. Paid so far: 0.',
    });
    expect(await reasonOf(quote(loan))).toEqual(['TOP_UP_NOT_POSSIBLE', 'TOO_EARLY']);
    const { environment } = business.test.get(Settings);
    const reasonAfter = async (installments: number) => {
      environment.TOP_UP_AFTER_INSTALLMENTS = installments;
      const { reasonText } = await offer(loan).finally(() => {
        environment.TOP_UP_AFTER_INSTALLMENTS = 3;
      });
      return reasonText;
    };
    expect(await reasonAfter(1)).toBe('Pay an installment of this loan first.');
    expect(await reasonAfter(5)).toBe('Pay 5 installments of this loan first. Paid so far: 0.');
    expect(await reasonAfter(6)).toMatch(/^This loan has too few installments for a new one to pay it off\./);
    await goTo(business, '2027-02-16');
    expect(await offer(loan)).toMatchObject({ possible: false, reason: 'OVERDUE' });

    const large = await goodLoan({ loanAmountPHP: 250_000 });
    expect(await reasonOf(quote(large, 120_000))).toEqual(['TOP_UP_NOT_POSSIBLE', 'TOO_LITTLE_LEFT']);
    const good = await goodLoan();
    expect(await refusal(quote(good, 3_000_001))).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: expect.stringMatching(/^With a credit score of \d+ you may borrow up to 3,000,000 PHP\.$/),
      fieldErrors: [{ field: 'loanAmountPHP' }],
    });
    await askForHardship(good, 'PAUSE', 1);
    expect(await offer(good)).toMatchObject({ possible: false, reason: 'ARRANGEMENT_OPEN' });
  });

  it('waits for the end of an open promise to pay', async () => {
    const loan = await goodLoan();
    await goTo(business, '2027-05-16');
    const { amountDue = 0 } = await accountOf(loan);
    await loan.client.loan.addPromise({
      loanNumber: loan.loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { promisedOn: '2027-05-20', amount: amountDue + 1000 },
    });
    await pay(business, loan, amountDue);

    expect(await offer(loan)).toMatchObject({ possible: false, reason: 'ARRANGEMENT_OPEN' });
    await loan.client.loan.withdrawPromise({ loanNumber: loan.loanNumber });
    expect(await offer(loan)).toMatchObject({ possible: true });
  });

  it('names the loan, the quote and the currency that it was agreed for', async () => {
    const [loan, stranger] = [await goodLoan(), await loanOf(business, '2027-04-20')];
    const quoted = await quote(loan);
    const plain = await quoteOf(loan, { loanAmountPHP: 150_000 });
    const dollars = await quoteOf(loan, { loanAmountPHP: 150_000, selectedCurrency: 'USD' });

    expect(await refusalCode(offer({ ...stranger, loanNumber: loan.loanNumber }))).toBe('LOAN_NOT_FOUND');
    expect(await refusalCode(quote({ ...stranger, loanNumber: loan.loanNumber }))).toBe('LOAN_NOT_FOUND');
    const waiting = { ...(await memberWithLoan(business.test)), walletId: randomUUID() };
    expect(await refusalCode(offer(waiting))).toBe('LOAN_NOT_FUNDED');
    expect(await refusalCode(quote(waiting))).toBe('LOAN_NOT_FUNDED');
    expect(
      await refusalCode(
        apply({ ...loan, client: stranger.client, phoneNumber: stranger.phoneNumber }, quoted),
      ),
    ).toBe('LOAN_NOT_FOUND');
    expect(await refusalCode(apply(loan, quoted, { quoteHash: undefined }))).toBe('VALIDATION_FAILED');
    expect(await refusalCode(apply(loan, plain, { topUpOf: loan.loanNumber }))).toBe('QUOTE_CHANGED');
    expect(await refusalCode(apply(loan, dollars, { topUpOf: loan.loanNumber }))).toBe('VALIDATION_FAILED');
    expect(await apply(loan, plain)).toEqual({ state: 'LOAN_EXISTS' });
    await goTo(business, '2027-04-21');
    const changed = await refusal(apply(loan, quoted));
    expect(changed.code).toBe('QUOTE_CHANGED');
    expect(await apply(loan, changed.problem?.quote as LoanQuoteDto)).toMatchObject({
      state: 'LOAN_CREATED',
    });
  });

  it('leaves the old loan as it is when it comes to nothing', async () => {
    const loan = await goodLoan();
    const rejected = await applied(loan);
    expect(await decide(business.staff, rejected, 'REJECT')).toMatchObject({
      status: 'REJECTED',
      paysOff: loan.loanNumber,
    });
    const cancelled = await applied(loan);
    await cancelled.client.loan.cancelLoan({
      idempotencyKey: randomUUID(),
      requestBody: { phoneNumber: loan.phoneNumber, loanNumber: cancelled.loanNumber },
    });

    const { payoffAmount, status, loans = [] } = await accountOf(loan);
    expect([payoffAmount, status]).toEqual([50_065.67, 'APPROVED']);
    expect(loans.map(({ status, paidOffBy }) => [status, paidOffBy])).toEqual([
      ['CANCELLED', undefined],
      ['REJECTED', undefined],
      ['APPROVED', undefined],
    ]);
    expect(await balanceOf(loan)).toBe(100_000);
  });

  it('is not approved once the old loan has ended', async () => {
    const loan = await goodLoan();
    const waiting = await applied(loan);
    expect(await accountOf(waiting)).toMatchObject({ earlierRunsOn: true });
    await pay(business, loan, 50_065.67);

    expect(await accountOf(waiting)).toMatchObject({ canCancel: true, earlierRunsOn: false });
    expect(await refusalCode(decide(business.staff, waiting))).toBe('TOP_UP_NOT_POSSIBLE');
    await decideByRule(waiting);
    expect((await accountOf(waiting)).status).toBe('UNDER_REVIEW');
    expect(await decide(business.staff, waiting, 'REJECT')).toMatchObject({
      status: 'REJECTED',
      reasons: [],
    });
    expect((await accountOf(loan)).status).toBe('REPAID');
  });
  const idOf = async ({ loanNumber }: { readonly loanNumber: string }) => {
    const [row] = await business.test.sql<{ id: string }>('SELECT id FROM loan WHERE loan_number = $1', [
      loanNumber,
    ]);
    return row?.id ?? '';
  };

  const decideByRule = async (loan: TestWallet) =>
    business.test.get(AutomaticDecisionService).decideAgain({ memberId: loan.accountId }, await idOf(loan));

  it('is not approved while something of the old loan is late or not settled, by an officer either', async () => {
    const loan = await goodLoan();
    const waiting = await applied(loan);
    const reasonOf = async () => (await refusal(decide(business.staff, waiting))).problem?.reason;
    await goTo(business, '2027-05-15');
    await loan.client.loan.addPromise({
      loanNumber: loan.loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { promisedOn: '2027-05-18', amount: 17_067 },
    });

    expect(await reasonOf()).toBe('ARRANGEMENT_OPEN');
    await loan.client.loan.withdrawPromise({ loanNumber: loan.loanNumber });
    await goTo(business, '2027-05-16');
    expect(await reasonOf()).toBe('OVERDUE');
    await pay(business, loan, 17_067);
    expect(await decide(business.staff, waiting)).toMatchObject({ status: 'APPROVED' });
  });

  it('is told after the old loan while it waits, also where that one is written off meanwhile', async () => {
    const { client, phoneNumber, ...loan } = await goodLoan();
    await applied({ client, phoneNumber, ...loan });
    const requestBody = { phoneNumber };
    const told = async () => [
      (await client.wallet.loadWallet({ requestBody })).loanNumber,
      (await client.member.readMemberInfo({ requestBody })).loan?.loanNumber,
      (await client.loan.readLoanAccount({ requestBody })).loanNumber,
      (await client.loan.readAgreement({ requestBody })).loanNumber,
    ];
    const [{ loanNumber }, { environment }] = [loan, business.test.get(Settings)];
    expect(await told()).toEqual(Array(4).fill(loanNumber));
    await goTo(business, '2027-05-18');
    environment.WRITE_OFF_DAYS = 0;
    const wish = { loanNumber, idempotencyKey: randomUUID(), requestBody: { reason: 'Moved abroad.' } };
    await business.staff.officer.client.backOffice.writeOffLoan(wish).finally(() => {
      environment.WRITE_OFF_DAYS = 90;
    });

    expect(await told()).toEqual(Array(4).fill(loanNumber));
  });

  it('is approved by rule like any other', async () => {
    const loan = await goodLoan();
    const waiting = await applied(loan);
    await decideByRule(waiting);

    expect((await accountOf(waiting)).status).toBe('APPROVED');
    expect((await accountOf(loan)).status).toBe('REPAID');
  });

  it('is approved where just enough is left, and not once a day’s interest more is owed', async () => {
    const wish = { loanAmountPHP: 250_000 };
    const [loan, other] = [await goodLoan(wish), await goodLoan(wish)];
    await goTo(business, '2027-04-21');
    // 124,999 of principal, 6 of 30 days of 1,000, and the least that is left.
    const enough = await applied(loan, await quote(loan, 130_199));
    const late = await applied(other, await quote(other, 130_199));
    await decideByRule(enough);
    await goTo(business, '2027-04-22');
    await decideByRule(late);

    expect((await accountOf(enough)).status).toBe('APPROVED');
    expect((await accountOf(late)).status).toBe('UNDER_REVIEW');
    expect((await refusal(decide(business.staff, late))).problem?.reason).toBe('TOO_LITTLE_LEFT');
    expect((await accountOf(other)).status).toBe('APPROVED');
  });

  it('counts a payment of the same moment once, whichever comes first', async () => {
    for (let round = 0; round < 4; round++) {
      const loan = await goodLoan();
      const waiting = await applied(loan);
      const [decided, paid] = await Promise.all([
        decide(business.staff, waiting),
        pay(business, loan, 10_000),
      ]);
      const { payoffXR = 0, receivedXR = 0 } = decided;

      const isFirst = payoffXR < 41_000;
      expect(paid.credit).toBe(isFirst ? 0 : 10_000);
      expect(payoffXR + receivedXR).toBe(150_000);
      expect(await accountOf(loan)).toMatchObject({ status: 'REPAID', creditAmount: isFirst ? 0 : 10_000 });
      expect(await posted(loan)).toMatchObject({
        TOP_UPS: 0,
        COLLECTIONS: -(3 * 17_067 + 10_000),
        LOANS_RECEIVABLE: -150_000,
      });
    }
  });

  it('is one application at a time', async () => {
    const loan = await goodLoan();
    const quoted = await quote(loan);
    const answers = await Promise.all([apply(loan, quoted), apply(loan, quoted), apply(loan, quoted)]);

    expect(answers.map(({ state }) => state).sort()).toEqual(['LOAN_CREATED', 'LOAN_EXISTS', 'LOAN_EXISTS']);
  });

  it('works in another currency', async () => {
    const loan = await goodLoan({ selectedCurrency: 'USD' });
    const quoted = await quote(loan);
    const { payoffAmount = 0 } = await accountOf(loan);
    const decided = await decide(business.staff, await applied(loan, quoted));

    expect(quoted.selectedCurrency).toBe('USD');
    expect(decided).toMatchObject({ payoffXR: payoffAmount, receivedXR: quoted.topUp?.receivedXR });
    expect(Math.round((payoffAmount + (decided.receivedXR ?? 0)) * 100)).toBe(
      Math.round(quoted.loanAmountXR * 100),
    );
    expect((await accountOf(loan)).status).toBe('REPAID');
  });
});
