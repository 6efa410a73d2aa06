import { randomUUID } from 'node:crypto';
import type { PautangClient } from '@pautang/sdk';
import { COMMANDS } from '../../src/bin/backoffice/commands';
import { startSecondApp } from '../support/app';
import { addStaff, type TestWallet } from '../support/factories';
import { outcomes, refusalCode, send } from '../support/http';
import {
  arrived,
  assignPayment,
  inSuspense,
  PAYMENTS_SECRET,
  returnPayment,
  toldPayment,
} from '../support/payments';
import {
  type Business,
  loanAccount,
  loanOf,
  pay,
  paymentsOf,
  reverse,
  startBusiness,
} from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';

const APPROVED = '2027-01-15';
const SETTINGS = { PAYMENTS_SECRET, FOUR_EYES_AMOUNT: '100000' };

/** What else becomes of money that arrives is in incoming-payments.int-spec.ts. */
describe('payments in suspense', () => {
  let business: Business;
  let loan: TestWallet;

  beforeAll(async () => {
    business = await startBusiness(SETTINGS);
  });

  beforeEach(async () => {
    loan = await loanOf(business, APPROVED);
  });

  afterAll(() => expectSoundLedger(business.test).finally(() => business.test.close()));

  const office = () => business.staff.officer.client.backOffice;
  const told = (amount = 1000, reference = loan.loanNumber) => toldPayment(APPROVED, amount, reference);
  const read = (paymentNumber: string) => office().readPayment({ paymentNumber });
  const assign = (paymentNumber: string, loanNumber = loan.loanNumber) =>
    assignPayment(business, paymentNumber, loanNumber);
  /** What was done about one and by whom, the latest first, without who looked at it. */
  const auditOf = async (paymentNumber: string) =>
    (await office().listAuditEntries({ subject: `payment ${paymentNumber}` })).items
      .filter(({ action }) => action !== 'PAYMENT_READ')
      .map(({ action, actorId }) => [action, actorId]);

  it('are given to a loan as if staff had recorded them', async () => {
    const { paymentNumber } = await arrived(business.test, told(1000, 'rent'));
    const lay = await inSuspense(business);
    const payment = await assign(paymentNumber);

    expect(payment).toMatchObject({ state: 'ASSIGNED', matchedBy: 'STAFF', loanNumber: loan.loanNumber });
    expect(await paymentsOf(loan)).toMatchObject([{ amount: 1000, reference: 'rent' }]);
    expect(lay - (await inSuspense(business))).toBe(1000);
    expect(await refusalCode(assign(paymentNumber))).toBe('PAYMENT_NOT_UNASSIGNED');
    expect(await refusalCode(returnPayment(business, paymentNumber))).toBe('PAYMENT_NOT_UNASSIGNED');
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
        returnPayment(business, paymentNumber),
        assign(paymentNumber),
        returnPayment(business, paymentNumber),
      ];
      const ends = await outcomes(calls);
      expect(ends).toEqual([...Array(3).fill('PAYMENT_NOT_UNASSIGNED'), 'done']);
    }
  });

  it('hold what was taken back from a loan, until it is given anew', async () => {
    const { paymentNumber } = await arrived(business.test, told());
    const lay = await inSuspense(business);
    const [payment] = await paymentsOf(loan);
    const key = randomUUID();
    const named = { loanNumber: loan.loanNumber, repaymentNumber: payment?.repaymentNumber ?? '' };
    await reverse(business, named, key);
    await reverse(business, named, key);
    expect(await read(paymentNumber)).toMatchObject({
      state: 'UNASSIGNED',
      unmatchedBecause: 'TAKEN_BACK',
    });
    expect((await inSuspense(business)) - lay).toBe(1000);
    const other = await loanOf(business, APPROVED);
    expect(await assign(paymentNumber, other.loanNumber)).toMatchObject({ loanNumber: other.loanNumber });
    expect(await inSuspense(business)).toBe(lay);

    const { officer, assistant } = business.staff;
    const { items } = await office().listAuditEntries({ subject: `payment ${paymentNumber}` });
    const assigned = { state: 'ASSIGNED', loanNumber: loan.loanNumber };
    const released = { state: 'UNASSIGNED', unmatchedBecause: 'TAKEN_BACK', note: 'The transfer bounced.' };
    expect(items).toMatchObject([
      { action: 'PAYMENT_ASSIGNED', before: { state: 'UNASSIGNED' }, memberId: other.accountId },
      { action: 'PAYMENT_READ', actorId: officer.accountId, after: released },
      {
        action: 'PAYMENT_RELEASED',
        actorId: assistant.accountId,
        before: { state: 'ASSIGNED' },
        after: released,
      },
      { action: 'PAYMENT_RECEIVED', memberId: loan.accountId, after: assigned },
    ]);
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
    await returnPayment(business, paymentNumber);
    await assign(paymentNumber);
    const elsewhere = { paymentNumber, idempotencyKey: randomUUID(), requestBody: { reason: 'No.' } };
    expect(await refusalCode(backOffice.returnPayment(elsewhere))).toBe('SECOND_PERSON_NEEDED');
    expect((await read(paymentNumber)).proposal).toMatchObject({ action: 'ASSIGN', loanNumber });
    const second = { paymentNumber, idempotencyKey: randomUUID(), requestBody: { loanNumber } };
    expect(await backOffice.assignPayment(second)).toMatchObject({ state: 'ASSIGNED' });
    // Who takes it back at this moment hears that it is done.
    expect(await refusalCode(office().withdrawPaymentProposal(given))).toBe('PAYMENT_NOT_UNASSIGNED');
    const [mine, theirs] = [business.staff.officer.accountId, other.officer.accountId];
    expect(await auditOf(paymentNumber)).toEqual([
      ['PAYMENT_ASSIGNED', theirs],
      ['PAYMENT_ASSIGN_PROPOSED', mine],
      ['PAYMENT_RETURN_PROPOSED', mine],
      ['PAYMENT_PROPOSAL_WITHDRAWN', theirs],
      ['PAYMENT_ASSIGN_PROPOSED', mine],
      ['PAYMENT_RECEIVED', expect.any(String)],
    ]);

    const sent = await arrived(business.test, told(100_002, 'rent'));
    expect(await returnPayment(business, sent.paymentNumber)).toMatchObject({
      proposal: { action: 'RETURN', reason: 'Not ours.' },
    });
    expect(await refusalCode(returnPayment(business, sent.paymentNumber))).toBe('SECOND_PERSON_NEEDED');
    const { client: assistant } = other.assistant;
    expect(await refusalCode(assistant.backOffice.withdrawPaymentProposal(sent))).toBe('FORBIDDEN');
    const requestBody = { reason: 'Nobody of ours.' };
    const back = { paymentNumber: sent.paymentNumber, idempotencyKey: randomUUID(), requestBody };
    expect(await backOffice.returnPayment(back)).toMatchObject({
      state: 'RETURNED',
      note: 'Nobody of ours.',
    });
    expect((await auditOf(sent.paymentNumber))[0]).toEqual(['PAYMENT_RETURNED', theirs]);
    const exact = await arrived(business.test, told(100_000, 'rent'));
    expect(await returnPayment(business, exact.paymentNumber)).toMatchObject({ state: 'RETURNED' });
  });

  it('are assigned as it was proposed, also as early settlement', async () => {
    const { backOffice } = (await addStaff(business.test)).officer.client;
    const { loanNumber } = loan;
    const { paymentNumber } = await arrived(business.test, told(100_003, 'rent'));
    const call = (settlement?: boolean) => ({
      paymentNumber,
      idempotencyKey: randomUUID(),
      requestBody: { loanNumber, settlement },
    });
    expect((await office().assignPayment(call(true))).proposal).toMatchObject({ settlement: true });
    expect(await refusalCode(backOffice.assignPayment(call(false)))).toBe('SECOND_PERSON_NEEDED');
    const { text } = await COMMANDS.payments!.run(business.staff.officer.client, { words: [] });
    expect(text).toContain(`ASSIGN ${loanNumber} --settlement by`);
    const { repaymentNumber } = await backOffice.assignPayment(call());
    expect(await paymentsOf(loan)).toMatchObject([{ repaymentNumber, settlement: true }]);

    const { accountId: proposedBy } = business.staff.officer;
    const proposal = { action: 'ASSIGN', proposedBy, loanNumber, settlement: true };
    const { items } = await office().listAuditEntries({ subject: `payment ${paymentNumber}` });
    expect(items.slice(0, 2)).toMatchObject([
      { action: 'PAYMENT_ASSIGNED', before: { state: 'UNASSIGNED', proposal }, after: { loanNumber } },
      { action: 'PAYMENT_ASSIGN_PROPOSED', actorId: proposedBy, after: { state: 'UNASSIGNED', proposal } },
    ]);
  });

  it('are confirmed by a person who is signed in, for the loan that was proposed alone', async () => {
    const { backOffice } = (await addStaff(business.test)).officer.client;
    const { paymentNumber } = await arrived(business.test, told(100_004, 'rent'));
    await assign(paymentNumber);
    const assignAs = ({ backOffice: api }: Pick<PautangClient, 'backOffice'>, loanNumber = loan.loanNumber) =>
      api.assignPayment({ paymentNumber, idempotencyKey: randomUUID(), requestBody: { loanNumber } });
    const requestBody = { name: 'Matching machine', scopes: ['repayments:write' as const] };
    const { apiKey } = await backOffice.issueApiKey({ requestBody });
    expect(await refusalCode(assignAs(business.test.client(apiKey)))).toBe('SECOND_PERSON_NEEDED');
    const other = await loanOf(business, APPROVED);
    expect(await refusalCode(assignAs({ backOffice }, other.loanNumber))).toBe('SECOND_PERSON_NEEDED');
    expect(await paymentsOf(other)).toEqual([]);
    expect(await assignAs({ backOffice })).toMatchObject({
      state: 'ASSIGNED',
      loanNumber: loan.loanNumber,
    });
  });

  it('pay no claim while something is proposed about them', async () => {
    const reference = 'GC 7712 3456';
    const { paymentNumber } = await arrived(business.test, told(100_005, reference));
    await returnPayment(business, paymentNumber);
    const { state } = await loan.client.payments.addPaymentClaim({
      loanNumber: loan.loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { amount: 100_005, paidOn: APPROVED, reference },
    });

    expect(state).toBe('WAITING');
    expect(await paymentsOf(loan)).toEqual([]);
    expect(await read(paymentNumber)).toMatchObject({
      state: 'UNASSIGNED',
      proposal: { action: 'RETURN' },
    });
    await office().withdrawPaymentProposal({ paymentNumber });
  });

  it('are proposed with one connection, so that none is waited for while payment and loan are held', async () => {
    const [given, sent] = [
      await arrived(business.test, told(100_004, 'rent')),
      await arrived(business.test, told(100_005, 'rent')),
    ];
    const narrow = await startSecondApp(business.test, { ...SETTINGS, ROLE: 'web', DATABASE_POOL_SIZE: '1' });
    const { backOffice } = narrow.client(business.staff.officer.token);
    const { loanNumber } = loan;
    const common = () => ({ idempotencyKey: randomUUID() });

    const ends = await outcomes([
      backOffice.assignPayment({ ...common(), ...given, requestBody: { loanNumber } }),
      backOffice.returnPayment({ ...common(), ...sent, requestBody: { reason: 'Not ours.' } }),
    ]);
    await narrow.close();

    expect(ends).toEqual(['done', 'done']);
    for (const { paymentNumber } of [given, sent]) {
      expect((await read(paymentNumber)).proposal).toBeDefined();
      await office().withdrawPaymentProposal({ paymentNumber });
    }
  });

  it('come with the running loans of who has the payer’s names', async () => {
    const [member] = await business.test.sql<{ first_name: string; last_name: string }>(
      'SELECT first_name, last_name FROM member WHERE id = $1',
      [loan.accountId],
    );
    const payerName = `${member?.last_name}, ${member?.first_name}`;
    // A newer one of that name, of which the amount is none.
    await loanOf(business, APPROVED, { installmentCount: 12 });
    // A bank has capitals alone, no accents, and words of its own around the names.
    const plain = payerName.toUpperCase().replace('Ñ', 'N');
    for (const written of [payerName, plain, `GCASH/FR ${plain}09171234567`]) {
      const payment = { ...told(17_067, 'rent'), payerName: written };
      const { suggestions } = await read((await arrived(business.test, payment)).paymentNumber);
      expect(suggestions[0]).toMatchObject({ sameName: true, sameAmount: true });
    }
    expect(
      await read((await arrived(business.test, { ...told(17_067, 'rent'), payerName: 'X' })).paymentNumber),
    ).toMatchObject({
      suggestions: [],
    });
    const dollars = await arrived(business.test, { ...told(1000, 'rent'), payerName, currency: 'USD' });
    expect(await read(dollars.paymentNumber)).toMatchObject({ suggestions: [] });
    const last = await arrived(business.test, { ...told(17_067, 'rent'), payerName });
    await pay(business, loan, 103_000);
    const { suggestions } = await read(last.paymentNumber);
    expect(suggestions.map(({ loanNumber }) => loanNumber)).not.toContain(loan.loanNumber);
  });

  it('are listed by what became of them, for staff alone', async () => {
    const { paymentNumber } = await arrived(business.test, told(1234, 'rent'));
    await arrived(business.test, told(4321));
    const listed = async (query: object) =>
      (await office().listPayments(query)).items.map((item) => item.amount);
    expect((await listed({ state: 'UNASSIGNED' }))[0]).toBe(1234);
    expect(await listed({ loanNumber: loan.loanNumber })).toEqual([4321]);
    expect(await listed({ from: APPROVED, to: APPROVED, loanNumber: loan.loanNumber })).toEqual([4321]);
    expect(await listed({ from: '2027-01-16' })).toEqual([]);
    expect(await listed({ to: '2026-12-30' })).toEqual([]);
    expect(await listed({ source: 'STATEMENT' })).toEqual([]);
    const { items, nextCursor } = await office().listPayments({ limit: 1 });
    expect(items).toMatchObject([{ amount: 4321 }]);
    expect(await listed({ limit: 1, cursor: nextCursor })).toEqual([1234]);
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
    const stays = ['id', 'payment_number', 'source', 'figures_hash', 'amount_minor', 'currency'];
    for (const statement of [
      ...[...stays, 'paid_at', 'paid_on', 'received_at'].map(
        (column) => `UPDATE incoming_payment SET ${column} = ${column}`,
      ),
      'DELETE FROM incoming_payment',
      'TRUNCATE incoming_payment CASCADE',
    ]) {
      await expect(business.test.sql(statement)).rejects.toThrow('incoming_payment is append-only');
    }
    for (const statement of [
      `UPDATE incoming_payment SET state = 'RETURNED' WHERE state = 'UNASSIGNED'`,
      'DELETE FROM suspense_posting',
      'UPDATE suspense_posting SET amount_minor = 1',
      `INSERT INTO suspense_posting SELECT gen_random_uuid(), 1, id, 'RETURNED', 'UNAPPLIED_PAYMENTS', 'PHP', -100, now()
       FROM incoming_payment WHERE state = 'UNASSIGNED' LIMIT 1`,
    ]) {
      await expect(business.test.sql(statement)).rejects.toThrow();
    }
  });
});
