import { randomUUID } from 'node:crypto';
import { cancelOn, whyNotCancelled } from '../support/cancellation';
import { decide, type TestWallet } from '../support/factories';
import { refusalCode } from '../support/http';
import { inTurn } from '../support/in-turn';
import { accountOf, type Business, goTo, loanOf, pay, reverse, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';
import { appliedTopUp, FIFTH_DAY, goodLoan, postedOf, topUpOffer, topUpQuote } from '../support/top-ups';
import { balanceOf, withdraw } from '../support/withdrawals';

const PAYOFF = 50_065.67;

describe('a loan that paid off another and is cancelled', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness();
  });

  afterEach(() => expectSoundLedger(business.test));

  afterAll(() => business.test.close());

  /** 150,000, of which the payoff closed the old loan; 100,000 of the old wallet went along. */
  const approvedTopUp = async () => {
    const old = await goodLoan(business);
    const before = await standingOf(old);
    const applied = await appliedTopUp(old);
    await decide(business.staff, applied);
    const { phoneNumber } = applied;
    const { _id: walletId = '' } = await applied.client.wallet.loadWallet({ requestBody: { phoneNumber } });
    return { old, before, fresh: { ...applied, walletId } };
  };
  /** All that the member sees of the old loan, but for its history. */
  const standingOf = async (loan: TestWallet) => {
    const { timeline: _, loans: __, payments = [], asOf: ___, ...rest } = await accountOf(loan);
    const standing = payments.filter(({ reversed }) => !reversed);
    const { creditScore } = await loan.client.member.readCreditScore({
      requestBody: { phoneNumber: loan.phoneNumber },
    });
    return {
      ...rest,
      payments: standing,
      creditScore,
      wallet: await balanceOf(loan),
      posted: await sums(loan),
    };
  };
  const sums = async (loan: TestWallet) =>
    Object.fromEntries(Object.entries(await postedOf(business, loan)).filter(([, sum]) => sum !== 0));
  const cancel = (loan: TestWallet) => cancelOn(business.test, loan);
  const payWithCredit = ({ client, phoneNumber, loanNumber }: TestWallet) =>
    client.wallet.payWithCredit({
      idempotencyKey: randomUUID(),
      requestBody: { phoneNumber, loanNumber },
    });

  it('gives back what it was, and the old loan runs on exactly as before', async () => {
    const { old, before, fresh } = await approvedTopUp();
    expect(await accountOf(fresh)).toMatchObject({ canCancel: true, coolingOffUntil: '2027-04-23' });

    expect(await cancel(fresh)).toEqual({ state: 'LOAN_CANCELLED', loanNumber: fresh.loanNumber });

    expect(await standingOf(old)).toEqual(before);
    const { loans, payments } = await accountOf(old);
    expect(loans).toMatchObject([
      { loanNumber: fresh.loanNumber, status: 'CANCELLED', paysOff: old.loanNumber },
      { loanNumber: old.loanNumber, status: 'APPROVED' },
    ]);
    expect(loans?.[1]?.paidOffBy).toBeUndefined();
    expect(payments?.[0]).toMatchObject({ amount: PAYOFF, reference: fresh.loanNumber, reversed: true });
    const { months } = await old.client.loan.readLoanStatement({
      requestBody: { phoneNumber: old.phoneNumber, loanNumber: old.loanNumber },
    });
    const lines = months.flatMap(({ movements }) => movements);
    expect(lines.find(({ kind }) => kind === 'PAYMENT_REVERSAL')).toMatchObject({
      description: 'The later loan was cancelled: what it paid here was taken back',
      amount: PAYOFF,
    });
    const cancelled = await accountOf(fresh);
    const moved = await fresh.client.loan.readLoanStatement({
      requestBody: { phoneNumber: fresh.phoneNumber, loanNumber: fresh.loanNumber },
    });
    const received = moved.months.flatMap(({ movements }) => movements)[0]?.walletAmount;
    expect([received, cancelled.receivedXR, cancelled.payoffXR]).toEqual([99_934.33, 99_934.33, undefined]);
    // It can be paid off by another one at once.
    expect(await topUpOffer(old)).toMatchObject({ possible: true, payoffXR: PAYOFF });
    const again = await appliedTopUp(old);
    expect(await decide(business.staff, again)).toMatchObject({ status: 'APPROVED', payoffXR: PAYOFF });
  });

  it('stands once its money has moved, and says so', async () => {
    const withdrawn = await approvedTopUp();
    await withdraw(withdrawn.fresh, business.staff, 1000);
    const paid = await approvedTopUp();
    await pay(business, paid.fresh, 1000);

    expect(await accountOf(withdrawn.fresh)).toMatchObject({
      canCancel: false,
      cannotCancelReason: 'WITHDRAWN',
      cannotCancelText: 'Money of this loan was withdrawn, so it cannot be cancelled any more.',
    });
    expect(await accountOf(paid.fresh)).toMatchObject({ canCancel: false, cannotCancelReason: 'PAID' });
    expect(await accountOf(paid.old)).toMatchObject({ canCancel: false, cannotCancelReason: 'REPAID' });
    expect(await whyNotCancelled(cancel(withdrawn.fresh))).toContain('withdrawn');
    expect(await whyNotCancelled(cancel(paid.fresh))).toContain('was paid');
    expect((await accountOf(paid.old)).status).toBe('REPAID');
  });

  it('is too late after its days, and after those on which the old loan could run on without being late', async () => {
    const { fresh } = await approvedTopUp();
    await goTo(business, '2027-04-24');
    expect(await accountOf(fresh)).toMatchObject({ canCancel: false, cannotCancelReason: 'TIME_OVER' });
    expect(await whyNotCancelled(cancel(fresh))).toContain('April 23, 2027');

    // Due on May 15, with three days of grace.
    const long = await startBusiness({ LOAN_COOLING_OFF_DAYS: '27', TOP_UP_AFTER_INSTALLMENTS: '0' });
    const old = await goodLoan(long);
    await goTo(long, '2027-05-10');
    const later = await appliedTopUp(old);
    await decide(long.staff, later);
    expect(await accountOf(later)).toMatchObject({ coolingOffUntil: '2027-05-18' });
    await goTo(long, '2027-05-18');
    // One application more, which would pay off the loan that has paid off the other.
    const next = await appliedTopUp(later, await topUpQuote(later, 250_000));
    expect(await accountOf(later)).toMatchObject({
      status: 'APPROVED',
      canCancel: false,
      cannotCancelReason: 'TOP_UP_APPLIED_FOR',
    });
    expect(await whyNotCancelled(cancelOn(long.test, later))).toBe(
      `You have applied for loan ${next.loanNumber}, which pays this one off. Cancel that application first; then you may cancel this loan.`,
    );
    await cancelOn(long.test, next);
    expect(await accountOf(later)).toMatchObject({ canCancel: true });
    await cancelOn(long.test, later);
    expect(await accountOf(old)).toMatchObject({ status: 'APPROVED', amountDue: 17_067, charges: [] });

    // Due on a Sunday, so the days of grace come after the Monday.
    const onSunday = await loanOf(long, '2027-01-14');
    await goTo(long, '2027-01-25');
    const after = await appliedTopUp(onSunday);
    await decide(long.staff, after);
    expect(await accountOf(after)).toMatchObject({ coolingOffUntil: '2027-02-18' });
    await goTo(long, '2027-02-18');
    await cancelOn(long.test, after);
    expect(await accountOf(onSunday)).toMatchObject({ status: 'APPROVED', amountDue: 17_067, charges: [] });
    await long.test.close();
  });

  it('keeps what was paid on the old loan meanwhile, and what was taken back of it', async () => {
    const { old, fresh } = await approvedTopUp();
    await pay(business, old, 20_000);
    expect(await accountOf(old)).toMatchObject({ status: 'REPAID', creditAmount: 20_000 });
    expect(await accountOf(fresh)).toMatchObject({ earlierRunsOn: true });
    await cancel(fresh);

    const restored = await accountOf(old);
    // The fourth installment, and what was left in advance on the fifth.
    expect(restored).toMatchObject({ status: 'APPROVED', creditAmount: 0, paidAmount: 3 * 17_067 + 20_000 });
    const { repaymentNumber = '' } = restored.payments?.find(({ amount }) => amount === 20_000) ?? {};
    await reverse(business, { loanNumber: old.loanNumber, repaymentNumber });
    expect(await accountOf(old)).toMatchObject({ payoffAmount: PAYOFF });
    expect(
      await refusalCode(
        reverse(business, {
          loanNumber: old.loanNumber,
          repaymentNumber: restored.payments?.find(({ amount }) => amount === PAYOFF)?.repaymentNumber ?? '',
        }),
      ),
    ).toBe('REPAYMENT_REVERSED');
  });

  it('leaves the old loan repaid where what was paid on it meanwhile closes it, and says so before', async () => {
    const { old, fresh } = await approvedTopUp();
    await pay(business, old, 50_100);
    expect(await accountOf(fresh)).toMatchObject({ canCancel: true, earlierRunsOn: false });
    await cancel(fresh);

    expect((await accountOf(fresh)).earlierRunsOn).toBeUndefined();
    expect(await accountOf(old)).toMatchObject({ status: 'REPAID', creditAmount: 34.33 });
    const { phoneNumber, loanNumber } = old;
    const { months } = await old.client.loan.readLoanStatement({ requestBody: { phoneNumber, loanNumber } });
    const told = months.flatMap(({ movements }) => movements.map(({ description }) => description));
    expect(told).toContain('The later loan was cancelled: what it paid here was taken back');
    expect(told.join()).not.toContain('runs on');
    const { otherWallets } = await old.client.wallet.loadWallet({ requestBody: { phoneNumber } });
    expect(otherWallets).toMatchObject([{ loanNumber, wallet: 100_000 }]);
  });

  it('is held before the loan that it paid off, also by who pays it with credit of that one', async () => {
    const { old, fresh } = await approvedTopUp();
    await pay(business, old, 20_000);
    const [paid, cancelled] = await inTurn<unknown>(
      business.test,
      fresh,
      [() => payWithCredit(old), () => cancel(fresh)],
      async (holder) => {
        const free = 'SELECT 1 FROM loan WHERE member_id = $1 AND loan_number = $2 FOR NO KEY UPDATE NOWAIT';
        expect((await holder.query(free, [old.accountId, old.loanNumber])).rows).toHaveLength(1);
      },
    );

    expect([paid?.status, cancelled?.status]).toEqual(['fulfilled', 'rejected']);
    expect(await accountOf(fresh)).toMatchObject({ status: 'APPROVED', paidAmount: 20_000 });
    const other = await approvedTopUp();
    await pay(business, other.old, 20_000);
    const ends = await Promise.allSettled([cancel(other.fresh), payWithCredit(other.old)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is cancelled or paid, never both, and once', async () => {
    for (let round = 0; round < 3; round++) {
      const { old, before, fresh } = await approvedTopUp();
      const [cancelled, paid] = await Promise.allSettled([cancel(fresh), pay(business, fresh, 1000)]);
      const { status } = await accountOf(old);

      expect([cancelled.status, paid.status].sort()).toEqual(['fulfilled', 'rejected']);
      expect(status).toBe(cancelled.status === 'fulfilled' ? 'APPROVED' : 'REPAID');
      if (status === 'APPROVED') expect(await standingOf(old)).toEqual(before);
    }
    const twice = await approvedTopUp();
    const answers = await Promise.allSettled([cancel(twice.fresh), cancel(twice.fresh)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await standingOf(twice.old)).toEqual(twice.before);
  });

  it('counts a payment of the old loan of the same moment, whichever comes first', async () => {
    for (let round = 0; round < 3; round++) {
      const { old, fresh } = await approvedTopUp();
      await Promise.all([cancel(fresh), pay(business, old, 10_000)]);

      expect(await accountOf(old)).toMatchObject({ status: 'APPROVED', paidAmount: 3 * 17_067 + 10_000 });
      expect(await postedOf(business, old)).toMatchObject({
        TOP_UPS: 0,
        COLLECTIONS: -(3 * 17_067 + 10_000),
        WALLET: 100_000,
      });
    }
    await goTo(business, FIFTH_DAY);
  });
});
