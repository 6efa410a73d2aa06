import { randomUUID } from 'node:crypto';
import type { PautangClient } from '@pautang/sdk';
import { startApp, type TestApp } from '../support/app';
import { addStaff, approvedLoan, memberWithLoan, type TestStaff } from '../support/factories';
import { refusalCode, send } from '../support/http';
import { prepare, withdraw } from '../support/withdrawals';

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
      for (const page of [{ limit: 0 }, { limit: 201 }, { limit: 1.5 }, { cursor: 'x' }]) {
        await expect(refusalCode(list(staff.officer.client, page))).resolves.toBe('VALIDATION_FAILED');
      }
    });

    it('by status', async () => {
      const pending = await staff.officer.client.backOffice.listLoans({ status: 'PENDING' });
      const none = await staff.officer.client.backOffice.listWithdrawals({ status: 'COMPLETED', limit: 1 });

      expect(new Set(pending.items.map(({ status }) => status))).toEqual(new Set(['PENDING']));
      expect(none.items.every(({ status }) => status === 'COMPLETED')).toBe(true);
      const wrong = await send(`${test.url}/v2/backoffice/loans?status=LOST`, { token: staff.officer.token });
      expect(wrong).toMatchObject({ status: 400, json: { errors: [{ field: 'status' }] } });
    });
  });

  describe('reads a member', () => {
    it('with links to the documents, and an audit row', async () => {
      const { accountId: memberId } = await memberWithLoan(test);

      const member = await staff.officer.client.backOffice.readMember({ memberId });

      expect(member).toMatchObject({
        memberId,
        state: 'INFO_COMPLETED',
        identityNumber: 'P1234567A',
        accountNumber: '1234567890',
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
});
