import { runSessionCommand } from '../../src/bin/backoffice/session-commands';
import { runStaffCommand } from '../../src/bin/backoffice/staff-commands';
import { UsageError } from '../../src/bin/backoffice/usage';
import { startApp, type TestApp } from '../support/app';
import { TEST_SECRETS } from '../support/environment';
import { addStaff, newMember, newPhone, PASSWORD, type TestAccount } from '../support/factories';
import { cookieOf, send } from '../support/http';

const NEW_PASSWORD = 'Kalabaw2$';

describe('the staff', () => {
  let test: TestApp;
  const environment = { ...process.env };

  beforeAll(async () => {
    test = await startApp({ STAFF_SECOND_FACTOR: 'optional' });
    Object.assign(process.env, TEST_SECRETS, { DATABASE_URL: test.databaseUrl, DEMO: 'false' });
  });

  afterAll(async () => {
    process.env = environment;
    await test.close();
  });

  const staff = async (line: string, options: object = {}) =>
    (await runStaffCommand({ words: line.split(' '), ...options })).text;
  const sessions = async (line: string) => (await runSessionCommand(line.split(' '))).text;
  const post = (path: string, body: object, token?: string) =>
    send(`${test.url}/v2${path}`, { body, ...(token && { token }) });
  const signIn = (phoneNumber: string, password = PASSWORD) =>
    post('/authmember/login', { phoneNumber, password });
  const signedIn = async ({ phoneNumber }: TestAccount) => {
    const answer = await signIn(phoneNumber);
    return { cookie: cookieOf(answer), token: (answer.json as { accessToken: string }).accessToken };
  };
  const refresh = (cookie: string) => send(`${test.url}/v2/authmember/refresh`, { headers: { cookie } });
  const loans = (token: string) => send(`${test.url}/v2/backoffice/loans`, { token });
  const decision = (token: string) =>
    send(`${test.url}/v2/backoffice/loans/LN09999999/decision`, {
      token,
      headers: { 'idempotency-key': 'one' },
      body: { decision: 'APPROVE' },
    });
  const change = ({ phoneNumber }: TestAccount, token: string, body: object = {}) =>
    post(
      '/authmember/chpwd',
      { phoneNumber, currentPassword: PASSWORD, newPassword: NEW_PASSWORD, password: NEW_PASSWORD, ...body },
      token,
    );
  let keys = 0;
  const keyOf = async (officer: TestAccount) => {
    keys += 1;
    const wanted = { name: `Machine ${keys}`, scopes: ['loans:read'], validDays: 1 };
    const { json } = await post('/backoffice/api-keys', wanted, officer.token);
    return (json as { keyId: string }).keyId;
  };
  /** What was changed of somebody; sign-ins and their ends are looked at elsewhere. */
  const audited = async ({ accountId }: TestAccount) =>
    test.sql(
      `SELECT action, actor_id AS actor, before, after FROM audit_entry
       WHERE subject = $1 AND action NOT IN ('SIGNED_IN', 'SIGN_IN_FAILED', 'SIGN_IN_LOCKED', 'SESSIONS_ENDED')
       ORDER BY id`,
      [`account ${accountId}`],
    );

  it('change their own password, which ends their other sessions at once', async () => {
    const { officer } = await addStaff(test);
    const [own, other] = [await signedIn(officer), await signedIn(officer)];

    expect((await change(officer, own.token)).status).toBe(204);

    expect((await loans(own.token)).status).toBe(200);
    expect(await loans(other.token)).toMatchObject({ status: 403, json: { code: 'TOKEN_INVALID' } });
    expect((await refresh(other.cookie)).status).toBe(403);
    expect((await signIn(officer.phoneNumber)).status).toBe(401);
    expect((await signIn(officer.phoneNumber, NEW_PASSWORD)).status).toBe(200);
    expect((await audited(officer)).at(-1)).toMatchObject({
      action: 'PASSWORD_CHANGED',
      actor: officer.accountId,
    });
  });

  it('change no other password than their own', async () => {
    const { officer, assistant } = await addStaff(test);

    expect(await change(assistant, officer.token)).toMatchObject({
      status: 403,
      json: { code: 'NOT_YOUR_ACCOUNT' },
    });
    expect(await change(officer, officer.token, { currentPassword: 'Wrong1!!' })).toMatchObject({
      status: 422,
      json: { code: 'CURRENT_PASSWORD_WRONG' },
    });
  });

  it('are suspended with the API keys named that they issued and may know', async () => {
    const { officer, assistant } = await addStaff(test);
    const [live, revoked] = [await keyOf(officer), await keyOf(officer)];
    const { officer: another } = await addStaff(test);
    await send(`${test.url}/v2/backoffice/api-keys/${revoked}`, { method: 'DELETE', token: another.token });

    const told = await staff(`suspend ${officer.phoneNumber}`);

    expect(told).toContain(live);
    expect(told).not.toContain(revoked);
    expect(await staff(`suspend ${officer.phoneNumber}`)).toContain(live);
    expect(await staff(`suspend ${assistant.phoneNumber}`)).not.toContain('API keys');
  });

  it('become assistants with the API keys named that they issued and may know', async () => {
    const { officer } = await addStaff(test);
    const live = await keyOf(officer);

    expect(await staff(`role ${officer.phoneNumber} LOAN_OFFICER`)).not.toContain('API keys');
    for (let time = 0; time < 2; time++) {
      expect(await staff(`role ${officer.phoneNumber} LOAN_ASSISTANT`)).toContain(live);
    }
  });

  it('are suspended at once, tokens and sessions included, and let in again', async () => {
    const { officer, assistant } = await addStaff(test);
    const { token, cookie } = await signedIn(officer);
    expect((await loans(token)).status).toBe(200);

    expect(await staff(`suspend ${officer.phoneNumber}`)).toContain('is suspended');

    expect(await loans(token)).toMatchObject({ status: 403, json: { code: 'TOKEN_INVALID' } });
    expect((await refresh(cookie)).status).toBe(403);
    expect(await signIn(officer.phoneNumber)).toMatchObject({
      status: 403,
      json: { code: 'ACCOUNT_SUSPENDED' },
    });
    expect((await signIn(officer.phoneNumber, 'Wrong1!!')).text).toBe(
      (await signIn(newPhone(), 'Wrong1!!')).text,
    );
    expect((await loans(assistant.token)).status).toBe(200);

    await staff('resume', { phone: officer.phoneNumber });
    expect((await loans((await signedIn(officer)).token)).status).toBe(200);
    expect((await loans(token)).status).toBe(403);
    await staff(`resume ${officer.phoneNumber}`);
    expect((await audited(officer)).map(({ action }) => action)).toEqual([
      'STAFF_ADDED',
      'STAFF_SUSPENDED',
      'STAFF_RESUMED',
    ]);
  });

  it('leave no session to a sign-in at the moment of the suspension', async () => {
    for (let round = 0; round < 3; round++) {
      const { officer } = await addStaff(test);
      const tries = Array.from({ length: 5 }, () => signIn(officer.phoneNumber));
      const [, ...answers] = await Promise.all([staff(`suspend ${officer.phoneNumber}`), ...tries]);

      for (const { status, json } of answers) {
        if (status !== 200) continue;
        expect((await loans((json as { accessToken: string }).accessToken)).status).toBe(403);
      }
      const sessions = await test.sql('SELECT 1 FROM session WHERE account_id = $1 AND revoked_at IS NULL', [
        officer.accountId,
      ]);
      expect(sessions).toEqual([]);
    }
  });

  it('get a new password when theirs is lost, which ends every session and lifts the lock', async () => {
    const { assistant } = await addStaff(test);
    const { token, cookie } = await signedIn(assistant);
    for (let count = 0; count < 5; count++) await signIn(assistant.phoneNumber, 'Wrong1!!');

    await staff(`reset ${assistant.phoneNumber}`, { newPassword: NEW_PASSWORD });

    const known = 'SELECT 1 FROM known_device WHERE account_id = $1';
    expect(await test.sql(known, [assistant.accountId])).toEqual([]);
    expect((await loans(token)).status).toBe(403);
    expect((await refresh(cookie)).status).toBe(403);
    expect((await signIn(assistant.phoneNumber, NEW_PASSWORD)).status).toBe(200);
    expect((await signIn(assistant.phoneNumber)).status).toBe(401);
    expect((await audited(assistant)).at(-1)).toMatchObject({ action: 'STAFF_PASSWORD_RESET', actor: null });
  });

  it('may do from the next request on what their new role may', async () => {
    const { assistant } = await addStaff(test);
    expect((await decision(assistant.token)).status).toBe(403);

    await staff(`role ${assistant.phoneNumber} LOAN_OFFICER`);
    expect((await decision(assistant.token)).status).toBe(404);

    await staff('role', { phone: assistant.phoneNumber, role: 'LOAN_ASSISTANT' });
    expect((await decision(assistant.token)).status).toBe(403);
    expect((await audited(assistant)).slice(-2)).toMatchObject([
      {
        action: 'STAFF_ROLE_CHANGED',
        actor: null,
        before: { role: 'LOAN_ASSISTANT' },
        after: { role: 'LOAN_OFFICER' },
      },
      { before: { role: 'LOAN_OFFICER' }, after: { role: 'LOAN_ASSISTANT' } },
    ]);
  });

  it('and members are signed out by who runs the machine: one everywhere, or everybody', async () => {
    const { officer, assistant } = await addStaff(test);
    const member = await newMember(test);
    const [ofMember, ofOfficer] = [await signedIn(member), await signedIn(officer)];
    const endings = () =>
      test.sql(
        `SELECT actor_id AS actor, after ->> 'reason' AS reason FROM audit_entry
         WHERE member_id = $1 AND action = 'SESSIONS_ENDED'`,
        [member.accountId],
      );

    await expect(sessions(`end 0${member.phoneNumber.slice(2)}`)).resolves.toContain(
      'is signed out everywhere',
    );
    await sessions(`end ${officer.phoneNumber}`);

    expect((await refresh(ofMember.cookie)).status).toBe(403);
    expect((await refresh(ofOfficer.cookie)).status).toBe(403);
    expect(await loans(ofOfficer.token)).toMatchObject({ status: 403, json: { code: 'TOKEN_INVALID' } });
    expect((await loans(assistant.token)).status).toBe(200);
    expect(await endings()).toEqual([{ actor: null, reason: 'ENDED_BY_OPERATOR' }]);
    expect(await test.sql('SELECT 1 FROM known_device WHERE account_id = $1', [member.accountId])).toEqual(
      [],
    );

    const again = await signedIn(member);
    await expect(sessions('end-all')).resolves.toMatch(/signed out everywhere: [1-9]\d* of them/);

    expect((await refresh(again.cookie)).status).toBe(403);
    expect((await loans(assistant.token)).status).toBe(403);
    expect(await endings()).toHaveLength(2);
    await expect(sessions('end-all')).resolves.toContain(': 0 of them');
    await expect(sessions(`end ${newPhone()}`)).rejects.toThrow('There is no account');
    for (const line of ['end', 'end nobody', 'finish']) {
      await expect((async () => sessions(line))()).rejects.toBeInstanceOf(UsageError);
    }
  });

  it('use no token after they signed out', async () => {
    const { officer } = await addStaff(test);
    const { token, cookie } = await signedIn(officer);

    await send(`${test.url}/v2/authmember/logout`, { method: 'POST', headers: { cookie } });

    expect((await loans(token)).status).toBe(403);
  });

  it('use no token of a session that began with another password', async () => {
    const { officer } = await addStaff(test);
    const { token } = await signedIn(officer);
    const another = `UPDATE account SET password_hash = password_hash || 'x' WHERE id = $1`;
    await test.sql(another, [officer.accountId]);

    expect(await loans(token)).toMatchObject({ status: 403, json: { code: 'TOKEN_INVALID' } });
  });

  it('are added and listed', async () => {
    const phoneNumber = newPhone();
    const options = { phone: `0${phoneNumber.slice(2)}`, name: 'Alma Cruz', role: 'LOAN_OFFICER' };
    const add = () => staff('add', { ...options, newPassword: PASSWORD });
    await add();
    await expect(add()).rejects.toThrow('This phone number already has an account. Take another one.');
    await staff(`suspend ${phoneNumber}`);

    const line = (await staff('list')).split('\n').find((row) => row.startsWith(phoneNumber));

    expect(line).toMatch(/Alma Cruz +LOAN_OFFICER +\d{4}-\S+Z +\d{4}-\S+Z$/);
    expect((await runStaffCommand({ words: ['list'] })).answer).toContainEqual(
      expect.objectContaining({ phoneNumber, fullName: 'Alma Cruz', role: 'LOAN_OFFICER' }),
    );
  });

  it('are no members, and members are no staff', async () => {
    const member = await newMember(test);

    for (const line of [`suspend ${member.phoneNumber}`, `role ${member.phoneNumber} LOAN_OFFICER`]) {
      await expect(staff(line)).rejects.toThrow('There is no staff account');
    }
    expect(await staff('list')).not.toContain(member.phoneNumber);
    expect((await signIn(member.phoneNumber)).status).toBe(200);
  });

  it.each<[string, RegExp]>([
    ['fire 639171234567', /^'fire' is none of add, list/],
    ['suspend', /^it goes: staff suspend 639…$/],
    ['suspend nobody', /^it goes: staff suspend 639…$/],
    ['reset-factor', /^it goes: staff reset-factor 639…$/],
    ['role 639171234567', /^it goes: staff role 639… LOAN_OFFICER\|LOAN_ASSISTANT$/],
    ['role 639171234567 MEMBER', /^it goes: staff role 639… LOAN_OFFICER\|LOAN_ASSISTANT$/],
    ['reset 639171234567', /8 to 24 characters/],
    ['add', /^--name .+\n--phone .+\n--role /],
  ])('%s asks for what is missing, as it is written', async (line, sentence) => {
    const answer = (async () => staff(line, { newPassword: 'weak' }))().catch((error: unknown) => error);

    await expect(answer).resolves.toBeInstanceOf(UsageError);
    await expect(answer).resolves.toMatchObject({ message: expect.stringMatching(sentence) });
  });

  it('are added with a password that is asked for once the rest is right', async () => {
    const stderr = jest.spyOn(process.stderr, 'write');

    await expect(staff('add', { phone: newPhone(), name: 'Alma Cruz', role: 'MEMBER' })).rejects.toThrow(
      /^--role is/,
    );

    expect(stderr).not.toHaveBeenCalled();
    stderr.mockRestore();
  });
});
