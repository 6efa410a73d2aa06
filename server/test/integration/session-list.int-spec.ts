import { randomUUID } from 'node:crypto';
import type { SessionListDto } from '@pautang/sdk';
import { startApp, type TestApp } from '../support/app';
import { addStaff, newMember, PASSWORD } from '../support/factories';
import { type Answer, cookieOf, deviceCookieOf, send } from '../support/http';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A146B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const IN_THE_PHILIPPINES = '112.198.64.23';

describe('where one is signed in', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp({ TRUST_PROXY: '127.0.0.1', STAFF_SECOND_FACTOR: 'optional' });
  });

  afterAll(() => test.close());

  const signIn = async (phoneNumber: string, headers: Record<string, string> = {}, password = PASSWORD) => {
    const answer = await send(`${test.url}/v2/authmember/login`, {
      body: { phoneNumber, password },
      headers: { 'user-agent': PHONE, 'x-forwarded-for': IN_THE_PHILIPPINES, ...headers },
    });
    const { accessToken } = answer.json as { accessToken: string };
    return { token: accessToken, cookie: cookieOf(answer), device: deviceCookieOf(answer) };
  };
  const refresh = (cookie: string) => send(`${test.url}/v2/authmember/refresh`, { headers: { cookie } });
  const sessions = (token: string | undefined, path = '', method = 'GET', headers = {}): Promise<Answer> =>
    send(`${test.url}/v2/authmember/sessions${path}`, { method, headers, ...(token && { token }) });
  const listed = async (token: string) => ((await sessions(token)).json as SessionListDto).items;
  const endings = async (accountId: string) =>
    (
      await test.sql<{ sessions: string[] }>(
        `SELECT after -> 'sessions' AS sessions FROM audit_entry
         WHERE actor_id = $1 AND action = 'SESSIONS_ENDED' AND after ->> 'reason' = 'ENDED_BY_OWNER'`,
        [accountId],
      )
    ).map(({ sessions }) => sessions.length);

  it('is told with device, place and times, and which one asks', async () => {
    const { phoneNumber } = await newMember(test);
    const first = await signIn(phoneNumber);
    const other = await signIn(phoneNumber, { 'user-agent': 'node', 'x-forwarded-for': '10.0.0.1' });
    await refresh(first.cookie);

    const items = await listed(other.token);

    expect(items).toEqual([
      {
        id: expect.any(String),
        firstSeenAt: expect.any(String),
        lastSeenAt: items[0]?.firstSeenAt,
        isCurrent: true,
      },
      {
        id: expect.any(String),
        device: 'Chrome on Android',
        place: 'Philippines',
        firstSeenAt: expect.any(String),
        lastSeenAt: expect.any(String),
        isCurrent: false,
      },
    ]);
    expect(Date.parse(items[1]?.lastSeenAt ?? '')).toBeGreaterThan(Date.parse(items[1]?.firstSeenAt ?? ''));
    const inFilipino = await sessions(first.token, '', 'GET', { 'accept-language': 'fil' });
    expect((inFilipino.json as SessionListDto).items[0]?.device).toBe('Chrome sa Android');
  });

  it('keeps neither the address nor what the browser wrote', async () => {
    const { accountId, phoneNumber } = await newMember(test);
    await signIn(phoneNumber);

    const [kept] = await test.sql('SELECT s::text AS row FROM session s WHERE account_id = $1', [accountId]);

    expect(kept?.row).toContain('112.198.64.0');
    expect(kept?.row).not.toContain(IN_THE_PHILIPPINES);
    expect(kept?.row).not.toContain('SM-A146B');
  });

  it('is ended one by one: the refresh is refused at once, and its device is a new one again', async () => {
    const { accountId, phoneNumber } = await newMember(test);
    const [own, other] = [await signIn(phoneNumber), await signIn(phoneNumber)];
    const known = () => test.sql('SELECT 1 FROM known_device WHERE account_id = $1', [accountId]);
    expect(await known()).toHaveLength(2);
    const id = (await listed(own.token))[1]?.id;

    expect((await sessions(own.token, `/${id}`, 'DELETE')).status).toBe(204);
    expect((await sessions(own.token, `/${id}`, 'DELETE')).status).toBe(204);

    expect(await refresh(other.cookie)).toMatchObject({ status: 403, json: { code: 'LOGIN_EXPIRED' } });
    expect((await refresh(own.cookie)).status).toBe(200);
    expect(await listed(own.token)).toHaveLength(1);
    expect(await known()).toHaveLength(1);
    expect(await endings(accountId)).toEqual([1]);
  });

  it('is ended everywhere else, and goes on here', async () => {
    const { accountId, phoneNumber } = await newMember(test);
    const others = [await signIn(phoneNumber), await signIn(phoneNumber)];
    const own = await signIn(phoneNumber);

    expect((await sessions(own.token, '', 'DELETE')).status).toBe(204);
    expect((await sessions(own.token, '', 'DELETE')).status).toBe(204);

    for (const { cookie } of others) expect((await refresh(cookie)).status).toBe(403);
    expect((await refresh(own.cookie)).status).toBe(200);
    expect(await listed(own.token)).toHaveLength(1);
    expect(await test.sql('SELECT 1 FROM known_device WHERE account_id = $1', [accountId])).toHaveLength(1);
    expect(await endings(accountId)).toEqual([2]);
  });

  it('is ended, and its cookie taken away, by no page of another address', async () => {
    const { cookie } = await signIn((await newMember(test)).phoneNumber);
    const headers = { cookie, 'sec-fetch-site': 'same-site' };

    const answer = await send(`${test.url}/v2/authmember/logout`, { method: 'POST', headers });

    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await refresh(cookie)).status).toBe(200);
  });

  it("is nobody else's to see or end", async () => {
    const [member, stranger] = [await newMember(test), await newMember(test)];
    const own = await signIn(member.phoneNumber);
    const theirs = await signIn(stranger.phoneNumber);
    const [{ id } = { id: '' }] = await listed(own.token);

    for (const asked of [id, randomUUID(), 'nonsense']) {
      expect(await sessions(theirs.token, `/${asked}`, 'DELETE')).toMatchObject({
        status: 404,
        json: { code: 'SESSION_NOT_FOUND' },
      });
    }
    expect((await sessions(theirs.token, '', 'DELETE')).status).toBe(204);
    for (const [path, method] of [
      ['', 'GET'],
      [`/${id}`, 'DELETE'],
      ['', 'DELETE'],
    ] as const) {
      expect((await sessions(undefined, path, method)).status).toBe(401);
    }

    expect((await refresh(own.cookie)).status).toBe(200);
  });

  it('leaves out what ended, ran out, was not used for two weeks, or began with another password', async () => {
    const { accountId, phoneNumber } = await newMember(test);
    const left = await signIn(phoneNumber);
    await send(`${test.url}/v2/authmember/logout`, { method: 'POST', headers: { cookie: left.cookie } });
    await signIn(phoneNumber);
    await test.sql('UPDATE session SET expires_at = now() WHERE account_id = $1', [accountId]);
    await signIn(phoneNumber);
    await test.sql(
      `UPDATE session SET password_print = 'another' WHERE account_id = $1 AND revoked_at IS NULL AND expires_at > now()`,
      [accountId],
    );
    const unused = await signIn(phoneNumber);
    await test.sql(`UPDATE refresh_token SET created_at = now() - interval '14 days' WHERE account_id = $1`, [
      accountId,
    ]);
    const { token } = await signIn(phoneNumber);

    expect(await listed(token)).toHaveLength(1);
    expect((await refresh(unused.cookie)).status).toBe(403);
  });

  it('has one of a browser: a sign-in there ends the one before, and nobody else’s', async () => {
    const [mother, daughter] = [await newMember(test), await newMember(test)];
    const elsewhere = await signIn(mother.phoneNumber);
    const before = await signIn(mother.phoneNumber);
    const family = { cookie: before.device };
    await test.sql(`UPDATE session SET created_at = now() - interval '11 seconds'`);
    // Of two tabs nobody knows whose cookie came last.
    const atOnce = await signIn(mother.phoneNumber, family);
    const hers = await signIn(daughter.phoneNumber, family);
    const now = await signIn(mother.phoneNumber, family);

    const statuses: number[] = [];
    for (const { cookie } of [before, elsewhere, hers, now, atOnce])
      statuses.push((await refresh(cookie)).status);

    expect(statuses).toEqual([403, 200, 200, 200, 200]);
    const endings = await test.sql<{ after: unknown }>(
      `SELECT after FROM audit_entry WHERE actor_id = $1 AND action = 'SESSIONS_ENDED'`,
      [mother.accountId],
    );
    const sessions = [before.cookie.slice('refreshToken='.length).split('.')[1]];
    expect(endings.map(({ after }) => after)).toEqual([{ reason: 'SIGNED_IN_AGAIN', sessions }]);
  });

  it('has one of a browser also where the password was changed there, and knows no other one since', async () => {
    const { phoneNumber, accountId } = await newMember(test);
    const [before, elsewhere] = [await signIn(phoneNumber), await signIn(phoneNumber)];
    const newPassword = 'Kalabaw2$';
    await test.client(before.token).authentication.changePassword({
      requestBody: { phoneNumber, currentPassword: PASSWORD, newPassword, password: newPassword },
    });
    await test.sql(`UPDATE session SET created_at = now() - interval '11 seconds' WHERE account_id = $1`, [
      accountId,
    ]);

    const now = await signIn(phoneNumber, { cookie: before.device }, newPassword);
    const there = await signIn(phoneNumber, { cookie: elsewhere.device }, newPassword);

    expect([now.device === before.device, there.device === elsewhere.device]).toEqual([true, false]);
    expect((await refresh(before.cookie)).status).toBe(403);
    expect(await listed(now.token)).toHaveLength(2);
  });

  it('counts for staff from the next request on', async () => {
    const { officer } = await addStaff(test);
    const [own, other] = [await signIn(officer.phoneNumber), await signIn(officer.phoneNumber)];
    expect(await listed(other.token)).toHaveLength(3);

    expect((await sessions(own.token, '', 'DELETE')).status).toBe(204);

    expect(await sessions(other.token)).toMatchObject({ status: 403, json: { code: 'TOKEN_INVALID' } });
    expect((await sessions(own.token)).status).toBe(200);
  });
});
