import { randomUUID } from 'node:crypto';
import type { SettableWithdrawalStatus } from '@pautang/sdk';
import { Settings } from '../../src/config/settings';
import { addStaff, type TestAccount, type TestStaff, type TestWallet, walletOf } from '../support/factories';
import { refusal, refusalCode } from '../support/http';
import { arrived, assignPayment, PAYMENTS_SECRET, returnPayment, toldPayment } from '../support/payments';
import { accountOf, type Business, loanOf, pay, reverse, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';
import { confirm, prepareWithCode, refundByStaff, settle, withdraw } from '../support/withdrawals';

const APPROVED = '2027-01-15';

type Caller = Pick<TestAccount, 'client'>;

describe('money that somebody says came, where approvals take two persons', () => {
  let business: Business;
  let staff: TestStaff;
  let other: TestStaff;

  beforeAll(async () => {
    business = await startBusiness({ FOUR_EYES_AMOUNT: '1000000', PAYMENTS_SECRET });
    staff = business.staff;
    other = await addStaff(business.test);
  });

  afterAll(() => expectSoundLedger(business.test).finally(() => business.test.close()));

  /** A loan whose account has received its money, with what closes it and half a million more. */
  const owing = async ({ isUsed = true } = {}) => {
    const loan = await loanOf(business, APPROVED);
    if (isUsed) {
      const { withdrawal } = await withdraw(loan, staff);
      await settle(staff, withdrawal.withdrawalNumber, 'PROCESSING', 'COMPLETED');
    }
    const { payoffAmount = 0 } = await accountOf(loan);
    return { loan, tooMuch: payoffAmount + 500_000 };
  };
  /** The same, as the assistant says that it was paid. */
  const overpaid = async (wish?: Parameters<typeof owing>[0]) => {
    const { loan, tooMuch } = await owing(wish);
    return { loan, payment: await pay(business, loan, tooMuch) };
  };
  const keyOf = async ({ client }: Caller, ...scopes: ('repayments:write' | 'withdrawals:settle')[]) => {
    const requestBody = { name: `Machine ${randomUUID()}`, scopes };
    return { client: business.test.client((await client.backOffice.issueApiKey({ requestBody })).apiKey) };
  };
  /** A line of a statement that says of no loan. */
  const readIn = async ({ client }: Caller, told: { amount: number; reference?: string }) => {
    const line = { line: 2, currency: 'PHP', paidAt: APPROVED, reference: randomUUID(), ...told };
    const { items } = await client.backOffice.importPayments({ requestBody: { lines: [line] } });
    return items[0]?.paymentNumber ?? '';
  };
  const asked = ({ client, phoneNumber, loanNumber }: TestWallet) =>
    client.wallet.prepareRefund({ requestBody: { phoneNumber, loanNumber } });
  const refunded = async (loan: TestWallet, requestId: string, oTP?: string) => {
    const requestBody = { phoneNumber: loan.phoneNumber, requestId, oTP };
    const done = await loan.client.wallet.confirmRefund({ idempotencyKey: randomUUID(), requestBody });
    return done.withdrawal.withdrawalNumber;
  };
  const byMember = async (loan: TestWallet) => refunded(loan, (await asked(loan)).requestId);
  const say = ({ client }: Caller, withdrawalNumber: string, status: SettableWithdrawalStatus) =>
    client.backOffice.changeWithdrawalStatus({
      withdrawalNumber,
      idempotencyKey: randomUUID(),
      requestBody: { status },
    });
  const expectRefused = async (by: Caller, withdrawalNumber: string) => {
    expect(await refusalCode(say(by, withdrawalNumber, 'PROCESSING'))).toBe('SECOND_PERSON_NEEDED');
    expect(await refusalCode(say(by, withdrawalNumber, 'COMPLETED'))).toBe('INVALID_TRANSITION');
  };

  it('is not paid out by who alone says that it came, however often at once, but by another one', async () => {
    const { loan } = await overpaid();
    const { withdrawalNumber } = await refundByStaff(staff, loan);
    const tries = Array.from({ length: 4 }, () =>
      refusalCode(say(staff.assistant, withdrawalNumber, 'PROCESSING')),
    );
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['SECOND_PERSON_NEEDED']));
    expect((await walletOf(loan)).withdrawals?.[0]).toMatchObject({ withdrawalNumber, status: 'PENDING' });
    expect(await refusal(say(staff.assistant, withdrawalNumber, 'PROCESSING'))).toMatchObject({
      status: 409,
      message:
        'Who wrote down that this money came does not pay it out alone. Somebody else who is signed in has to do this.',
    });
    await say(other.assistant, withdrawalNumber, 'PROCESSING');
    expect(await say(staff.assistant, withdrawalNumber, 'COMPLETED')).toMatchObject({ status: 'COMPLETED' });
  });

  it('is not where the member sends for it either, with a code of the same person or without one', async () => {
    const { loan } = await overpaid();
    await expectRefused(staff.assistant, await byMember(loan));

    const { loan: another } = await overpaid({ isUsed: false });
    const { requestId } = await asked(another);
    const { phoneNumber } = another;
    const { oTP } = await staff.assistant.client.backOffice.issueOtp({ requestBody: { phoneNumber } });
    await expectRefused(staff.assistant, await refunded(another, requestId, oTP));
  });

  it('is where somebody else sent it back or issued the code, also where both wrote down payments', async () => {
    const { loan } = await owing();
    await pay({ ...business, staff: other }, loan, 10_000);
    await pay(business, loan, 500_000);
    const { withdrawalNumber } = await refundByStaff(other, loan);
    expect(await say(staff.assistant, withdrawalNumber, 'PROCESSING')).toMatchObject({
      status: 'PROCESSING',
    });

    const { loan: another } = await overpaid({ isUsed: false });
    const { requestId } = await asked(another);
    const { phoneNumber } = another;
    const { oTP } = await other.assistant.client.backOffice.issueOtp({ requestBody: { phoneNumber } });
    const number = await refunded(another, requestId, oTP);
    expect(await say(staff.assistant, number, 'PROCESSING')).toMatchObject({ status: 'PROCESSING' });
  });

  it('is not once the payment that brought it was taken back', async () => {
    const { loan, payment } = await overpaid();
    const { withdrawalNumber } = await refundByStaff(staff, loan);
    await reverse(business, { ...loan, ...payment });
    await expectRefused(staff.assistant, withdrawalNumber);
    expect(await say(staff.assistant, withdrawalNumber, 'FAILED')).toMatchObject({ status: 'FAILED' });
  });

  it('is not out of the wallet that it came back to', async () => {
    const { loan } = await overpaid();
    const { withdrawalNumber: failed } = await refundByStaff(staff, loan);
    await say(staff.assistant, failed, 'FAILED');
    const { withdrawal } = await confirm(loan, await prepareWithCode(loan, staff, 500_000));
    await expectRefused(staff.assistant, withdrawal.withdrawalNumber);
    await say(other.assistant, withdrawal.withdrawalNumber, 'PROCESSING');
  });

  it('is not by API keys alone, of whoever, but by a person who is not the one who issued them', async () => {
    const { loan, tooMuch } = await owing();
    const recording = {
      ...staff,
      assistant: { ...staff.assistant, ...(await keyOf(staff.officer, 'repayments:write')) },
    };
    await pay({ ...business, staff: recording }, loan, tooMuch);
    const withdrawalNumber = await byMember(loan);
    for (const { officer } of [staff, other]) {
      await expectRefused(await keyOf(officer, 'withdrawals:settle'), withdrawalNumber);
    }
    expect(await say(staff.assistant, withdrawalNumber, 'PROCESSING')).toMatchObject({
      status: 'PROCESSING',
    });
  });

  it('is not by who read it in from a statement, whoever assigned it', async () => {
    const { loan, tooMuch } = await owing();
    const paymentNumber = await readIn(staff.assistant, { amount: tooMuch });
    await assignPayment({ ...business, staff: other }, paymentNumber, loan.loanNumber);
    const { withdrawalNumber } = await refundByStaff(staff, loan);
    await expectRefused(staff.assistant, withdrawalNumber);
    await say(other.assistant, withdrawalNumber, 'PROCESSING');
  });

  it('is not by who read it in either once what it paid was taken back', async () => {
    const { loan, tooMuch } = await owing();
    const paymentNumber = await readIn(staff.assistant, { amount: tooMuch });
    const by = { ...business, staff: other };
    const { repaymentNumber = '' } = await assignPayment(by, paymentNumber, loan.loanNumber);
    const { withdrawalNumber } = await refundByStaff(staff, loan);
    await reverse(by, { ...loan, repaymentNumber });
    await expectRefused(staff.assistant, withdrawalNumber);
    await assignPayment(by, paymentNumber, (await loanOf(business, APPROVED)).loanNumber);
    await expectRefused(staff.assistant, withdrawalNumber);
  });

  it('is by anybody where a provider told of it', async () => {
    const { loan, tooMuch } = await owing();
    await arrived(business.test, toldPayment(APPROVED, tooMuch, loan.loanNumber));
    const { withdrawalNumber } = await refundByStaff(staff, loan);
    expect(await say(staff.assistant, withdrawalNumber, 'PROCESSING')).toMatchObject({
      status: 'PROCESSING',
    });

    const { loan: another, tooMuch: more } = await owing();
    await arrived(business.test, toldPayment(APPROVED, more, another.loanNumber));
    const machine = await keyOf(staff.officer, 'withdrawals:settle');
    expect(await say(machine, await byMember(another), 'PROCESSING')).toMatchObject({ status: 'PROCESSING' });

    const { loan: third, tooMuch: amount } = await owing();
    const told = toldPayment(APPROVED, amount, randomUUID());
    const paymentNumber = await readIn(staff.assistant, { amount, reference: told.reference });
    expect(await arrived(business.test, told)).toMatchObject({ paymentNumber });
    await assignPayment({ ...business, staff: other }, paymentNumber, third.loanNumber);
    const sent = await refundByStaff(staff, third);
    expect(await say(staff.assistant, sent.withdrawalNumber, 'PROCESSING')).toMatchObject({
      status: 'PROCESSING',
    });
  });

  it('is sent back to its payer by another officer than who read it in, while no provider tells of it', async () => {
    await loanOf(business, APPROVED);
    for (const by of [staff.officer, await keyOf(staff.officer, 'repayments:write')]) {
      const paymentNumber = await readIn(by, { amount: 1000 });
      expect(await returnPayment(business, paymentNumber)).toMatchObject({
        state: 'UNASSIGNED',
        proposal: { action: 'RETURN' },
      });
      expect(await refusalCode(returnPayment(business, paymentNumber))).toBe('SECOND_PERSON_NEEDED');
      expect(await returnPayment({ ...business, staff: other }, paymentNumber)).toMatchObject({
        state: 'RETURNED',
      });
    }
    const told = toldPayment(APPROVED, 1000, randomUUID());
    const paymentNumber = await readIn(staff.officer, { amount: 1000, reference: told.reference });
    expect(await arrived(business.test, told)).toMatchObject({ paymentNumber });
    expect(await returnPayment(business, paymentNumber)).toMatchObject({ state: 'RETURNED' });
  });

  it('is paid out, and sent back, by one alone where approvals take no second person', async () => {
    const { environment } = business.test.get(Settings);
    const { FOUR_EYES_AMOUNT } = environment;
    environment.FOUR_EYES_AMOUNT = 'none';
    try {
      const { loan } = await overpaid();
      const { withdrawalNumber } = await refundByStaff(staff, loan);
      expect(await say(staff.assistant, withdrawalNumber, 'PROCESSING')).toMatchObject({
        status: 'PROCESSING',
      });
      const paymentNumber = await readIn(staff.officer, { amount: 1000 });
      expect(await returnPayment(business, paymentNumber)).toMatchObject({ state: 'RETURNED' });
    } finally {
      environment.FOUR_EYES_AMOUNT = FOUR_EYES_AMOUNT;
    }
  });

  it('leaves money of a loan to who records its payments, as before', async () => {
    const loan = await loanOf(business, APPROVED);
    await pay(business, loan, 10_000);
    const { withdrawal } = await withdraw(loan, staff);
    await settle(staff, withdrawal.withdrawalNumber, 'PROCESSING', 'COMPLETED');
  });
});
