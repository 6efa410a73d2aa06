import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { PasswordHasher } from '../../src/modules/auth/password-hasher';
import { startApp, type TestApp } from '../support/app';
import {
  addStaff,
  newMember,
  newPhone,
  PASSWORD,
  type TestAccount,
  type TestStaff,
} from '../support/factories';
import { type Answer, cookieOf, send } from '../support/http';
import { untilWaiting } from '../support/in-turn';
import { statementsOf, WITHOUT_JOBS } from '../support/round-trips';

const NEW_PASSWORD = 'Kalabaw2$';
const BREACHED = 'Dugong7-sa-Alon!';
const TOO_COMMON = 'Too many people choose this password, so it is guessed first. Please choose another one.';

describe('the recovery of an account', () => {
  let test: TestApp;
  let staff: TestStaff;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pautang-breached-'));
    const list = join(folder, 'list.txt');
    writeFileSync(list, `${createHash('sha1').update(BREACHED).digest('hex')}:7\n`);
    test = await startApp({ ...WITHOUT_JOBS, ACCOUNT_RECOVERY: 'true', BREACHED_PASSWORDS: list });
    staff = await addStaff(test);
  });

  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(() => jest.restoreAllMocks());

  const issue = (phoneNumber: string, token = staff.assistant.token) =>
    send(`${test.url}/v2/backoffice/recovery-codes`, { token, body: { phoneNumber } });
  const codeFor = async ({ phoneNumber }: TestAccount) =>
    ((await issue(phoneNumber)).json as { recoveryCode: string }).recoveryCode;
  const recover = (phoneNumber: string, recoveryCode: string, newPassword = NEW_PASSWORD) =>
    send(`${test.url}/v2/authmember/recover`, { body: { phoneNumber, recoveryCode, newPassword } });
  const signIn = (phoneNumber: string, password = PASSWORD) =>
    send(`${test.url}/v2/authmember/login`, { body: { phoneNumber, password } });
  const refresh = (cookie: string) => send(`${test.url}/v2/authmember/refresh`, { headers: { cookie } });
  const other = (code: string) => String((Number(code) + 1) % 1e8).padStart(8, '0');
  const isRefused = ({ status, json }: Answer) =>
    status === 422 && (json as { code: string }).code === 'RECOVERY_CODE_INVALID';
  const wrongly = async (phoneNumber: string, code: string, times: number) => {
    for (let count = 0; count < times; count++) {
      expect(isRefused(await recover(phoneNumber, other(code)))).toBe(true);
    }
  };

  it('sets the new password, ends every session and lifts the lock', async () => {
    const member = await newMember(test);
    const { phoneNumber } = member;
    const sessions = [cookieOf(await signIn(phoneNumber)), cookieOf(await signIn(phoneNumber))];
    for (let count = 0; count < 5; count++) await signIn(phoneNumber, 'Wrong1!!');
    expect((await signIn(phoneNumber)).status).toBe(429);

    const answer = await recover(phoneNumber, await codeFor(member));

    expect(answer).toMatchObject({ status: 204, text: '' });
    for (const cookie of sessions) {
      expect((await refresh(cookie)).json).toMatchObject({ code: 'LOGIN_EXPIRED' });
    }
    expect((await signIn(phoneNumber, NEW_PASSWORD)).status).toBe(200);
    expect((await signIn(phoneNumber)).status).toBe(401);
  });

  it.each([
    ['en', 'P@ssw0rd2026!', TOO_COMMON],
    ['fil', BREACHED, 'Maraming gumagamit ng password na ito kaya ito ang unang hinuhulaan. Pumili ng iba.'],
  ])(
    'sets no password that is tried first or became known, nor does a registration or a change: %s %s',
    async (language, common, message) => {
      const member = await newMember(test);
      const { phoneNumber, token } = member;
      const headers = { 'accept-language': language };
      const post = (path: string, body: object, as?: string) =>
        send(`${test.url}/v2/authmember/${path}`, { body, headers, token: as });
      const change = { phoneNumber, currentPassword: PASSWORD, newPassword: common, password: common };

      const answers = [
        await post('register', { phoneNumber: newPhone(), fullName: 'Juana dela Peña', password: common }),
        await post('recover', { phoneNumber, recoveryCode: await codeFor(member), newPassword: common }),
        await post('chpwd', change, token),
      ];

      const refused = (field: string) => ({
        status: 422,
        json: { code: 'PASSWORD_TOO_COMMON', detail: message, errors: [{ field, message }] },
      });
      expect(answers).toMatchObject([refused('password'), refused('newPassword'), refused('newPassword')]);
      expect((await signIn(phoneNumber)).status).toBe(200);
    },
  );

  it('leaves other members alone', async () => {
    const [member, stranger] = [await newMember(test), await newMember(test)];
    const cookie = cookieOf(await signIn(stranger.phoneNumber));
    const code = await codeFor(member);

    expect(isRefused(await recover(stranger.phoneNumber, code))).toBe(true);
    expect((await recover(member.phoneNumber, code)).status).toBe(204);

    expect((await signIn(stranger.phoneNumber)).status).toBe(200);
    expect((await refresh(cookie)).status).toBe(200);
  });

  describe('takes a code', () => {
    it('that has 8 digits, ten minutes, and stands nowhere but as a hash', async () => {
      const member = await newMember(test);
      const asked = Date.now();

      const answer = await issue(member.phoneNumber);

      expect(answer).toMatchObject({
        status: 200,
        json: {
          recoveryCode: expect.stringMatching(/^\d{8}$/),
          expiresAt: expect.any(String),
          fullName: 'Juana dela Peña',
        },
      });
      const { recoveryCode, expiresAt } = answer.json as { recoveryCode: string; expiresAt: string };
      expect(Math.abs(Date.parse(expiresAt) - asked - 10 * 60_000)).toBeLessThan(5000);
      const kept = await test.sql('SELECT r::text FROM recovery_code r WHERE account_id = $1', [
        member.accountId,
      ]);
      expect(JSON.stringify(kept)).not.toContain(recoveryCode);
    });

    it('once', async () => {
      const member = await newMember(test);
      const code = await codeFor(member);

      expect((await recover(member.phoneNumber, code)).status).toBe(204);

      expect(isRefused(await recover(member.phoneNumber, code, 'Kalabaw3$'))).toBe(true);
      expect((await signIn(member.phoneNumber, NEW_PASSWORD)).status).toBe(200);
    });

    it('once, however many use it at the same moment', async () => {
      const member = await newMember(test);
      const code = await codeFor(member);
      const passwords = Array.from({ length: 6 }, (_, index) => `Kalabaw${index}$`);

      const answers = await Promise.all(
        passwords.map((password) => recover(member.phoneNumber, code, password)),
      );

      const winner = answers.findIndex(({ status }) => status === 204);
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      expect(answers.filter(isRefused)).toHaveLength(5);
      expect((await signIn(member.phoneNumber, passwords[winner])).status).toBe(200);
    });

    it('until its time is over', async () => {
      const member = await newMember(test);
      const code = await codeFor(member);
      await test.sql('UPDATE recovery_code SET expires_at = now() WHERE account_id = $1', [member.accountId]);

      expect(isRefused(await recover(member.phoneNumber, code))).toBe(true);
    });

    it('until another one is issued', async () => {
      const member = await newMember(test);
      const [first, second] = [await codeFor(member), await codeFor(member)];

      expect(isRefused(await recover(member.phoneNumber, first))).toBe(true);
      expect((await recover(member.phoneNumber, second)).status).toBe(204);
    });

    it('after four wrong tries, but not after five', async () => {
      const [patient, guessed] = [await newMember(test), await newMember(test)];
      const [one, two] = [await codeFor(patient), await codeFor(guessed)];
      await wrongly(patient.phoneNumber, one, 4);
      await wrongly(guessed.phoneNumber, two, 5);

      expect((await recover(patient.phoneNumber, one)).status).toBe(204);
      expect(isRefused(await recover(guessed.phoneNumber, two))).toBe(true);
    });

    it('never after five wrong tries that ran at once', async () => {
      const member = await newMember(test);
      const code = await codeFor(member);
      const guesses = Array.from({ length: 8 }, () => recover(member.phoneNumber, other(code)));
      await Promise.all(guesses);

      expect(isRefused(await recover(member.phoneNumber, code))).toBe(true);
    });

    it.each(['1234567', '123456789', '1234 5678', '1234567a', '', null])(
      'of 8 digits, and not %j',
      async (code) => {
        const answer = await recover(newPhone(), code as string);

        expect(answer).toMatchObject({ status: 400, json: { errors: [{ field: 'recoveryCode' }] } });
      },
    );

    it('with a password that follows the rule of registration, and is not used up by another', async () => {
      const member = await newMember(test);
      const code = await codeFor(member);

      expect(await recover(member.phoneNumber, code, 'kalabaw2')).toMatchObject({
        status: 400,
        json: { errors: [{ field: 'newPassword' }] },
      });
      expect((await recover(member.phoneNumber, code)).status).toBe(204);
    });
  });

  describe('is limited', () => {
    it('to ten wrong tries a day, in whichever codes, and says so to the assistant alone', async () => {
      const member = await newMember(test);
      const { phoneNumber } = member;
      await wrongly(phoneNumber, await codeFor(member), 5);
      await wrongly(phoneNumber, await codeFor(member), 4);
      const code = await codeFor(member);
      await wrongly(phoneNumber, code, 1);

      expect(isRefused(await recover(phoneNumber, code))).toBe(true);
      expect(await issue(phoneNumber)).toMatchObject({
        status: 429,
        json: { detail: expect.stringContaining('Too many wrong recovery codes') },
      });

      await test.sql(`UPDATE recovery_day SET day = day - 1`);
      expect((await issue(phoneNumber)).status).toBe(200);
    });

    it('to five codes a day', async () => {
      const member = await newMember(test);
      for (let count = 0; count < 5; count++) await codeFor(member);

      expect(await issue(member.phoneNumber)).toMatchObject({
        status: 429,
        json: { code: 'TOO_MANY_REQUESTS', detail: expect.stringContaining('five recovery codes') },
      });
    });

    it('not by strangers who try before there is a code', async () => {
      const member = await newMember(test);
      for (let count = 0; count < 12; count++) await recover(member.phoneNumber, '00000000');

      expect((await recover(member.phoneNumber, await codeFor(member))).status).toBe(204);
    });

    it('to one live code, however many are asked for at once', async () => {
      const member = await newMember(test);

      await Promise.all([1, 2, 3].map(() => issue(member.phoneNumber)));

      const live = await test.sql(`SELECT 1 FROM recovery_code WHERE account_id = $1 AND state = 'LIVE'`, [
        member.accountId,
      ]);
      expect(live).toHaveLength(1);
    });
  });

  describe('tells nobody who is a member', () => {
    it('by its words: they are the same for every number and every wrong code', async () => {
      const [member, expecting] = [await newMember(test), await newMember(test)];
      const code = await codeFor(expecting);
      const bytes = async (phoneNumber: string) => {
        const { status, text, headers } = await recover(phoneNumber, other(code));
        return [status, text, headers.get('retry-after')];
      };

      const unknown = await bytes(newPhone());

      expect(await bytes(member.phoneNumber)).toEqual(unknown);
      expect(await bytes(expecting.phoneNumber)).toEqual(unknown);
      expect(await bytes(staff.officer.phoneNumber)).toEqual(unknown);
    });

    it('by its work: one hash of a password and the same statements, in the same order', async () => {
      const [member, expecting] = [await newMember(test), await newMember(test)];
      const code = await codeFor(expecting);
      const hashed = jest.spyOn(PasswordHasher.prototype, 'hash');
      const workFor = async (phoneNumber: string) => {
        hashed.mockClear();
        const statements = await statementsOf(() => recover(phoneNumber, other(code)));
        return [hashed.mock.calls.length, ...statements];
      };

      const unknown = await workFor(newPhone());

      expect(unknown[0]).toBe(1);
      expect(unknown.length).toBeGreaterThan(5);
      for (const { phoneNumber } of [member, expecting, staff.officer]) {
        expect(await workFor(phoneNumber)).toEqual(unknown);
      }
    });
  });

  describe('is started by an assistant', () => {
    it('for members alone: a staff account is nobody’s to recover', async () => {
      const unknown = await issue(newPhone());

      expect(unknown).toMatchObject({
        status: 404,
        json: { code: 'MEMBER_NOT_FOUND', detail: 'There is no member with this phone number.' },
      });
      expect((await issue(staff.officer.phoneNumber)).text).toBe(unknown.text);
    });

    it('not by an officer, nor by a member', async () => {
      const member = await newMember(test);

      for (const token of [staff.officer.token, member.token]) {
        expect((await issue(member.phoneNumber, token)).json).toMatchObject({ code: 'FORBIDDEN' });
      }
    });

    it('who is in the audit log with the member, as is the recovery, and the code is not', async () => {
      const member = await newMember(test);
      const code = await codeFor(member);
      await recover(member.phoneNumber, code);

      const entries = await test.sql(
        'SELECT actor_id, action, subject, before, after FROM audit_entry WHERE member_id = $1 ORDER BY id',
        [member.accountId],
      );

      const subject = `account ${member.accountId}`;
      expect(entries).toEqual([
        expect.objectContaining({
          actor_id: staff.assistant.accountId,
          action: 'RECOVERY_CODE_ISSUED',
          subject,
        }),
        expect.objectContaining({ actor_id: member.accountId, action: 'ACCOUNT_RECOVERED', subject }),
      ]);
      expect(JSON.stringify(entries)).not.toContain(code);
    });
  });

  it('leaves no session to a sign-in with the old password at the same moment', async () => {
    for (let round = 0; round < 3; round++) {
      const member = await newMember(test);
      const code = await codeFor(member);

      const [recovered, ...others] = await Promise.all([
        recover(member.phoneNumber, code),
        ...Array.from({ length: 5 }, () => signIn(member.phoneNumber)),
      ]);

      expect(recovered.status).toBe(204);
      for (const answer of others.filter(({ status }) => status === 200)) {
        expect((await refresh(cookieOf(answer))).json).toMatchObject({ code: 'LOGIN_EXPIRED' });
      }
    }
  });

  it('leaves an account closed whose closing ends while it is under way', async () => {
    const member = await newMember(test);
    const code = await codeFor(member);
    const closing = new Client({ connectionString: test.databaseUrl });
    await closing.connect();
    await closing.query('BEGIN');
    await closing.query('DELETE FROM recovery_code WHERE account_id = $1', [member.accountId]);
    const recovering = recover(member.phoneNumber, code);
    await untilWaiting(test, 1);
    await closing.query(`UPDATE account SET password_hash = 'closed' WHERE id = $1`, [member.accountId]);
    await closing.query('COMMIT').finally(() => closing.end());

    expect(isRefused(await recovering)).toBe(true);
    const kept = await test.sql('SELECT password_hash FROM account WHERE id = $1', [member.accountId]);
    expect(kept).toEqual([{ password_hash: 'closed' }]);
  });

  it('is not there while it is switched off', async () => {
    const off = await startApp();
    const { assistant } = await addStaff(off);
    const body = { phoneNumber: '639171234567', recoveryCode: '12345678', newPassword: NEW_PASSWORD };

    const answers = [
      await send(`${off.url}/v2/authmember/recover`, { body }),
      await send(`${off.url}/v2/backoffice/recovery-codes`, { body, token: assistant.token }),
    ];
    const config = await send(`${off.url}/v2/config`);
    await off.close();

    for (const answer of answers)
      expect(answer).toMatchObject({ status: 404, json: { code: 'SWITCHED_OFF' } });
    expect(config.json).toMatchObject({ features: { accountRecovery: false } });
    expect((await send(`${test.url}/v2/config`)).json).toMatchObject({ features: { accountRecovery: true } });
  });
});
