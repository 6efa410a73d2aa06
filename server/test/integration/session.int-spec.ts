import { Client } from 'pg';
import { PasswordHasher } from '../../src/modules/auth/password-hasher';
import { startApp, type TestApp } from '../support/app';
import { newMember, newPhone, PASSWORD, type TestAccount } from '../support/factories';
import { type Answer, cookieOf, refreshCookies, send } from '../support/http';

const NEW_PASSWORD = 'Kálabaw2$';

describe('a session', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp();
  });

  afterAll(() => test.close());

  const signIn = (phoneNumber: string, password = PASSWORD, more: object = {}) =>
    send(`${test.url}/v2/authmember/login`, { body: { phoneNumber, password, ...more } });
  const refresh = (cookie: string) => send(`${test.url}/v2/authmember/refresh`, { headers: { cookie } });
  const signOut = (cookie?: string) =>
    send(`${test.url}/v2/authmember/logout`, { method: 'POST', headers: cookie ? { cookie } : {} });
  const codeOf = ({ json }: Answer) => (json as { code?: string }).code;
  const tokenOf = ({ json }: Answer) => (json as { accessToken: string }).accessToken;
  const infostate = ({ phoneNumber }: TestAccount, token?: string) =>
    send(`${test.url}/v2/member/infostate`, { body: { phoneNumber }, ...(token !== undefined && { token }) });

  describe('begins with a sign-in', () => {
    it('that answers a token for 15 minutes with the roles, and nothing secret', async () => {
      const member = await newMember(test);

      const answer = await signIn(member.phoneNumber);

      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const claims = JSON.parse(Buffer.from(tokenOf(answer).split('.')[1] ?? '', 'base64url').toString());
      expect(claims).toMatchObject({
        sub: member.accountId,
        UserInfo: { phoneNumber: member.phoneNumber, roles: ['MEMBER'] },
      });
      expect(claims.exp - claims.iat).toBe(900);
      expect((await infostate(member, tokenOf(answer))).json).toEqual({ state: 'PERSONAL_INFO' });
    });

    it('that keeps the refresh token in a strict cookie for refresh and logout alone', async () => {
      const { phoneNumber } = await newMember(test);

      const cookies = refreshCookies(await signIn(phoneNumber));

      expect([...cookies.keys()].sort()).toEqual(['/v2/authmember/logout', '/v2/authmember/refresh']);
      for (const cookie of cookies.values()) {
        expect(cookie).toMatch(/HttpOnly/);
        expect(cookie).toMatch(/SameSite=Strict/);
        expect(cookie).toMatch(/Max-Age=2592000/);
        expect(cookie).not.toMatch(/Domain/);
      }
    });

    it('that forgets with the browser when it should not be remembered', async () => {
      const { phoneNumber } = await newMember(test);

      expect((await signIn(phoneNumber, PASSWORD, { persist: false })).headers.getSetCookie()[0]).not.toMatch(
        /Max-Age/,
      );
      expect((await signIn(phoneNumber, PASSWORD, { persist: null })).headers.getSetCookie()[0]).toMatch(
        /Max-Age/,
      );
    });

    it('that marks the cookie Secure for any host but localhost', async () => {
      const { phoneNumber } = await newMember(test);
      const body = { phoneNumber, password: PASSWORD };

      const local = await test.app.inject({
        method: 'POST',
        url: '/v2/authmember/login',
        headers: { host: 'localhost:3000' },
        payload: body,
      });
      const remote = await test.app.inject({
        method: 'POST',
        url: '/v2/authmember/login',
        headers: { host: 'pautang.example' },
        payload: body,
      });

      expect(local.headers['set-cookie']?.toString()).not.toMatch(/Secure/);
      expect(remote.headers['set-cookie']?.toString()).toMatch(/Secure/);
    });

    it('that marks the cookie Secure behind a proxy that calls this server localhost', async () => {
      const secure = await startApp({ PUBLIC_URL: 'https://pautang.example' });
      const { phoneNumber } = await newMember(secure);
      const answer = await send(`${secure.url}/v2/authmember/login`, {
        body: { phoneNumber, password: PASSWORD },
      });
      const cookies = answer.headers.getSetCookie();
      const ended = await send(`${secure.url}/v2/authmember/logout`, { body: {} });
      await secure.close();

      for (const cookie of [...cookies, ...ended.headers.getSetCookie()]) expect(cookie).toMatch(/; Secure/);
      expect(cookies).toHaveLength(3);
    });

    it('that answers the same for a wrong password and an unknown phone', async () => {
      const { phoneNumber } = await newMember(test);

      const wrong = await signIn(phoneNumber, 'Wrong1!!');
      const unknown = await signIn(newPhone(), 'Wrong1!!');

      expect(wrong).toMatchObject({ status: 401, json: { code: 'SIGN_IN_FAILED' } });
      expect(unknown.text).toBe(wrong.text);
      expect(wrong.headers.getSetCookie()).toEqual([]);
    });

    it('that locks the number after five failures, longer with each further one', async () => {
      const { phoneNumber } = await newMember(test);
      const waits: number[] = [];
      for (let index = 0; index < 5; index++) {
        expect((await signIn(phoneNumber, 'Wrong1!!')).status).toBe(401);
      }
      for (let index = 0; index < 3; index++) {
        const locked = await signIn(phoneNumber);
        expect(locked).toMatchObject({ status: 429, json: { code: 'SIGN_IN_LOCKED' } });
        waits.push(Number(locked.headers.get('retry-after')));
        await test.sql('UPDATE sign_in_lock SET locked_until = now()');
        expect((await signIn(phoneNumber, 'Wrong1!!')).status).toBe(401);
      }

      // Some of it may be over by the next try.
      expect(waits.map((seconds) => Math.ceil(seconds / 10) * 10)).toEqual([30, 60, 120]);
      await test.sql('UPDATE sign_in_lock SET locked_until = now()');
      expect((await signIn(phoneNumber)).status).toBe(200);
      expect((await signIn(phoneNumber, 'Wrong1!!')).status).toBe(401);
      expect((await signIn(phoneNumber)).status).toBe(200);
    });

    it('that locks an unknown number like a known one', async () => {
      const phoneNumber = newPhone();
      for (let index = 0; index < 5; index++) await signIn(phoneNumber);

      expect(await signIn(phoneNumber)).toMatchObject({ status: 429, json: { code: 'SIGN_IN_LOCKED' } });
    });

    it('that allows five guesses, however many run at once', async () => {
      const { phoneNumber } = await newMember(test);

      const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(phoneNumber, 'Wrong1!!')));

      expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    });

    it('that right and wrong tries at once settle without an error', async () => {
      const { phoneNumber } = await newMember(test);

      const answers = await Promise.all(
        Array.from({ length: 16 }, (_, index) =>
          signIn(phoneNumber, index % 4 === 0 ? 'Wrong1!!' : PASSWORD),
        ),
      );

      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
    });
  });

  describe('goes on with a refresh', () => {
    it('that trades the cookie for a new one and a new token', async () => {
      const member = await newMember(test);
      const first = await signIn(member.phoneNumber);

      const second = await refresh(cookieOf(first));

      expect(second.status).toBe(200);
      expect(cookieOf(second)).not.toBe(cookieOf(first));
      expect((await infostate(member, tokenOf(second))).status).toBe(200);
      expect((await refresh(cookieOf(second))).status).toBe(200);
    });

    it('that only a page of this address may ask for', async () => {
      const cookie = cookieOf(await signIn((await newMember(test)).phoneNumber));
      const from = (site: string) =>
        send(`${test.url}/v2/authmember/refresh`, { headers: { cookie, 'sec-fetch-site': site } });

      for (const site of ['cross-site', 'same-site', 'none', '']) {
        expect(await from(site)).toMatchObject({ status: 401, json: { code: 'REFRESH_TOKEN_MISSING' } });
      }
      expect((await from('same-origin')).status).toBe(200);
    });

    it('that two tabs may do with one cookie within ten seconds', async () => {
      const first = await signIn((await newMember(test)).phoneNumber);

      const tabs = await Promise.all([1, 2, 3].map(() => refresh(cookieOf(first))));

      expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200]);
      for (const tab of tabs) expect((await refresh(cookieOf(tab))).status).toBe(200);
    });

    it('that ends the whole family when an old cookie is used after those ten seconds', async () => {
      const first = await signIn((await newMember(test)).phoneNumber);
      const second = await refresh(cookieOf(first));
      await test.sql(
        `UPDATE refresh_token SET rotated_at = now() - interval '11 seconds' WHERE rotated_at IS NOT NULL`,
      );

      const reused = await refresh(cookieOf(first));

      expect(reused).toMatchObject({
        status: 403,
        json: { code: 'LOGIN_EXPIRED', message: 'Your login has expired.' },
      });
      expect(codeOf(await refresh(cookieOf(second)))).toBe('LOGIN_EXPIRED');
    });

    it('that leaves other families alone', async () => {
      const { phoneNumber } = await newMember(test);
      const [phone, laptop] = [await signIn(phoneNumber), await signIn(phoneNumber)];
      await refresh(cookieOf(phone));
      await test.sql(
        `UPDATE refresh_token SET rotated_at = now() - interval '11 seconds' WHERE rotated_at IS NOT NULL`,
      );
      await refresh(cookieOf(phone));

      expect((await refresh(cookieOf(laptop))).status).toBe(200);
    });

    it('that ends after 30 days', async () => {
      const answer = await signIn((await newMember(test)).phoneNumber);
      const cookie = cookieOf(answer);
      const sessionId = cookie.split('.')[1];
      await test.sql('UPDATE session SET expires_at = now() WHERE id = $1', [sessionId]);

      expect(codeOf(await refresh(cookie))).toBe('LOGIN_EXPIRED');
    });

    it('that ends after two weeks without one', async () => {
      const cookie = cookieOf(await signIn((await newMember(test)).phoneNumber));
      const unused = `UPDATE refresh_token SET created_at = now() - interval '14 days' WHERE session_id = $1`;
      await test.sql(unused, [cookie.split('.')[1]]);
      expect(codeOf(await refresh(cookie))).toBe('LOGIN_EXPIRED');
    });

    it.each([
      ['', 401, 'REFRESH_TOKEN_MISSING'],
      ['refreshToken=', 401, 'REFRESH_TOKEN_MISSING'],
      ['refreshToken=nonsense', 403, 'LOGIN_EXPIRED'],
      ['refreshToken=%00%F0', 403, 'LOGIN_EXPIRED'],
      [
        'refreshToken=0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10.0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10.x',
        403,
        'LOGIN_EXPIRED',
      ],
    ])('that refuses the cookie "%s"', async (cookie, status, code) => {
      expect(await refresh(cookie)).toMatchObject({ status, json: { code } });
    });

    it('that takes no altered secret', async () => {
      const cookie = cookieOf(await signIn((await newMember(test)).phoneNumber));

      expect(codeOf(await refresh(`${cookie.slice(0, -2)}zz`))).toBe('LOGIN_EXPIRED');
      await signOut(`${cookie.slice(0, -2)}zz`);
      expect((await refresh(cookie)).status).toBe(200);
    });
  });

  describe('ends', () => {
    it('with a sign-out, which clears the cookies', async () => {
      const first = await signIn((await newMember(test)).phoneNumber);

      const out = await signOut(cookieOf(first));

      expect(out.status).toBe(204);
      expect(out.headers.getSetCookie()).toHaveLength(2);
      for (const cookie of out.headers.getSetCookie())
        expect(cookie).toMatch(/^refreshToken=;.*Expires=Thu, 01 Jan 1970/);
      expect(codeOf(await refresh(cookieOf(first)))).toBe('LOGIN_EXPIRED');
    });

    it('without complaint when there is none', async () => {
      expect((await signOut()).status).toBe(204);
      expect((await signOut('refreshToken=nonsense')).status).toBe(204);
    });
  });

  describe('with a new password', () => {
    function change({ phoneNumber }: TestAccount, token: string, body: object = {}) {
      return send(`${test.url}/v2/authmember/chpwd`, {
        token,
        body: {
          phoneNumber,
          currentPassword: PASSWORD,
          newPassword: NEW_PASSWORD,
          password: NEW_PASSWORD.normalize('NFD'),
          ...body,
        },
      });
    }

    it('ends all other families at once and goes on itself', async () => {
      const member = await newMember(test);
      const [own, other] = [await signIn(member.phoneNumber), await signIn(member.phoneNumber)];

      expect((await change(member, tokenOf(own))).status).toBe(204);

      expect(codeOf(await refresh(cookieOf(other)))).toBe('LOGIN_EXPIRED');
      expect((await refresh(cookieOf(own))).status).toBe(200);
      expect((await signIn(member.phoneNumber)).status).toBe(401);
      expect((await signIn(member.phoneNumber, NEW_PASSWORD)).status).toBe(200);
    });

    it('leaves nothing of a sign-in with the old one that came in the same moment, which waits for nobody', async () => {
      const { accountId, phoneNumber } = await newMember(test);
      await signIn(phoneNumber);
      const changing = new Client({ connectionString: test.databaseUrl });
      await changing.connect();
      await changing.query('BEGIN');
      await changing.query(`UPDATE account SET password_hash = password_hash || 'x' WHERE id = $1`, [
        accountId,
      ]);
      await changing.query('UPDATE session SET revoked_at = now() WHERE account_id = $1', [accountId]);

      const signedIn = await signIn(phoneNumber);
      await changing.query('COMMIT');
      await changing.end();

      expect(signedIn.status).toBe(200);
      expect(codeOf(await refresh(cookieOf(signedIn)))).toBe('LOGIN_EXPIRED');
    });

    it('begins none for the old one, though it was right as it was looked at', async () => {
      const member = await newMember(test);
      const passwords = test.get(PasswordHasher);
      const verify = passwords.verify.bind(passwords);
      const changing = jest.spyOn(passwords, 'verify').mockImplementationOnce(async (...tried) => {
        const isRight = await verify(...tried);
        await change(member, member.token);
        return isRight;
      });
      expect((await signIn(member.phoneNumber)).status).toBe(401);
      changing.mockRestore();
    });

    it.each([
      ['a wrong current password', { currentPassword: 'Wrong1!!' }, 422, 'CURRENT_PASSWORD_WRONG'],
      ['no current password', { currentPassword: undefined }, 400, 'VALIDATION_FAILED'],
      ['a different repetition', { password: 'Kalabaw3$' }, 400, 'VALIDATION_FAILED'],
      ['a weak password', { newPassword: 'kalabaw2', password: 'kalabaw2' }, 400, 'VALIDATION_FAILED'],
      ['another member’s number', { phoneNumber: '639999999999' }, 403, 'NOT_YOUR_ACCOUNT'],
    ])('refuses %s', async (_, body, status, code) => {
      const member = await newMember(test);
      const own = await signIn(member.phoneNumber);

      expect(await change(member, tokenOf(own), body)).toMatchObject({ status, json: { code } });
      expect((await signIn(member.phoneNumber)).status).toBe(200);
    });

    it('lets one current password serve for one change, however many run at once', async () => {
      const member = await newMember(test);
      const news = Array.from({ length: 6 }, (_, index) => `Kalabaw${index}$`);

      const answers = await Promise.all(
        news.map((password) => change(member, member.token, { newPassword: password, password })),
      );

      expect(answers.map(({ status }) => status).sort()).toEqual([204, 422, 422, 422, 422, 422]);
      const current = news[answers.findIndex(({ status }) => status === 204)];
      expect((await signIn(member.phoneNumber, current)).status).toBe(200);
    });

    it('leaves no session to a sign-in with the old one at the same moment', async () => {
      for (let round = 0; round < 4; round++) {
        const member = await newMember(test);

        const [changed, ...others] = await Promise.all([
          change(member, member.token),
          ...Array.from({ length: 5 }, () => signIn(member.phoneNumber)),
        ]);

        expect(changed.status).toBe(204);
        for (const other of others) {
          if (other.status === 200) expect(codeOf(await refresh(cookieOf(other)))).toBe('LOGIN_EXPIRED');
          else expect(other.status).toBe(401);
        }
      }
    });

    it('counts wrong current passwords like failed sign-ins', async () => {
      const member = await newMember(test);
      const tries = Array.from({ length: 8 }, () =>
        change(member, member.token, { currentPassword: 'Wrong1!!' }),
      );
      const answers = await Promise.all(tries);

      expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
      expect((await signIn(member.phoneNumber)).status).toBe(429);
    });
  });
});
