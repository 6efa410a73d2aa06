import { randomUUID } from 'node:crypto';
import { addDays } from '@pautang/loan-terms';
import { startSecondApp, type TestApp } from '../support/app';
import {
  activatedMember,
  applyForLoan,
  memberWithLoan,
  newMember,
  type TestWallet,
} from '../support/factories';
import { outcomes, refusal, refusalCode, send } from '../support/http';
import {
  accountOf,
  type Business,
  goTo,
  loanAccount,
  loanOf,
  pay,
  reverse,
  startBusiness,
} from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';

const APPROVED = '2027-01-15';
const DUE = '2027-02-15';

describe('repayments', () => {
  let business: Business;
  let second: TestApp;

  beforeAll(async () => {
    business = await startBusiness();
    second = await startSecondApp(business.test, { DEMO: 'true' });
  });

  afterEach(() => expectSoundLedger(business.test));

  afterAll(async () => {
    await second.close();
    await business.test.close();
  });

  /** Each payment through another server. */
  const payThrough = (on: TestApp, { loanNumber }: TestWallet, amount: number, key: string = randomUUID()) =>
    on.client(business.staff.assistant.token).backOffice.recordRepayment({
      loanNumber,
      idempotencyKey: key,
      requestBody: { amount, reference: 'BPI 0042' },
    });

  const countOf = async (table: string, { accountId }: TestWallet): Promise<number> => {
    const [row] = await business.test.sql<{ count: string }>(
      `SELECT count(*) FROM ${table} WHERE member_id = $1`,
      [accountId],
    );
    return Number(row?.count);
  };

  describe('are for staff', () => {
    const operations = (loanNumber: string): [string, string, object?][] => [
      ['GET', `backoffice/loans/${loanNumber}`],
      ['GET', `backoffice/loans/${loanNumber}/repayments`],
      ['POST', `backoffice/loans/${loanNumber}/repayments`, { amount: 1, reference: 'x' }],
      ['POST', `backoffice/loans/${loanNumber}/repayments/RP00000001/reversal`, { reason: 'x' }],
    ];

    it('and neither for the member, for another one nor for nobody', async () => {
      const loan = await loanOf(business, APPROVED);
      const stranger = await activatedMember(business.test);
      for (const [method, path, body] of operations(loan.loanNumber)) {
        const call = (token?: string) =>
          send(`${business.test.url}/v2/${path}`, {
            method,
            body,
            token,
            headers: { 'idempotency-key': 'k' },
          });
        expect([path, (await call(loan.token)).status]).toEqual([path, 403]);
        expect([path, (await call(stranger.token)).status]).toEqual([path, 403]);
        expect([path, (await call()).status]).toEqual([path, 401]);
      }
      expect(await countOf('repayment', loan)).toBe(0);
    });

    it('of either role', async () => {
      const loan = await loanOf(business, APPROVED);
      for (const { client } of [business.staff.officer, business.staff.assistant]) {
        const { loanNumber } = loan;
        const { repaymentNumber } = await client.backOffice.recordRepayment({
          loanNumber,
          idempotencyKey: randomUUID(),
          requestBody: { amount: 100, reference: 'over the counter' },
        });
        await client.backOffice.reverseRepayment({
          loanNumber,
          repaymentNumber,
          idempotencyKey: randomUUID(),
          requestBody: { reason: 'A mistake.' },
        });
        await client.backOffice.listRepayments({ loanNumber });
      }
    });

    it('and account and statement for the loan’s own member', async () => {
      const loan = await loanOf(business, APPROVED);
      const stranger = await newMember(business.test);
      const { loanNumber, phoneNumber } = loan;
      for (const path of ['account', 'statement']) {
        const call = (token: string | undefined, body: object) =>
          send(`${business.test.url}/v2/loan/${path}`, { token, body });
        expect((await call(loan.token, { phoneNumber, loanNumber })).status).toBe(200);
        expect((await call(stranger.token, { phoneNumber, loanNumber })).status).toBe(403);
        const own = await call(stranger.token, { phoneNumber: stranger.phoneNumber, loanNumber });
        expect([own.status, own.json]).toEqual([404, expect.objectContaining({ code: 'LOAN_NOT_FOUND' })]);
        expect((await call(business.staff.officer.token, { phoneNumber, loanNumber })).status).toBe(403);
        expect((await call(undefined, { phoneNumber, loanNumber })).status).toBe(401);
      }
      const { client, phoneNumber: strangers } = stranger;
      expect(await client.loan.readLoanAccount({ requestBody: { phoneNumber: strangers } })).toEqual({
        active: false,
      });
      const statement = client.loan.readLoanStatement({ requestBody: { phoneNumber: strangers } });
      expect(await refusalCode(statement)).toBe('LOAN_NOT_FOUND');
    });
  });

  describe('are refused', () => {
    it.each([
      ['amount', { amount: 0 }],
      ['amount', { amount: -1 }],
      ['amount', { amount: 0.001 }],
      ['amount', { amount: '100' }],
      ['amount', { amount: null }],
      ['reference', { reference: '' }],
      ['reference', { reference: 'x'.repeat(101) }],
      ['settlement', { settlement: 'yes' }],
      ['paidAt', { paidAt: 'yesterday' }],
      ['paidAt', { paidAt: '2027-02-30' }],
      ['paidAt', { paidAt: '2027-01-15T99:00:00Z' }],
      ['paidAt', { paidAt: '2027-01-14' }],
      ['paidAt', { paidAt: '2027-01-16' }],
      ['paidAt', { paidAt: '2027-01-16T03:00:00Z' }],
    ])('by the field %s: %j', async (field, wrong) => {
      const loan = await loanOf(business, APPROVED);
      const answer = await send(`${business.test.url}/v2/backoffice/loans/${loan.loanNumber}/repayments`, {
        token: business.staff.assistant.token,
        headers: { 'idempotency-key': randomUUID(), 'accept-language': 'fil' },
        body: { amount: 100, reference: 'BPI 0042', ...wrong },
      });

      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
      expect(await countOf('repayment', loan)).toBe(0);
    });

    it('when all together come to more than one may be', async () => {
      const loan = await loanOf(business, APPROVED);
      await pay(business, loan, 999_999_999_999.99);

      await expect(pay(business, loan, 0.02)).rejects.toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
      });
      await expect(pay(business, loan, 0.01)).resolves.toMatchObject({ credit: 0.01 });
    });

    it('for a loan that is unknown, not approved yet, or cancelled', async () => {
      const waiting = await memberWithLoan(business.test);
      const cancelled = await loanOf(business, APPROVED);
      await cancelled.client.loan.cancelLoan({
        idempotencyKey: randomUUID(),
        requestBody: { phoneNumber: cancelled.phoneNumber, loanNumber: cancelled.loanNumber },
      });

      expect(await refusalCode(pay(business, { loanNumber: 'LN99999999' }, 100))).toBe('LOAN_NOT_FOUND');
      expect(await refusalCode(pay(business, waiting, 100))).toBe('LOAN_NOT_FUNDED');
      expect(await refusalCode(pay(business, cancelled, 100))).toBe('LOAN_NOT_FUNDED');
      expect(await loanAccount(business, waiting.loanNumber)).toMatchObject({
        schedule: [],
        canCancel: true,
      });
      expect(await loanAccount(business, cancelled.loanNumber)).toMatchObject({
        status: 'CANCELLED',
        schedule: [],
        outstandingAmount: 0,
      });
    });

    it('to be taken back twice, and for another loan', async () => {
      const loan = await loanOf(business, APPROVED);
      const other = await loanOf(business, APPROVED);
      const { repaymentNumber } = await pay(business, loan, 100);

      expect(await refusalCode(reverse(business, { ...other, repaymentNumber }))).toBe('REPAYMENT_NOT_FOUND');
      await reverse(business, { ...loan, repaymentNumber });
      expect(await refusalCode(reverse(business, { ...loan, repaymentNumber }))).toBe('REPAYMENT_REVERSED');
    });

    it('to be taken back when that would open a second loan', async () => {
      const loan = await loanOf(business, APPROVED);
      const { repaymentNumber } = await pay(business, loan, 100_000);
      await applyAgain(loan);

      const error = await refusal(reverse(business, { ...loan, repaymentNumber }));
      expect([error.status, error.code]).toEqual([409, 'ANOTHER_LOAN_OPEN']);
      expect(await loanAccount(business, loan.loanNumber)).toMatchObject({
        status: 'REPAID',
        paidAmount: 100_000,
      });
    });
  });

  async function applyAgain(member: TestWallet, selectedCurrency = 'PHP'): Promise<string> {
    const wish = { selectedCurrency, loanAmountPHP: 100_000, installmentCount: 6 };
    return (await applyForLoan(member, wish)).loanNumber ?? '';
  }

  it('take effect once for each key, and leave a row in the audit log', async () => {
    const loan = await loanOf(business, APPROVED);
    const key = randomUUID();
    const answer = await pay(business, loan, 100, { key });

    expect(await pay(business, loan, 100, { key })).toEqual(answer);
    expect(await refusalCode(pay(business, loan, 101, { key }))).toBe('IDEMPOTENCY_KEY_REUSED');
    const reversal = await reverse(business, { ...loan, repaymentNumber: answer.repaymentNumber }, key);
    expect(await reverse(business, { ...loan, repaymentNumber: answer.repaymentNumber }, key)).toEqual(
      reversal,
    );
    expect(await countOf('repayment', loan)).toBe(1);
    const entries = await business.test.sql(
      `SELECT actor_id, action, subject, before, after FROM audit_entry
       WHERE member_id = $1 AND action LIKE 'REPAYMENT%' ORDER BY id`,
      [loan.accountId],
    );
    const common = {
      actor_id: business.staff.assistant.accountId,
      subject: `repayment ${answer.repaymentNumber} of loan ${loan.loanNumber}`,
    };
    const paid = {
      amount: 100,
      paidAt: answer.paidAt,
      paidOn: APPROVED,
      reference: 'BPI 0042',
      isSettlement: false,
    };
    const at = expect.any(String);
    expect(entries).toEqual([
      { ...common, action: 'REPAYMENT_RECORDED', before: null, after: { ...paid, at } },
      {
        ...common,
        action: 'REPAYMENT_REVERSED',
        before: paid,
        after: { ...paid, reason: 'The transfer bounced.', at },
      },
    ]);
  });

  it('are listed newest first, page by page, those that were taken back too', async () => {
    const loan = await loanOf(business, APPROVED);
    for (const amount of [1, 2, 3]) await pay(business, loan, amount);
    const { backOffice } = business.staff.officer.client;
    const { loanNumber } = loan;
    const page = await backOffice.listRepayments({ loanNumber, limit: 2 });
    await reverse(business, { loanNumber, repaymentNumber: page.items[0]?.repaymentNumber ?? '' });
    const rest = await backOffice.listRepayments({ loanNumber, limit: 2, cursor: page.nextCursor });

    expect(page.items.map(({ amount }) => amount)).toEqual([3, 2]);
    expect(rest).toMatchObject({ items: [{ amount: 1, reversed: false }] });
    const all = await backOffice.listRepayments({ loanNumber });
    expect(all.items.map(({ reversed }) => reversed)).toEqual([true, false, false]);
    expect((await accountOf(loan)).payments?.map(({ amount, reversed }) => [amount, reversed])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
  });

  describe('at the same moment', () => {
    it('each count, on two servers', async () => {
      const loan = await loanOf(business, APPROVED);
      await goTo(business, addDays(DUE, 10));
      const servers = [business.test, second];
      const payments = Array.from({ length: 10 }, (_, index) =>
        payThrough(servers[index % 2] ?? second, loan, 1_000 + index),
      );

      expect(await outcomes(payments)).toEqual(Array(10).fill('done'));
      expect((await accountOf(loan)).paidAmount).toBe(10_045);
    });

    it('with one key count once', async () => {
      const loan = await loanOf(business, APPROVED);
      const key = randomUUID();
      const answers = await Promise.all([
        payThrough(business.test, loan, 500, key),
        payThrough(second, loan, 500, key),
      ]);

      expect(answers[0]).toEqual(answers[1]);
      expect((await accountOf(loan)).paidAmount).toBe(500);
    });

    it('close the loan once; what comes after is credit', async () => {
      const loan = await loanOf(business, APPROVED);
      await Promise.all([payThrough(business.test, loan, 100_000), payThrough(second, loan, 100_001)]);

      const { status, paidAmount = 0, creditAmount = 0 } = await accountOf(loan);
      expect([status, paidAmount, paidAmount + creditAmount]).toEqual(['REPAID', 100_000, 200_001]);
    });

    it('are taken back once, while another one comes in', async () => {
      const loan = await loanOf(business, APPROVED);
      await goTo(business, addDays(DUE, 10));
      const { repaymentNumber } = await pay(business, loan, 17_067);
      const named = { ...loan, repaymentNumber };
      const ends = await outcomes([
        reverse(business, named),
        payThrough(second, loan, 5_000),
        reverse(business, named),
        payThrough(business.test, loan, 250.25),
      ]);

      expect(ends).toEqual(['REPAYMENT_REVERSED', 'done', 'done', 'done']);
      expect((await accountOf(loan)).paidAmount).toBe(5_250.25);
    });

    it('as the daily job and readers on two servers leave each day charged once', async () => {
      const loans = [await loanOf(business, APPROVED), await loanOf(business, APPROVED)];
      await goTo(business, DUE);
      await business.test.sql(`UPDATE business_clock SET offset_days = offset_days + 30`);
      const run = (on: TestApp) =>
        on.client(business.staff.officer.token).backOffice.moveClock({ requestBody: { days: 0 } });
      await Promise.all([
        run(business.test),
        run(second),
        ...loans.flatMap((loan) => [
          payThrough(second, loan, 100),
          accountOf(loan),
          loanAccount(business, loan.loanNumber),
        ]),
      ]);

      for (const loan of loans) {
        expect((await accountOf(loan)).schedule?.[0]).toMatchObject({ penalty: 2235.78, paid: 100 });
      }
      const days = await business.test.sql(
        `SELECT loan_id, business_on FROM ledger_transaction WHERE kind = 'CHARGE' GROUP BY 1, 2 HAVING count(*) > 1`,
      );
      expect(days).toEqual([]);
    });
  });

  describe('and money in the wallet', () => {
    it('goes along to the next loan in the same currency', async () => {
      const loan = await loanOf(business, APPROVED);
      await pay(business, loan, 100_000);
      const loanNumber = await applyAgain(loan);
      const { client, phoneNumber } = loan;

      expect(await client.wallet.loadWallet({ requestBody: { phoneNumber } })).toMatchObject({
        loanNumber,
        wallet: 100_000,
      });
      const lines = async (number: string) => {
        const { months } = await client.loan.readLoanStatement({
          requestBody: { phoneNumber, loanNumber: number },
        });
        return months.flatMap(({ movements }) =>
          movements.map(({ kind, amount, walletAmount }) => [kind, amount, walletAmount]),
        );
      };
      expect(await lines(loanNumber)).toEqual([['WALLET_CARRIED_OVER', 0, 100_000]]);
      expect((await lines(loan.loanNumber)).at(-1)).toEqual(['WALLET_CARRIED_OVER', 0, -100_000]);
      expect((await accountOf(loan)).loans?.map((one) => [one.loanNumber, one.status])).toEqual([
        [loanNumber, 'PENDING'],
        [loan.loanNumber, 'REPAID'],
      ]);
    });

    it('has to be withdrawn before a loan in another currency', async () => {
      const loan = await loanOf(business, APPROVED);
      await pay(business, loan, 100_000);

      const error = await refusal(applyAgain(loan, 'USD'));
      expect([error.status, error.code]).toEqual([409, 'WALLET_NOT_EMPTY']);
      expect(error.message).toBe(
        'Your wallet still holds 100,000.00 PHP of an earlier loan. Withdraw it first, or borrow in PHP.',
      );
    });
  });
});
