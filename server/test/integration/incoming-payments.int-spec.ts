import { Clock } from '../../src/platform/clock/clock';
import type { TestWallet } from '../support/factories';
import { outcomes, send } from '../support/http';
import {
  arrived,
  assignPayment,
  inSuspense,
  PAYMENTS_SECRET,
  PREVIOUS_SECRET,
  returnPayment,
  STRANGE_SECRET,
  signed,
  tell,
  toldPayment,
} from '../support/payments';
import { type Business, loanAccount, loanOf, pay, paymentsOf, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';

const APPROVED = '2027-01-15';
const nothing = async () => undefined;

describe('incoming payments', () => {
  let business: Business;
  let loan: TestWallet;

  beforeAll(async () => {
    business = await startBusiness({ PAYMENTS_SECRET, PAYMENTS_SECRET_PREVIOUS: PREVIOUS_SECRET });
  });

  beforeEach(async () => {
    loan = await loanOf(business, APPROVED);
  });

  afterAll(() => expectSoundLedger(business.test).finally(() => business.test.close()));

  const told = (amount = 1000, reference = loan.loanNumber) => toldPayment(APPROVED, amount, reference);
  const read = (paymentNumber: string) =>
    business.staff.officer.client.backOffice.readPayment({ paymentNumber });

  describe('of a provider', () => {
    it('become a repayment where they name a running loan, however it is written', async () => {
      const reference =
        `instapay ${loan.loanNumber.slice(0, 5)} ${loan.loanNumber.slice(5)} feb`.toLowerCase();
      const { paymentNumber, state, repeated } = await arrived(business.test, told(1000, reference));

      expect([state, repeated]).toEqual(['ASSIGNED', false]);
      const [payment] = await paymentsOf(loan);
      expect(payment).toMatchObject({ amount: 1000, reference });
      expect(await read(paymentNumber)).toMatchObject({
        matchedBy: 'LOAN_NUMBER',
        loanNumber: loan.loanNumber,
        repaymentNumber: payment?.repaymentNumber,
        payerName: 'MARIA SANTOS',
        suggestions: [],
      });
      expect(await inSuspense(business)).toBe(0);
    });

    it('keep as many whole characters of a long reference as a repayment has room for', async () => {
      const reference = `${loan.loanNumber} `.padEnd(99, 'x');
      await arrived(business.test, told(1000, `${reference}😀${'y'.repeat(10)}`));
      expect((await paymentsOf(loan))[0]).toMatchObject({ amount: 1000, reference: `${reference}😀` });
    });

    it('count once, however often and at once they are told', async () => {
      const before = await inSuspense(business);
      for (const payment of [told(), told(1000, 'rent')]) {
        const answers = await Promise.all(Array.from({ length: 20 }, () => arrived(business.test, payment)));
        expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
        expect(new Set(answers.map(({ paymentNumber }) => paymentNumber)).size).toBe(1);
      }
      expect(await paymentsOf(loan)).toHaveLength(1);
      expect((await inSuspense(business)) - before).toBe(1000);
    });

    it('are refused under a known id with other figures', async () => {
      const payment = told();
      await arrived(business.test, payment);
      for (const other of [{ amount: 1001 }, { reference: 'rent' }, { currency: 'USD' }]) {
        const { status, json } = await tell(business.test, { ...payment, ...other });
        expect([status, json]).toEqual([409, expect.objectContaining({ code: 'PAYMENT_DIFFERS' })]);
      }
      expect(await paymentsOf(loan)).toHaveLength(1);
    });

    it.each([
      ['NO_MATCH', () => ({ reference: 'for my loan' }), nothing],
      ['NO_MATCH', () => ({ reference: 'LN99999999' }), nothing],
      ['OTHER_CURRENCY', () => ({ currency: 'USD' }), nothing],
      ['NOT_RECORDABLE', () => ({ paidAt: '2027-01-01' }), nothing],
      ['LOAN_NOT_RUNNING', () => ({}), () => pay(business, loan, 103_000)],
      [
        'LOOKS_REPEATED',
        () => ({}),
        () => pay(business, loan, 1000, { reference: loan.loanNumber, paidAt: APPROVED }),
      ],
    ] as [string, () => object, () => Promise<unknown>][])(
      'lie in suspense with %s',
      async (because, other, before) => {
        await before();
        const lay = await inSuspense(business);
        const payments = await paymentsOf(loan);
        const { state, paymentNumber } = await arrived(business.test, { ...told(), ...other() });

        expect(state).toBe('UNASSIGNED');
        expect((await read(paymentNumber)).unmatchedBecause).toBe(because);
        expect((await inSuspense(business)) - lay).toBe(1000);
        expect(await paymentsOf(loan)).toEqual(payments);
        await returnPayment(business, paymentNumber);
      },
    );

    it('lie in suspense where they name two loans', async () => {
      const other = await loanOf(business, APPROVED);
      const payment = told(1000, `${loan.loanNumber} ${other.loanNumber}`);
      const { paymentNumber } = await arrived(business.test, payment);
      expect((await read(paymentNumber)).unmatchedBecause).toBe('AMBIGUOUS');
    });

    it('close a loan, and what is beyond it is credit', async () => {
      await arrived(business.test, told(110_000));
      const account = await loanAccount(business, loan.loanNumber);
      expect([account.status, account.creditAmount! > 0]).toEqual(['REPAID', true]);
    });

    it('are signed, within five minutes, with the secret or the one before', async () => {
      const body = JSON.stringify({ ...told(1, 'x'), type: 'received', currency: 'PHP' });
      const url = `${business.test.url}/v2/payments/incoming`;
      const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
      const refusals: [string, object, string][] = [
        ['SIGNATURE_MISSING', { 'content-type': 'application/json' }, body],
        ['SIGNATURE_MISSING', { ...signed(body), 'webhook-id': '' }, body],
        ['SIGNATURE_INVALID', signed(body, { secret: STRANGE_SECRET }), body],
        ['SIGNATURE_INVALID', { ...signed(body), 'webhook-id': 'msg_2' }, body],
        ['SIGNATURE_INVALID', { ...signed(body), 'webhook-signature': 'v1,' }, body],
        ['SIGNATURE_INVALID', { ...signed(body), 'webhook-signature': 'nothing' }, body],
        ['SIGNATURE_INVALID', { ...signed(body), 'webhook-timestamp': 'soon' }, body],
        ['SIGNATURE_INVALID', signed(body), body.replace('"amount":1,', '"amount":9,')],
        ['SIGNATURE_EXPIRED', signed(body, { at: at(-6) }), body],
        ['SIGNATURE_EXPIRED', signed(body, { at: at(6) }), body],
      ];
      for (const [code, headers, raw] of refusals) {
        const { status, json } = await send(url, { raw, headers: headers as Record<string, string> });
        expect([status, json]).toEqual([401, expect.objectContaining({ code })]);
      }
      for (const [secret, wrong] of [
        [PREVIOUS_SECRET, '{}'],
        [
          PAYMENTS_SECRET,
          JSON.stringify({ ...told(1.001), type: 'sent', currency: 'php', paidAt: '2027-02-30' }),
        ],
      ] as const) {
        const { status, json } = await send(url, { raw: wrong, headers: signed(wrong, { secret }) });
        expect([status, json]).toEqual([400, expect.objectContaining({ code: 'VALIDATION_FAILED' })]);
      }
      expect(await paymentsOf(loan)).toEqual([]);
    });

    it('may come by a clock that is ten minutes ahead of ours, and no more', async () => {
      const now = await business.test.get(Clock).now();
      const ahead = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
      for (const paidAt of ['2099-01-01', ahead(12)]) {
        const { status, json } = await tell(business.test, { ...told(), paidAt });
        expect([status, json]).toEqual([400, expect.objectContaining({ code: 'VALIDATION_FAILED' })]);
      }
      expect(await arrived(business.test, { ...told(), paidAt: ahead(8) })).toMatchObject({
        state: 'ASSIGNED',
      });
    });
  });

  describe('that bounced', () => {
    it('take their repayment back with what follows', async () => {
      const payment = told(110_000);
      await arrived(business.test, payment);
      const answers = [
        await arrived(business.test, { ...payment, type: 'bounced', paidAt: '2027-01-14' }),
        await arrived(business.test, { ...payment, type: 'bounced' }),
        await arrived(business.test, payment),
      ];
      expect(answers.map(({ state, repeated }) => [state, repeated])).toEqual([
        ['BOUNCED', false],
        ['BOUNCED', true],
        ['BOUNCED', true],
      ]);
      const { items } = await business.staff.officer.client.backOffice.listAuditEntries({
        subject: `payment ${answers[0]?.paymentNumber}`,
      });
      const { loanNumber, accountId: memberId } = loan;
      expect(items).toMatchObject([
        {
          action: 'PAYMENT_BOUNCED',
          memberId,
          before: { state: 'ASSIGNED' },
          after: { state: 'BOUNCED', loanNumber, note: 'The payment bounced.' },
        },
        { action: 'PAYMENT_RECEIVED', memberId, after: { state: 'ASSIGNED', loanNumber } },
      ]);
      expect((await loanAccount(business, loan.loanNumber)).status).toBe('APPROVED');
      expect(await paymentsOf(loan)).toEqual([]);
    });

    it('leave suspense', async () => {
      const payment = told(1000, 'rent');
      const lay = await inSuspense(business);
      await arrived(business.test, payment);
      await arrived(business.test, { ...payment, type: 'bounced' });
      expect(await inSuspense(business)).toBe(lay);
    });

    it('never count where that is told first', async () => {
      const payment = told();
      await arrived(business.test, { ...payment, type: 'bounced', paidAt: '2027-01-14' });
      expect((await arrived(business.test, payment)).state).toBe('BOUNCED');
      expect(await paymentsOf(loan)).toEqual([]);
    });

    it('beside their assignment stand for nothing in the end', async () => {
      for (let round = 0; round < 4; round += 1) {
        const payment = told(1000 + round, 'rent');
        const { paymentNumber } = await arrived(business.test, payment);
        const bounced = arrived(business.test, { ...payment, type: 'bounced' });
        await outcomes([assignPayment(business, paymentNumber, loan.loanNumber), bounced]);
        expect((await read(paymentNumber)).state).toBe('BOUNCED');
        expect(await paymentsOf(loan)).toEqual([]);
      }
    });
  });
});
