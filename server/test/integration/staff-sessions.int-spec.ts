import { SessionService } from '../../src/modules/auth/session.service';
import { startApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import { addStaff, newMember, newPhone, PASSWORD, type TestAccount } from '../support/factories';
import { cookieOf, send } from '../support/http';
import {
  challengeIn,
  codeOf,
  enrolled,
  forgetLastCode,
  secondFactorCall,
  stopTheClock,
  tokenIn,
  wrongCodeFor,
} from '../support/second-factor';

const MINUTE = 60_000;
const NEW_PASSWORD = 'Kalabaw2$';

let test: TestApp;

beforeAll(async () => {
  test = await startApp({ STAFF_SECOND_FACTOR: 'optional' });
  await stopTheClock();
});

afterAll(async () => {
  jest.useRealTimers();
  await test.close();
});

const post = (path: string, body: object, more: object = {}) =>
  send(`${test.url}/v2/authmember${path}`, { body, ...more });
const signIn = ({ phoneNumber }: Pick<TestAccount, 'phoneNumber'>, password = PASSWORD) =>
  post('/login', { phoneNumber, password });
const refresh = (cookie: string) => send(`${test.url}/v2/authmember/refresh`, { headers: { cookie } });
const signOut = (cookie: string) =>
  send(`${test.url}/v2/authmember/logout`, { method: 'POST', headers: { cookie } });
const sessionOf = (cookie: string) => cookie.split('.')[1] ?? '';
const changePassword = (token: string, { phoneNumber }: TestAccount, currentPassword = PASSWORD) =>
  post(
    '/chpwd',
    { phoneNumber, currentPassword, newPassword: NEW_PASSWORD, password: NEW_PASSWORD },
    { token },
  );

describe('a session of staff', () => {
  const loans = (token: string) => send(`${test.url}/v2/backoffice/loans`, { token });
  const begun = async () => {
    const { officer } = await addStaff(test);
    const answer = await signIn(officer);
    const cookie = cookieOf(answer);
    return { officer, token: tokenIn(answer), cookie, id: sessionOf(cookie) };
  };
  const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
  const set = (column: 'created_at' | 'last_seen_at', id: string, at: Date) =>
    test.sql(`UPDATE session SET ${column} = $2 WHERE id = $1`, [id, at]);
  const lastSeen = async (id: string) =>
    (await test.sql<{ at: Date }>('SELECT last_seen_at AS at FROM session WHERE id = $1', [id]))[0]?.at;
  const isOver = async (token: string, cookie: string) => {
    expect(await loans(token)).toMatchObject({
      status: 403,
      json: { code: 'TOKEN_EXPIRED', message: 'Your login has expired.' },
    });
    expect(await refresh(cookie)).toMatchObject({
      status: 403,
      json: { code: 'LOGIN_EXPIRED', message: 'Your login has expired.' },
    });
    expect(await loans(token)).toMatchObject({ json: { code: 'TOKEN_EXPIRED' } });
  };

  it('ends after half an hour in which nothing was asked', async () => {
    const { token, cookie, id } = await begun();
    await set('last_seen_at', id, ago(30 * MINUTE - 1));
    expect((await loans(token)).status).toBe(200);
    await eventually(async () => expect(await lastSeen(id)).toEqual(ago(0)));

    await set('last_seen_at', id, ago(30 * MINUTE));
    await isOver(token, cookie);
  });

  it('ends twelve hours after it began, however busy it is', async () => {
    const { token, cookie, id } = await begun();
    await set('created_at', id, ago(12 * 60 * MINUTE - 1));
    expect((await loans(token)).status).toBe(200);

    await set('created_at', id, ago(12 * 60 * MINUTE));
    await isOver(token, cookie);
  });

  it('is seen by requests and refreshes, and that is written once a minute at most', async () => {
    const { token, cookie, id } = await begun();
    await set('last_seen_at', id, ago(MINUTE - 1));
    await loans(token);
    await loans(token);
    expect(await lastSeen(id)).toEqual(ago(MINUTE - 1));

    await set('last_seen_at', id, ago(MINUTE));
    expect((await refresh(cookie)).status).toBe(200);
    await eventually(async () => expect(await lastSeen(id)).toEqual(ago(0)));
  });

  it('that stood idle from its beginning, as one of a version of before, ends too', async () => {
    const { token, cookie, id } = await begun();
    await test.sql('UPDATE session SET last_seen_at = NULL, created_at = $2 WHERE id = $1', [
      id,
      ago(30 * MINUTE),
    ]);
    await isOver(token, cookie);
  });

  it('is good for nothing in its name that the database does not have', async () => {
    const { token, id } = await begun();
    await test.sql('DELETE FROM refresh_token WHERE session_id = $1', [id]);
    await test.sql('DELETE FROM session WHERE id = $1', [id]);

    expect(await loans(token)).toMatchObject({ json: { code: 'TOKEN_INVALID' } });
  });

  it('of members goes on as ever', async () => {
    const cookie = cookieOf(await signIn(await newMember(test)));
    await set('created_at', sessionOf(cookie), ago(20 * 24 * 60 * MINUTE));

    expect((await refresh(cookie)).status).toBe(200);
  });
});

describe('the audit trail', () => {
  interface Entry {
    readonly action: string;
    readonly actor: string | null;
    readonly member: string | null;
    readonly after: { readonly reason?: string; readonly sessions?: string[]; readonly session?: string };
  }

  const trail = ({ accountId }: TestAccount) =>
    test.sql<Entry>(
      `SELECT action, actor_id AS actor, member_id AS member, after FROM audit_entry
       WHERE subject = $1 AND action <> 'STAFF_ADDED' ORDER BY created_at, id`,
      [`account ${accountId}`],
    );
  const told = async (account: TestAccount) =>
    (await trail(account)).map(({ action, after }) => [action, after?.reason].filter(Boolean).join(' '));

  it('tells how members sign in, and how their sessions end', async () => {
    const member = await newMember(test);
    const { accountId } = member;
    await signIn(member, 'Wrong1!!');
    const first = cookieOf(await signIn(member));
    await refresh(first);
    await signOut(first);
    const second = cookieOf(await signIn(member));
    const last = await signIn(member);
    expect((await changePassword(tokenIn(last), member, 'Wrong1!!')).status).toBe(422);
    expect((await changePassword(tokenIn(last), member)).status).toBe(204);

    const entries = await trail(member);
    expect(entries.map(({ action }) => action)).toEqual([
      'SIGN_IN_FAILED',
      'SIGNED_IN',
      'SESSIONS_ENDED',
      'SIGNED_IN',
      'SIGNED_IN',
      'PASSWORD_REFUSED',
      'SESSIONS_ENDED',
      'PASSWORD_CHANGED',
    ]);
    for (const { action, actor, member: owner } of entries) {
      const isKnown = !['SIGN_IN_FAILED', 'PASSWORD_REFUSED'].includes(action);
      expect([action, actor, owner]).toEqual([action, isKnown ? accountId : null, accountId]);
    }
    expect(entries[1]?.after.session).toBe(sessionOf(first));
    expect(entries[2]?.after).toEqual({ reason: 'SIGNED_OUT', sessions: [sessionOf(first)] });
    expect(entries[6]?.after).toEqual({ reason: 'PASSWORD_CHANGED', sessions: [sessionOf(second)] });
  });

  it('tells of a token that was used again, once, and of no sign-out that ended nothing', async () => {
    const member = await newMember(test);
    const cookie = cookieOf(await signIn(member));
    await refresh(cookie);
    await test.sql(`UPDATE refresh_token SET rotated_at = rotated_at - interval '1 minute'`);
    expect((await refresh(cookie)).status).toBe(403);
    expect((await refresh(cookie)).status).toBe(403);
    await signOut(cookie);

    expect(await told(member)).toEqual(['SIGNED_IN', 'SESSIONS_ENDED TOKEN_REUSED']);
    expect((await trail(member)).at(-1)).toMatchObject({
      actor: null,
      after: { sessions: [sessionOf(cookie)] },
    });
  });

  it('tells of a lock when it falls, and nothing of tries that it keeps out or of unknown numbers', async () => {
    const member = await newMember(test);
    for (let count = 0; count < 7; count++) await signIn(member, 'Wrong1!!');
    const stranger = { phoneNumber: newPhone() };
    await signIn(stranger, 'Wrong1!!');

    expect(await told(member)).toEqual([...Array<string>(5).fill('SIGN_IN_FAILED'), 'SIGN_IN_LOCKED']);
    const last = await test.sql('SELECT subject FROM audit_entry ORDER BY created_at DESC, id DESC LIMIT 1');
    expect(last).toEqual([{ subject: `account ${member.accountId}` }]);
  });

  it('tells of each second factor, right and wrong', async () => {
    const { officer } = await addStaff(test);
    const authenticator = await enrolled(test, officer.token);
    await forgetLastCode(test, officer);
    const { token } = challengeIn(await signIn(officer));
    await secondFactorCall(test, '', { token, code: wrongCodeFor(authenticator) });
    const cookie = cookieOf(await secondFactorCall(test, '', { token, code: codeOf(authenticator) }));
    await test.sql(`UPDATE session SET last_seen_at = now() - interval '31 minutes' WHERE id = $1`, [
      sessionOf(cookie),
    ]);
    await refresh(cookie);

    expect(await told(officer)).toEqual([
      'SECOND_FACTOR_ENROLLED',
      'SECOND_FACTOR_ASKED',
      'SECOND_FACTOR_REFUSED',
      'SECOND_FACTOR_ACCEPTED',
      'SIGNED_IN',
      'SESSIONS_ENDED TIME_OVER',
    ]);
    expect((await trail(officer)).every(({ member }) => member === null)).toBe(true);
  });

  it('tells of a session whose time is over also where nobody comes back, once', async () => {
    const sessions = test.get(SessionService);
    const begin = async (account: TestAccount) => sessionOf(cookieOf(await signIn(account)));
    const { officer, assistant } = await addStaff(test);
    const member = await newMember(test);
    const idle = await begin(officer);
    const long = await begin(officer);
    const working = await begin(assistant);
    const expired = await begin(member);
    const persistent = await begin(member);
    const set = (column: string, id: string, minutes: number) =>
      test.sql(`UPDATE session SET ${column} = $2 WHERE id = $1`, [
        id,
        new Date(Date.now() - minutes * MINUTE),
      ]);
    await set('last_seen_at', idle, 30);
    await set('created_at', long, 12 * 60);
    await set('last_seen_at', working, 29);
    await set('expires_at', expired, 0);
    await set('created_at', persistent, 29 * 24 * 60);

    await sessions.endOver();
    await sessions.endOver();

    const ends = async (account: TestAccount) =>
      (await trail(account))
        .filter(({ action }) => action === 'SESSIONS_ENDED')
        .map(({ actor, after: { reason, sessions } }) => ({ actor, reason, sessions }));
    const over = (id: string) => ({ actor: null, reason: 'TIME_OVER', sessions: [id] });
    expect(await ends(officer)).toHaveLength(2);
    expect(await ends(officer)).toEqual(expect.arrayContaining([over(idle), over(long)]));
    expect(await ends(assistant)).toEqual([]);
    expect(await ends(member)).toEqual([over(expired)]);
  });

  it('names no phone number, address or code', async () => {
    const member = await newMember(test);
    await signIn(member, 'Wrong1!!');
    await signIn(member);

    const text = JSON.stringify(await trail(member));
    expect(text).not.toContain(member.phoneNumber);
    expect(text).not.toContain('127.0.0');
    expect(text).not.toContain('Wrong1!!');
  });
});
