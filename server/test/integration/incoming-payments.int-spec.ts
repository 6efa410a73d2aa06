import { randomUUID } from 'node:crypto';
import type { IncomingPaymentDetailDto, IncomingPaymentDto } from '@pautang/sdk';
import { addStaff, type TestWallet } from '../support/factories';
import { outcomes, refusalCode, send } from '../support/http';
import {
  arrived,
  PAYMENTS_SECRET,
  PREVIOUS_SECRET,
  STRANGE_SECRET,
  signed,
  tell,
  toldPayment,
} from '../support/payments';
import {
  accountOf,
  type Business,
  loanAccount,
  loanOf,
  pay,
  reverse,
  startBusiness,
} from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';

const APPROVED = '2027-01-15';
const nothing = async () => undefined;

describe('incoming payments', () => {
  let business: Business;
  let loan: TestWallet;

  beforeAll(async () => {
    business = await startBusiness({
      PAYMENTS_SECRET,
      PAYMENTS_SECRET_PREVIOUS: PREVIOUS_SECRET,
      FOUR_EYES_AMOUNT: '100000',
    });
  });

  beforeEach(async () => {
    loan = await loanOf(business, APPROVED);
  });

  afterAll(() => expectSoundLedger(business.test).finally(() => business.test.close()));
  const office = () => business.staff.officer.client.backOffice;
  const told = (amount = 1000, reference = loan.loanNumber) => toldPayment(APPROVED, amount, reference);
  const read = (paymentNumber: string): Promise<IncomingPaymentDetailDto> =>
    office().readPayment({ paymentNumber });
  const repaidBy = async () => (await accountOf(loan)).payments?.filter(({ reversed }) => !reversed) ?? [];
  const assign = (
    paymentNumber: string,
    loanNumber = loan.loanNumber,
    more: object = {},
  ): Promise<IncomingPaymentDto> =>
    office().assignPayment({
      paymentNumber,
      idempotencyKey: randomUUID(),
      requestBody: { loanNumber, ...more },
    });
  const giveBack = (paymentNumber: string): Promise<IncomingPaymentDto> =>
    office().returnPayment({
      paymentNumber,
      idempotencyKey: randomUUID(),
      requestBody: { reason: 'Not ours.' },
    });
  const inSuspense = async (): Promise<number> => {
    const [row] = await business.test.sql<{ sum: string }>(
      `SELECT coalesce(sum(amount_minor), 0) AS sum FROM suspense_posting WHERE account = 'UNAPPLIED_PAYMENTS'`,
    );
    return Number(row?.sum) / 100;
  };

  describe('of a provider', () => {
    it('become a repayment where they name a running loan, however it is written', async () => {
      const reference =
        `instapay ${loan.loanNumber.slice(0, 5)} ${loan.loanNumber.slice(5)} feb`.toLowerCase();
      const { paymentNumber, state, repeated } = await arrived(business.test, told(1000, reference));

      expect([state, repeated]).toEqual(['ASSIGNED', false]);
      const [payment] = await repaidBy();
      expect(payment).toMatchObject({ amount: 1000, reference });
      expect(await read(paymentNumber)).toMatchObject({
        matchedBy: 'LOAN_NUMBER',
        loanNumber: loan.loanNumber,
        repaymentNumber: payment?.repaymentNumber,
        payerName: 'MARIA SANTOS',
        suggestions: [],
      });
      expect(await inSuspense()).toBe(0);
    });

    it('keep as many whole characters of a long reference as a repayment has room for', async () => {
      const reference = `${loan.loanNumber} `.padEnd(99, 'x');
      await arrived(business.test, told(1000, `${reference}😀${'y'.repeat(10)}`));
      expect((await repaidBy())[0]).toMatchObject({ amount: 1000, reference: `${reference}😀` });
    });

    it('count once, however often and at once they are told', async () => {
      const before = await inSuspense();
      for (const payment of [told(), told(1000, 'rent')]) {
        const answers = await Promise.all(Array.from({ length: 20 }, () => arrived(business.test, payment)));
        expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
        expect(new Set(answers.map(({ paymentNumber }) => paymentNumber)).size).toBe(1);
      }
      expect(await repaidBy()).toHaveLength(1);
      expect((await inSuspense()) - before).toBe(1000);
    });

    it('are refused under a known id with other figures', async () => {
      const payment = told();
      await arrived(business.test, payment);
      for (const other of [{ amount: 1001 }, { reference: 'rent' }, { currency: 'USD' }]) {
        const { status, json } = await tell(business.test, { ...payment, ...other });
        expect([status, json]).toEqual([409, expect.objectContaining({ code: 'PAYMENT_DIFFERS' })]);
      }
      expect(await repaidBy()).toHaveLength(1);
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
        const lay = await inSuspense();
        const payments = await repaidBy();
        const { state, paymentNumber } = await arrived(business.test, { ...told(), ...other() });

        expect(state).toBe('UNASSIGNED');
        expect((await read(paymentNumber)).unmatchedBecause).toBe(because);
        expect((await inSuspense()) - lay).toBe(1000);
        expect(await repaidBy()).toEqual(payments);
        await giveBack(paymentNumber);
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
      const ahead = await tell(business.test, { ...told(), paidAt: '2099-01-01' });
      expect([ahead.status, ahead.json]).toEqual([
        400,
        expect.objectContaining({ code: 'VALIDATION_FAILED' }),
      ]);
      expect(await repaidBy()).toEqual([]);
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
      expect((await loanAccount(business, loan.loanNumber)).status).toBe('APPROVED');
      expect(await repaidBy()).toEqual([]);
    });

    it('leave suspense', async () => {
      const payment = told(1000, 'rent');
      const lay = await inSuspense();
      await arrived(business.test, payment);
      await arrived(business.test, { ...payment, type: 'bounced' });
      expect(await inSuspense()).toBe(lay);
    });

    it('never count where that is told first', async () => {
      const payment = told();
      await arrived(business.test, { ...payment, type: 'bounced', paidAt: '2027-01-14' });
      expect((await arrived(business.test, payment)).state).toBe('BOUNCED');
      expect(await repaidBy()).toEqual([]);
    });

    it('beside their assignment stand for nothing in the end', async () => {
      for (let round = 0; round < 4; round += 1) {
        const payment = told(1000 + round, 'rent');
        const { paymentNumber } = await arrived(business.test, payment);
        const bounced = arrived(business.test, { ...payment, type: 'bounced' });
        await outcomes([assign(paymentNumber), bounced]);
        expect((await read(paymentNumber)).state).toBe('BOUNCED');
        expect(await repaidBy()).toEqual([]);
      }
    });
  });

  describe('in suspense', () => {
    it('are given to a loan as if staff had recorded them', async () => {
      const { paymentNumber } = await arrived(business.test, told(1000, 'rent'));
      const lay = await inSuspense();
      const payment = await assign(paymentNumber);

      expect(payment).toMatchObject({ state: 'ASSIGNED', matchedBy: 'STAFF', loanNumber: loan.loanNumber });
      expect(await repaidBy()).toMatchObject([{ amount: 1000, reference: 'rent' }]);
      expect(lay - (await inSuspense())).toBe(1000);
      expect(await refusalCode(assign(paymentNumber))).toBe('PAYMENT_NOT_UNASSIGNED');
      expect(await refusalCode(giveBack(paymentNumber))).toBe('PAYMENT_NOT_UNASSIGNED');
    });

    it('are refused by a loan that does not fit, and stay', async () => {
      const { paymentNumber } = await arrived(business.test, { ...told(1000, 'rent'), currency: 'USD' });
      expect(await refusalCode(assign(paymentNumber))).toBe('PAYMENT_OTHER_CURRENCY');
      expect(await refusalCode(assign(paymentNumber, 'LN99999999'))).toBe('LOAN_NOT_FOUND');
      expect(await refusalCode(assign('IP99999999'))).toBe('PAYMENT_NOT_FOUND');
      const early = await arrived(business.test, { ...told(1000, 'rent'), paidAt: '2026-12-31' });
      expect(await refusalCode(assign(early.paymentNumber))).toBe('PAYMENT_NOT_RECORDABLE');
      expect((await read(paymentNumber)).state).toBe('UNASSIGNED');
    });

    it('become credit of a loan that is repaid', async () => {
      await pay(business, loan, 103_000);
      const { paymentNumber } = await arrived(business.test, told());
      await assign(paymentNumber);
      expect((await loanAccount(business, loan.loanNumber)).creditAmount).toBeGreaterThanOrEqual(1000);
    });

    it('are given once, or sent back, whoever is at it at once', async () => {
      for (let round = 0; round < 4; round += 1) {
        const { paymentNumber } = await arrived(business.test, told(1000 + round, 'rent'));
        const calls = [
          assign(paymentNumber),
          giveBack(paymentNumber),
          assign(paymentNumber),
          giveBack(paymentNumber),
        ];
        const ends = await outcomes(calls);
        expect(ends).toEqual([...Array(3).fill('PAYMENT_NOT_UNASSIGNED'), 'done']);
      }
    });

    it('hold what was taken back from a loan, until it is given anew', async () => {
      const { paymentNumber } = await arrived(business.test, told());
      const lay = await inSuspense();
      const [payment] = await repaidBy();
      const key = randomUUID();
      const named = { loanNumber: loan.loanNumber, repaymentNumber: payment?.repaymentNumber ?? '' };
      await reverse(business, named, key);
      await reverse(business, named, key);
      expect(await read(paymentNumber)).toMatchObject({
        state: 'UNASSIGNED',
        unmatchedBecause: 'TAKEN_BACK',
      });
      expect((await inSuspense()) - lay).toBe(1000);
      const other = await loanOf(business, APPROVED);
      expect(await assign(paymentNumber, other.loanNumber)).toMatchObject({ loanNumber: other.loanNumber });
      expect(await inSuspense()).toBe(lay);
    });

    it('take two of the staff above an amount, and what one proposed waits', async () => {
      const other = await addStaff(business.test);
      const { backOffice } = other.officer.client;
      const { loanNumber } = loan;
      const given = await arrived(business.test, told(100_001, 'rent'));
      const { paymentNumber } = given;
      expect(await assign(paymentNumber)).toMatchObject({
        state: 'UNASSIGNED',
        proposal: { action: 'ASSIGN', loanNumber, proposedBy: expect.any(String) },
      });
      expect(await refusalCode(assign(paymentNumber))).toBe('SECOND_PERSON_NEEDED');
      expect((await office().listPayments({ proposed: true })).items).toMatchObject([{ paymentNumber }]);
      await backOffice.withdrawPaymentProposal({ paymentNumber });
      expect((await read(paymentNumber)).proposal).toBeUndefined();
      await giveBack(paymentNumber);
      await assign(paymentNumber);
      const elsewhere = { paymentNumber, idempotencyKey: randomUUID(), requestBody: { reason: 'No.' } };
      expect(await refusalCode(backOffice.returnPayment(elsewhere))).toBe('SECOND_PERSON_NEEDED');
      expect((await read(paymentNumber)).proposal).toMatchObject({ action: 'ASSIGN', loanNumber });
      const second = { paymentNumber, idempotencyKey: randomUUID(), requestBody: { loanNumber } };
      expect(await backOffice.assignPayment(second)).toMatchObject({ state: 'ASSIGNED' });

      const sent = await arrived(business.test, told(100_002, 'rent'));
      expect(await giveBack(sent.paymentNumber)).toMatchObject({
        proposal: { action: 'RETURN', reason: 'Not ours.' },
      });
      expect(await refusalCode(giveBack(sent.paymentNumber))).toBe('SECOND_PERSON_NEEDED');
      const requestBody = { reason: 'Nobody of ours.' };
      const back = { paymentNumber: sent.paymentNumber, idempotencyKey: randomUUID(), requestBody };
      expect(await backOffice.returnPayment(back)).toMatchObject({
        state: 'RETURNED',
        note: 'Nobody of ours.',
      });
    });

    it('come with the running loans of who has the payer’s names', async () => {
      const [member] = await business.test.sql<{ first_name: string; last_name: string }>(
        'SELECT first_name, last_name FROM member WHERE id = $1',
        [loan.accountId],
      );
      const payerName = `${member?.last_name}, ${member?.first_name}`;
      const { paymentNumber } = await arrived(business.test, { ...told(17_067, 'rent'), payerName });
      const { suggestions } = await read(paymentNumber);
      expect(suggestions[0]).toMatchObject({ sameName: true, sameAmount: true });
      expect(
        await read((await arrived(business.test, { ...told(17_067, 'rent'), payerName: 'X' })).paymentNumber),
      ).toMatchObject({
        suggestions: [],
      });
    });

    it('are listed by what became of them, for staff alone', async () => {
      const { paymentNumber } = await arrived(business.test, told(1234, 'rent'));
      await arrived(business.test, told(4321));
      const listed = async (query: object) =>
        (await office().listPayments(query)).items.map((item) => item.amount);
      expect((await listed({ state: 'UNASSIGNED' }))[0]).toBe(1234);
      expect(await listed({ loanNumber: loan.loanNumber })).toEqual([4321]);
      expect(await listed({ from: '2027-01-16' })).toEqual([]);
      expect(await listed({ proposed: true })).toEqual([]);
      const { token } = loan;
      for (const [method, path] of [
        ['GET', ''],
        ['GET', `/${paymentNumber}`],
        ['POST', `/${paymentNumber}/assign`],
        ['POST', `/${paymentNumber}/return`],
        ['POST', `/${paymentNumber}/bounce`],
        ['DELETE', `/${paymentNumber}/proposal`],
      ] as const) {
        const url = `${business.test.url}/v2/backoffice/payments${path}`;
        expect((await send(url, { method, token })).status).toBe(403);
        expect((await send(url, { method })).status).toBe(401);
      }
      const assistant = business.staff.assistant.client.backOffice;
      const wish = { paymentNumber, idempotencyKey: 'k', requestBody: { reason: 'x' } };
      expect(await refusalCode(assistant.returnPayment(wish))).toBe('FORBIDDEN');
    });

    it('leave names and references in the table, in the log and the audit for nobody to read', async () => {
      await arrived(business.test, { ...told(1000, 'a secret reference'), payerName: 'A SECRET NAME' });
      for (const table of ['incoming_payment', 'suspense_posting', 'audit_entry']) {
        const rows = await business.test.sql(`SELECT t::text FROM ${table} t`);
        expect(JSON.stringify(rows)).not.toMatch(/secret (reference|name)/i);
      }
    });

    it('are kept by the database itself', async () => {
      await arrived(business.test, told(1000, 'rent'));
      for (const statement of [
        `UPDATE incoming_payment SET state = 'RETURNED' WHERE state = 'UNASSIGNED'`,
        'UPDATE incoming_payment SET amount_minor = 1',
        'DELETE FROM incoming_payment',
        'DELETE FROM suspense_posting',
        'UPDATE suspense_posting SET amount_minor = 1',
        `INSERT INTO suspense_posting SELECT gen_random_uuid(), 1, id, 'RETURNED', 'UNAPPLIED_PAYMENTS', 'PHP', -100, now()
         FROM incoming_payment WHERE state = 'UNASSIGNED' LIMIT 1`,
      ]) {
        await expect(business.test.sql(statement)).rejects.toThrow();
      }
    });
  });
});
