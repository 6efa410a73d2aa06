import { CodePurge } from '../../src/modules/auth/code-purge.service';
import { SessionService } from '../../src/modules/auth/session.service';
import { IdempotencyService } from '../../src/platform/idempotency/idempotency.service';
import { Limits } from '../../src/platform/limits/limits.service';
import { startApp, type TestApp } from '../support/app';
import { addStaff, memberWithLoan, newMember, newPhone, PASSWORD } from '../support/factories';
import { cookieOf, send } from '../support/http';

describe('housekeeping', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp({ ACCOUNT_RECOVERY: 'true', INVITATION_CODE: 'true' });
  });

  afterAll(() => test.close());

  it('forgets sessions that ended or whose time ran out, after a day, and no other', async () => {
    const [past, present, ended, endedNow] = [
      await newMember(test),
      await newMember(test),
      await newMember(test),
      await newMember(test),
    ];
    const signIn = ({ phoneNumber }: { phoneNumber: string }) =>
      send(`${test.url}/v2/authmember/login`, { body: { phoneNumber, password: PASSWORD } });
    await signIn(past);
    const cookie = cookieOf(await signIn(present));
    await test.sql(`UPDATE session SET expires_at = now() - interval '2 days' WHERE account_id = $1`, [
      past.accountId,
    ]);
    const endBefore = `UPDATE session SET revoked_at = now() - $2 * interval '1 hour' WHERE account_id = $1`;
    for (const [member, hours] of [
      [ended, 24.1],
      [endedNow, 23.9],
    ] as const) {
      await signIn(member);
      await test.sql(endBefore, [member.accountId, hours]);
    }

    await test.get(SessionService).purge();

    for (const table of ['session', 'refresh_token']) {
      const of = ({ accountId }: { accountId: string }) =>
        test.sql(`SELECT 1 FROM ${table} WHERE account_id = $1`, [accountId]);
      for (const gone of [past, ended]) expect(await of(gone)).toEqual([]);
      for (const kept of [present, endedNow]) expect(await of(kept)).not.toEqual([]);
    }
    const refreshed = await send(`${test.url}/v2/authmember/refresh`, { headers: { cookie } });
    expect(refreshed.status).toBe(200);
  });

  it('forgets remembered answers after a day, and no earlier', async () => {
    const [old, recent] = [await memberWithLoan(test), await memberWithLoan(test)];
    const age = (hours: number, { accountId }: { accountId: string }) =>
      test.sql(
        `UPDATE idempotency_record SET created_at = now() - $1 * interval '1 hour' WHERE account_id = $2`,
        [hours, accountId],
      );
    await age(24.1, old);
    await age(23.9, recent);

    await test.get(IdempotencyService).purge();

    const kept = await test.sql('SELECT account_id FROM idempotency_record');
    expect(kept).toContainEqual({ account_id: recent.accountId });
    expect(kept).not.toContainEqual({ account_id: old.accountId });
  });

  it('forgets what limits counted once their time is over, and no earlier', async () => {
    const now = Date.now();
    await test.sql('INSERT INTO limit_count (key, points, expire) VALUES ($1, 1, $2), ($3, 1, $4)', [
      ...['test:over', now - 60_000],
      ...['test:on', now + 60_000],
    ]);

    await test.get(Limits).forget();

    expect(await test.sql(`SELECT key FROM limit_count WHERE key LIKE 'test:%'`)).toEqual([
      { key: 'test:on' },
    ]);
  });

  it('forgets codes and days of trying once no limit looks at them any more', async () => {
    const { officer, assistant } = await addStaff(test);
    const recover = (phoneNumber: string) =>
      send(`${test.url}/v2/authmember/recover`, {
        body: { phoneNumber, recoveryCode: '00000000', newPassword: PASSWORD },
      });
    const leaveTraces = async () => {
      const { phoneNumber } = await newMember(test);
      await officer.client.backOffice.issueInvitation({ requestBody: {} });
      await assistant.client.backOffice.issueRecoveryCode({ requestBody: { phoneNumber } });
      await recover(newPhone());
      await test.sql(
        `INSERT INTO phone_verification (phone_hash, id, sender_hash, code_hash, expires_at, state)
         VALUES ($1, gen_random_uuid(), '', '', now(), 'USED')`,
        [phoneNumber],
      );
      await test.sql(`INSERT INTO passkey_challenge VALUES ($1, NULL, now() + interval '5 minutes')`, [
        phoneNumber,
      ]);
      await test.sql(
        `INSERT INTO second_factor_challenge (account_id, id, token_hash, password_print, beginning_cipher, expires_at, state)
         VALUES ($1, gen_random_uuid(), '', '', '', now(), 'USED')`,
        [officer.accountId],
      );
      const notice = 'INSERT INTO security_notice (account_id, token_hash, kind) VALUES ($1, $2, $3)';
      for (const kind of ['NEW_DEVICE', 'NAME_ASKED'])
        await test.sql(notice, [officer.accountId, kind + phoneNumber, kind]);
    };
    const tables = [
      ...['recovery_code', 'recovery_day', 'phone_verification', 'invitation'],
      ...['passkey_challenge', 'second_factor_challenge', 'security_notice'],
    ];
    const rows = async () =>
      Promise.all(tables.map(async (table) => (await test.sql(`SELECT 1 FROM ${table}`)).length));
    await leaveTraces();
    await test.sql(`UPDATE recovery_code SET expires_at = now() - interval '3 days'`);
    await test.sql(`UPDATE recovery_day SET day = day - 3`);
    await test.sql(`UPDATE phone_verification SET expires_at = now() - interval '3 days'`);
    await test.sql(`UPDATE invitation SET expires_at = now() - interval '31 days'`);
    await test.sql('UPDATE passkey_challenge SET expires_at = now()');
    await test.sql(`UPDATE second_factor_challenge SET expires_at = now() - interval '3 days'`);
    await test.sql(`UPDATE security_notice SET created_at = now() - interval '49 hours'`);
    const old = await rows();
    await leaveTraces();

    await test.get(CodePurge).run();

    expect(old.every((count) => count > 0)).toBe(true);
    expect(await rows()).toEqual([1, 2, 1, 1, 1, 1, 2]);
  });
});
