import { PasswordHasher } from '../../src/modules/auth/password-hasher';
import { startApp, type TestApp } from '../support/app';
import { addStaff, newPhone, PASSWORD, type TestStaff } from '../support/factories';
import { type Answer, send } from '../support/http';

interface Issued {
  readonly invitationCode: string;
  readonly expiresAt: string;
  readonly uses: number;
}

describe('an invitation to register', () => {
  let test: TestApp;
  let staff: TestStaff;

  beforeAll(async () => {
    test = await startApp({ INVITATION_CODE: 'true' });
    staff = await addStaff(test);
  });

  afterAll(() => test.close());

  const invitations = `/v2/backoffice/invitations`;
  const issue = (body: object, token = staff.officer.token) => send(test.url + invitations, { token, body });
  const invite = async (uses?: number) => (await issue({ uses })).json as Issued;
  const register = (invitationCode?: string, more: object = {}) =>
    send(`${test.url}/v2/authmember/register`, {
      body: {
        phoneNumber: newPhone(),
        fullName: 'Juana dela Peña',
        password: PASSWORD,
        invitationCode,
        ...more,
      },
    });
  const check = (invitationCode: string) =>
    send(`${test.url}/v2/authmember/invitation`, { body: { invitationCode } });
  const isRefused = ({ status, json }: Answer) =>
    status === 422 && (json as { code: string }).code === 'INVITATION_CODE_INVALID';

  it('lets one person in, and the next one not', async () => {
    const { invitationCode, uses, expiresAt } = await invite();

    expect(uses).toBe(1);
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 30 * 86_400_000)).toBeLessThan(5000);
    expect((await register(invitationCode)).status).toBe(201);
    expect(await register(invitationCode)).toMatchObject({
      status: 422,
      json: { code: 'INVITATION_CODE_INVALID', errors: [{ field: 'invitationCode' }] },
    });
  });

  it('is looked at before the password costs anything, and so is a number that is taken', async () => {
    const { invitationCode } = await invite(2);
    const phoneNumber = newPhone();
    expect((await register(invitationCode, { phoneNumber })).status).toBe(201);
    const hashed = jest.spyOn(PasswordHasher.prototype, 'hash');

    expect(isRefused(await register('AAAA-AAAA-AAAA'))).toBe(true);
    expect((await register(invitationCode, { phoneNumber })).status).toBe(409);

    expect(hashed).not.toHaveBeenCalled();
    hashed.mockRestore();
    expect((await register(invitationCode)).status).toBe(201);
  });

  it('lets as many in as it is for, however many come at once', async () => {
    const { invitationCode } = await invite(2);

    const answers = await Promise.all(Array.from({ length: 6 }, () => register(invitationCode)));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(isRefused)).toHaveLength(4);
  });

  it('is not used up by a registration that was refused', async () => {
    const { invitationCode } = await invite();
    const taken = newPhone();
    await register((await invite()).invitationCode, { phoneNumber: taken });

    expect(await register(invitationCode, { phoneNumber: taken })).toMatchObject({
      status: 409,
      json: { code: 'PHONE_NUMBER_TAKEN' },
    });
    expect((await register(invitationCode, { password: 'weak' })).status).toBe(400);
    expect((await register(invitationCode)).status).toBe(201);
  });

  it('can be checked beforehand, which does not use it up', async () => {
    const { invitationCode } = await invite();

    for (let count = 0; count < 3; count++) expect((await check(invitationCode)).status).toBe(204);
    expect((await register(invitationCode)).status).toBe(201);
    expect(isRefused(await check(invitationCode))).toBe(true);
  });

  it('may be typed in small letters and without hyphens', async () => {
    const { invitationCode } = await invite();
    const typed = invitationCode.toLowerCase().replaceAll('-', ' ');

    expect((await check(typed)).status).toBe(204);
    expect((await register(typed)).status).toBe(201);
  });

  it('ends with its time', async () => {
    const { invitationCode } = await invite();
    await test.sql('UPDATE invitation SET expires_at = now()');

    expect(isRefused(await check(invitationCode))).toBe(true);
    expect(isRefused(await register(invitationCode))).toBe(true);
  });

  it('is needed, and named when it is missing', async () => {
    for (const nothing of [undefined, '', null as unknown as string]) {
      expect(await register(nothing)).toMatchObject({
        status: 400,
        json: { errors: [{ field: 'invitationCode', message: 'Enter your invitation code.' }] },
      });
    }
  });

  it.each(['K7WQ-2M4X-9RT', 'K7WQ-2M4X-9RTDA', 'K7WQ-2M4X-9R!D', 7])('is not %j', async (code) => {
    expect(await check(code as string)).toMatchObject({
      status: 400,
      json: { errors: [{ field: 'invitationCode' }] },
    });
  });

  it('is refused when nobody issued it', async () => {
    expect(isRefused(await check('K7WQ-2M4X-9RTD'))).toBe(true);
    expect(isRefused(await register('K7WQ-2M4X-9RTD'))).toBe(true);
  });

  it('is issued by officers alone, with its entry in the audit log', async () => {
    const { invitationCode } = await invite(3);

    expect((await issue({}, staff.assistant.token)).json).toMatchObject({ code: 'FORBIDDEN' });
    const entries = await test.sql(
      `SELECT actor_id, after FROM audit_entry WHERE action = 'INVITATION_ISSUED' ORDER BY id DESC LIMIT 1`,
    );
    expect(entries).toEqual([{ actor_id: staff.officer.accountId, after: { uses: 3 } }]);
    const kept = JSON.stringify(await test.sql('SELECT i::text FROM invitation i'));
    expect(kept).not.toContain(invitationCode);
    expect(kept).not.toContain(invitationCode.replaceAll('-', ''));
  });

  it.each([0, 1001, 1.5, -1, '3'])('is not for %j people', async (uses) => {
    expect(await issue({ uses })).toMatchObject({ status: 400, json: { errors: [{ field: 'uses' }] } });
  });

  it('is listed for officers, newest first, by its beginning alone', async () => {
    const { invitationCode } = await invite(5);
    await register(invitationCode);
    const { token } = staff.officer;

    const first = await send(`${test.url + invitations}?limit=1`, { token });

    expect(first.json).toMatchObject({
      items: [{ invitationCode: `${invitationCode.slice(0, 4)}-…`, uses: 5, usesLeft: 4 }],
    });
    const { nextCursor } = first.json as { nextCursor: string };
    const second = await send(`${test.url + invitations}?limit=1&cursor=${nextCursor}`, { token });
    expect(second.json).not.toMatchObject({ items: (first.json as { items: unknown }).items });
    expect(first.text).not.toContain(invitationCode);
    expect((await send(test.url + invitations, { token: staff.assistant.token })).status).toBe(403);
  });

  it('is neither issued nor asked for while it is switched off', async () => {
    const off = await startApp();
    const { officer } = await addStaff(off);
    const body = { phoneNumber: newPhone(), fullName: 'Juana dela Peña', password: PASSWORD };

    const answers = [
      await send(`${off.url}/v2/authmember/invitation`, { body: { invitationCode: 'K7WQ-2M4X-9RTD' } }),
      await send(off.url + invitations, { body: {}, token: officer.token }),
      await send(off.url + invitations, { token: officer.token }),
    ];
    const registered = await send(`${off.url}/v2/authmember/register`, { body });
    await off.close();

    for (const answer of answers)
      expect(answer).toMatchObject({ status: 404, json: { code: 'SWITCHED_OFF' } });
    expect(registered.status).toBe(201);
  });
});
