import { randomUUID } from 'node:crypto';
import type { PaymentClaimDto, PaymentClaimRequestDto } from '@pautang/sdk';
import { PAYMENT_COMMANDS } from '../../src/bin/backoffice/payment-commands';
import { Promises } from '../../src/platform/promises/promises';
import type { TestWallet } from '../support/factories';
import { changeSchedule } from '../support/hardship';
import { refusal, refusalCode } from '../support/http';
import { arrived, PAYMENTS_SECRET, toldPayment } from '../support/payments';
import { accountOf, type Business, goTo, loanOf, pay, reverse, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';

const APPROVED = '2027-01-15';
const AMOUNT = 17_067;

describe('transfers that members tell of', () => {
  let business: Business;
  let loan: TestWallet;
  let count = 0;
  let reference: string;

  beforeAll(async () => {
    business = await startBusiness({ PAYMENTS_SECRET });
  });

  beforeEach(async () => {
    loan = await loanOf(business, APPROVED);
    count += 1;
    reference = `0098 1234 ${String(count).padStart(4, '0')}`;
  });

  afterAll(() => expectSoundLedger(business.test).finally(() => business.test.close()));

  const office = () => business.staff.officer.client.backOffice;
  const claim = (
    { client, loanNumber }: TestWallet,
    wish: Partial<PaymentClaimRequestDto> = {},
    idempotencyKey: string = randomUUID(),
  ): Promise<PaymentClaimDto> =>
    client.payments.addPaymentClaim({
      loanNumber,
      idempotencyKey,
      requestBody: { amount: AMOUNT, paidOn: APPROVED, reference, ...wish },
    });
  const statesOf = async ({ client, loanNumber }: TestWallet) =>
    (await client.payments.readPaymentClaims({ loanNumber })).claims.map(({ state }) => state);
  const comes = (written = `TRF ${reference.replaceAll(' ', '-')} M`, amount = AMOUNT) =>
    arrived(business.test, toldPayment(APPROVED, amount, written));
  const withdraw = ({ client, loanNumber }: TestWallet, claimId: string) =>
    client.payments.withdrawPaymentClaim({ loanNumber, claimId });
  const paid = async (of: TestWallet) => (await accountOf(of)).paidAmount;

  it('pay nothing until the money is there, which then pays the loan', async () => {
    const told = await claim(loan, { bank: 'BPI' });
    expect(told).toMatchObject({
      state: 'WAITING',
      amount: AMOUNT,
      reference,
      bank: 'BPI',
      waitsUntil: '2027-01-19',
    });
    expect(await paid(loan)).toBe(0);

    const { state, paymentNumber } = await comes();
    expect(state).toBe('ASSIGNED');
    expect(await office().readPayment({ paymentNumber })).toMatchObject({
      matchedBy: 'CLAIM',
      loanNumber: loan.loanNumber,
    });
    expect(await paid(loan)).toBe(AMOUNT);
    expect(await statesOf(loan)).toEqual(['MATCHED']);
    expect(await refusalCode(withdraw(loan, told.claimId))).toBe('PAYMENT_CLAIM_NOT_OPEN');
  });

  it('find money that lies in suspense at once, and none of another currency', async () => {
    await arrived(business.test, { ...toldPayment(APPROVED, AMOUNT, reference), currency: 'USD' });
    expect((await comes()).state).toBe('UNASSIGNED');
    expect(await claim(loan)).toMatchObject({ state: 'MATCHED' });
    expect(await paid(loan)).toBe(AMOUNT);
  });

  it('pay nothing twice where staff recorded what lies in suspense, too', async () => {
    const amount = AMOUNT + 7;
    const { paymentNumber } = await comes(undefined, amount);
    await pay(business, loan, amount, { reference });
    expect(await claim(loan, { amount })).toMatchObject({ state: 'MATCHED' });
    expect(await paid(loan)).toBe(amount);
    expect(await office().readPayment({ paymentNumber })).toMatchObject({ state: 'UNASSIGNED' });
  });

  it('pay nothing twice where staff recorded the transfer by another day, before its money came', async () => {
    await goTo(business, '2027-01-18');
    const amount = AMOUNT + 17;
    await claim(loan, { amount });
    const recorded = await pay(business, loan, amount, { reference });
    const { paymentNumber, state } = await comes(undefined, amount);
    expect(state).toBe('UNASSIGNED');
    expect(await office().readPayment({ paymentNumber })).toMatchObject({
      unmatchedBecause: 'LOOKS_REPEATED',
    });
    expect(await statesOf(loan)).toEqual(['MATCHED']);
    expect(await paid(loan)).toBe(amount);

    await reverse(business, recorded);
    expect(await statesOf(loan)).toEqual(['WAITING']);
  });

  it('are no payment of another month or amount, though all name the loan', async () => {
    const { loanNumber } = loan;
    await pay(business, loan, AMOUNT, { reference: loanNumber });
    await goTo(business, '2027-02-20');
    expect(await claim(loan, { reference: loanNumber, paidOn: '2027-02-19' })).toMatchObject({
      state: 'WAITING',
    });
    const { state } = await arrived(business.test, toldPayment('2027-02-19', AMOUNT - 1, loanNumber));
    expect(state).toBe('ASSIGNED');
    expect(await statesOf(loan)).toEqual(['WAITING']);
  });

  it('find a line of a statement by its own number', async () => {
    await claim(loan, { reference: 'TRACE-4711-X' });
    const line = { line: 2, amount: AMOUNT, currency: 'PHP', paidAt: APPROVED, id: 'TRACE-4711-X' };
    const { items } = await office().importPayments({ requestBody: { lines: [line] } });
    expect(items[0]).toMatchObject({ outcome: 'ASSIGNED', loanNumber: loan.loanNumber });

    const later = { ...line, id: 'TRACE-4712-X', reference: 'rent' };
    await office().importPayments({ requestBody: { lines: [later] } });
    expect(await claim(loan, { reference: 'TRACE-4712-X' })).toMatchObject({ state: 'MATCHED' });
    const plain = { ...line, id: '009812340098', reference: 'August' };
    await office().importPayments({ requestBody: { lines: [plain] } });
    expect(await claim(loan, { reference: '0098 1234-0098' })).toMatchObject({ state: 'MATCHED' });
  });

  it.each([
    ['INSTAPAY', 'INSTAPAY from Ana, for my loan'],
    ['my loan payment july', 'my loan payment july'],
    ['2027-01-15', 'sent 2027-01-15'],
    ['0917 123 4567', 'Ana, +63 917-123-4567 or 0917-123-4567'],
  ])('are a suggestion alone where %s is told, which strangers write too', async (word, written) => {
    const amount = AMOUNT + 11;
    expect((await comes(written, amount)).state).toBe('UNASSIGNED');
    expect(await claim(loan, { amount, reference: word })).toMatchObject({ state: 'WAITING' });

    const later = await comes(written, amount);
    expect(later.state).toBe('UNASSIGNED');
    const { suggestions } = await office().readPayment({ paymentNumber: later.paymentNumber });
    expect(suggestions[0]).toMatchObject({ loanNumber: loan.loanNumber, claimed: true });
    expect(await paid(loan)).toBe(0);
  });

  it('are never given money that names the loan of another, though that runs no more', async () => {
    const other = await loanOf(business, APPROVED);
    await pay(business, other, (await accountOf(other)).payoffAmount ?? 0);
    const amount = AMOUNT + 13;
    expect((await comes(`for ${other.loanNumber}-N`, amount)).state).toBe('UNASSIGNED');
    expect(await claim(loan, { amount, reference: other.loanNumber })).toMatchObject({ state: 'WAITING' });
    expect(await paid(loan)).toBe(0);
  });

  it('are a suggestion to staff where the amount differs, and are settled by what they decide', async () => {
    await claim(loan, { amount: AMOUNT - 1 });
    const { paymentNumber, state } = await comes();
    expect(state).toBe('UNASSIGNED');
    expect(await paid(loan)).toBe(0);
    const { suggestions } = await office().readPayment({ paymentNumber });
    expect(suggestions[0]).toMatchObject({ loanNumber: loan.loanNumber, claimed: true, sameAmount: false });

    await office().assignPayment({
      paymentNumber,
      idempotencyKey: randomUUID(),
      requestBody: { loanNumber: loan.loanNumber },
    });
    expect(await statesOf(loan)).toEqual(['MATCHED']);
  });

  it('leave it to staff where two members tell of the same reference', async () => {
    const other = await loanOf(business, APPROVED);
    await claim(loan);
    const { claimId } = await claim(other);
    const { paymentNumber, state } = await comes();
    expect(state).toBe('UNASSIGNED');
    const detail = await office().readPayment({ paymentNumber });
    expect(detail.unmatchedBecause).toBe('AMBIGUOUS');
    expect(detail.suggestions.filter(({ claimed }) => claimed)).toHaveLength(2);

    const { items } = await office().listPaymentClaims({});
    const listed = items.find((item) => item.claimId === claimId);
    expect(listed).toMatchObject({
      state: 'WAITING',
      loanNumber: other.loanNumber,
      sameReferenceClaims: 1,
      suggestions: [{ paymentNumber, sameReference: true, paidOn: APPROVED }],
    });
    const { text } = await PAYMENT_COMMANDS.payments!.run(business.staff.officer.client, {
      words: ['claims'],
    });
    expect(text).toContain(`${paymentNumber} (same reference)`);
  });

  it('leave it to staff where money of suspense was told of before by another', async () => {
    const other = await loanOf(business, APPROVED);
    await claim(other, { amount: 5 });
    await comes();
    expect(await claim(loan)).toMatchObject({ state: 'WAITING' });
    expect(await paid(loan)).toBe(0);
  });

  it('leave it to staff where somebody proposed what becomes of money in suspense', async () => {
    const { paymentNumber } = await comes();
    const propose = `UPDATE incoming_payment SET proposed_action = 'RETURN', proposed_by = $2, proposed_at = now()
       WHERE payment_number = $1`;
    await business.test.sql(propose, [paymentNumber, business.staff.officer.accountId]);
    expect(await claim(loan)).toMatchObject({ state: 'WAITING' });
    expect(await paid(loan)).toBe(0);
  });

  it('meet the money once, whoever comes first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const amount = 1000 + round;
      const same = `RACE ${count} ${round} 0001`;
      const [told, came] = await Promise.all([claim(loan, { amount, reference: same }), comes(same, amount)]);
      expect(['WAITING', 'MATCHED']).toContain(told.state);
      expect(['ASSIGNED', 'UNASSIGNED']).toContain(came.state);
    }
    expect(await statesOf(loan)).toEqual(Array(6).fill('MATCHED'));
    expect(await paid(loan)).toBe(6015);
  });

  it('are told of once, and so many at most', async () => {
    const key = randomUUID();
    const [first, again] = [await claim(loan, {}, key), await claim(loan, {}, key)];
    expect(again).toEqual(first);
    const squeezed = reference.replaceAll(' ', '');
    expect(await refusalCode(claim(loan, { reference: squeezed }))).toBe('PAYMENT_ALREADY_CLAIMED');
    const more = await Promise.all(
      ['one', 'two', 'three', 'four'].map((name) =>
        claim(loan, { amount: 5 + name.length, reference: `${reference} ${name}` }).then(
          () => 'told',
          () => 'refused',
        ),
      ),
    );
    expect(more.filter((answer) => answer === 'told')).toHaveLength(2);
    expect(await refusalCode(claim(loan, { reference: `${reference} x` }))).toBe('TOO_MANY_PAYMENT_CLAIMS');
    await withdraw(loan, first.claimId);
    expect(await claim(loan)).toMatchObject({ state: 'WAITING' });
    expect(await refusalCode(withdraw(loan, first.claimId))).toBe('PAYMENT_CLAIM_NOT_OPEN');

    const { items: open } = await office().listPaymentClaims({ limit: 200 });
    const page = await office().listPaymentClaims({ limit: 1 });
    const next = await office().listPaymentClaims({ limit: 1, cursor: page.nextCursor });
    expect(open.map(({ claimId }) => claimId)).not.toContain(first.claimId);
    expect([...page.items, ...next.items]).toEqual(open.slice(0, 2));
  });

  it('are told of thirty times within thirty days, whether they are withdrawn or not', async () => {
    for (let nth = 1; nth <= 30; nth += 1) {
      const { claimId } = await claim(loan, { reference: `${reference} ${nth}` });
      await withdraw(loan, claimId);
    }

    expect(await refusal(claim(loan))).toMatchObject({
      code: 'TOO_MANY_PAYMENT_CLAIMS',
      message: 'You told us of many transfers within a month. Please contact us about this one.',
    });
    const { left } = await loan.client.payments.readPaymentClaims({ loanNumber: loan.loanNumber });
    expect(left).toBe(0);
  });

  it('are checked, and belong to who told of them', async () => {
    const stranger = await loanOf(business, APPROVED);
    const { claimId } = await claim(loan);
    const strange = { ...stranger, loanNumber: loan.loanNumber };
    expect(await refusalCode(claim(strange))).toBe('LOAN_NOT_FOUND');
    expect(await refusalCode(statesOf(strange))).toBe('LOAN_NOT_FOUND');
    expect(await refusalCode(withdraw(strange, claimId))).toBe('LOAN_NOT_FOUND');
    expect(await refusalCode(withdraw(stranger, claimId))).toBe('PAYMENT_CLAIM_NOT_OPEN');
    for (const wrong of [{ paidOn: '2027-01-16' }, { reference: '12 34 5' }, { amount: 0 }, { bank: 'B' }]) {
      const { status, code } = await refusal(claim(loan, wrong));
      expect([status, code]).toEqual([400, 'VALIDATION_FAILED']);
    }
    const kept = JSON.stringify(
      await business.test.sql('SELECT * FROM payment_claim WHERE member_id = $1', [loan.accountId]),
    );
    expect(kept).not.toContain('1234');
  });

  it('are found by what staff record, are lost when that is taken back, and are not found after their days', async () => {
    await claim(loan);
    const recorded = await pay(business, loan, AMOUNT, { reference: 'BPI 1' });
    expect(await statesOf(loan)).toEqual(['MATCHED']);
    await claim(loan, { reference: `${reference} 2` });
    expect(await statesOf(loan)).toEqual(['WAITING', 'MATCHED']);
    await reverse(business, recorded);
    expect(await statesOf(loan)).toEqual(['WAITING', 'WAITING']);
    await goTo(business, '2027-01-20');
    expect(await statesOf(loan)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect((await comes()).state).toBe('ASSIGNED');
    expect(await statesOf(loan)).toEqual(['NOT_FOUND', 'MATCHED']);
  });

  it('are found by what was paid on their day, also where it counts from that of another schedule', async () => {
    await goTo(business, '2027-02-10');
    await claim(loan, { paidOn: '2027-02-10' });
    await goTo(business, '2027-02-25');
    await changeSchedule(business, loan, 'LONGER_TERM', 2);
    const wish = { reference: 'BPI 1', paidAt: '2027-02-10' };
    await pay(business, loan, AMOUNT, wish);
    expect(await statesOf(loan)).toEqual(['MATCHED']);
    await pay(business, loan, AMOUNT, { ...wish, reference: 'BPI 2' });
    const told = await claim(loan, { paidOn: '2027-02-11', reference: `${reference} 2` });
    expect(told.alikeOn).toBe('2027-02-10');
  });

  it('are not found by a payment of the same amount that was there before, but by one with their reference', async () => {
    await goTo(business, '2027-01-18');
    const earlier = await pay(business, loan, AMOUNT, { reference: 'BPI 1', paidAt: '2027-01-16' });
    const told = await claim(loan, { paidOn: '2027-01-17' });
    expect(told).toMatchObject({ state: 'WAITING', alikeOn: '2027-01-16' });
    expect((await office().listPaymentClaims({})).items[0]).toMatchObject({ claimId: told.claimId });
    await pay(business, loan, AMOUNT, { reference: 'over the counter', paidAt: '2027-01-18' });
    expect(await statesOf(loan)).toEqual(['MATCHED']);

    // Staff recorded the first one under the reference that its member tells of now.
    expect(await claim(loan, { reference: 'bpi 1 2345', paidOn: '2027-01-16' })).toMatchObject({
      state: 'WAITING',
    });
    const named = await pay(business, loan, 900, { reference: 'GC 77-1234' });
    const found = await claim(loan, { amount: 900, reference: 'gc771234', paidOn: '2027-01-18' });
    expect(found.state).toBe('MATCHED');
    await reverse(business, named);
    expect((await statesOf(loan))[0]).toBe('WAITING');
    await withdraw(loan, found.claimId);
    expect((await statesOf(loan))[0]).toBe('WITHDRAWN');
    expect(earlier.repaymentNumber).toMatch(/^RP/);
  });

  it('are one another’s in their order, and those that name their payment have it', async () => {
    await claim(loan);
    const second = `${reference} second`;
    await claim(loan, { reference: second });
    // By the number of the loan, with the second one's reference as its id.
    const payment = toldPayment(APPROVED, AMOUNT, loan.loanNumber);
    await arrived(business.test, { ...payment, id: second });
    expect(await statesOf(loan)).toEqual(['MATCHED', 'WAITING']);
    const early = await refusal(claim(loan, { reference: 'too early', paidOn: '2027-01-14' }));
    expect([early.status, early.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('wait again when the money bounces', async () => {
    await claim(loan);
    const { paymentNumber } = await comes();
    await office().bouncePayment({
      paymentNumber,
      idempotencyKey: randomUUID(),
      requestBody: { reason: 'The bank took it back.' },
    });
    expect(await statesOf(loan)).toEqual(['WAITING']);
    expect(await paid(loan)).toBe(0);
    // And are found to be what is sent again, once.
    const again = [await comes(), await comes(`BPI ${reference.replaceAll(' ', '-')}`)];
    expect(again.map(({ state }) => state)).toEqual(['ASSIGNED', 'UNASSIGNED']);
    expect(await statesOf(loan)).toEqual(['MATCHED']);
  });

  it('are found by what is paid from the day before to a week after their day, and by no other', async () => {
    await goTo(business, '2027-02-10');
    const days = { '2027-01-18': 'WAITING', '2027-01-19': 'MATCHED', '2027-01-27': 'MATCHED' };
    let amount = 2_000;
    for (const [paidAt, state] of Object.entries({ ...days, '2027-01-28': 'WAITING' })) {
      amount += 1;
      await claim(loan, { amount, paidOn: '2027-01-20', reference: `${reference} ${amount}` });
      await pay(business, loan, amount, { paidAt });
      expect([paidAt, (await statesOf(loan))[0]]).toEqual([paidAt, state]);
    }
  });

  it('keep nobody reminded while they may be on their way', async () => {
    const promises = business.test.get(Promises);
    const named = 'SELECT id FROM loan WHERE loan_number = $1';
    const [{ id: loanId } = { id: '' }] = await business.test.sql<{ id: string }>(named, [loan.loanNumber]);
    const held = async () =>
      (await promises.of(business.test.dataSource.manager, [{ memberId: loan.accountId, loanId }])).get(
        loanId,
      );
    expect(await held()).toBeUndefined();
    const { claimId } = await claim(loan);
    expect(await held()).toEqual({ dueOn: '2027-01-19', amountMinor: AMOUNT * 100, isMade: true });
    await withdraw(loan, claimId);
    expect(await held()).toBeUndefined();
    const another = (name: string) => claim(loan, { reference: `${reference} ${name}` });
    const claims = await Promise.all([another('second'), another('third')]);
    expect(await held()).toMatchObject({ amountMinor: 2 * AMOUNT * 100 });
    claims.push(await another('fourth within a month'));
    expect(await held()).toBeUndefined();
    for (const one of claims) await withdraw(loan, one.claimId);
    await goTo(business, '2027-02-14');
    await another('later');
    expect(await held()).toMatchObject({ amountMinor: AMOUNT * 100 });
  });
});
