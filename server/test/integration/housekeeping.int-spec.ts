import { SessionService } from '../../src/modules/auth/session.service';
import { IdempotencyService } from '../../src/platform/idempotency/idempotency.service';
import { startApp, type TestApp } from '../support/app';
import { memberWithLoan, newMember, PASSWORD } from '../support/factories';
import { cookieOf, send } from '../support/http';

describe('housekeeping', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp();
  });

  afterAll(() => test.close());

  it('forgets sessions whose time ran out, and no other', async () => {
    const [past, present] = [await newMember(test), await newMember(test)];
    const signIn = ({ phoneNumber }: { phoneNumber: string }) =>
      send(`${test.url}/v2/authmember/login`, { body: { phoneNumber, password: PASSWORD } });
    await signIn(past);
    const cookie = cookieOf(await signIn(present));
    await test.sql(`UPDATE session SET expires_at = now() - interval '2 days' WHERE account_id = $1`, [
      past.accountId,
    ]);

    await test.get(SessionService).purge();

    for (const table of ['session', 'refresh_token']) {
      const of = ({ accountId }: { accountId: string }) =>
        test.sql(`SELECT 1 FROM ${table} WHERE account_id = $1`, [accountId]);
      expect(await of(past)).toEqual([]);
      expect(await of(present)).not.toEqual([]);
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
});
