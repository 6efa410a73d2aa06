import type { PautangClient } from '@pautang/sdk';
import { COMMANDS } from '../../src/bin/backoffice/commands';
import { signIn as signInOn } from '../../src/bin/backoffice/sign-in';
import { runStaffCommand } from '../../src/bin/backoffice/staff-commands';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { TEST_SECRETS } from '../support/environment';
import { addStaff, newMember, PASSWORD, type TestAccount } from '../support/factories';
import { cookieOf, send } from '../support/http';
import {
  type Authenticator,
  challengeIn,
  codeOf,
  enrolled,
  forgetLastCode,
  secondFactorCall,
  stopTheClock,
  tokenIn,
  wrongCodeFor,
} from '../support/second-factor';

const NEW_PASSWORD = 'Kalabaw2$';

describe('the second factor of staff', () => {
  let test: TestApp;
  const environment = { ...process.env };

  beforeAll(async () => {
    test = await startApp();
    await stopTheClock();
    Object.assign(process.env, TEST_SECRETS, { DATABASE_URL: test.databaseUrl, DEMO: 'false' });
  });

  afterAll(async () => {
    jest.useRealTimers();
    process.env = environment;
    await test.close();
  });

  const signIn = ({ phoneNumber }: TestAccount, password = PASSWORD, { url } = test) =>
    send(`${url}/v2/authmember/login`, { body: { phoneNumber, password } });
  const loans = (token: string, { url } = test) => send(`${url}/v2/backoffice/loans`, { token });
  const refresh = (cookie: string) => send(`${test.url}/v2/authmember/refresh`, { headers: { cookie } });
  const call = (path: string, body: object, token?: string) => secondFactorCall(test, path, body, token);
  const status = async (token: string) =>
    (await send(`${test.url}/v2/authmember/second-factor`, { token })).json;
  const challenge = async (account: TestAccount) => challengeIn(await signIn(account)).token;
  const enter = (token: string, code: string) => call('', { token, code });
  const staff = (line: string, options = {}) => runStaffCommand({ words: line.split(' '), ...options });
  const officer = async () => (await addStaff(test)).officer;
  const withAuthenticator = async (): Promise<[TestAccount, Authenticator]> => {
    const account = await officer();
    const authenticator = await enrolled(test, account.token);
    await forgetLastCode(test, account);
    return [account, authenticator];
  };

  describe('who has none yet', () => {
    it('may do nothing but set one up, also after a refresh', async () => {
      const account = await officer();
      const answer = await signIn(account);
      const refreshed = await refresh(cookieOf(answer));

      for (const token of [tokenIn(answer), tokenIn(refreshed)]) {
        const refused = { status: 403, json: { code: 'SECOND_FACTOR_REQUIRED' } };
        expect(await loans(token)).toMatchObject(refused);
        expect(await send(`${test.url}/v2/authmember/sessions`, { token })).toMatchObject(refused);
        expect(await send(`${test.url}/v2/authmember/chpwd`, { token, body: {} })).toMatchObject(refused);
        expect(await status(token)).toEqual({ required: true, enrolled: false, recoveryCodesLeft: 0 });
      }
    });

    it('sets one up with the password and a code, goes on with it, and ends all other sessions', async () => {
      const account = await officer();
      const token = tokenIn(await signIn(account));
      const other = tokenIn(await signIn(account));

      expect(await call('/enrol', { password: 'Wrong1!!' }, token)).toMatchObject({
        status: 422,
        json: { code: 'CURRENT_PASSWORD_WRONG' },
      });
      expect((await call('/confirm', { code: '123456' }, token)).status).toBe(409);
      const begun = await call('/enrol', { password: PASSWORD }, token);
      expect(begun.headers.get('cache-control')).toBe('no-store');
      const { secret, uri } = begun.json as { secret: string; uri: string };
      expect(uri).toContain(`secret=${secret}`);
      expect(uri).toMatch(new RegExp(`^otpauth://totp/Pautang:${account.phoneNumber}\\?`));
      expect(await call('/confirm', { code: wrongCodeFor({ secret }) }, token)).toMatchObject({
        status: 422,
        json: { code: 'SECOND_FACTOR_CODE_INVALID', triesLeft: 4, errors: [{ field: 'code' }] },
      });
      const confirmed = await call('/confirm', { code: codeOf({ secret }) }, token);
      const { recoveryCodes } = confirmed.json as { recoveryCodes: string[] };

      expect(new Set(recoveryCodes).size).toBe(10);
      expect((await loans(token)).status).toBe(200);
      expect(await loans(other)).toMatchObject({ status: 403, json: { code: 'TOKEN_INVALID' } });
      expect(await status(token)).toMatchObject({ enrolled: true, recoveryCodesLeft: 10 });
    });

    it('begins anew after five wrong codes, or after a quarter of an hour', async () => {
      const account = await officer();
      const begin = async () =>
        (await call('/enrol', { password: PASSWORD }, account.token)).json as { secret: string };
      const first = await begin();
      for (let count = 0; count < 5; count++)
        await call('/confirm', { code: wrongCodeFor(first) }, account.token);
      expect((await call('/confirm', { code: codeOf(first) }, account.token)).status).toBe(409);

      const second = await begin();
      expect((await call('/confirm', { code: codeOf(first) }, account.token)).status).toBe(422);
      await test.sql(
        `UPDATE second_factor SET pending_until = now() - interval '1 minute' WHERE account_id = $1`,
        [account.accountId],
      );
      expect((await call('/confirm', { code: codeOf(second) }, account.token)).status).toBe(409);
    });

    it('sets up none with the password alone beside a passkey or an authenticator', async () => {
      const account = await officer();
      await test.sql(
        `INSERT INTO passkey (account_id, id, credential_id, public_key, counter, transports, name, is_synced, is_backed_up)
         VALUES ($1, $1, $2, '', 0, '{}', 'Key', false, false)`,
        [account.accountId, account.accountId],
      );
      const withPassword = tokenIn(await signIn(account));
      expect(await call('/enrol', { password: PASSWORD }, withPassword)).toMatchObject({
        status: 403,
        json: { code: 'SECOND_FACTOR_REQUIRED' },
      });
      await enrolled(test, account.token);
      expect((await loans(account.token)).status).toBe(200);
    });

    it('goes on in a session that a version of before began, once it has set one up', async () => {
      const account = await officer();
      await test.sql('UPDATE session SET last_seen_at = NULL, second_factor_at = NULL WHERE id = $1', [
        account.sessionId,
      ]);
      expect(await loans(account.token)).toMatchObject({ json: { code: 'SECOND_FACTOR_REQUIRED' } });

      await enrolled(test, account.token);

      expect((await loans(account.token)).status).toBe(200);
    });
  });

  describe('a sign-in', () => {
    it('answers with no token and no refresh cookie, and is done by a code', async () => {
      const [account, authenticator] = await withAuthenticator();

      const answer = await signIn(account);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.getSetCookie().filter((cookie) => !cookie.startsWith('device='))).toEqual([]);
      expect(answer.json).toEqual({
        secondFactor: {
          token: expect.any(String),
          methods: ['totp', 'recovery_code'],
          expiresAt: expect.any(String),
        },
      });
      const { token, expiresAt } = challengeIn(answer);
      expect(new Date(expiresAt).getTime() - Date.now()).toBe(300_000);
      expect(await loans(token)).toMatchObject({ status: 403, json: { code: 'TOKEN_INVALID' } });

      const code = codeOf(authenticator);
      const signedIn = await enter(token, `${code.slice(0, 3)} ${code.slice(3)}`);
      expect(signedIn.status).toBe(200);
      expect((await loans(tokenIn(signedIn))).status).toBe(200);
      const refreshed = await refresh(cookieOf(signedIn));
      expect((await loans(tokenIn(refreshed))).status).toBe(200);
      expect((await send(`${test.url}/v2/authmember/sessions`, { token: tokenIn(signedIn) })).status).toBe(
        200,
      );
    });

    it('is done once, and a code counts once: neither one that was used nor one before it', async () => {
      const [account, authenticator] = await withAuthenticator();
      const token = await challenge(account);
      expect((await enter(token, codeOf(authenticator))).status).toBe(200);

      expect(await enter(token, codeOf(authenticator, 1))).toMatchObject({
        status: 401,
        json: { code: 'SECOND_FACTOR_TOKEN_INVALID' },
      });
      const next = await challenge(account);
      for (const steps of [0, -1]) {
        expect(await enter(next, codeOf(authenticator, steps))).toMatchObject({
          status: 422,
          json: { code: 'SECOND_FACTOR_CODE_INVALID' },
        });
      }
      expect((await enter(next, codeOf(authenticator, 1))).status).toBe(200);
    });

    it.each([-2, 2])('takes no code that is %d steps away', async (steps) => {
      const [account, authenticator] = await withAuthenticator();

      expect((await enter(await challenge(account), codeOf(authenticator, steps))).status).toBe(422);
    });

    it('is done by a recovery code, however it is typed, once', async () => {
      const [account, { recoveryCodes }] = await withAuthenticator();
      const [first = '', second = ''] = recoveryCodes;

      const signedIn = await enter(await challenge(account), first.toLowerCase().replaceAll('-', ' '));
      expect((await loans(tokenIn(signedIn))).status).toBe(200);
      expect(await status(tokenIn(signedIn))).toMatchObject({ recoveryCodesLeft: 9 });
      const again = await challenge(account);
      expect((await enter(again, first)).status).toBe(422);
      expect((await enter(again, second)).status).toBe(200);
    });

    it('takes nothing that is late, forged or of another sign-in', async () => {
      const [account, authenticator] = await withAuthenticator();
      const [other] = await withAuthenticator();
      const [token, others] = [await challenge(account), await challenge(other)];
      const [, id = '', secret = ''] = token.split('.');
      const late = await challenge(account);
      await test.sql(
        `UPDATE second_factor_challenge SET expires_at = now() - interval '1 minute' WHERE id = $1`,
        [late.split('.')[1]],
      );

      const mixed = `${other.accountId}.${id}.${secret}`;
      const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
      for (const forged of [late, altered, mixed, 'x', '..', `${account.accountId}..`]) {
        expect(await enter(forged, codeOf(authenticator))).toMatchObject({
          status: 401,
          json: { code: 'SECOND_FACTOR_TOKEN_INVALID' },
        });
      }
      expect((await enter(others, codeOf(authenticator))).status).toBe(422);
      expect((await enter(token, 'abc')).status).toBe(400);
      expect((await enter(token, codeOf(authenticator))).status).toBe(200);
    });

    it('is over when the password changes, or the account is suspended, before the code', async () => {
      const [account, authenticator] = await withAuthenticator();
      const suspended = await challenge(account);
      await staff(`suspend ${account.phoneNumber}`);
      expect(await enter(suspended, codeOf(authenticator))).toMatchObject({
        status: 403,
        json: { code: 'ACCOUNT_SUSPENDED' },
      });
      await staff(`resume ${account.phoneNumber}`);

      const before = await challenge(account);
      await staff(`reset ${account.phoneNumber}`, { newPassword: NEW_PASSWORD });
      expect((await enter(before, codeOf(authenticator))).status).toBe(401);
      const after = challengeIn(await signIn(account, NEW_PASSWORD)).token;
      expect((await enter(after, codeOf(authenticator))).status).toBe(200);
    });
  });

  describe('is changed', () => {
    it('to another authenticator with password and code alone, and the first one counts no more', async () => {
      const [account, authenticator] = await withAuthenticator();
      const { token } = account;

      expect(await call('/enrol', { password: PASSWORD }, token)).toMatchObject({
        status: 400,
        json: { errors: [{ field: 'code' }] },
      });
      const wrong = { password: PASSWORD, code: wrongCodeFor(authenticator) };
      expect(await call('/enrol', wrong, token)).toMatchObject({ status: 422, json: { triesLeft: 9 } });
      const next = await enrolled(test, token, codeOf(authenticator));
      await forgetLastCode(test, account);

      const challenged = await challenge(account);
      expect((await enter(challenged, codeOf(authenticator))).status).toBe(422);
      expect((await enter(challenged, authenticator.recoveryCodes[0] ?? '')).status).toBe(422);
      expect((await enter(challenged, codeOf(next))).status).toBe(200);
    });

    it('to none with password and code, and then another one is needed', async () => {
      const [{ token, ...account }, authenticator] = await withAuthenticator();
      const body = { password: PASSWORD, code: wrongCodeFor(authenticator) };

      expect((await call('/remove', body, token)).status).toBe(422);
      expect(
        (await call('/remove', { ...body, code: codeOf(authenticator), password: 'no' }, token)).status,
      ).toBe(422);
      expect((await call('/remove', { ...body, code: codeOf(authenticator) }, token)).status).toBe(204);

      expect(await loans(token)).toMatchObject({ json: { code: 'SECOND_FACTOR_REQUIRED' } });
      expect((await call('/remove', { ...body, code: '123456' }, token)).status).toBe(409);
      expect(await signIn({ token, ...account })).toMatchObject({
        json: { accessToken: expect.any(String) },
      });
    });

    it('by the command line of who has lost it: every session ends, and the next one sets up another', async () => {
      const [account, authenticator] = await withAuthenticator();
      const begun = await challenge(account);

      await staff(`reset-factor ${account.phoneNumber}`);

      expect(await loans(account.token)).toMatchObject({ json: { code: 'TOKEN_INVALID' } });
      expect((await enter(begun, codeOf(authenticator))).status).toBe(401);
      const token = tokenIn(await signIn(account));
      expect(await loans(token)).toMatchObject({ json: { code: 'SECOND_FACTOR_REQUIRED' } });
      await enrolled(test, token);
      expect((await loans(token)).status).toBe(200);
      const actions = await test.sql('SELECT action, actor_id FROM audit_entry WHERE subject = $1', [
        `account ${account.accountId}`,
      ]);
      expect(actions).toContainEqual({ action: 'STAFF_SECOND_FACTOR_RESET', actor_id: null });
    });

    it.each(['/enrol', '/confirm', '/remove', ''])('by staff alone: %s', async (path) => {
      const member = await newMember(test);
      const { officer: issuer } = await addStaff(test);
      const { apiKey } = await issuer.client.backOffice.issueApiKey({
        requestBody: { name: `Factor ${path.slice(1)} test`, scopes: ['loans:read'] },
      });
      const body = { password: PASSWORD, code: '123456' };
      const as = (token?: string) =>
        path === ''
          ? send(`${test.url}/v2/authmember/second-factor`, { ...(token && { token }) })
          : call(path, body, token);

      expect((await as()).status).toBe(401);
      for (const token of [member.token, apiKey]) {
        expect(await as(token)).toMatchObject({ status: 403, json: { code: 'FORBIDDEN' } });
      }
    });
  });

  it('is set up, asked for and removed on the command line', async () => {
    const { phoneNumber } = await officer();
    const run = async (api: PautangClient, line: string) =>
      (await COMMANDS.factor!.run(api, { words: line.split(' ').slice(1) })).text;
    const signedIn = async (code?: string) => {
      const api = test.client();
      await signInOn(api, { url: test.url, phoneNumber, password: PASSWORD, code });
      return api;
    };
    const first = await signedIn();
    expect(await run(first, 'factor')).toBe('You have no authenticator, and need one: factor enrol.');
    const secret = /^Secret (\S+)\notpauth:/.exec(await run(first, 'factor enrol'))?.[1] ?? '';
    const told = await run(first, `factor confirm ${codeOf({ secret })}`);
    const [, recoveryCode] = told.split('\n');

    const second = await signedIn(codeOf({ secret }, 1));
    expect((await second.backOffice.listLoans({})).items).toEqual([]);
    expect(await run(second, 'factor')).toContain('10 recovery codes are left');
    expect(await run(second, `factor remove ${recoveryCode}`)).toContain('count no more');
    expect(await run(await signedIn(), 'factor')).toContain('You have no authenticator');
    await expect(run(second, 'factor confirm')).rejects.toThrow('it goes: factor confirm CODE');
  });

  it('is kept so that who reads the database has neither secret nor codes', async () => {
    const [account, { secret, recoveryCodes }] = await withAuthenticator();
    const token = await challenge(account);

    const kept = JSON.stringify([
      await test.sql('SELECT * FROM second_factor'),
      await test.sql('SELECT * FROM second_factor_code'),
      await test.sql('SELECT * FROM second_factor_challenge'),
      await test.sql('SELECT * FROM audit_entry'),
    ]);

    const plain = recoveryCodes.map((code) => code.replaceAll('-', ''));
    for (const text of [secret, ...recoveryCodes, ...plain, token, token.split('.')[2] ?? '']) {
      expect(kept).not.toContain(text);
    }
  });

  it('leaves members and API keys as they are', async () => {
    const member = await newMember(test);
    const { apiKey } = await (await officer()).client.backOffice.issueApiKey({
      requestBody: { name: 'Machines', scopes: ['loans:read'] },
    });

    expect(Object.keys((await signIn(member)).json as object)).toEqual(['accessToken']);
    expect((await loans(apiKey)).status).toBe(200);
  });

  it('is needed by who has one also where it is not required', async () => {
    const second = await startSecondApp(test, { STAFF_SECOND_FACTOR: 'optional' });
    const [account] = await withAuthenticator();
    const without = await officer();

    const token = tokenIn(await signIn(without, PASSWORD, second));
    expect((await loans(token, second)).status).toBe(200);
    expect(await loans(token)).toMatchObject({ json: { code: 'SECOND_FACTOR_REQUIRED' } });
    expect(challengeIn(await signIn(account, PASSWORD, second)).methods).toContain('totp');
    await test.sql('UPDATE session SET second_factor_at = NULL WHERE id = $1', [account.sessionId]);
    expect(await loans(account.token, second)).toMatchObject({ json: { code: 'SECOND_FACTOR_REQUIRED' } });
    await second.close();
  });
});
