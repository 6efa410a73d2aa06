import { StaffService } from '../../src/modules/auth/staff.service';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { addStaff, PASSWORD } from '../support/factories';
import { type Answer, send } from '../support/http';
import { inTurnBehind } from '../support/in-turn';
import { passkeysOf, REFUSED, SITE } from '../support/passkeys';

describe('a passkey of staff', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp({ PUBLIC_URL: SITE });
  });

  afterAll(() => test.close());

  const { call, asked, signInWith, signIn, added } = passkeysOf(() => test);

  it('goes with a reset of their password, and with one of their second factor', async () => {
    const { officer, assistant } = await addStaff(test);
    const [officers, assistants] = [await added(officer), await added(assistant)];
    const staff = test.get(StaffService);

    await staff.reset(officer.phoneNumber, 'Kalabaw2$');
    await staff.resetSecondFactor(assistant.phoneNumber);

    expect(await signIn(officers)).toMatchObject(REFUSED);
    expect(await signIn(assistants)).toMatchObject(REFUSED);
  });

  it('keeps who has the password alone from setting up an authenticator, also where none is needed', async () => {
    const { officer } = await addStaff(test);
    const { phoneNumber } = officer;
    const authenticator = await added(officer);
    const lax = await startSecondApp(test, { STAFF_SECOND_FACTOR: 'optional', PUBLIC_URL: SITE });
    const enrol = async ({ json }: Answer) => {
      const { accessToken: token } = json as { accessToken: string };
      return send(`${lax.url}/v2/authmember/second-factor/enrol`, { body: { password: PASSWORD }, token });
    };

    const withPassword = await enrol(await call('/login', { phoneNumber, password: PASSWORD }));
    const withKey = await enrol(await signIn(authenticator));

    expect(withPassword).toMatchObject({ status: 403, json: { code: 'SECOND_FACTOR_REQUIRED' } });
    expect(withKey.status).toBe(200);
    await lax.close();
  });

  it('is forgotten also where it signs in at that moment', async () => {
    const { officer } = await addStaff(test);
    const { phoneNumber } = officer;
    const authenticator = await added(officer);
    await call('/login', { phoneNumber, password: 'Wrong1!word' });
    const credential = authenticator.get(await asked());
    const failures = { statement: 'SELECT 1 FROM sign_in_lock FOR UPDATE', values: [] };

    const [end] = await inTurnBehind(test, failures, [() => signInWith(credential)], () =>
      test.get(StaffService).resetSecondFactor(phoneNumber),
    );

    expect(end).toMatchObject({ value: REFUSED });
    const open = 'SELECT 1 FROM session WHERE account_id = $1 AND revoked_at IS NULL';
    expect(await test.sql(open, [officer.accountId])).toEqual([]);
  });
});
