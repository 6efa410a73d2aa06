import { randomUUID } from 'node:crypto';
import type { PautangClient } from '@pautang/sdk';
import { startApp, type TestApp } from '../support/app';
import {
  addStaff,
  approvedLoan,
  memberWithLoan,
  type TestStaff,
  type TestWallet,
  walletOf,
} from '../support/factories';
import { outcomes, refusalCode, send } from '../support/http';
import { balanceOf, withdraw } from '../support/withdrawals';

type Decision = 'APPROVE' | 'REJECT' | 'HOLD' | 'REVIEW';

describe('the back office', () => {
  let test: TestApp;
  let staff: TestStaff;

  beforeAll(async () => {
    test = await startApp();
    staff = await addStaff(test);
  });

  afterAll(() => test.close());

  const decide = (
    loanNumber: string,
    decision: Decision,
    {
      message,
      key = randomUUID(),
      client = staff.officer.client,
    }: { message?: string; key?: string; client?: PautangClient } = {},
  ) => client.backOffice.decideLoan({ loanNumber, idempotencyKey: key, requestBody: { decision, message } });
  const settle = (
    withdrawalNumber: string,
    status: 'PROCESSING' | 'COMPLETED' | 'FAILED',
    client = staff.assistant.client,
    idempotencyKey: string = randomUUID(),
  ) =>
    client.backOffice.changeWithdrawalStatus({ withdrawalNumber, idempotencyKey, requestBody: { status } });
  const auditOf = (subject: string) =>
    test.sql<{ action: string; actor_id: string; before: object; after: object }>(
      'SELECT * FROM audit_entry WHERE subject = $1 ORDER BY created_at, id',
      [subject],
    );
  const fundingsOf = ({ accountId }: { accountId: string }) =>
    test.sql(`SELECT * FROM ledger_transaction WHERE member_id = $1 AND kind = 'LOAN_FUNDING'`, [accountId]);

  describe('decides on loans', () => {
    it('and funds the wallet with an approval, leaving an audit row', async () => {
      const member = await memberWithLoan(test);

      const row = await decide(member.loanNumber, 'APPROVE', { message: 'Welcome.\nEnjoy.' });

      expect(row).toMatchObject({
        loanNumber: member.loanNumber,
        memberId: member.accountId,
        phoneNumber: member.phoneNumber,
        fullName: 'Juana dela Peña',
        status: 'APPROVED',
        statusMessage: 'Welcome.\nEnjoy.',
        approvedAt: expect.any(String),
      });
      const requestBody = { phoneNumber: member.phoneNumber };
      await expect(member.client.wallet.loadWallet({ requestBody })).resolves.toMatchObject({
        wallet: 250_000,
        withdrawnAmount: 0,
        status: 'APPROVED',
        statusColor: 'success',
        statusMessage: 'Welcome.\nEnjoy.',
      });
      expect(await auditOf(`loan ${member.loanNumber}`)).toMatchObject([
        {
          action: 'LOAN_DECISION',
          actor_id: staff.officer.accountId,
          member_id: member.accountId,
          before: { status: 'PENDING', statusMessage: null },
          after: { status: 'APPROVED', statusMessage: 'Welcome.\nEnjoy.' },
        },
      ]);
    });

    it('once, however many approvals run at once', async () => {
      const member = await memberWithLoan(test);

      const results = await outcomes(Array.from({ length: 8 }, () => decide(member.loanNumber, 'APPROVE')));

      expect(results).toEqual([...Array(7).fill('INVALID_TRANSITION'), 'done']);
      expect(await fundingsOf(member)).toHaveLength(1);
      expect(await auditOf(`loan ${member.loanNumber}`)).toHaveLength(1);
    });

    it('once under one key, with the same bytes again', async () => {
      const member = await memberWithLoan(test);
      const post = () =>
        send(`${test.url}/v2/backoffice/loans/${member.loanNumber}/decision`, {
          token: staff.officer.token,
          body: { decision: 'APPROVE' },
          headers: { 'idempotency-key': 'approve' },
        });

      const answers = await Promise.all([post(), post(), post()]);

      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      await expect(refusalCode(decide(member.loanNumber, 'REJECT', { key: 'approve' }))).resolves.toBe(
        'IDEMPOTENCY_KEY_REUSED',
      );
    });

    it.each<[Decision[], string]>([
      [['REVIEW', 'HOLD', 'REVIEW', 'APPROVE'], 'APPROVED'],
      [['HOLD', 'REJECT'], 'REJECTED'],
    ])('%j, in this order, to %s, which is final', async (decisions, status) => {
      const { loanNumber } = await memberWithLoan(test);
      for (const decision of decisions) await decide(loanNumber, decision);

      for (const decision of ['APPROVE', 'REJECT', 'HOLD', 'REVIEW'] as const) {
        await expect(refusalCode(decide(loanNumber, decision))).resolves.toBe('INVALID_TRANSITION');
      }
      expect(await test.sql('SELECT status FROM loan WHERE loan_number = $1', [loanNumber])).toEqual([
        { status },
      ]);
      expect(await auditOf(`loan ${loanNumber}`)).toHaveLength(decisions.length);
    });

    it('as an officer alone', async () => {
      const member = await memberWithLoan(test);
      const tries = [staff.assistant.client, member.client, test.client()].map((client) =>
        refusalCode(decide(member.loanNumber, 'APPROVE', { client })),
      );

      expect(await Promise.all(tries)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'TOKEN_MISSING']);
      expect(await fundingsOf(member)).toEqual([]);
    });

    it('that exist, with a decision that exists', async () => {
      const { loanNumber } = await memberWithLoan(test);

      await expect(refusalCode(decide('LN99999999', 'APPROVE'))).resolves.toBe('LOAN_NOT_FOUND');
      await expect(refusalCode(decide(loanNumber, 'PAY' as Decision))).resolves.toBe('VALIDATION_FAILED');
    });
  });

  describe('changes what the member reads', () => {
    const statement = {
      statusText: 'Almost there',
      statusColor: 'warning',
      statusIcon: 'QueryBuilderRounded',
      statusMessage: 'One paper\nis missing.',
      statement: 'PLEASE CALL',
      statementMessage: 'Call your officer.',
      statementShow: true,
    } as const;
    const change = (loanNumber: string, requestBody: object, client = staff.officer.client) =>
      client.backOffice.changeStatement({ loanNumber, requestBody });

    it('in the fields that are sent, back to the status’s own with null, and with an audit row', async () => {
      const member = await memberWithLoan(test);
      const requestBody = { phoneNumber: member.phoneNumber };
      await change(member.loanNumber, statement);
      const { statusText: status, ...shown } = statement;
      await expect(member.client.wallet.loadWallet({ requestBody })).resolves.toMatchObject({
        status,
        ...shown,
      });

      await change(member.loanNumber, { statusText: null, statusMessage: '', statement: ' \t' });

      await expect(member.client.wallet.loadWallet({ requestBody })).resolves.toMatchObject({
        status: 'PENDING',
        statusMessage: statement.statusMessage,
        statement: 'PLEASE CALL',
      });
      expect(await auditOf(`loan ${member.loanNumber}`)).toMatchObject([
        { action: 'LOAN_STATEMENT', before: { statusText: null }, after: { statusText: 'Almost there' } },
        { action: 'LOAN_STATEMENT', before: { statusText: 'Almost there' }, after: { statusText: null } },
      ]);
    });

    it('until the next decision', async () => {
      const member = await memberWithLoan(test);
      await change(member.loanNumber, statement);

      await expect(decide(member.loanNumber, 'APPROVE')).resolves.toMatchObject({
        statusText: 'APPROVED',
        statusColor: 'success',
        statementShow: true,
      });
      // Nor is it told of a loan that is repaid.
      const { loanNumber } = member;
      await change(loanNumber, statement);
      await staff.assistant.client.backOffice.recordRepayment({
        loanNumber,
        idempotencyKey: randomUUID(),
        requestBody: { amount: 250_000, reference: 'all' },
      });
      const wallet = await walletOf(member);
      expect(wallet).toMatchObject({ status: 'REPAID', statusColor: 'success' });
      expect(wallet.statement).not.toBe(statement.statement);
    });

    it.each([
      { statusColor: 'pink' },
      { statusIcon: 'Skull' },
      { statusText: 'a'.repeat(101) },
      { statusText: '❤️'.repeat(100) },
      { statusMessage: 7 },
      { statementShow: 'yes' },
    ])('but not to %j', async (wrong) => {
      const { loanNumber } = await memberWithLoan(test);

      await expect(refusalCode(change(loanNumber, wrong))).resolves.toBe('VALIDATION_FAILED');
      expect(await auditOf(`loan ${loanNumber}`)).toEqual([]);
    });

    it('as an officer alone', async () => {
      const member = await memberWithLoan(test);

      await expect(refusalCode(change(member.loanNumber, statement, staff.assistant.client))).resolves.toBe(
        'FORBIDDEN',
      );
      await expect(refusalCode(change(member.loanNumber, statement, member.client))).resolves.toBe(
        'FORBIDDEN',
      );
      await expect(refusalCode(change('LN99999999', statement))).resolves.toBe('LOAN_NOT_FOUND');
    });
  });

  describe('settles withdrawals', () => {
    async function withdrawn(): Promise<{ member: TestWallet; number: string }> {
      const member = await approvedLoan(test, staff);
      const { withdrawal } = await withdraw(member, staff);
      return { member, number: withdrawal.withdrawalNumber };
    }

    it('to the end, with an audit row for each change', async () => {
      const { member, number } = await withdrawn();

      await expect(settle(number, 'PROCESSING')).resolves.toMatchObject({ status: 'PROCESSING' });
      const completed = await settle(number, 'COMPLETED');

      expect(completed).toMatchObject({
        status: 'COMPLETED',
        statusColor: 'success',
        settledAt: expect.any(String),
      });
      expect(await balanceOf(member)).toBe(200_000);
      expect(await auditOf(`withdrawal ${number}`)).toMatchObject([
        {
          action: 'WITHDRAWAL_STATUS',
          actor_id: staff.assistant.accountId,
          member_id: member.accountId,
          before: { status: 'PENDING' },
          after: { status: 'PROCESSING' },
        },
        { before: { status: 'PROCESSING' }, after: { status: 'COMPLETED' } },
      ]);
      for (const status of ['PROCESSING', 'COMPLETED', 'FAILED'] as const) {
        await expect(refusalCode(settle(number, status))).resolves.toBe('INVALID_TRANSITION');
      }
      expect(await balanceOf(member)).toBe(200_000);
    });

    it('as failed, which returns the money once, however often it is said at once', async () => {
      const { member, number } = await withdrawn();

      const results = await outcomes(Array.from({ length: 8 }, () => settle(number, 'FAILED')));

      expect(results).toEqual([...Array(7).fill('INVALID_TRANSITION'), 'done']);
      expect(await balanceOf(member)).toBe(250_000);
      await expect(
        member.client.wallet.loadWallet({ requestBody: { phoneNumber: member.phoneNumber } }),
      ).resolves.toMatchObject({ wallet: 250_000, withdrawnAmount: 0 });
    });

    it('as failed once under one key, with one answer', async () => {
      const { member, number } = await withdrawn();
      const key = randomUUID();

      const answers = await Promise.all(
        [1, 2, 3].map(() => settle(number, 'FAILED', staff.assistant.client, key)),
      );

      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
      expect(await balanceOf(member)).toBe(250_000);
    });

    it('not from pending to completed, nor back to pending', async () => {
      const { number } = await withdrawn();

      await expect(refusalCode(settle(number, 'COMPLETED'))).resolves.toBe('INVALID_TRANSITION');
      await expect(refusalCode(settle(number, 'PENDING' as 'FAILED'))).resolves.toBe('VALIDATION_FAILED');
      await expect(refusalCode(settle('WD99999999', 'FAILED'))).resolves.toBe('WITHDRAWAL_NOT_FOUND');
    });

    it('as an assistant alone', async () => {
      const { member, number } = await withdrawn();
      const tries = [staff.officer.client, member.client, test.client()].map((client) =>
        refusalCode(settle(number, 'FAILED', client)),
      );

      expect(await Promise.all(tries)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'TOKEN_MISSING']);
      expect(await balanceOf(member)).toBe(200_000);
    });
  });

  it('has no member’s wallet or loan: staff cannot call for members', async () => {
    const { phoneNumber } = staff.officer;

    await expect(
      refusalCode(staff.officer.client.wallet.loadWallet({ requestBody: { phoneNumber } })),
    ).resolves.toBe('FORBIDDEN');
    await expect(
      refusalCode(staff.officer.client.member.readMemberInfo({ requestBody: { phoneNumber } })),
    ).resolves.toBe('FORBIDDEN');
  });
});
