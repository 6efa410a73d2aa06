import { CodePurge } from '../../src/modules/auth/code-purge.service';
import { NewDevices } from '../../src/modules/auth/sessions/new-devices.service';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { askName } from '../support/corrections';
import { eventually } from '../support/eventually';
import {
  activatedMember,
  addStaff,
  newMember,
  newPhone,
  PASSWORD,
  type TestAccount,
  type TestStaff,
} from '../support/factories';
import { Gateway, hangUp } from '../support/gateway';
import { type Answer, cookieOf, deviceCookieOf, send } from '../support/http';
import { inTurnBehind, ofMember } from '../support/in-turn';

const NEW_PASSWORD = 'Kalabaw2$';
const SITE = 'https://pautang.example';
const CHROME =
  'Mozilla/5.0 (Linux; Android 14; SM-A146B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

describe('a member whose account somebody else may be in', () => {
  let test: TestApp;
  let staff: TestStaff;
  let gateway: Gateway;

  beforeAll(async () => {
    gateway = await new Gateway().start();
    test = await startApp({
      ACCOUNT_RECOVERY: 'true',
      ...gateway.settings,
      PUBLIC_URL: SITE,
      TRUST_PROXY: '127.0.0.1',
    });
    staff = await addStaff(test);
  });

  afterAll(async () => {
    await test.close();
    await gateway.stop();
  });

  let lastAddress = 0;
  const post = (path: string, body: object, more: object = {}) =>
    send(`${test.url}/v2${path}`, { body, ...more });
  const signIn = (
    { phoneNumber }: Pick<TestAccount, 'phoneNumber'>,
    { password = PASSWORD, ...headers }: Record<string, string> = {},
  ) =>
    post('/authmember/login', { phoneNumber, password }, { headers: { 'user-agent': CHROME, ...headers } });
  const changePassword = (member: TestAccount, signedIn: Answer) =>
    post(
      '/authmember/chpwd',
      {
        phoneNumber: member.phoneNumber,
        currentPassword: PASSWORD,
        newPassword: NEW_PASSWORD,
        password: NEW_PASSWORD,
      },
      { token: (signedIn.json as { accessToken: string }).accessToken },
    );
  const refresh = (signedIn: Answer) =>
    send(`${test.url}/v2/authmember/refresh`, { headers: { cookie: cookieOf(signedIn) } });
  const stop = (token: string) => {
    lastAddress += 1;
    return post('/authmember/not-me', { token }, { headers: { 'x-forwarded-for': `10.1.0.${lastAddress}` } });
  };
  const told = async (member: TestAccount, count: number) => {
    await eventually(async () => expect(gateway.textsTo(member)).toHaveLength(count));
    return gateway.textsTo(member);
  };
  const noticesOf = ({ accountId }: TestAccount) =>
    test.sql<{ kind: string; row: string }>(
      'SELECT kind, n::text AS row FROM security_notice n WHERE account_id = $1 ORDER BY created_at',
      [accountId],
    );
  const untold = () => test.sql('SELECT id FROM session WHERE news_in IS NOT NULL');
  const tokenIn = (text = '') => /\/not-me#([\w-]{43})$/.exec(text)?.[1] ?? '';
  /** A member whom a sign-in on a new device was told of. */
  const warned = async (made = newMember) => {
    const member = await made(test);
    const own = await signIn(member);
    const thief = await signIn(member);
    const [text = ''] = await told(member, 1);
    return { member, own, thief, text, token: tokenIn(text) };
  };

  it('is told of a device that is not known, and not of the first sign-in or a known one', async () => {
    const member = await newMember(test);
    const first = await signIn(member);
    await signIn(member, { cookie: deviceCookieOf(first) });
    await signIn(member, { 'accept-language': 'fil' });
    await signIn(member, { 'user-agent': 'node' });
    await signIn(member, { password: 'Wrong1!!' });

    const texts = await told(member, 2);

    expect(texts.sort()).toEqual([
      expect.stringMatching(
        /^Pautang: May nag-sign in sa account mo mula sa bagong device\. Kung hindi ikaw iyon, .* https:\/\/pautang\.example\/not-me#[\w-]{43}$/,
      ),
      expect.stringMatching(
        /^Pautang: Your account was signed in to from a new device \(Chrome on Android\)\. If it was not you, stop it: https:\/\/pautang\.example\/not-me#[\w-]{43}$/,
      ),
    ]);
    const kept = await noticesOf(member);
    expect(kept.map(({ kind }) => kind)).toEqual(['NEW_DEVICE', 'NEW_DEVICE']);
    for (const text of texts) expect(JSON.stringify(kept)).not.toContain(tokenIn(text));
  });

  it('is told of ten devices a day at most, and staff of none', async () => {
    const member = await newMember(test);
    for (let count = 0; count < 12; count++) await signIn(member);
    await signIn(staff.officer);
    await signIn(staff.officer);

    await eventually(async () => expect(await untold()).toEqual([]));
    await told(member, 10);

    expect(await noticesOf(member)).toHaveLength(10);
    expect(gateway.textsTo(staff.officer)).toEqual([]);
  });

  it('is told once, by whichever of several workers, also where the server died that signed in', async () => {
    const member = await newMember(test);
    const first = await signIn(member);
    // What such a server leaves behind.
    await test.sql(`UPDATE session SET news_in = 'fil' WHERE account_id = $1`, [member.accountId]);
    const cookie = deviceCookieOf(first);
    await Promise.all([signIn(member), signIn(member), signIn(member, { cookie })]);
    const workers = Array.from({ length: 4 }, () => test.get(NewDevices).tell());
    await Promise.all(workers);

    await eventually(async () => expect(await untold()).toEqual([]));
    const texts = await told(member, 3);

    expect(await noticesOf(member)).toHaveLength(3);
    expect(texts.filter((text) => text.includes('May nag-sign in'))).toHaveLength(1);
  });

  it('is told in the language of before, whatever the one chose who signed in', async () => {
    const member = await newMember(test);
    await signIn(member);
    await signIn(member, { 'accept-language': 'fil' });

    const [text] = await told(member, 1);

    expect(text).toContain('Your account was signed in to from a new device');
  });

  it('is told of another password, by change and by recovery', async () => {
    const member = await newMember(test);
    const { phoneNumber } = member;
    expect((await changePassword(member, await signIn(member))).status).toBe(204);
    const issued = await post(
      '/backoffice/recovery-codes',
      { phoneNumber },
      { token: staff.assistant.token },
    );
    const { recoveryCode } = issued.json as { recoveryCode: string };
    expect(
      (await post('/authmember/recover', { phoneNumber, recoveryCode, newPassword: PASSWORD })).status,
    ).toBe(204);

    const texts = await told(member, 3);

    for (const news of [
      'The password of your account was changed.',
      'A new password was set for your account with a recovery code.',
    ]) {
      expect(texts).toContainEqual(expect.stringContaining(news));
    }
    expect((await noticesOf(member)).map(({ kind }) => kind)).toEqual([
      'PASSWORD_CHANGED',
      'ACCOUNT_RECOVERED',
    ]);
  });

  it('stops it: all sessions end, and the password signs nobody in until a recovery sets another', async () => {
    const { member, own, thief, token } = await warned();
    const { phoneNumber, accountId } = member;

    expect(await stop(token)).toMatchObject({ status: 204, text: '' });

    for (const session of [own, thief]) {
      expect(await refresh(session)).toMatchObject({ status: 403, json: { code: 'LOGIN_EXPIRED' } });
    }
    expect(await signIn(member)).toMatchObject({ status: 403, json: { code: 'PASSWORD_BARRED' } });
    expect(await changePassword(member, thief)).toMatchObject({ json: { code: 'CURRENT_PASSWORD_WRONG' } });
    const [entry] = await test.sql(
      `SELECT after FROM audit_entry WHERE actor_id = $1 AND action = 'PASSWORD_BARRED'`,
      [accountId],
    );
    expect(entry).toMatchObject({ after: { toldOf: 'NEW_DEVICE' } });

    const issued = await post(
      '/backoffice/recovery-codes',
      { phoneNumber },
      { token: staff.assistant.token },
    );
    const { recoveryCode } = issued.json as { recoveryCode: string };
    await post('/authmember/recover', { phoneNumber, recoveryCode, newPassword: NEW_PASSWORD });
    expect((await signIn(member)).status).toBe(401);
    expect((await signIn(member, { password: NEW_PASSWORD })).status).toBe(200);
  });

  it.each([
    [
      'another bank account',
      '/member/corrections/account',
      { bankName: 'GCash', accountNumber: '09171234567', password: PASSWORD },
    ],
    ['a download of all data', '/member/download', { password: PASSWORD }],
    ['the end of the account', '/member/close', { password: PASSWORD }],
  ])('stops it at the moment at which somebody asks with the password for %s', async (_, path, body) => {
    const { member, thief, token } = await warned(activatedMember);
    const { accessToken } = thief.json as { accessToken: string };

    const [stopped, asked] = await inTurnBehind(test, ofMember(member), [
      () => stop(token),
      () => post(path, body, { token: accessToken }),
    ]);

    expect(stopped).toMatchObject({ value: { status: 204 } });
    expect(asked).toMatchObject({ value: { status: 422, json: { code: 'CURRENT_PASSWORD_WRONG' } } });
    for (const table of ['correction', 'data_export', 'closed_account']) {
      expect(await test.sql(`SELECT 1 FROM ${table} WHERE member_id = $1`, [member.accountId])).toEqual([]);
    }
  });

  it('tells a stranger nothing of it', async () => {
    const { member, token } = await warned();
    await stop(token);

    const wrong = await signIn(member, { password: 'Wrong1!!' });
    const unknown = await signIn({ phoneNumber: newPhone() }, { password: 'Wrong1!!' });

    expect(wrong).toMatchObject({ status: 401, json: { code: 'SIGN_IN_FAILED' } });
    expect(unknown.text).toBe(wrong.text);
  });

  it('stops it once, also when the button is pressed at once in two places, and for a day', async () => {
    const [{ token }, late] = [await warned(), await warned()];
    await test.sql(
      `UPDATE security_notice SET created_at = created_at - interval '25 hours' WHERE account_id = $1`,
      [late.member.accountId],
    );

    const answers = await Promise.all([stop(token), stop(token), stop(token)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422, 422]);
    expect(await stop(late.token)).toMatchObject({ status: 422, json: { code: 'STOP_CODE_INVALID' } });
    expect((await refresh(late.own)).status).toBe(200);
  });

  it('stops a correction by the link of its message for as long as it cools, where that is longer than a day', async () => {
    const slow = await startSecondApp(test, {
      ...gateway.settings,
      ROLE: 'web',
      PUBLIC_URL: SITE,
      CORRECTION_COOLING_HOURS: '72',
    });
    const tokens: string[] = [];
    for (const age of ['71 hours', '73 hours']) {
      const member = await activatedMember(test);
      await askName({ ...member, client: slow.client(member.token) });
      tokens.push(tokenIn((await told(member, 1))[0]));
      await test.sql(
        `UPDATE security_notice SET created_at = created_at - $2::interval WHERE account_id = $1`,
        [member.accountId, age],
      );
    }
    await slow.get(CodePurge).run();

    const stopped = tokens.map((token) => send(`${slow.url}/v2/authmember/not-me`, { body: { token } }));

    expect((await Promise.all(stopped)).map(({ status }) => status)).toEqual([204, 422]);
    await slow.close();
  });

  it('is not stopped by a link that is made up, or made for another account', async () => {
    const { member, own, token } = await warned();
    const other = await warned();
    const mixed = token.slice(0, 21) + other.token.slice(21);

    for (const forged of [mixed, 'A'.repeat(43), `${token.slice(0, 42)}${token.endsWith('A') ? 'Q' : 'A'}`]) {
      expect(await stop(forged)).toMatchObject({ status: 422, json: { code: 'STOP_CODE_INVALID' } });
    }
    for (const broken of ['', 'x', `${token}x`, { a: 1 }, null]) {
      expect((await post('/authmember/not-me', { token: broken })).status).toBe(400);
    }

    expect((await refresh(own)).status).toBe(200);
    expect((await signIn(member)).status).toBe(200);
  });

  it('limits how often one network tries', async () => {
    const headers = { 'x-forwarded-for': '10.9.9.9' };
    const tries: Answer[] = [];
    for (let count = 0; count < 21; count++) {
      tries.push(await post('/authmember/not-me', { token: 'A'.repeat(43) }, { headers }));
    }

    expect(tries.slice(0, 20).every(({ status }) => status === 422)).toBe(true);
    expect(tries[20]).toMatchObject({ status: 429, json: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(tries[20]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('signs in all the same where the message cannot be sent', async () => {
    const member = await newMember(test);
    await signIn(member);
    gateway.willReplyTo(member.phoneNumber, hangUp, hangUp);

    const answer = await signIn(member);
    // At both of its tries.
    await told(member, 2);

    gateway.willReply();
    expect(answer.status).toBe(200);
    const waiting = await test.sql(
      `SELECT data ->> 'subject' AS subject FROM jobs.job WHERE name = 'send-message' AND state = 'created'`,
    );
    expect(waiting).toContainEqual({ subject: 'news of an account' });
  });
});
