import { randomUUID } from 'node:crypto';
import { addDays } from '@pautang/loan-terms';
import { DueAccounts } from '../../src/modules/data-rights/due-accounts.service';
import { ApplicationLapseService } from '../../src/modules/loan/application-lapse.service';
import { todayInManila } from '../../src/platform/calendar';
import { recordEvent } from '../../src/platform/events/events.sql';
import { askAccount, askIdentity, askName, coolDown } from '../support/corrections';
import {
  activatedMember,
  address,
  approvedLoan,
  bankOf,
  identityOf,
  memberWithLoan,
  personal,
  references,
  type TestAccount,
  type TestWallet,
} from '../support/factories';
import { refusalCode } from '../support/http';
import { type Business, goTo, loanAccount, pay, reverse, startBusiness } from '../support/servicing';
import { confirm, prepareWithCode } from '../support/withdrawals';

interface Told {
  readonly type: string;
  readonly data: Record<string, unknown>;
  readonly at: Date;
}

describe('what happens to a member', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness({ ROLE: 'web' });
  });

  afterAll(() => business.test.close());

  const eventsOf = ({ accountId }: TestAccount): Promise<Told[]> =>
    business.test.sql<Told>(
      'SELECT type, data, at FROM member_event WHERE member_id = $1 ORDER BY recorded_at, id',
      [accountId],
    );
  const typesOf = async (member: TestAccount) => (await eventsOf(member)).map(({ type }) => type);
  const decide = (loanNumber: string, decision: 'APPROVE' | 'REVIEW' | 'HOLD' | 'REJECT', key: string) =>
    business.staff.officer.client.backOffice.decideLoan({
      loanNumber,
      idempotencyKey: key,
      requestBody: { decision },
    });
  const settle = (withdrawalNumber: string, status: 'PROCESSING' | 'COMPLETED' | 'FAILED', key: string) =>
    business.staff.assistant.client.backOffice.changeWithdrawalStatus({
      withdrawalNumber,
      idempotencyKey: key,
      requestBody: { status },
    });
  /** Twice at once under one key, as an impatient client does. */
  async function twice<T>(call: (key: string) => Promise<T>): Promise<T> {
    const key = randomUUID();
    const [first] = await Promise.all([call(key), call(key)]);
    return first;
  }

  it('is told once each, in its order, however often it is asked for', async () => {
    const borrower = await memberWithLoan(business.test);
    const { loanNumber } = borrower;
    await twice((key) => decide(loanNumber, 'REVIEW', key));
    await twice((key) => decide(loanNumber, 'HOLD', key));
    await twice((key) => decide(loanNumber, 'APPROVE', key));
    const { phoneNumber, client } = borrower;
    const { _id: walletId = '' } = await client.wallet.loadWallet({ requestBody: { phoneNumber } });
    const member: TestWallet = { ...borrower, walletId };
    const confirmation = await prepareWithCode(member, business.staff);
    const { withdrawal } = await twice((key) => confirm(member, confirmation, key));
    await twice((key) => settle(withdrawal.withdrawalNumber, 'PROCESSING', key));
    await twice((key) => settle(withdrawal.withdrawalNumber, 'FAILED', key));
    await twice((key) => pay(business, member, 1_000, { key }));
    const { payoffAmount = 0 } = await loanAccount(business, loanNumber);
    const { repaymentNumber } = await twice((key) =>
      pay(business, member, payoffAmount, { key, settlement: true }),
    );
    await twice((key) => reverse(business, { loanNumber, repaymentNumber }, key));

    const events = await eventsOf(member);

    expect(events.map(({ type }) => type)).toEqual([
      'member.registered',
      'member.activated',
      'loan.applied',
      'loan.under_review',
      'loan.on_hold',
      'loan.approved',
      'withdrawal.requested',
      'withdrawal.processing',
      'withdrawal.failed',
      'repayment.recorded',
      'repayment.recorded',
      'loan.repaid',
      'repayment.reversed',
      'loan.reopened',
    ]);
    const memberId = member.accountId;
    const loan = { memberId, loanNumber, currency: 'PHP', amount: 250_000, termMonths: 12 };
    const of = (type: string) => events.find((event) => event.type === type)?.data;
    expect(of('member.activated')).toEqual({ memberId, state: 'INFO_COMPLETED' });
    expect(of('loan.applied')).toEqual({ ...loan, status: 'PENDING', by: 'MEMBER' });
    expect(of('loan.approved')).toEqual({ ...loan, status: 'APPROVED', by: 'STAFF' });
    expect(of('loan.reopened')).toEqual({ ...loan, status: 'APPROVED', by: 'SYSTEM' });
    const { withdrawalNumber } = withdrawal;
    const taken = { memberId, withdrawalNumber, currency: 'PHP', amount: 50_000, source: 'WALLET' };
    expect(of('withdrawal.requested')).toEqual({ ...taken, status: 'PENDING' });
    expect(of('withdrawal.failed')).toEqual({ ...taken, status: 'FAILED' });
    expect(of('repayment.reversed')).toMatchObject({
      memberId,
      loanNumber,
      repaymentNumber,
      currency: 'PHP',
      amount: payoffAmount,
      paidOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  it('is told without a word of who somebody is', async () => {
    const member = await approvedLoan(business.test, business.staff);
    const told = JSON.stringify(await business.test.sql('SELECT * FROM member_event'));

    const { province, town, streetAddress } = address;
    const { firstName, lastName, birthDate } = personal;
    const secrets = [member.phoneNumber, firstName, lastName, birthDate, province, town, streetAddress];
    secrets.push(identityOf(member).identityNumber, ...Object.values(bankOf(member)));
    for (const secret of [...secrets, ...Object.values(references)]) expect(told).not.toContain(secret);
  });

  it('is told of a correction by the names of what changed, and by nothing else of it', async () => {
    const member = await activatedMember(business.test);
    const { myData } = member.client;
    const at = { ...address, streetAddress: '7 Rizal Avenue' };
    await myData.correctAddress({ requestBody: at });
    await myData.correctAddress({ requestBody: at });
    await myData.correctContact({ requestBody: { email: 'juana.new@example.com' } });
    await myData.correctEmployment({ requestBody: { monthlyNetIncome: 52_321 } });
    await askAccount(member);
    const asked = [await askName(member), await askIdentity(member, 'P7654321B')];
    await coolDown(business.test, member);
    const settled = [1, 2].map(() => business.test.get(DueAccounts).run());
    await Promise.all(settled);
    const { backOffice } = business.staff.officer.client;
    for (const { correctionId } of asked) await backOffice.confirmCorrection({ correctionId });

    const told = (await eventsOf(member)).filter(({ type }) => type === 'member.corrected');
    const of = (kind: string, ...fields: string[]) => ({ memberId: member.accountId, kind, fields });
    expect(told.map(({ data }) => data)).toEqual([
      of('ADDRESS', 'streetAddress'),
      of('CONTACT', 'email'),
      of('EMPLOYMENT', 'monthlyNetIncome'),
      of('BANK_ACCOUNT', 'bankName', 'accountNumber'),
      of('NAME', 'middleName', 'lastName'),
      of('IDENTITY', 'identityNumber'),
    ]);
  });

  it('is told of a cancellation, a refusal, and an application that lapsed', async () => {
    const [cancelled, refused, lapsed] = [
      await memberWithLoan(business.test),
      await memberWithLoan(business.test),
      await memberWithLoan(business.test),
    ];
    await twice((key) =>
      cancelled.client.loan.cancelLoan({
        idempotencyKey: key,
        requestBody: { phoneNumber: cancelled.phoneNumber, loanNumber: cancelled.loanNumber },
      }),
    );
    await decide(refused.loanNumber, 'REJECT', randomUUID());
    const { date: today } = await business.staff.officer.client.backOffice.readClock();
    const later = addDays(today, 40);
    await goTo(business, later);
    await business.test.get(ApplicationLapseService).run();

    expect((await eventsOf(cancelled)).at(-1)).toMatchObject({
      type: 'loan.cancelled',
      data: { by: 'MEMBER' },
    });
    expect((await eventsOf(refused)).at(-1)).toMatchObject({ type: 'loan.rejected' });
    const last = (await eventsOf(lapsed)).at(-1);
    expect(last).toMatchObject({ type: 'loan.cancelled', data: { by: 'SYSTEM' } });
    expect(todayInManila(last?.at ?? new Date(0))).toBe(later);
    await goTo(business, today);
  });

  it('is not told where it was undone', async () => {
    const { loanNumber, ...member } = await memberWithLoan(business.test);
    await business.test.sql(
      `ALTER TABLE audit_entry ADD CONSTRAINT broken CHECK (action <> 'LOAN_DECISION') NOT VALID`,
    );

    await expect(refusalCode(decide(loanNumber, 'APPROVE', randomUUID()))).resolves.toBe('INTERNAL_ERROR');
    await business.test.sql('ALTER TABLE audit_entry DROP CONSTRAINT broken');

    expect((await typesOf(member)).at(-1)).toBe('loan.applied');
  });

  it('cannot happen where it cannot be told', async () => {
    const { loanNumber, ...member } = await memberWithLoan(business.test);
    await business.test.sql(
      `ALTER TABLE member_event ADD CONSTRAINT broken CHECK (member_id <> '${member.accountId}') NOT VALID`,
    );

    await expect(refusalCode(decide(loanNumber, 'APPROVE', randomUUID()))).resolves.toBe('INTERNAL_ERROR');
    await business.test.sql('ALTER TABLE member_event DROP CONSTRAINT broken');

    expect(await loanAccount(business, loanNumber).catch(() => undefined)).not.toMatchObject({
      status: 'APPROVED',
    });
    await decide(loanNumber, 'APPROVE', randomUUID());
    expect((await typesOf(member)).at(-1)).toBe('loan.approved');
  });

  it('is nothing where there is none', async () => {
    const { accountId } = await memberWithLoan(business.test);
    const count = () => business.test.sql('SELECT count(*)::int AS count FROM member_event');
    const before = await count();

    await business.test.dataSource.transaction((tx) =>
      recordEvent.all(tx, accountId, null, null, null, null),
    );

    expect(await count()).toEqual(before);
  });
});
