import { randomUUID } from 'node:crypto';
import type { PautangClient } from '@pautang/sdk';
import { LOOKED_THROUGH } from '../../src/platform/audit/audit-reading.sql';
import { todayInManila } from '../../src/platform/calendar';
import { startApp, type TestApp } from '../support/app';
import { isDocumented } from '../support/document';
import {
  addStaff,
  approvedLoan,
  bankOf,
  decide,
  identityOf,
  memberWithLoan,
  PASSWORD,
  type TestStaff,
} from '../support/factories';
import { refusal, refusalCode, send } from '../support/http';
import { balanceOf, prepare, settle, withdraw } from '../support/withdrawals';

describe('the back office', () => {
  let test: TestApp;
  let staff: TestStaff;

  beforeAll(async () => {
    test = await startApp();
    staff = await addStaff(test);
  });

  afterAll(() => test.close());

  const auditOf = (subject: string) => test.sql('SELECT * FROM audit_entry WHERE subject = $1', [subject]);

  describe('lists', () => {
    type Page = { items: object[]; nextCursor?: string };

    beforeAll(async () => {
      for (let index = 0; index < 3; index++) {
        const member = await approvedLoan(test, staff);
        await withdraw(member, staff, 2000 + index);
        await prepare(member, 5000);
        const message = {
          name: 'Juana',
          email: 'juana@example.com',
          message: `Question ${index}`,
          agreed: true as const,
        };
        await member.client.misc.sendContactMessage({ requestBody: message });
      }
      await memberWithLoan(test);
    });

    const lists: [
      string,
      (client: PautangClient, page: { cursor?: string; limit?: number }) => Promise<Page>,
    ][] = [
      ['loans', (client, page) => client.backOffice.listLoans(page)],
      ['withdrawals', (client, page) => client.backOffice.listWithdrawals(page)],
      ['withdrawal requests', (client, page) => client.backOffice.listWithdrawalRequests(page)],
      ['contact messages', (client, page) => client.backOffice.listContactMessages(page)],
    ];

    it.each(lists)('%s, newest first, page by page, for both roles', async (_, list) => {
      const all = await list(staff.officer.client, { limit: 200 });
      const seen: object[] = [];
      let cursor: string | undefined;
      do {
        const page: Page = await list(staff.assistant.client, { limit: 2, cursor });
        expect(page.items.length).toBeLessThanOrEqual(2);
        seen.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor);

      expect(all.items.length).toBeGreaterThanOrEqual(3);
      expect(all.nextCursor).toBeUndefined();
      expect(seen).toEqual(all.items);
      const times = all.items.map((item) => ('createdAt' in item ? String(item.createdAt) : ''));
      expect(times).toEqual([...times].sort().reverse());
    });

    it.each(lists)('%s for staff alone, with a page that exists', async (_, list) => {
      const { client } = await memberWithLoan(test);

      await expect(refusalCode(list(client, {}))).resolves.toBe('FORBIDDEN');
      await expect(refusalCode(list(test.client(), {}))).resolves.toBe('TOKEN_MISSING');
      const hexadecimal = { limit: '0x1' as unknown as number };
      for (const page of [{ limit: 0 }, { limit: 201 }, { limit: 1.5 }, hexadecimal, { cursor: 'x' }]) {
        await expect(refusalCode(list(staff.officer.client, page))).resolves.toBe('VALIDATION_FAILED');
      }
    });

    it('by status', async () => {
      const { backOffice } = staff.assistant.client;
      const loans = (await backOffice.listLoans({ limit: 200 })).items;
      const [newest] = (await backOffice.listWithdrawals({ limit: 1 })).items;
      await backOffice.changeWithdrawalStatus({
        withdrawalNumber: newest?.withdrawalNumber ?? '',
        idempotencyKey: randomUUID(),
        requestBody: { status: 'PROCESSING' },
      });
      const all = (await backOffice.listWithdrawals({ limit: 200 })).items;

      for (const status of ['PENDING', 'APPROVED'] as const) {
        const { items } = await backOffice.listLoans({ status, limit: 200 });
        expect(items.length).toBeGreaterThan(0);
        expect(items).toEqual(loans.filter((one) => one.status === status));
      }
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['PROCESSING', 'PENDING']));
      for (const status of ['PENDING', 'PROCESSING', 'COMPLETED'] as const) {
        const { items } = await backOffice.listWithdrawals({ status, limit: 200 });
        expect(items).toEqual(all.filter((one) => one.status === status));
      }
      const wrong = await send(`${test.url}/v2/backoffice/loans?status=LOST`, { token: staff.officer.token });
      expect(wrong).toMatchObject({ status: 400, json: { errors: [{ field: 'status' }] } });
    });
  });

  describe('reads where a withdrawal goes', () => {
    it('in full one at a time, with an audit row, and masked in every list', async () => {
      const member = await approvedLoan(test, staff);
      const { withdrawal } = await withdraw(member, staff, 2000);
      const { requestId } = await prepare(member, 5000);
      const { withdrawalNumber } = withdrawal;
      const { officer, assistant } = staff;

      const lists = [
        await officer.client.backOffice.listWithdrawals({ limit: 200 }),
        await assistant.client.backOffice.listWithdrawalRequests({ limit: 200 }),
      ];
      expect(new Set(lists.flatMap(({ items }) => items.map(({ accountNumber }) => accountNumber)))).toEqual(
        new Set(['123*******']),
      );

      const account = { fullName: 'Juana dela Peña', ...bankOf(member) };
      for (const { client } of [officer, assistant]) {
        await expect(client.backOffice.readWithdrawalAccount({ withdrawalNumber })).resolves.toEqual(account);
        await expect(client.backOffice.readRequestAccount({ requestId })).resolves.toEqual(account);
      }
      for (const subject of [`withdrawal ${withdrawalNumber}`, `withdrawal request ${requestId}`]) {
        const rows = (await auditOf(subject)).filter(({ action }) => action === 'RECEIVING_ACCOUNT_READ');
        expect(rows.map(({ actor_id, member_id }) => [actor_id, member_id]).sort()).toEqual(
          [officer, assistant].map(({ accountId }) => [accountId, member.accountId]).sort(),
        );
      }
      await test.sql('UPDATE withdrawal_request SET expires_at = now() WHERE id = $1', [requestId]);
      const { items } = await assistant.client.backOffice.listWithdrawalRequests({ limit: 200 });
      expect(items.map((one) => one.requestId)).not.toContain(requestId);
      await expect(refusalCode(assistant.client.backOffice.readRequestAccount({ requestId }))).resolves.toBe(
        'NO_WITHDRAWAL_REQUEST',
      );
    });

    it('under one subject of the audit trail, however the address writes the id', async () => {
      const { accountId: memberId } = await memberWithLoan(test);

      await staff.officer.client.backOffice.readMember({ memberId: memberId.toUpperCase() });

      expect(await auditOf(`member ${memberId}`)).toMatchObject([{ action: 'MEMBER_READ' }]);
    });

    it('of nobody who has closed the account, as the document says', async () => {
      const member = await approvedLoan(test, staff);
      const { withdrawal } = await withdraw(member, staff, await balanceOf(member));
      const { withdrawalNumber } = withdrawal;
      await settle(staff, withdrawalNumber, 'PROCESSING', 'COMPLETED');
      const { backOffice } = staff.assistant.client;
      const { loanNumber } = member;
      await backOffice.recordRepayment({
        loanNumber,
        idempotencyKey: randomUUID(),
        requestBody: {
          amount: (await backOffice.readLoan({ loanNumber })).payoffAmount ?? 0,
          reference: 'all',
        },
      });
      await member.client.myData.closeAccount({ requestBody: { password: PASSWORD } });

      const refused = await refusal(backOffice.readWithdrawalAccount({ withdrawalNumber }));

      expect([refused.code, isDocumented(refused)]).toEqual(['MEMBER_NOT_FOUND', true]);
    });

    it('that exists, as staff', async () => {
      const member = await approvedLoan(test, staff);
      const { requestId } = await prepare(member, 5000);
      const requestAccount = (id: string, { client } = staff.assistant) =>
        refusalCode(client.backOffice.readRequestAccount({ requestId: id }));
      const account = (withdrawalNumber: string, { client } = staff.assistant) =>
        refusalCode(client.backOffice.readWithdrawalAccount({ withdrawalNumber }));

      await expect(account('WD99999999')).resolves.toBe('WITHDRAWAL_NOT_FOUND');
      await expect(requestAccount(randomUUID())).resolves.toBe('NO_WITHDRAWAL_REQUEST');
      await expect(requestAccount('x')).resolves.toBe('NO_WITHDRAWAL_REQUEST');
      await expect(requestAccount(requestId, member)).resolves.toBe('FORBIDDEN');
      await expect(account('WD00000001', member)).resolves.toBe('FORBIDDEN');
      await prepare(member, 6000);
      await expect(requestAccount(requestId)).resolves.toBe('NO_WITHDRAWAL_REQUEST');
      expect(await auditOf(`withdrawal request ${requestId}`)).toEqual([]);
    });
  });

  describe('reads a member', () => {
    it('with links to the documents, and an audit row', async () => {
      const borrower = await memberWithLoan(test);
      const { accountId: memberId } = borrower;

      const member = await staff.officer.client.backOffice.readMember({ memberId });

      expect(member).toMatchObject({
        memberId,
        state: 'INFO_COMPLETED',
        ...identityOf(borrower),
        ...bankOf(borrower),
        jobTitle: 'Teacher',
        imageIdFrontURL: expect.stringMatching(/^\/v2\/files\/.+signature=/),
      });
      expect(await auditOf(`member ${memberId}`)).toMatchObject([
        { action: 'MEMBER_READ', actor_id: staff.officer.accountId },
      ]);
    });

    it('that exists, as staff', async () => {
      const { accountId: memberId, client } = await memberWithLoan(test);

      await expect(
        refusalCode(staff.officer.client.backOffice.readMember({ memberId: randomUUID() })),
      ).resolves.toBe('MEMBER_NOT_FOUND');
      await expect(refusalCode(staff.officer.client.backOffice.readMember({ memberId: 'x' }))).resolves.toBe(
        'MEMBER_NOT_FOUND',
      );
      await expect(refusalCode(client.backOffice.readMember({ memberId }))).resolves.toBe('FORBIDDEN');
      expect(await auditOf(`member ${memberId}`)).toEqual([]);
    });
  });

  describe('the audit trail', () => {
    const read = (filter: Parameters<PautangClient['backOffice']['listAuditEntries']>[0] = {}) =>
      staff.officer.client.backOffice.listAuditEntries(filter);
    const today = () => todayInManila(new Date());

    it('is read by officers and keys of its scope, newest first, page by page', async () => {
      const { apiKey } = await staff.officer.client.backOffice.issueApiKey({
        requestBody: { name: 'Auditor', scopes: ['audit:read'] },
      });
      const [newest, before] = (await read({ limit: 2 })).items;
      const first = await test.client(apiKey).backOffice.listAuditEntries({ limit: 1 });
      const second = await read({ limit: 1, cursor: first.nextCursor });

      expect(newest).toMatchObject({
        action: 'API_KEY_ISSUED',
        actorId: staff.officer.accountId,
        actor: expect.any(String),
        after: { name: 'Auditor' },
      });
      expect([...first.items, ...second.items]).toEqual([newest, before]);
      await expect(refusalCode(staff.assistant.client.backOffice.listAuditEntries({}))).resolves.toBe(
        'FORBIDDEN',
      );
    });

    it('is read by subject, by who did it, whom it concerns, what was done, and when', async () => {
      const { loanNumber, accountId: memberId, client, phoneNumber } = await memberWithLoan(test);
      await send(`${test.url}/v2/authmember/login`, { body: { phoneNumber, password: PASSWORD } });
      await decide(staff, { loanNumber }, 'REJECT');
      const subject = `loan ${loanNumber}`;
      const actionsOf = async (filter: Parameters<typeof read>[0]) =>
        (await read({ limit: 200, ...filter })).items.map(({ action }) => action);
      const [decision] = (await read({ subject })).items;

      expect(decision).toMatchObject({
        memberId,
        before: { status: 'PENDING' },
        after: { status: 'REJECTED' },
      });
      expect(await actionsOf({ subject, action: 'LOAN_DECISION', day: today() })).toEqual(['LOAN_DECISION']);
      expect(await actionsOf({ memberId })).toEqual(['LOAN_DECISION', 'SIGNED_IN', 'LOAN_AGREED']);
      expect(await actionsOf({ memberId, actorId: staff.officer.accountId })).toEqual(['LOAN_DECISION']);
      expect(await actionsOf({ subject, actorId: memberId })).toEqual([]);
      expect(await actionsOf({ subject, day: '2026-01-31' })).toEqual([]);
      const [own] = (await read({ actorId: memberId })).items;
      expect(own).toMatchObject({ action: 'SIGNED_IN', actorId: memberId });
      expect(own).not.toHaveProperty('actor');
      for (const wrong of [{ day: '2026-02-31' }, { day: 'today' }, { actorId: 'me' }, { action: 'x' }])
        await expect(refusalCode(read(wrong))).resolves.toBe('VALIDATION_FAILED');
      await expect(refusalCode(client.backOffice.listAuditEntries({}))).resolves.toBe('FORBIDDEN');
    });

    it('is looked through piece by piece for what is rare', async () => {
      const subject = 'the needle';
      const { 0: last } = (await read({ limit: 1 })).items;
      await test.sql(
        `INSERT INTO audit_entry (id, action, subject)
         SELECT overlay(uuidv7()::text PLACING '00000000-0000' FROM 1 FOR 13)::uuid, 'NOISE', 'noise' FROM generate_series(1, $1)`,
        [LOOKED_THROUGH],
      );
      await test.sql(
        `INSERT INTO audit_entry (id, action, subject) VALUES ('00000000-0000-0000-0000-000000000001', 'NOISE', $1)`,
        [subject],
      );
      const empty = await read({ subject });
      const found = await read({ subject, cursor: empty.nextCursor });

      expect(last).toBeDefined();
      expect(empty.items).toEqual([]);
      expect(found).toMatchObject({ items: [{ subject }] });
      expect(found).not.toHaveProperty('nextCursor');
    });
  });
});
