import { randomUUID } from 'node:crypto';
import { addDays, type InterestMethod } from '@pautang/loan-terms';
import { Settings } from '../../src/config/settings';
import { todayInManila } from '../../src/platform/calendar';
import { findWith } from '../support/damage';
import { addStaff, quoteOf, type TestStaff, type TestWallet } from '../support/factories';
import { outcomes, refusalCode, send } from '../support/http';
import { accountOf, type Business, goTo, loanOf, pay, reverse, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';

const APPROVED = '2027-01-15';
const DUE = ['2027-02-15', '2027-03-15', '2027-04-15', '2027-05-15', '2027-06-15', '2027-07-15'] as const;
/** The first day on which the first installment is more than ninety days late. */
const DAY = '2027-05-17';
const REASON = 'Moved abroad.';

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const cents = (amount: number) => Math.round(amount * 100 + 1e-6) / 100;

/** What is lent: the server remembers the quote of an amount, whatever the method. */
const LENT = { add_on: 100_000, declining: 200_000 } as const;

/** Principal and interest of each installment over six months at 0.4 percent, by the contract's own formulas. */
function scheduleOf(method: InterestMethod): (readonly [principal: number, interest: number])[] {
  if (method === 'add_on') return DUE.map((_, index) => [index < 5 ? 16_667 : 16_665, 400] as const);
  const installment = Math.ceil((LENT.declining * 0.004) / (1 - 1.004 ** -6));
  let left: number = LENT.declining;
  return DUE.map((_, index) => {
    const interest = cents(left * 0.004);
    const principal = index < 5 ? cents(installment - interest) : cents(left);
    left -= principal;
    return [principal, interest] as const;
  });
}

/** What a loan of which nothing was paid owes on a day, by kind. */
function owedOn(day: string, method: InterestMethod = 'add_on') {
  const kinds = { principal: LENT[method], interest: 0, penalties: 0, lateCharges: 0 };
  for (const [index, [principal, interest]] of scheduleOf(method).entries()) {
    const due = DUE[index] ?? '';
    const begins = DUE[index - 1] ?? APPROVED;
    const late = days(due, day) - 3;
    const part = Math.min(1, Math.max(0, days(begins, day) / days(begins, due)));
    kinds.interest = cents(kinds.interest + cents(interest * part));
    if (late <= 0) continue;
    kinds.penalties = cents(kinds.penalties + cents((principal + interest) * 0.003 * late));
    kinds.lateCharges = cents(kinds.lateCharges + cents((principal + interest) * 0.05));
  }
  return { ...kinds, amount: cents(Object.values(kinds).reduce((sum, part) => sum + part, 0)) };
}

describe('write-offs', () => {
  let business: Business;
  let second: TestStaff;

  beforeAll(async () => {
    business = await startBusiness();
    second = await addStaff(business.test);
  });

  afterEach(() => expectSoundLedger(business.test));

  afterAll(() => business.test.close());

  const office = (staff: TestStaff = business.staff) => staff.officer.client.backOffice;
  const wish = ({ loanNumber }: Pick<TestWallet, 'loanNumber'>) => ({
    loanNumber,
    idempotencyKey: randomUUID(),
    requestBody: { reason: REASON },
  });
  /** Approvals take one officer, and the rest two. */
  const twoOfficers = <Answer>(does: () => Promise<Answer>): Promise<Answer> => {
    const { environment } = business.test.get(Settings);
    environment.FOUR_EYES_WRITE_OFF = true;
    return does().finally(() => {
      environment.FOUR_EYES_WRITE_OFF = false;
    });
  };
  const lateLoan = async (method: InterestMethod = 'add_on', day: string = DAY) => {
    const { environment } = business.test.get(Settings);
    environment.LOAN_METHOD = method;
    const loan = await loanOf(business, APPROVED, { loanAmountPHP: LENT[method] }).finally(() => {
      environment.LOAN_METHOD = 'add_on';
    });
    await goTo(business, day);
    return loan;
  };
  const writtenOff = async (method: InterestMethod = 'add_on') => {
    const loan = await lateLoan(method);
    const { writeOff, loan: standing } = await office().writeOffLoan(wish(loan));
    return { loan, writeOff, standing };
  };
  const balances = async ({ loanNumber }: TestWallet) => {
    const rows = await business.test.dataSource.query<{ account: string; amount: string }[]>(
      `SELECT p.account, sum(p.amount_minor) AS amount FROM loan l
       JOIN ledger_transaction t ON t.member_id = l.member_id AND t.loan_id = l.id
       JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
       WHERE l.loan_number = $1 GROUP BY p.account HAVING sum(p.amount_minor) <> 0`,
      [loanNumber],
    );
    return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount) / 100]));
  };

  it.each(['add_on', 'declining'] as const)('owe what an independent sum says: %s', async (method) => {
    const { writeOff, standing } = await writtenOff(method);
    const owed = owedOn(DAY, method);

    expect(writeOff).toMatchObject({
      ...owed,
      writtenOffOn: DAY,
      daysPastDue: 91,
      recovered: 0,
      reason: REASON,
    });
    expect(standing).toMatchObject({
      status: 'WRITTEN_OFF',
      amountDue: owed.amount,
      payoffAmount: owed.amount,
      outstandingAmount: owed.amount,
    });
  });

  it('take a loan that is more than ninety days late, and two officers', async () => {
    const loan = await lateLoan('add_on', addDays(DAY, -1));
    await expect(office().writeOffLoan(wish(loan))).rejects.toMatchObject({
      code: 'WRITE_OFF_NOT_POSSIBLE',
      message: 'Only a running loan that is more than 90 days past due can be written off.',
    });
    await goTo(business, DAY);
    await twoOfficers(async () => {
      const { writeOff, proposal, loan: same } = await office().writeOffLoan(wish(loan));
      expect([writeOff, same.status]).toEqual([undefined, 'APPROVED']);
      expect(proposal).toMatchObject({ kind: 'WRITE_OFF', subject: loan.loanNumber, message: REASON });
      expect(todayInManila(new Date(proposal?.proposedAt ?? 0))).toBe(DAY);
      await expect(office().writeOffLoan(wish(loan))).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
      // Two confirmations at once: one of them is done.
      const third = await addStaff(business.test);
      const done = await outcomes([second, third].map((who) => office(who).writeOffLoan(wish(loan))));
      expect(done).toEqual(['WRITE_OFF_NOT_POSSIBLE', 'done']);
      const [closed] = await business.test.sql<{ at: Date }>('SELECT max(closed_at) AS at FROM proposal');
      expect(todayInManila(closed?.at ?? new Date(0))).toBe(DAY);
      // And two to take it back.
      expect(await office(second).reverseWriteOff(wish(loan))).toMatchObject({
        proposal: { kind: 'WRITE_OFF_REVERSAL' },
        loan: { status: 'WRITTEN_OFF' },
      });
      expect(await refusalCode(office(second).reverseWriteOff(wish(loan)))).toBe('SECOND_PERSON_NEEDED');
      expect((await office().reverseWriteOff(wish(loan))).loan.status).toBe('APPROVED');
    });
    expect(await refusalCode(office().reverseWriteOff(wish(loan)))).toBe('NOT_WRITTEN_OFF');
    const trail = await office().listAuditEntries({ subject: `loan ${loan.loanNumber}` });
    expect(trail.items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['WRITE_OFF_PROPOSED', 'LOAN_WRITTEN_OFF', 'WRITE_OFF_REVERSED']),
    );
  });

  it('cost nothing each day, and are told of in plain words', async () => {
    const { loan } = await writtenOff();
    const { amount } = owedOn(DAY);
    const then = await accountOf(loan);
    await goTo(business, addDays(DAY, 60));
    const { phoneNumber, loanNumber, client } = loan;
    const account = await accountOf(loan);
    const { months } = await client.loan.readLoanStatement({ requestBody: { phoneNumber, loanNumber } });

    expect(account).toMatchObject({
      status: 'WRITTEN_OFF',
      writtenOffOn: DAY,
      amountDue: amount,
      daysPastDue: 91,
    });
    expect(account.charges).toEqual(then.charges);
    expect(account.nextPayment).toBeUndefined();
    expect(account.timeline?.at(-1)).toMatchObject({ status: 'WRITTEN_OFF', by: 'STAFF' });
    expect(JSON.stringify(account)).not.toContain(REASON);
    const lines = months.flatMap(({ movements }) => movements);
    expect(lines.at(-1)).toMatchObject({ kind: 'WRITTEN_OFF', amount: 0, balance: amount });
    expect(await client.wallet.loadWallet({ requestBody: { phoneNumber } })).toMatchObject({
      active: true,
      status: 'WRITTEN_OFF',
    });
    const score = await client.member.readCreditScore({ requestBody: { phoneNumber } });
    expect(score.history[0]).toMatchObject({ reason: 'LOAN_WRITTEN_OFF' });
    expect(score.rules.map(({ reason }) => reason)).toContain('LOAN_WRITTEN_OFF');
    const events = await business.test.dataSource.query<{ type: string }[]>(
      `SELECT type FROM member_event WHERE member_id = $1 ORDER BY id DESC LIMIT 1`,
      [loan.accountId],
    );
    expect(events[0]?.type).toBe('loan.written_off');
  });

  it('make what is paid a recovery, up to what is owed, and close when all of it is there', async () => {
    const { loan } = await writtenOff();
    const { loanNumber } = loan;
    const { amount, principal } = owedOn(DAY);
    // The rest of it was no income since the loan was ninety days late, so it is not lost either.
    const others = { WALLET: principal, LOAN_LOSS: -principal };
    expect(await balances(loan)).toEqual({
      ...others,
      WRITTEN_OFF_LOANS: -amount,
      WRITTEN_OFF_CONTRA: amount,
    });
    await goTo(business, addDays(DAY, 20));
    const { repaymentNumber } = await pay(business, loan, 5_000);
    const left = cents(amount - 5_000);
    const recovered = { RECOVERY_INCOME: 5_000, COLLECTIONS: -5_000 };
    const noted = { WRITTEN_OFF_LOANS: -left, WRITTEN_OFF_CONTRA: left };
    expect(await balances(loan)).toEqual({ ...others, ...recovered, ...noted });
    expect((await office().listWriteOffs({ loanNumber })).items).toMatchObject([
      { amount, recovered: 5_000 },
    ]);

    // Of a day before the write-off, recorded after it: it counts from the write-off on.
    const closing = await pay(business, loan, cents(left + 5), { paidAt: DUE[2] });
    expect(closing.loan).toMatchObject({ status: 'REPAID', outstandingAmount: 0, creditAmount: 5 });
    expect(await balances(loan)).toEqual({
      ...others,
      RECOVERY_INCOME: amount,
      MEMBER_CREDIT: 5,
      COLLECTIONS: -cents(amount + 5),
    });
    expect(await refusalCode(office().reverseWriteOff(wish(loan)))).toBe('NOT_WRITTEN_OFF');
    const after = await reverse(business, { loanNumber, repaymentNumber: closing.repaymentNumber });
    expect(after.loan).toMatchObject({ status: 'WRITTEN_OFF', outstandingAmount: left });
    await reverse(business, { loanNumber, repaymentNumber });
    expect(await balances(loan)).toEqual({
      ...others,
      WRITTEN_OFF_LOANS: -amount,
      WRITTEN_OFF_CONTRA: amount,
    });
  });

  it('let nobody borrow again while something is left', async () => {
    const { loan } = await writtenOff();
    const { client, phoneNumber } = loan;
    const apply = async () => {
      const requestBody = { phoneNumber, ...(await quoteOf(loan)) };
      return client.loan.applyForLoan({ idempotencyKey: randomUUID(), requestBody });
    };
    await expect(apply()).rejects.toMatchObject({ code: 'LOAN_WRITTEN_OFF' });
    await pay(business, loan, owedOn(DAY).amount);
    expect(await apply()).toMatchObject({ state: 'LOAN_CREATED' });
  });

  it('are taken back: the loan runs on without penalties and late charges of the days between', async () => {
    const loan = await lateLoan();
    const never = await lateLoan();
    await office().writeOffLoan(wish(loan));
    const lifted = addDays(DAY, 40);
    await goTo(business, lifted);
    const { repaymentNumber } = await pay(business, loan, 100);
    await reverse(business, { ...loan, repaymentNumber });
    expect((await office().reverseWriteOff(wish(loan))).loan.status).toBe('APPROVED');
    const found = expect.arrayContaining([expect.stringContaining('who waived or wrote off')]);
    for (const other of ['loan_write_off SET written_off_by = id', `loan_write_off_reversal SET reason = ''`])
      expect(await findWith(business.test, `UPDATE ${other}`)).toEqual(found);
    const [after, other] = [await accountOf(loan), await accountOf(never)];
    const between = owedOn(DAY);
    const late = (of: typeof after) => (of.charges ?? []).reduce((sum, { amount }) => cents(sum + amount), 0);

    expect(late(after)).toBe(cents(between.penalties + between.lateCharges));
    expect(after.outstandingAmount).toBe(cents((other.outstandingAmount ?? 0) - late(other) + late(after)));
    expect(await balances(loan)).toEqual({
      WALLET: 100_000,
      LOANS_RECEIVABLE: -100_000,
      INTEREST_MEMORANDUM: -2_000,
      PENALTIES_MEMORANDUM: -between.penalties,
      FEES_MEMORANDUM: -between.lateCharges,
      SUSPENDED_INCOME: cents(2_000 + between.penalties + between.lateCharges),
    });
    // Written off again, and a payment of before the first write-off bounces.
    expect((await office().writeOffLoan(wish(loan))).writeOff).toMatchObject({ daysPastDue: 131 });
    const { items } = await office().listWriteOffs({ loanNumber: loan.loanNumber });
    expect(items.map(({ reversed }) => reversed)).toEqual([false, true]);
  });

  it('of a loan that accrued lose its interest too, which is income again when they are taken back', async () => {
    const { environment } = business.test.get(Settings);
    const day = addDays(DUE[0], 40);
    const [loan, never] = [await lateLoan('add_on', day), await lateLoan('add_on', day)];
    environment.WRITE_OFF_DAYS = 30;
    await office()
      .writeOffLoan(wish(loan))
      .finally(() => {
        environment.WRITE_OFF_DAYS = 90;
      });
    const { amount } = owedOn(day);
    expect((await balances(loan)).LOAN_LOSS).toBe(-amount);
    await pay(business, loan, 3_000);
    await pay(business, never, 3_000);
    await office().reverseWriteOff(wish(loan));

    expect(await balances(loan)).toEqual(await balances(never));
  });

  it('are taken back with what was recovered: of a memorandum it is income then', async () => {
    const [loan, never] = [await lateLoan(), await lateLoan()];
    await office().writeOffLoan(wish(loan));
    for (const one of [loan, never]) await pay(business, one, 20_000);
    await office().reverseWriteOff(wish(loan));

    expect(await balances(loan)).toEqual(await balances(never));
    expect((await accountOf(loan)).schedule).toEqual((await accountOf(never)).schedule);
    await pay(business, loan, 100);
    const { items } = await office().listWriteOffs({ loanNumber: loan.loanNumber });
    expect(items).toMatchObject([{ reversed: true, recovered: 20_000 }]);
  });

  it('stand when a payment of before is taken back: the loss is then another one', async () => {
    const loan = await lateLoan('add_on', DUE[1]);
    const { repaymentNumber } = await pay(business, loan, 10_000);
    await goTo(business, addDays(DAY, 40));
    await office().writeOffLoan(wish(loan));
    await pay(business, loan, 700);
    await reverse(business, { loanNumber: loan.loanNumber, repaymentNumber });
    const sums = await balances(loan);

    expect(sums).toMatchObject({ RECOVERY_INCOME: 700, COLLECTIONS: -700 });
    // All that was lent; what else it had paid is no income any more, and no loss.
    expect(sums.LOAN_LOSS).toBe(-100_000);
    expect(sums).not.toHaveProperty('INTEREST_INCOME');
    expect((await accountOf(loan)).outstandingAmount).toBe(-(sums.WRITTEN_OFF_LOANS ?? 0));
  });

  it('and payments of the same moment come one after the other', async () => {
    const loan = await lateLoan();
    const [paid, writtenOff] = await Promise.all([
      outcomes([1, 2, 3].map((n) => pay(business, loan, 100, { reference: `at once ${n}` }))),
      outcomes([office(), office(second)].map((one) => one.writeOffLoan(wish(loan)))),
    ]);

    expect(paid).toEqual(['done', 'done', 'done']);
    expect(writtenOff).toEqual(['WRITE_OFF_NOT_POSSIBLE', 'done']);
    expect(await accountOf(loan)).toMatchObject({
      status: 'WRITTEN_OFF',
      outstandingAmount: cents(owedOn(DAY).amount - 300),
    });
  });

  it('leave the reports of the days before as they were, and the portfolio at risk from then on', async () => {
    const loan = await lateLoan();
    await goTo(business, addDays(DAY, 10));
    const before = await Promise.all([
      office().readTrialBalance({ at: DAY }),
      office().readPortfolioAtRisk({ at: DAY }),
      office().readIncome({ from: APPROVED, to: DAY }),
    ]);
    const today = addDays(DAY, 10);
    const pesos = async () => {
      const { portfolios } = await office().readPortfolioAtRisk({ at: today });
      return portfolios.find(({ currency }) => currency === 'PHP');
    };
    const atRisk = await pesos();
    await office().writeOffLoan(wish(loan));
    await pay(business, loan, 250);

    expect(
      await Promise.all([
        office().readTrialBalance({ at: DAY }),
        office().readPortfolioAtRisk({ at: DAY }),
        office().readIncome({ from: APPROVED, to: DAY }),
      ]),
    ).toEqual(before);
    expect((await pesos())?.loans).toBe((atRisk?.loans ?? 0) - 1);
    const { totals } = await office().readTrialBalance({ at: today });
    for (const { debit, credit } of totals) expect(debit).toBe(credit);
    const { months } = await office().readCollections({ from: today, to: today });
    expect(months).toMatchObject([{ currency: 'PHP', recovered: 250, received: 250 }]);
    const { months: earned } = await office().readIncome({ from: today, to: today });
    expect(earned.map(({ account, type }) => [account, type])).toEqual(
      expect.arrayContaining([
        ['LOAN_LOSS', 'EXPENSE'],
        ['RECOVERY_INCOME', 'INCOME'],
      ]),
    );
  });

  it('are nobody’s but officers’', async () => {
    const loan = await lateLoan();
    const tryAs = (token: string, path: string) =>
      send(`${business.test.url}/v2/backoffice/loans/${loan.loanNumber}/${path}`, {
        token,
        headers: { 'idempotency-key': randomUUID() },
        body: { reason: REASON },
      });

    for (const path of ['write-off', 'write-off/reversal']) {
      expect((await tryAs(loan.token, path)).status).toBe(403);
      expect((await tryAs(business.staff.assistant.token, path)).status).toBe(403);
    }
    expect(await refusalCode(office().writeOffLoan(wish({ loanNumber: 'LN99999999' })))).toBe(
      'LOAN_NOT_FOUND',
    );
    expect(await refusalCode(office().reverseWriteOff(wish(loan)))).toBe('NOT_WRITTEN_OFF');
  });
});
