import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaymentLineDto } from '@pautang/sdk';
import { PAYMENT_COMMANDS } from '../../src/bin/backoffice/payment-commands';
import { activatedMember, applyForLoan, type TestWallet } from '../support/factories';
import { refusalCode } from '../support/http';
import { arrived, PAYMENTS_SECRET, tell } from '../support/payments';
import { accountOf, type Business, loanOf, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';

const PAID = '2027-01-15';

describe('statements of the bank', () => {
  let business: Business;
  let loan: TestWallet;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'statement-'));
    business = await startBusiness({
      PAYMENTS_SECRET,
      QRPH_ACQUIRER: 'BOPIPHMMXXX',
      QRPH_MERCHANT_ID: '217020000',
    });
    loan = await loanOf(business, PAID);
  });

  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await expectSoundLedger(business.test).finally(() => business.test.close());
  });

  const office = () => business.staff.officer.client.backOffice;
  const line = (more: Partial<PaymentLineDto> = {}): PaymentLineDto => ({
    line: 2,
    amount: 1000,
    currency: 'PHP',
    paidAt: PAID,
    reference: `${loan.loanNumber} ${Math.random()}`,
    ...more,
  });
  const take = async (lines: PaymentLineDto[], dryRun = false) =>
    (await office().importPayments({ requestBody: { lines, dryRun } })).items;
  const repaid = async () => (await accountOf(loan)).payments?.length ?? 0;

  it('count each line once, and two that are alike twice', async () => {
    const before = await repaid();
    const one = line({ reference: 'rent' });
    const lines = [line(), one, { ...one, line: 4, place: 2 }];
    const first = await take(lines);
    expect(first.map(({ outcome }) => outcome)).toEqual(['ASSIGNED', 'UNASSIGNED', 'UNASSIGNED']);
    const again = await take(lines);
    expect(again.map(({ outcome, paymentNumber }) => [outcome, paymentNumber])).toEqual(
      first.map(({ paymentNumber }) => ['REPEATED', paymentNumber]),
    );
    expect(await repaid()).toBe(before + 1);
  });

  it('and what a provider tells are one, whichever comes first, and at once', async () => {
    for (const order of ['event', 'line', 'both']) {
      const before = await repaid();
      const { reference = '' } = line();
      const event = () =>
        arrived(business.test, { id: `${order}-${reference}`, amount: 1000, paidAt: PAID, reference });
      const statement = async () => (await take([line({ reference })]))[0];
      if (order === 'event') await event();
      if (order === 'line') await statement();
      const ends = await Promise.all(Array.from({ length: 5 }, () => [event(), statement()]).flat());
      expect(new Set(ends.map((one) => one?.paymentNumber)).size).toBe(1);
      expect(await repaid()).toBe(before + 1);
    }
  });

  it('and a provider with the same ids are one, also where it bounced', async () => {
    const told = line({ id: 'pay_same' });
    await arrived(business.test, { ...told, id: 'pay_same' });
    const ends = await take([
      told,
      { ...told, amount: 5 },
      { ...told, type: 'bounced' },
      { ...told, id: undefined, type: 'bounced' },
    ]);
    expect(ends.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['REPEATED', undefined],
      ['REFUSED', 'PAYMENT_DIFFERS'],
      ['BOUNCED', undefined],
      ['REFUSED', 'VALIDATION_FAILED'],
    ]);
  });

  it('note once that money bounced whose loan cannot open again, however often that is told', async () => {
    const { test } = business;
    const closed = await loanOf(business, PAID);
    const told = { id: 'pay_gone', amount: 110_000, paidAt: PAID, reference: closed.loanNumber };
    const { paymentNumber } = await arrived(test, told);
    await applyForLoan(closed);
    const bounced = () => tell(test, { ...told, type: 'bounced' });
    const answers = [await bounced(), ...(await Promise.all([bounced(), bounced()]))];
    expect(answers.map(({ json }) => json)).toEqual(
      Array(3).fill(expect.objectContaining({ code: 'ANOTHER_LOAN_OPEN' })),
    );
    expect(await office().readPayment({ paymentNumber })).toMatchObject({
      state: 'ASSIGNED',
      note: expect.stringContaining('The loan cannot open again'),
    });
    const { items } = await office().listAuditEntries({ subject: `payment ${paymentNumber}` });
    expect(items.filter(({ action }) => action === 'PAYMENT_BOUNCE_REFUSED')).toHaveLength(1);
  });

  it('note once that money bounced which was returned before, beside why it was', async () => {
    const told = { ...line({ reference: 'rent' }), id: 'pay_twice' };
    const { paymentNumber } = await arrived(business.test, told);
    await office().returnPayment({
      paymentNumber,
      idempotencyKey: randomUUID(),
      requestBody: { reason: 'Nobody of ours.' },
    });
    for (let time = 0; time < 2; time += 1) await arrived(business.test, { ...told, type: 'bounced' });
    expect(await take([line({ reference: 'rent' }), { ...line(), ...told, type: 'bounced' }])).toMatchObject([
      { outcome: 'REPEATED' },
      { outcome: 'REPEATED', message: expect.stringContaining('the payer has it twice') },
    ]);
    expect(await office().readPayment({ paymentNumber })).toMatchObject({
      state: 'RETURNED',
      note: 'Nobody of ours. The bank took the money back after it was returned: the payer has it twice.',
    });
    const { items } = await office().listAuditEntries({ subject: `payment ${paymentNumber}` });
    expect(items.filter(({ action }) => action === 'PAYMENT_BOUNCED_AFTER_RETURN')).toHaveLength(1);
  });

  it('are rehearsed without a trace', async () => {
    const before = await repaid();
    const lines = [line(), line({ reference: 'deposit' })];
    const rehearsed = await take(lines, true);
    expect(rehearsed.map(({ outcome }) => outcome)).toEqual(['ASSIGNED', 'UNASSIGNED']);
    expect(await repaid()).toBe(before);
    expect((await take(lines)).map(({ outcome }) => outcome)).toEqual(['ASSIGNED', 'UNASSIGNED']);
  });

  it('are read by the command line, which names each bad line', async () => {
    const file = join(folder, 'statement.csv');
    const { reference = '' } = line();
    writeFileSync(
      file,
      `Datum;Betrag;Text\n15.01.2027;1.000,00;${reference}\n15.01.2027;viel;x\n15.01.2027;7,00;kein Kredit\n15.01.2027;-3,00;Gebühr\n15.01.2027;9.999.999.999.999,00;zu viel\n`,
    );
    const input = {
      words: ['import', file],
      columns: 'paidAt=Datum,amount=Betrag,reference=Text',
      decimal: ',',
      dates: 'DD.MM.YYYY',
    };
    const run = async (more: object = {}) =>
      (await PAYMENT_COMMANDS.payments!.run(business.staff.officer.client, { ...input, ...more })).text;
    expect(await run({ 'dry-run': true })).toMatch(
      /^Line 2: would pay LN\d+\nLine 3: viel.*\nLine 4: would lie in suspense.*\n1 repayment,.*1 left out, 2 bad\.\nNothing was changed\.$/s,
    );
    expect(await run()).toMatch(
      /^Line 2: RP\d+ of LN\d+, IP\d+\nLine 3: .*\nLine 4: IP\d+ lies in suspense, NO_MATCH\nLine 5: left out, -3,00 .*\nLine 6: The amount.*\n1 repayment, 1 in suspense, 0 bounced, 0 known before, 1 left out, 2 bad\.$/,
    );
    expect(await run()).toMatch(
      /0 repayments, 0 in suspense, 0 bounced, 2 known before, 1 left out, 2 bad\.$/,
    );
    const { isPartial } = await PAYMENT_COMMANDS.payments!.run(business.staff.officer.client, input);
    expect(isPartial).toBe(true);
    const listed = await PAYMENT_COMMANDS.payments!.run(business.staff.officer.client, {
      words: [],
      status: 'UNASSIGNED',
    });
    expect(listed.text).toMatch(/kein Kredit/);
  });

  it('are refused as a whole where a line is no line', async () => {
    const none = [line({ amount: -1 }), line({ currency: 'pesos' }), line({ currency: 'XYZ' })];
    for (const lines of [[], ...none.map((one) => [one]), Array(51).fill(line())]) {
      expect(await refusalCode(take(lines))).toBe('VALIDATION_FAILED');
    }
  });

  it('are paid by a QR Ph code with the amount and the number of an own loan', async () => {
    const { loanNumber, phoneNumber, client } = loan;
    const code = await client.payments.showPaymentCode({
      requestBody: { phoneNumber, loanNumber, amount: 17_067 },
    });
    expect(code).toMatchObject({ offered: true, picture: expect.stringMatching(/^iVBOR/) });
    expect(code.payload).toContain(`540817067.00`);
    expect(code.payload).toContain(`0510${loanNumber}`);
    // The payer compares the name, so it is told as the code has it: cut off where it is long.
    expect(code.merchantName).toBe('Pautang Financing Company');
    expect(code.payload).toContain(`5925${code.merchantName}`);
    const early = await client.payments.showPaymentCode({
      requestBody: { phoneNumber, loanNumber, amount: 20_000.5, pays: 'principal' },
    });
    expect(early).toMatchObject({ reference: `${loanNumber}-P` });
    expect(early.payload).toContain(`540820000.50`);
    expect(early.payload).toContain(`0512${loanNumber}-P`);
    const stranger = await activatedMember(business.test);
    const asked = { phoneNumber: stranger.phoneNumber, loanNumber, amount: 1 };
    expect(await refusalCode(stranger.client.payments.showPaymentCode({ requestBody: asked }))).toBe(
      'LOAN_NOT_FOUND',
    );
  });
});
