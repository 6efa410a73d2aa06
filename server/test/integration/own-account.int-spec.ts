import { randomUUID } from 'node:crypto';
import type { PaymentLineDto } from '@pautang/sdk';
import { AccessTokens } from '../../src/modules/auth/access-token';
import { Clock } from '../../src/platform/clock/clock';
import { startApp, type TestApp } from '../support/app';
import { askAccount, coolDown } from '../support/corrections';
import {
  activatedMember,
  addStaff,
  approvedLoan,
  bankOf,
  beginSession,
  decide,
  identityOf,
  memberWithLoan,
  PASSWORD,
  type TestAccount,
  type TestStaff,
} from '../support/factories';
import { refusalCode } from '../support/http';
import { WITHOUT_JOBS } from '../support/round-trips';
import { prepare, settle, withdraw } from '../support/withdrawals';

describe('staff who are members too', () => {
  let test: TestApp;
  let staff: TestStaff;

  beforeAll(async () => {
    test = await startApp({
      ...WITHOUT_JOBS,
      FOUR_EYES_AMOUNT: '1000000',
      FOUR_EYES_RECOVERY: 'true',
      ACCOUNT_RECOVERY: 'true',
    });
    staff = await addStaff(test);
  });

  afterAll(() => test.close());

  /** As the command line never makes them, and a database may hold them. */
  const hired = async (member: TestAccount): Promise<TestAccount> => {
    const roles = ['MEMBER', 'LOAN_OFFICER', 'LOAN_ASSISTANT'] as const;
    await test.sql('UPDATE account SET roles = $2 WHERE id = $1', [member.accountId, roles]);
    await beginSession(test, member);
    const token = test.get(AccessTokens).sign({ ...member, roles });
    return { ...member, roles, token, client: test.client(token) };
  };

  const issueCode = ({ client }: TestAccount, { phoneNumber }: TestAccount) =>
    client.backOffice.issueRecoveryCode({ requestBody: { phoneNumber } });

  it('decide nothing about the own account, nor issue codes for it', async () => {
    const borrower = await memberWithLoan(test);
    const clerk = await hired(borrower);

    const { loanNumber, accountId } = borrower;

    const decision = {
      loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { decision: 'APPROVE' as const },
    };
    await expect(refusalCode(clerk.client.backOffice.decideLoan(decision))).resolves.toBe('OWN_ACCOUNT');
    await expect(refusalCode(issueCode(clerk, borrower))).resolves.toBe('OWN_ACCOUNT');
    expect(
      await test.sql(`SELECT 1 FROM ledger_transaction WHERE member_id = $1 AND kind = 'LOAN_FUNDING'`, [
        accountId,
      ]),
    ).toEqual([]);
  });

  it('write down no money of the own loan: what was paid on it, taken back, or has reached the account', async () => {
    const borrower = await approvedLoan(test, staff);
    const { loanNumber } = borrower;
    const { withdrawalNumber } = (await withdraw(borrower, staff, 5000)).withdrawal;
    const payment = { loanNumber, requestBody: { amount: 100, reference: 'BPI 1' } };
    const record = ({ client }: Pick<TestAccount, 'client'>) =>
      client.backOffice.recordRepayment({ ...payment, idempotencyKey: randomUUID() });
    const { repaymentNumber } = await record(staff.assistant);
    const clerk = await hired(borrower);

    expect(await refusalCode(record(clerk))).toBe('OWN_ACCOUNT');
    const { backOffice } = clerk.client;
    const taken = { loanNumber, repaymentNumber, requestBody: { reason: 'Never came.' } };
    expect(await refusalCode(backOffice.reverseRepayment({ ...taken, idempotencyKey: randomUUID() }))).toBe(
      'OWN_ACCOUNT',
    );
    expect(await refusalCode(settle({ ...staff, assistant: clerk }, withdrawalNumber, 'FAILED'))).toBe(
      'OWN_ACCOUNT',
    );
  });

  it('give the own loan nothing: no code, no refund, no waiver or write-off, and no money that arrived', async () => {
    const borrower = await approvedLoan(test, staff);
    const { loanNumber, phoneNumber } = borrower;
    await prepare(borrower, 5_000);
    const clerk = await hired(borrower);
    const { backOffice } = clerk.client;
    const today = await test.get(Clock).today(test.dataSource.manager);
    const line = { line: 2, amount: 100, currency: 'PHP', paidAt: today, reference: 'rent' };
    const { items } = await backOffice.importPayments({ requestBody: { lines: [line] } });
    const { paymentNumber = '' } = items[0] ?? {};
    const once = () => ({ loanNumber, idempotencyKey: randomUUID() });
    const requestBody = { reason: 'It is mine.' };

    const refused = await Promise.all(
      [
        backOffice.issueOtp({ requestBody: { phoneNumber } }),
        backOffice.refundCredit({ ...once(), requestBody }),
        backOffice.waiveCharges({ ...once(), requestBody }),
        backOffice.reverseWaiver({ ...once(), waiverId: randomUUID(), requestBody }),
        backOffice.writeOffLoan({ ...once(), requestBody }),
        backOffice.reverseWriteOff({ ...once(), requestBody }),
        backOffice.assignPayment({ ...once(), paymentNumber, requestBody: { loanNumber } }),
      ].map(refusalCode),
    );

    expect(refused).toEqual(Array(7).fill('OWN_ACCOUNT'));
  });

  it('leave what waits for a second person about the own loan to others', async () => {
    const borrower = await memberWithLoan(test, { loanAmountPHP: 1_500_000, installmentCount: 36 });
    const { proposal } = await decide(staff, borrower);
    const withdraw = ({ client }: TestAccount) =>
      client.backOffice.withdrawProposal({ proposalId: proposal?.proposalId ?? '' });

    const clerk = await hired(borrower);

    expect(await refusalCode(withdraw(clerk))).toBe('OWN_ACCOUNT');
    await expect(withdraw(staff.officer)).resolves.not.toThrow();
  });

  it('write down no promise to pay the own loan, nor what its state is called', async () => {
    const borrower = await approvedLoan(test, staff);
    const { loanNumber } = borrower;
    const promisedOn = await test.get(Clock).today(test.dataSource.manager);
    const promise = { loanNumber, requestBody: { promisedOn, amount: 100 } };
    const clerk = await hired(borrower);
    const { backOffice } = clerk.client;

    const recorded = backOffice.recordPromise({ ...promise, idempotencyKey: randomUUID() });
    expect(await refusalCode(recorded)).toBe('OWN_ACCOUNT');
    await clerk.client.loan.addPromise({ ...promise, idempotencyKey: randomUUID() });
    expect(await refusalCode(backOffice.withdrawPromiseOf({ loanNumber }))).toBe('OWN_ACCOUNT');
    const worded = backOffice.changeStatement({ loanNumber, requestBody: { statement: 'Paid' } });
    expect(await refusalCode(worded)).toBe('OWN_ACCOUNT');
  });

  it('read in no statement that says what was paid on the own loan, nor tell as a member of what they read in', async () => {
    const borrower = await approvedLoan(test, staff);
    const { loanNumber } = borrower;
    const today = await test.get(Clock).today(test.dataSource.manager);
    const told = { line: 2, amount: 100, currency: 'PHP', paidAt: today } as const;
    const read = async ({ client }: Pick<TestAccount, 'client'>, ...lines: Partial<PaymentLineDto>[]) => {
      const requestBody = { lines: lines.map((line) => ({ ...told, ...line })) };
      return (await client.backOffice.importPayments({ requestBody })).items;
    };
    const clerk = await hired(borrower);
    const { apiKey } = await clerk.client.backOffice.issueApiKey({
      requestBody: { name: 'Bank feed', scopes: ['repayments:write'] },
    });
    const claim = async (reference: string) => {
      const requestBody = { amount: 100, paidOn: today, reference };
      const told = { idempotencyKey: randomUUID(), loanNumber, requestBody };
      return (await borrower.client.payments.addPaymentClaim(told)).state;
    };

    const [own, nobodys] = await read(clerk, { reference: loanNumber }, { reference: 'QR-771-BDO' });
    expect(own).toMatchObject({ outcome: 'REFUSED', code: 'OWN_ACCOUNT' });
    expect(nobodys).toMatchObject({ outcome: 'UNASSIGNED' });
    expect(await claim('QR-771-BDO')).toBe('WAITING');
    const [byKey] = await read({ client: test.client(apiKey) }, { reference: 'QR-882-BPI' });
    expect(byKey).toMatchObject({ outcome: 'UNASSIGNED' });
    expect(await claim('QR-882-BPI')).toBe('WAITING');
    const named = { reference: loanNumber, id: 'own_1' };
    const [others] = await read(staff.officer, named);
    expect(others).toMatchObject({ outcome: 'ASSIGNED' });
    const [bounced] = await read(clerk, { ...named, type: 'bounced' });
    expect(bounced).toMatchObject({ outcome: 'REFUSED', code: 'OWN_ACCOUNT' });
  });

  it('decide nothing about another account of their own, known by its ID and bank account', async () => {
    const person = await activatedMember(test);
    const [same, stranger] = [await activatedMember(test, person), await activatedMember(test)];
    const clerk = await hired(person);

    await expect(refusalCode(issueCode(clerk, same))).resolves.toBe('OWN_ACCOUNT');
    await expect(issueCode(clerk, stranger)).resolves.toHaveProperty('proposal');
  });

  it('confirm for nobody the ID that is their own', async () => {
    const [person, other] = [await activatedMember(test), await activatedMember(test)];
    const requestBody = { ...identityOf(person), password: PASSWORD };
    const { correctionId } = await other.client.myData.askForIdentity({ requestBody });
    await coolDown(test, other);
    const { backOffice } = (await hired(person)).client;

    expect(await refusalCode(backOffice.confirmCorrection({ correctionId }))).toBe('OWN_ACCOUNT');
    await staff.officer.client.backOffice.confirmCorrection({ correctionId });
  });

  it('know it by a corrected bank account too, as soon as that counts', async () => {
    const [person, same] = [await activatedMember(test), await activatedMember(test)];
    await askAccount(same, { accountNumber: bankOf(person).accountNumber });
    await coolDown(test, same);
    const clerk = await hired(person);

    await expect(refusalCode(issueCode(clerk, same))).resolves.toBe('OWN_ACCOUNT');
  });
});
