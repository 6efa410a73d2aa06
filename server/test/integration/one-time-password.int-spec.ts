import { Client } from 'pg';
import { v7 as uuid } from 'uuid';
import { COMMANDS } from '../../src/bin/backoffice/commands';
import { startApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import { addStaff, approvedLoan, type TestStaff, type TestWallet } from '../support/factories';
import { outcomes, refusal, refusalCode } from '../support/http';
import { inTurnBehind } from '../support/in-turn';
import {
  confirm,
  expectRefused,
  prepare,
  prepareWithCode,
  withdrawalsOf,
  wrong,
} from '../support/withdrawals';

describe('the one-time password of a withdrawal', () => {
  let test: TestApp;
  let staff: TestStaff;

  beforeAll(async () => {
    test = await startApp();
    staff = await addStaff(test);
  });

  afterAll(() => test.close());

  const issueOtp = ({ phoneNumber }: TestWallet) =>
    staff.assistant.client.backOffice.issueOtp({ requestBody: { phoneNumber } });
  const triesLeft = async (call: Promise<unknown>) => {
    const { code, problem } = await refusal(call);
    return [code, problem?.triesLeft];
  };

  describe('without a right code', () => {
    it('is refused before one was issued', async () => {
      const member = await approvedLoan(test, staff);
      const prepared = await prepare(member);

      await expectRefused(test, member, confirm(member, { ...prepared, oTP: '123456' }), 'OTP_MISSING');
    });

    it.each(['12345', '1234567890123', '12345a', '１２３４５６', ''])(
      'is a validation error for %j',
      async (oTP) => {
        const member = await approvedLoan(test, staff);
        const prepared = await prepareWithCode(member, staff);

        await expectRefused(test, member, confirm(member, { ...prepared, oTP }), 'VALIDATION_FAILED');
        await expect(confirm(member, prepared)).resolves.toBeDefined();
      },
    );

    it('counts five tries, then needs a new code, which starts anew', async () => {
      const member = await approvedLoan(test, staff);
      const right = await prepareWithCode(member, staff);
      const guess = { ...right, oTP: wrong(right.oTP) };

      for (const left of [4, 3, 2, 1, 0]) {
        await expect(triesLeft(confirm(member, guess))).resolves.toEqual(['OTP_INVALID', left]);
      }
      await expectRefused(test, member, confirm(member, right), 'OTP_LOCKED');
      const { oTP, wrongTriesLeftToday } = await issueOtp(member);
      expect(wrongTriesLeftToday).toBe(5);
      await expect(triesLeft(confirm(member, { ...right, oTP: wrong(oTP) }))).resolves.toEqual([
        'OTP_INVALID',
        4,
      ]);
      await expect(confirm(member, { ...right, oTP })).resolves.toBeDefined();
    });

    it('counts tries that run at once exactly', async () => {
      const member = await approvedLoan(test, staff);
      const right = await prepareWithCode(member, staff);
      const guess = { ...right, oTP: wrong(right.oTP) };

      const codes = await Promise.all(Array.from({ length: 12 }, () => refusalCode(confirm(member, guess))));

      expect(codes.filter((code) => code === 'OTP_INVALID')).toHaveLength(5);
      expect(codes.filter((code) => code === 'OTP_LOCKED')).toHaveLength(7);
      expect(
        await test.sql('SELECT wrong_tries FROM wrong_otp_day WHERE member_id = $1', [member.accountId]),
      ).toEqual([{ wrong_tries: 5 }]);
      await expectRefused(test, member, confirm(member, right), 'OTP_LOCKED');
    });

    it('is refused after ten wrong tries in a day, whatever code comes, until the next day', async () => {
      const member = await approvedLoan(test, staff);
      for (const round of [1, 2]) {
        const { oTP, ...rest } = await prepareWithCode(member, staff, 50_000 + round);
        for (let index = 0; index < 5; index++) {
          await expect(refusalCode(confirm(member, { ...rest, oTP: wrong(oTP) }))).resolves.toBe(
            'OTP_INVALID',
          );
        }
      }
      const prepared = await prepare(member, 50_000);
      const { oTP, wrongTriesLeftToday } = await issueOtp(member);
      const right = { ...prepared, oTP };
      const toldAtTheCommandLine = async () =>
        (await COMMANDS.otp?.run(staff.assistant.client, { words: [member.phoneNumber] }))?.text;

      expect(wrongTriesLeftToday).toBe(0);
      await expectRefused(test, member, confirm(member, right), 'OTP_LOCKED');
      expect(await toldAtTheCommandLine()).toContain('not taken today');
      await test.sql(`UPDATE wrong_otp_day SET day = day - 1 WHERE member_id = $1`, [member.accountId]);
      const told = await toldAtTheCommandLine();
      expect(told).not.toContain('not taken today');
      const [, another = ''] = /^OTP (\d+)/.exec(told ?? '') ?? [];
      await expect(confirm(member, { ...right, oTP: another })).resolves.toBeDefined();
    });

    it('is refused after ten minutes', async () => {
      const member = await approvedLoan(test, staff);
      const right = await prepareWithCode(member, staff);
      await test.sql(`UPDATE one_time_password SET expires_at = now() WHERE member_id = $1`, [
        member.accountId,
      ]);

      await expectRefused(test, member, confirm(member, right), 'OTP_EXPIRED');
      const { oTP, expiresAt } = await issueOtp(member);
      expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(10 * 60 * 1000);
      await expect(confirm(member, { ...right, oTP })).resolves.toBeDefined();
    });

    it('is refused when the request has run out', async () => {
      const member = await approvedLoan(test, staff);
      const right = await prepareWithCode(member, staff);
      await test.sql(`UPDATE withdrawal_request SET expires_at = now() WHERE member_id = $1`, [
        member.accountId,
      ]);

      await expectRefused(test, member, confirm(member, right), 'NO_WITHDRAWAL_REQUEST');
      await expect(refusalCode(issueOtp(member))).resolves.toBe('NO_WITHDRAWAL_REQUEST');
    });

    it('is refused with a code that another one replaced', async () => {
      const member = await approvedLoan(test, staff);
      const replaced = await prepareWithCode(member, staff);
      const { oTP } = await issueOtp(member);

      await expectRefused(test, member, confirm(member, { ...replaced, oTP: wrong(oTP) }), 'OTP_INVALID');
      await expect(confirm(member, { ...replaced, oTP })).resolves.toBeDefined();
    });

    it('counts a try at a code that was replaced while it waited', async () => {
      const member = await approvedLoan(test, staff);
      const replaced = await prepareWithCode(member, staff);
      const assistant = new Client(test.databaseUrl);
      await assistant.connect();
      await assistant.query('BEGIN');
      await assistant.query('SELECT 1 FROM withdrawal_request WHERE id = $1 FOR UPDATE', [
        replaced.requestId,
      ]);
      const tried = triesLeft(confirm(member, replaced));
      await eventually(async () => {
        const { rowCount } = await assistant.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        expect(rowCount).toBe(1);
      });
      await assistant.query(`UPDATE one_time_password SET state = 'REPLACED' WHERE request_id = $1`, [
        replaced.requestId,
      ]);
      await assistant.query(
        `INSERT INTO one_time_password (member_id, id, request_id, code_hash, issued_by, expires_at, state)
         SELECT member_id, $2, request_id, 'another', issued_by, expires_at, 'LIVE'
         FROM one_time_password WHERE request_id = $1`,
        [replaced.requestId, uuid()],
      );
      await assistant.query('COMMIT');
      await assistant.end();

      await expect(tried).resolves.toEqual(['OTP_INVALID', 4]);
    });

    it('leaves the key free for the right one', async () => {
      const member = await approvedLoan(test, staff);
      const right = await prepareWithCode(member, staff);
      await refusalCode(confirm(member, { ...right, oTP: wrong(right.oTP) }, 'same key'));

      await expect(confirm(member, right, 'same key')).resolves.toBeDefined();
    });
  });

  describe('by an assistant', () => {
    it('gets a code for a member with an open request only', async () => {
      const member = await approvedLoan(test, staff);
      const issueFor = (phoneNumber: string) =>
        refusalCode(staff.assistant.client.backOffice.issueOtp({ requestBody: { phoneNumber } }));

      await expect(issueFor(member.phoneNumber)).resolves.toBe('NO_WITHDRAWAL_REQUEST');
      await expect(issueFor('639999999999')).resolves.toBe('NO_WITHDRAWAL_REQUEST');
    });

    it('gets one for the request that takes the place of another at this moment', async () => {
      const member = await approvedLoan(test, staff);
      const { requestId } = await prepare(member);
      const statement = 'SELECT 1 FROM withdrawal_request WHERE id = $1 FOR UPDATE';

      const [prepared, issued] = await inTurnBehind<{ requestId: string }>(
        test,
        { statement, values: [requestId] },
        [() => prepare(member), () => issueOtp(member)],
      );

      expect(issued).toEqual({
        status: 'fulfilled',
        value: expect.objectContaining({ oTP: expect.any(String) }),
      });
      const ids = [prepared, issued].map((one) => one?.status === 'fulfilled' && one.value.requestId);
      expect(ids[1]).toBe(ids[0]);
    });

    it('gets one that is good and others that are not, from several at once', async () => {
      const member = await approvedLoan(test, staff);
      const prepared = await prepare(member);

      const issued = await Promise.all(Array.from({ length: 4 }, () => issueOtp(member)));

      const states = await test.sql<{ state: string }>(
        'SELECT state FROM one_time_password WHERE member_id = $1 ORDER BY state',
        [member.accountId],
      );
      expect(states.map(({ state }) => state)).toEqual(['LIVE', 'REPLACED', 'REPLACED', 'REPLACED']);
      const tries: string[] = [];
      for (const { oTP } of issued) tries.push(...(await outcomes([confirm(member, { ...prepared, oTP })])));
      expect(tries.filter((end) => end === 'done')).toHaveLength(1);
      expect(await withdrawalsOf(test, member)).toHaveLength(1);
    });

    it('gets six digits, kept as a hash alone, and leaves an audit row without them', async () => {
      const member = await approvedLoan(test, staff);
      const { oTP } = await prepareWithCode(member, staff);

      expect(oTP).toMatch(/^\d{6}$/);
      const kept = await test.sql(
        `SELECT to_jsonb(o)::text AS otp, (SELECT jsonb_agg(a)::text FROM audit_entry a) AS audit
         FROM one_time_password o WHERE member_id = $1`,
        [member.accountId],
      );
      expect(JSON.stringify(kept[0])).not.toContain(`"${oTP}"`);
      expect(
        await test.sql(`SELECT actor_id FROM audit_entry WHERE action = 'OTP_ISSUED' AND member_id = $1`, [
          member.accountId,
        ]),
      ).toEqual([{ actor_id: staff.assistant.accountId }]);
    });

    it('alone: not by an officer, a member or nobody', async () => {
      const member = await approvedLoan(test, staff);
      await prepare(member);
      const requestBody = { phoneNumber: member.phoneNumber };
      const tries = [staff.officer.client, member.client, test.client()].map((client) =>
        refusalCode(client.backOffice.issueOtp({ requestBody })),
      );

      expect(await Promise.all(tries)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'TOKEN_MISSING']);
    });
  });
});
