import { Client } from 'pg';
import { CodePurge } from '../../src/modules/auth/code-purge.service';
import { startApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import { newMember, newPhone, PASSWORD } from '../support/factories';
import { type Answer, cookieOf, deviceCookieOf, send } from '../support/http';

const WRONG = 'Wrong1!!';

interface From {
  readonly address?: string;
  readonly cookie?: string;
}

describe('the lock of sign-ins', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp({ TRUST_PROXY: '1' });
  });

  afterAll(() => test.close());

  const signIn = (phoneNumber: string, password: string, { address, cookie }: From = {}) =>
    send(`${test.url}/v2/authmember/login`, {
      body: { phoneNumber, password },
      headers: { ...(address && { 'x-forwarded-for': address }), ...(cookie && { cookie }) },
    });
  const failing = async (phoneNumber: string, times: number, from?: From) => {
    for (let count = 0; count < times; count++) {
      expect((await signIn(phoneNumber, WRONG, from)).status).toBe(401);
    }
  };
  const isLocked = ({ status, json }: Answer) =>
    status === 429 && (json as { code: string }).code === 'SIGN_IN_LOCKED';
  const later = (minutes: number) =>
    test.sql(
      `UPDATE sign_in_lock SET forgotten_at = forgotten_at - $1 * interval '1 minute',
         locked_until = locked_until - $1 * interval '1 minute'`,
      [minutes],
    );

  /** As after so many failures, each from a network of its own; the test makes the first one. */
  const failedElsewhere = async (phoneNumber: string, failures: number) => {
    await failing(phoneNumber, 1, { address: '203.0.113.1' });
    await test.sql(`UPDATE sign_in_lock SET forgotten_at = now() + $1 * interval '15 minutes'`, [failures]);
  };

  it('forgets a failure in a quarter of an hour, so one an hour locks nobody out', async () => {
    const { phoneNumber } = await newMember(test);
    await failing(phoneNumber, 4);
    for (let hour = 0; hour < 8; hour++) {
      await later(60);
      await failing(phoneNumber, 1);
    }
    await later(60);
    await failing(phoneNumber, 3);

    expect((await signIn(phoneNumber, PASSWORD)).status).toBe(200);
  });

  it('does not grow for ever, but as long as failures come faster than they are forgotten', async () => {
    const { phoneNumber } = await newMember(test);
    await failing(phoneNumber, 5);
    await later(1);
    await failing(phoneNumber, 1);
    expect(isLocked(await signIn(phoneNumber, PASSWORD))).toBe(true);
    await later(60);
    await failing(phoneNumber, 2);

    expect((await signIn(phoneNumber, PASSWORD)).status).toBe(200);
  });

  it('says how long it lasts', async () => {
    const { phoneNumber } = await newMember(test);
    const words = async (language: string) => {
      const { json } = await send(`${test.url}/v2/authmember/login`, {
        body: { phoneNumber, password: PASSWORD },
        headers: { 'accept-language': language },
      });
      return (json as { message: string }).message;
    };
    await failing(phoneNumber, 5);
    expect(await words('en')).toBe('Too many failed tries. Please wait a minute before you sign in again.');

    await later(-7);
    expect(await words('en')).toBe('Too many failed tries. Please wait 8 minutes before you sign in again.');
    expect(await words('fil')).toContain('Maghintay muna ng 8 minuto');
  });

  it('does not last until the time of a clock that was ahead and is set back, nor do failures', async () => {
    const [locked, slipped] = [await newMember(test), await newMember(test)];
    await failing(locked.phoneNumber, 5);
    await failing(slipped.phoneNumber, 1);
    await later(-24 * 60);

    expect((await signIn(locked.phoneNumber, PASSWORD)).status).toBe(200);
    await failing(slipped.phoneNumber, 5);
    expect(isLocked(await signIn(slipped.phoneNumber, PASSWORD))).toBe(true);
  });

  it('is on the number and the network together', async () => {
    const { phoneNumber } = await newMember(test);
    await failing(phoneNumber, 5, { address: '203.0.113.7' });

    expect(isLocked(await signIn(phoneNumber, PASSWORD, { address: '203.0.113.7' }))).toBe(true);
    expect((await signIn(phoneNumber, PASSWORD, { address: '198.51.100.7' })).status).toBe(200);
    expect(isLocked(await signIn(phoneNumber, PASSWORD, { address: '203.0.113.7' }))).toBe(true);
  });

  it('takes a /64 of IPv6 for one network', async () => {
    const { phoneNumber } = await newMember(test);
    for (let host = 1; host <= 5; host++) {
      await failing(phoneNumber, 1, { address: `2001:db8:1:2::${host}` });
    }

    expect(isLocked(await signIn(phoneNumber, PASSWORD, { address: '2001:db8:1:2:9::9' }))).toBe(true);
    expect((await signIn(phoneNumber, PASSWORD, { address: '2001:db8:1:3::1' })).status).toBe(200);
  });

  it.each(['a member', 'nobody'])(
    'is on the number of %s alone after fifty failures from many networks',
    async (whose) => {
      const phoneNumber = whose === 'nobody' ? newPhone() : (await newMember(test)).phoneNumber;
      await failedElsewhere(phoneNumber, 49);
      await failing(phoneNumber, 1, { address: '198.51.100.2' });

      expect(isLocked(await signIn(phoneNumber, PASSWORD, { address: '198.51.100.1' }))).toBe(true);
    },
  );

  it('does not shut out a browser that has signed in before, from wherever others try', async () => {
    const { phoneNumber } = await newMember(test);
    const address = '203.0.113.7';
    const cookie = deviceCookieOf(await signIn(phoneNumber, PASSWORD, { address }));
    await failedElsewhere(phoneNumber, 45);
    await failing(phoneNumber, 5, { address });

    expect(isLocked(await signIn(phoneNumber, PASSWORD, { address }))).toBe(true);
    expect((await signIn(phoneNumber, PASSWORD, { address, cookie })).status).toBe(200);
    expect((await signIn(phoneNumber, PASSWORD, { address: '198.51.100.1', cookie })).status).toBe(200);
    expect(isLocked(await signIn(phoneNumber, PASSWORD, { address }))).toBe(true);
  });

  it('holds a known browser to its own five failures', async () => {
    const { phoneNumber } = await newMember(test);
    const cookie = deviceCookieOf(await signIn(phoneNumber, PASSWORD));
    await failing(phoneNumber, 5, { cookie });

    expect(isLocked(await signIn(phoneNumber, PASSWORD, { cookie }))).toBe(true);
    expect(isLocked(await signIn(phoneNumber, PASSWORD))).toBe(true);
  });

  it('knows a browser for the accounts that it signed in to, and for no other', async () => {
    const [own, sibling, stranger] = [await newMember(test), await newMember(test), await newMember(test)];
    const cookie = deviceCookieOf(await signIn(own.phoneNumber, PASSWORD));
    const again = deviceCookieOf(await signIn(sibling.phoneNumber, PASSWORD, { cookie }));
    expect(again).toBe(cookie);
    for (const { phoneNumber } of [own, sibling, stranger]) await failing(phoneNumber, 5);

    expect((await signIn(own.phoneNumber, PASSWORD, { cookie })).status).toBe(200);
    expect((await signIn(sibling.phoneNumber, PASSWORD, { cookie })).status).toBe(200);
    expect(isLocked(await signIn(stranger.phoneNumber, PASSWORD, { cookie }))).toBe(true);
  });

  it('takes no browser for known that was not told so here, and keeps hashes alone', async () => {
    const { phoneNumber, accountId } = await newMember(test);
    const cookie = 'device=made-up';

    const issued = deviceCookieOf(await signIn(phoneNumber, PASSWORD, { cookie }));

    expect(issued).not.toBe(cookie);
    const kept = await test.sql('SELECT d::text FROM known_device d WHERE account_id = $1', [accountId]);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(issued.split('=')[1]);
  });

  it('gives the browser a cookie for signing in alone, which no script reads', async () => {
    const { phoneNumber } = await newMember(test);

    const cookies = (await signIn(phoneNumber, PASSWORD)).headers.getSetCookie();

    const device = cookies.find((cookie) => cookie.startsWith('device='));
    expect(device).toMatch(/Path=\/v2\/authmember\/login;.*HttpOnly.*SameSite=Strict/);
    expect(device).toMatch(/Max-Age=15552000/);
  });

  it('lets a member who is signed in change the password while others try', async () => {
    const member = await newMember(test);
    await failing(member.phoneNumber, 5);
    const change = (currentPassword: string) =>
      send(`${test.url}/v2/authmember/chpwd`, {
        token: member.token,
        body: {
          phoneNumber: member.phoneNumber,
          currentPassword,
          newPassword: 'Kalabaw2$',
          password: 'Kalabaw2$',
        },
      });

    expect((await change(WRONG)).status).toBe(422);
    expect((await change(PASSWORD)).status).toBe(204);
  });

  it('knows no browser any more once the password was changed elsewhere', async () => {
    const member = await newMember(test);
    await signIn(member.phoneNumber, PASSWORD);
    const devices = () => test.sql('SELECT 1 FROM known_device WHERE account_id = $1', [member.accountId]);
    expect(await devices()).toHaveLength(1);

    const { phoneNumber } = member;
    await member.client.authentication.changePassword({
      requestBody: {
        phoneNumber,
        currentPassword: PASSWORD,
        newPassword: 'Kalabaw2$',
        password: 'Kalabaw2$',
      },
    });

    expect(await devices()).toHaveLength(0);
  });

  it('knows no browser that signed in with the former password while it was changed', async () => {
    const member = await newMember(test);
    const { phoneNumber, accountId } = member;
    const cookie = deviceCookieOf(await signIn(phoneNumber, PASSWORD));
    const holding = new Client(test.databaseUrl);
    await holding.connect();
    await holding.query('BEGIN');
    await holding.query('SELECT 1 FROM known_device WHERE account_id = $1 FOR UPDATE', [accountId]);
    const waiting = (count: number) =>
      eventually(async () =>
        expect(
          await test.sql(
            `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
          ),
        ).toHaveLength(count),
      );

    const changed = member.client.authentication.changePassword({
      requestBody: {
        phoneNumber,
        currentPassword: PASSWORD,
        newPassword: 'Kalabaw2$',
        password: 'Kalabaw2$',
      },
    });
    await waiting(1);
    const signedIn = signIn(phoneNumber, PASSWORD, { cookie });
    await waiting(2);
    await holding.query('COMMIT');
    await holding.end();
    await Promise.all([changed, signedIn]);

    await failing(phoneNumber, 5);
    expect(isLocked(await signIn(phoneNumber, 'Kalabaw2$', { cookie }))).toBe(true);
    const elsewhere = { cookie, address: '198.51.100.7' };
    expect((await signIn(phoneNumber, 'Kalabaw2$', elsewhere)).status).toBe(200);
    expect((await signIn(phoneNumber, 'Kalabaw2$', { cookie })).status).toBe(200);
  });

  it('takes back the failures of a network that knows the password, and of no other', async () => {
    const { phoneNumber } = await newMember(test);
    await failedElsewhere(phoneNumber, 46);
    const address = '198.51.100.1';
    await failing(phoneNumber, 3, { address });
    expect((await signIn(phoneNumber, PASSWORD, { address })).status).toBe(200);
    await failing(phoneNumber, 3, { address });
    expect((await signIn(phoneNumber, PASSWORD, { address })).status).toBe(200);

    await failing(phoneNumber, 4, { address });
    expect(isLocked(await signIn(phoneNumber, PASSWORD, { address: '198.51.100.2' }))).toBe(true);
  });

  it('is forgotten by the hourly purge once its failures are, of numbers that nobody has too', async () => {
    await failing(newPhone(), 1);
    await test.sql(`UPDATE sign_in_lock SET forgotten_at = now() - interval '1 second', locked_until = NULL`);
    const { phoneNumber } = await newMember(test);
    await failing(phoneNumber, 5);

    await test.get(CodePurge).run();

    expect(await test.sql('SELECT 1 FROM sign_in_lock')).toHaveLength(2);
    expect(isLocked(await signIn(phoneNumber, PASSWORD))).toBe(true);
  });

  it('forgets a browser that stayed away for half a year, and no other', async () => {
    const [away, back] = [await newMember(test), await newMember(test)];
    for (const { phoneNumber } of [away, back]) cookieOf(await signIn(phoneNumber, PASSWORD));
    await test.sql(
      `UPDATE known_device SET last_seen_at = now() - interval '181 days' WHERE account_id = $1`,
      [away.accountId],
    );

    await test.get(CodePurge).run();

    const known = (await test.sql('SELECT account_id FROM known_device')).map((row) => row.account_id);
    expect(known).toContain(back.accountId);
    expect(known).not.toContain(away.accountId);
  });
});
