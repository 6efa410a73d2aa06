import { startApp, startSecondApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import { addStaff, newMember, PASSWORD, type TestAccount } from '../support/factories';
import { Gateway } from '../support/gateway';
import { type Answer, cookieOf, deviceCookieOf, send } from '../support/http';
import { Authenticator, type Whim } from '../support/passkey';
import { passkeysOf, REFUSED, SITE } from '../support/passkeys';

const NEW_PASSWORD = 'Kalabaw2$';

describe('a passkey', () => {
  let test: TestApp;
  let gateway: Gateway;

  beforeAll(async () => {
    gateway = await new Gateway().start();
    test = await startApp({
      ...gateway.settings,
      PUBLIC_URL: SITE,
      ACCOUNT_RECOVERY: 'true',
    });
  });

  afterAll(async () => {
    await test.close();
    await gateway.stop();
  });

  const { call, optionsOf, prepare, add, list, remove, asked, signInWith, signIn, added } = passkeysOf(
    () => test,
  );
  const TAKEN = { status: 409, json: { code: 'PASSKEY_TAKEN', errors: [{ field: 'credential' }] } };

  it('is added with the password, told of, and signs in without one', async () => {
    const member = await newMember(test);
    const authenticator = await added(member);

    const answer = await signIn(authenticator);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { accessToken } = answer.json as { accessToken: string };
    const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ sub: member.accountId, UserInfo: { roles: ['MEMBER'] } });
    const headers = { cookie: cookieOf(answer) };
    expect((await send(`${test.url}/v2/authmember/refresh`, { headers })).status).toBe(200);
    expect(await list(member)).toMatchObject([
      { name: 'My phone', lastUsedAt: expect.any(String), isBackedUp: false },
    ]);
    await eventually(async () => {
      expect(gateway.textsTo(member)).toEqual([
        expect.stringContaining('A passkey that signs in to your account was added.'),
      ]);
    });
  });

  it('asks the browser for a key that is found by itself, and for who holds it', async () => {
    const member = await newMember(test);
    const options = optionsOf(await prepare(member)) as unknown as Record<string, unknown>;

    expect(options).toMatchObject({
      rp: { id: 'pautang.example' },
      user: { name: member.phoneNumber },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(await asked()).toMatchObject({ rpId: 'pautang.example', userVerification: 'required' });
  });

  it('is not added without the right password, twice, or as an eleventh', async () => {
    const member = await newMember(test);
    expect(await prepare(member, 'Wrong1!!')).toMatchObject({ json: { code: 'CURRENT_PASSWORD_WRONG' } });
    const authenticator = await added(member);
    const again = authenticator.create(optionsOf(await prepare(member)));
    expect(await add(member, again)).toMatchObject(TAKEN);

    const options = await Promise.all(
      Array.from({ length: 12 }, async () => optionsOf(await prepare(member))),
    );
    const answers = await Promise.all(
      options.map((each) => add(member, new Authenticator(SITE).create(each))),
    );

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(9);
    expect(await prepare(member)).toMatchObject({ status: 409, json: { code: 'TOO_MANY_PASSKEYS' } });
    expect(await list(member)).toHaveLength(10);
  });

  it('is one account’s, also where two add it at once', async () => {
    const members = [await newMember(test), await newMember(test), await newMember(test)];
    const authenticator = new Authenticator(SITE);
    const made = await Promise.all(
      members.map(async (member) => authenticator.create(optionsOf(await prepare(member)))),
    );

    const answers = await Promise.all(members.map((member, at) => add(member, made[at] ?? {})));

    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toMatchObject([TAKEN, TAKEN]);
    expect((await Promise.all(members.map(list))).flat()).toHaveLength(1);
  });

  it.each<[string, Whim]>([
    ['of another site', { origin: 'https://pautang.example.evil.example' }],
    ['over plain HTTP', { origin: 'http://pautang.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without making sure who holds it', { isVerified: false }],
    ['for something else', { type: 'webauthn.get' }],
  ])('is not added by an answer %s', async (_, whim) => {
    const member = await newMember(test);
    const options = optionsOf(await prepare(member));

    const answer = await add(member, new Authenticator(SITE).create(options, whim));

    expect(answer).toMatchObject({ status: 422, json: { code: 'PASSKEY_INVALID' } });
  });

  it('is not added by what was asked of another, made up, signed before, or too late', async () => {
    const [member, other] = [await newMember(test), await newMember(test)];
    const theirs = optionsOf(await prepare(other));
    const made = { ...theirs, challenge: Buffer.alloc(32).toString('base64url') };
    const own = optionsOf(await prepare(member));
    expect((await add(member, new Authenticator(SITE).create(own))).status).toBe(201);
    const late = optionsOf(await prepare(member));
    await test.sql('UPDATE passkey_challenge SET expires_at = now()');

    for (const options of [theirs, made, own, late, await asked()]) {
      expect(await add(member, new Authenticator(SITE).create(options))).toMatchObject({
        status: 422,
        json: { code: 'PASSKEY_INVALID' },
      });
    }
  });

  it('is not added by what was asked with a password that is another one since', async () => {
    const member = await newMember(test);
    const asked = optionsOf(await prepare(member));
    const [newPassword, body] = ['Pautang2!', { phoneNumber: member.phoneNumber, currentPassword: PASSWORD }];
    const change = { ...body, newPassword, password: newPassword };
    expect((await call('/chpwd', change, { token: member.token })).status).toBe(204);

    const answer = await add(member, new Authenticator(SITE).create(asked));

    expect(answer).toMatchObject({ status: 422, json: { code: 'PASSKEY_INVALID' } });
    expect(await list(member)).toEqual([]);
  });

  it.each<[string, Whim]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without making sure who holds it', { isVerified: false }],
    ['for something else', { type: 'webauthn.create' }],
    ['of nobody', { userHandle: '' }],
    ['of another passkey', { id: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('does not sign in by an answer %s', async (_, whim) => {
    const authenticator = await added(await newMember(test));

    expect(await signIn(authenticator, whim)).toMatchObject(REFUSED);
    expect((await signIn(authenticator)).status).toBe(200);
  });

  it('signs in once with an answer, also where it is sent many times at once', async () => {
    const authenticator = await added(await newMember(test), false);
    const credential = authenticator.get(await asked());

    const answers = await Promise.all(Array.from({ length: 4 }, () => signInWith(credential)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  });

  it('does not sign in with what was asked too long ago, or to add one', async () => {
    const member = await newMember(test);
    const authenticator = await added(member);
    const late = await asked();
    await test.sql('UPDATE passkey_challenge SET expires_at = now()');
    const { challenge } = optionsOf(await prepare(member));

    expect(await signInWith(authenticator.get(late))).toMatchObject(REFUSED);
    expect(await signInWith(authenticator.get({ ...(await asked()), challenge }))).toMatchObject(REFUSED);
  });

  it('is refused once it counts backwards, as a copy of it would', async () => {
    const authenticator = await added(await newMember(test));
    expect((await signIn(authenticator)).status).toBe(200);
    expect((await signIn(authenticator)).status).toBe(200);

    expect(await signIn(authenticator, { counter: 2 })).toMatchObject(REFUSED);
    expect(await signIn(authenticator, { counter: 0 })).toMatchObject(REFUSED);
    expect((await signIn(authenticator, { counter: 9 })).status).toBe(200);
  });

  it('signs nobody else in, and is nobody else’s to see or remove', async () => {
    const [member, stranger] = [await newMember(test), await newMember(test)];
    const [own, theirs] = [await added(member), await added(stranger)];
    const handle = (account: TestAccount) =>
      Buffer.from(account.accountId.replaceAll('-', ''), 'hex').toString('base64url');
    const [{ id } = { id: '' }] = await list(member);

    expect(await signIn(theirs, { userHandle: handle(member) })).toMatchObject(REFUSED);
    expect(await signIn(theirs, { userHandle: handle(member), id: own.credentialId })).toMatchObject(REFUSED);
    expect(await remove(stranger, id)).toMatchObject({ status: 404, json: { code: 'PASSKEY_NOT_FOUND' } });
    expect(await list(stranger)).toHaveLength(1);
    expect((await signIn(own)).status).toBe(200);
  });

  it('is removed with the password, and signs in no more', async () => {
    const member = await newMember(test);
    const authenticator = await added(member);
    const [{ id } = { id: '' }] = await list(member);

    expect(await remove(member, id, 'Wrong1!!')).toMatchObject({ json: { code: 'CURRENT_PASSWORD_WRONG' } });
    expect((await remove(member, id)).status).toBe(204);
    expect(await remove(member, id)).toMatchObject({ status: 404 });

    expect(await signIn(authenticator)).toMatchObject(REFUSED);
    const entries = await test.sql<{ action: string }>(
      `SELECT action FROM audit_entry WHERE actor_id = $1 AND action LIKE 'PASSKEY%' ORDER BY id`,
      [member.accountId],
    );
    expect(entries.map(({ action }) => action)).toEqual(['PASSKEY_ADDED', 'PASSKEY_REMOVED']);
  });

  it('is held to the locks of its number, and to a suspension or a barred password', async () => {
    const { officer } = await addStaff(test);
    const member = await newMember(test);
    const [own, staffs] = [await added(member), await added(officer)];
    for (let count = 0; count < 5; count++) await signIn(own, { origin: 'https://evil.example' });
    expect(await signIn(own)).toMatchObject({ status: 429, json: { code: 'SIGN_IN_LOCKED' } });
    await test.sql('DELETE FROM sign_in_lock');
    await test.sql('UPDATE account SET suspended_at = now() WHERE id = $1', [officer.accountId]);

    expect(await signIn(staffs)).toMatchObject({ status: 403, json: { code: 'ACCOUNT_SUSPENDED' } });
    expect((await signIn(own)).status).toBe(200);
  });

  it('goes with a sign-in that the member says was somebody else’s', async () => {
    const member = await newMember(test);
    const authenticator = await added(member);
    const [kept] = await test.sql('SELECT * FROM passkey WHERE account_id = $1', [member.accountId]);
    await eventually(async () => {
      const told = gateway.received.find(({ body }) => body.phoneNumber === member.phoneNumber);
      const token = /not-me#(\S+)$/.exec(told?.body.text ?? '')?.[1];
      expect((await call('/not-me', { token })).status).toBe(204);
    });

    expect(await signIn(authenticator)).toMatchObject(REFUSED);
    // Nor does one that a copy of the database brought back.
    await test.sql('INSERT INTO passkey SELECT * FROM json_populate_record(NULL::passkey, $1)', [
      JSON.stringify(kept),
    ]);
    expect(await signIn(authenticator)).toMatchObject(REFUSED);
  });

  it('goes with a recovery, and one that was added by it with what stops that', async () => {
    const member = await newMember(test);
    const { phoneNumber } = member;
    const { assistant } = await addStaff(test);
    const own = await added(member);
    const { recoveryCode } = await assistant.client.backOffice.issueRecoveryCode({
      requestBody: { phoneNumber },
    });
    await call('/recover', { phoneNumber, recoveryCode, newPassword: NEW_PASSWORD });
    expect(await signIn(own)).toMatchObject(REFUSED);

    const { json } = await call('/login', { phoneNumber, password: NEW_PASSWORD });
    const { accessToken: token } = json as { accessToken: string };
    const thiefs = await added({ ...member, token }, true, NEW_PASSWORD);
    const told = gateway.textsTo(member).find((text) => text.includes('stop-recovery'));
    const stopCode = /stop-recovery#(\S+)$/.exec(told ?? '')?.[1];
    expect((await call('/recover/stop', { stopCode })).status).toBe(204);
    expect(await signIn(thiefs)).toMatchObject(REFUSED);
  });

  it('makes its browser known, and is told of where it is not', async () => {
    const member = await newMember(test);
    const authenticator = await added(member);
    const first = await signIn(authenticator);
    const cookie = deviceCookieOf(first);
    await signInWith(authenticator.get(await asked()), { cookie });
    await signIn(authenticator);

    await eventually(async () => {
      const kinds = await test.sql<{ kind: string }>(
        'SELECT kind FROM security_notice WHERE account_id = $1 ORDER BY created_at',
        [member.accountId],
      );
      expect(kinds.map(({ kind }) => kind)).toEqual(['PASSKEY_ADDED', 'NEW_DEVICE']);
    });
    const untold = await test.sql('SELECT id FROM session WHERE news_in IS NOT NULL');
    expect(untold).toEqual([]);
  });

  it('counts as both factors of staff, where they need two', async () => {
    const { officer } = await addStaff(test);
    const authenticator = await added(officer);
    const strict = await startSecondApp(test, { STAFF_SECOND_FACTOR: 'required', PUBLIC_URL: SITE });
    const post = (path: string, body: object) => send(`${strict.url}/v2/authmember/login${path}`, { body });
    const loansWith = ({ json }: Answer) =>
      send(`${strict.url}/v2/backoffice/loans`, { token: (json as { accessToken: string }).accessToken });

    const byPassword = await post('', { phoneNumber: officer.phoneNumber, password: PASSWORD });
    const options = optionsOf(await post('/passkey/options', {}));
    const byPasskey = await post('/passkey', { credential: authenticator.get(options) });
    const answers = [await loansWith(byPassword), await loansWith(byPasskey)];
    const enrol = ({ json }: Answer) =>
      send(`${strict.url}/v2/authmember/second-factor/enrol`, {
        body: { password: PASSWORD },
        token: (json as { accessToken: string }).accessToken,
      });
    const enrolments = [await enrol(byPassword), await enrol(byPasskey)];
    await strict.close();

    expect(answers[0]).toMatchObject({ status: 403, json: { code: 'SECOND_FACTOR_REQUIRED' } });
    expect(answers[1]?.status).toBe(200);
    expect(enrolments[0]).toMatchObject({ status: 403, json: { code: 'SECOND_FACTOR_REQUIRED' } });
    expect(enrolments[1]?.status).toBe(200);
  });

  it('refuses whatever else is sent, in plain words', async () => {
    const member = await newMember(test);
    const nonsense = [{}, { id: 1 }, { id: 'x', response: null }, { id: 'x', response: { userHandle: 'x' } }];
    for (const credential of nonsense) {
      expect(await signInWith(credential)).toMatchObject(REFUSED);
      expect(await add(member, credential)).toMatchObject({ status: 422, json: { code: 'PASSKEY_INVALID' } });
    }
    for (const credential of [undefined, null, 'x', [], 1]) {
      expect((await call('/login/passkey', { credential })).status).toBe(400);
    }
  });

  it('is asked for three hundred times an hour by one network, and no more', async () => {
    const asking = async () => (await call('/login/passkey/options', {})).status;
    expect(await asking()).toBe(200);
    await test.sql('UPDATE limit_count SET points = 299');

    expect([await asking(), await asking()]).toEqual([200, 429]);
  });

  it('is not in use where the site has no address', async () => {
    const nowhere = await startApp();
    const answer = await send(`${nowhere.url}/v2/authmember/login/passkey/options`, { body: {} });
    await nowhere.close();

    expect(answer).toMatchObject({ status: 404, json: { code: 'SWITCHED_OFF' } });
  });
});
