import { PasswordHasher } from '../../src/modules/auth/password-hasher';
import { startApp, type TestApp } from '../support/app';
import { addStaff, newMember, newPhone, PASSWORD } from '../support/factories';
import { answer, Gateway } from '../support/gateway';
import { type Answer, send } from '../support/http';
import { MailServer } from '../support/mail-server';

interface Sent {
  readonly expiresAt: string;
  readonly resendSeconds: number;
  readonly sentTo: string;
}

const registration = { fullName: 'Juana dela Peña', password: PASSWORD };

const askAt = (test: TestApp, phoneNumber: string, more: object = {}, headers: Record<string, string> = {}) =>
  send(`${test.url}/v2/authmember/phoneotp`, { body: { phoneNumber, ...more }, headers });
const registerAt = (test: TestApp, phoneNumber: string, phoneOtp?: string, more: object = {}) =>
  send(`${test.url}/v2/authmember/register`, { body: { ...registration, phoneNumber, phoneOtp, ...more } });
const other = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, '0');
const isRefused = ({ status, json }: Answer) =>
  status === 422 && (json as { code: string }).code === 'PHONE_OTP_INVALID';

describe('the code that confirms a phone number', () => {
  let test: TestApp;
  let gateway: Gateway;

  beforeAll(async () => {
    gateway = await new Gateway().start();
    test = await startApp({
      PHONE_OTP: 'true',
      ...gateway.settings,
      PHONE_OTP_LIMIT_PER_HOUR: '1000',
    });
  });

  afterAll(async () => {
    await test.close();
    await gateway.stop();
  });

  const ask = (phoneNumber: string, headers: Record<string, string> = {}) =>
    askAt(test, phoneNumber, {}, headers);
  const register = (phoneNumber: string, code?: string, more: object = {}) =>
    registerAt(test, phoneNumber, code, more);
  const codeFor = async (phoneNumber: string) => {
    await ask(phoneNumber);
    return gateway.codeFor(phoneNumber);
  };
  /** As if the last code had been sent a minute earlier. */
  const aMinuteLater = () =>
    test.sql(`UPDATE phone_verification SET created_at = created_at - interval '61 seconds'`);

  it('goes to the phone, with 6 digits and ten minutes, and registers its owner', async () => {
    const phoneNumber = newPhone();

    const asked = await ask(phoneNumber);

    expect(asked).toMatchObject({ status: 200, json: { resendSeconds: 60, sentTo: 'PHONE' } });
    const { expiresAt } = asked.json as Sent;
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 10 * 60_000)).toBeLessThan(5000);
    const code = gateway.codeFor(phoneNumber);
    expect(code).toMatch(/^\d{6}$/);
    expect(asked.text).not.toContain(code);
    expect(JSON.stringify(await test.sql('SELECT p::text FROM phone_verification p'))).not.toMatch(
      new RegExp(`\\b(${code}|${phoneNumber})\\b`),
    );
    expect((await register(phoneNumber, code)).status).toBe(201);
  });

  it('speaks the language of the person', async () => {
    const [english, filipino] = [newPhone(), newPhone()];
    await ask(english);
    await ask(filipino, { 'accept-language': 'fil' });

    const textFor = (phoneNumber: string) =>
      gateway.received.findLast(({ body }) => body.phoneNumber === phoneNumber)?.body.text;
    expect(textFor(english)).toMatch(/^\d{6} is your code for registering with Pautang\. .*10 minutes/);
    expect(textFor(filipino)).toMatch(/^\d{6} ang code mo para sa pag-register sa Pautang\./);
  });

  it('is good once, however many use it at the same moment', async () => {
    const phoneNumber = newPhone();
    const code = await codeFor(phoneNumber);

    const answers = await Promise.all(Array.from({ length: 6 }, () => register(phoneNumber, code)));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(isRefused)).toHaveLength(5);
  });

  it('is good for its number alone', async () => {
    const [own, stranger] = [newPhone(), newPhone()];
    const code = await codeFor(own);
    await codeFor(stranger);

    expect(isRefused(await register(stranger, code))).toBe(true);
    expect((await register(own, code)).status).toBe(201);
  });

  it('is needed, and named when it is missing', async () => {
    expect(await register(newPhone())).toMatchObject({
      status: 400,
      json: { errors: [{ field: 'phoneOtp', message: 'Enter the code that we sent you.' }] },
    });
    for (const code of ['12345', '1234567', '12345a']) {
      expect(await register(newPhone(), code)).toMatchObject({
        status: 400,
        json: { errors: [{ field: 'phoneOtp' }] },
      });
    }
  });

  it('is refused when none was sent, before the password costs anything', async () => {
    const hashed = jest.spyOn(PasswordHasher.prototype, 'hash');

    expect(isRefused(await register(newPhone(), '123456'))).toBe(true);

    expect(hashed).not.toHaveBeenCalled();
    hashed.mockRestore();
  });

  it('ends with its time', async () => {
    const phoneNumber = newPhone();
    const code = await codeFor(phoneNumber);
    await test.sql(`UPDATE phone_verification SET expires_at = now() WHERE state = 'LIVE'`);

    expect(isRefused(await register(phoneNumber, code))).toBe(true);
  });

  it('is good after four wrong tries, but not after five, at once or one by one', async () => {
    const [patient, guessed, raced] = [newPhone(), newPhone(), newPhone()];
    const [one, two, three] = [await codeFor(patient), await codeFor(guessed), await codeFor(raced)];
    for (let count = 0; count < 4; count++) await register(patient, other(one));
    for (let count = 0; count < 5; count++) await register(guessed, other(two));
    await Promise.all(Array.from({ length: 8 }, () => register(raced, other(three))));

    expect((await register(patient, one)).status).toBe(201);
    expect(isRefused(await register(guessed, two))).toBe(true);
    expect(isRefused(await register(raced, three))).toBe(true);
  });

  it('is not used up by a registration that is refused for something else', async () => {
    const phoneNumber = newPhone();
    const code = await codeFor(phoneNumber);

    expect((await register(phoneNumber, code, { password: 'weak' })).status).toBe(400);
    expect((await register(phoneNumber, code)).status).toBe(201);
  });

  it('is replaced by another one, at the earliest after a minute', async () => {
    const phoneNumber = newPhone();
    const first = await codeFor(phoneNumber);

    const tooSoon = await ask(phoneNumber);
    expect(tooSoon).toMatchObject({ status: 429, json: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(tooSoon.headers.get('retry-after'))).toBeGreaterThan(50);

    await aMinuteLater();
    const second = await codeFor(phoneNumber);
    expect(isRefused(await register(phoneNumber, first))).toBe(true);
    expect((await register(phoneNumber, second)).status).toBe(201);
  });

  it('is sent once to who asks many times at once', async () => {
    const phoneNumber = newPhone();

    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(phoneNumber)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
    expect(gateway.textsTo({ phoneNumber })).toHaveLength(1);
  });

  it('is sent five times a day', async () => {
    const phoneNumber = newPhone();
    await test.sql('DELETE FROM phone_verification');
    await ask(phoneNumber);
    await test.sql(
      `INSERT INTO phone_verification (phone_hash, id, sender_hash, code_hash, expires_at, state)
       SELECT phone_hash, gen_random_uuid(), sender_hash, code_hash, expires_at, 'REPLACED'
       FROM phone_verification, generate_series(1, 4)`,
    );

    expect(await ask(phoneNumber)).toMatchObject({
      status: 429,
      json: { detail: expect.stringContaining('Too many codes') },
    });
  });

  it('tells nobody who is a member: it is sent to everyone, and only its owner learns that the number is taken', async () => {
    const { phoneNumber } = await newMember(test);
    const stranger = newPhone();

    const [known, unknown] = [await ask(phoneNumber), await ask(stranger)];

    expect(Object.keys(known.json as object)).toEqual(Object.keys(unknown.json as object));
    expect(known.status).toBe(unknown.status);
    const wrongs = [
      await register(phoneNumber, other(gateway.codeFor(phoneNumber))),
      await register(stranger, other(gateway.codeFor(stranger))),
    ];
    expect(wrongs[0]?.text).toBe(wrongs[1]?.text);
    const code = gateway.codeFor(phoneNumber);
    expect(await register(phoneNumber, code)).toMatchObject({
      status: 409,
      json: { code: 'PHONE_NUMBER_TAKEN' },
    });
  });

  it('that could not be sent is told as such, counts for nothing, and may be asked for again at once', async () => {
    const phoneNumber = newPhone();
    const countOfNetwork = () =>
      test.sql(
        `SELECT coalesce(sum(points), 0)::int AS points FROM limit_count WHERE key LIKE 'phone code:%'`,
      );
    const before = await countOfNetwork();
    gateway.willReplyTo(phoneNumber, answer(500), answer(500));

    const failed = await ask(phoneNumber);

    expect(await countOfNetwork()).toEqual(before);
    expect(failed).toMatchObject({ status: 503, json: { code: 'DELIVERY_FAILED' } });
    expect(failed.headers.get('retry-after')).toBe('30');
    expect(isRefused(await register(phoneNumber, gateway.codeFor(phoneNumber)))).toBe(true);
    expect((await ask(phoneNumber)).status).toBe(200);
    expect((await register(phoneNumber, gateway.codeFor(phoneNumber))).status).toBe(201);
  });

  it('never fails inside for anything odd', async () => {
    for (const odd of [0, 'x', '', null, [], {}, '😀', '١٢٣٤٥٦', '0'.repeat(5000)]) {
      for (const body of [{ phoneNumber: odd }, { phoneNumber: newPhone(), email: odd }]) {
        const { status } = await send(`${test.url}/v2/authmember/phoneotp`, { body });
        expect([odd, status < 500]).toEqual([odd, true]);
      }
    }
  });

  it('is not sent, nor asked for, while it is switched off', async () => {
    const off = await startApp();
    const answers = [await askAt(off, newPhone()), await registerAt(off, newPhone())];
    await off.close();

    expect(answers[0]).toMatchObject({ status: 404, json: { code: 'SWITCHED_OFF' } });
    expect(answers[1]?.status).toBe(201);
  });
});

describe('the code by e-mail', () => {
  let test: TestApp;
  let mails: MailServer;

  beforeAll(async () => {
    mails = await new MailServer({ disabledCommands: ['STARTTLS'] }).start();
    test = await startApp({
      PHONE_OTP: 'true',
      INVITATION_CODE: 'true',
      DELIVERY: 'smtp',
      SMTP_URL: mails.url,
      SMTP_FROM: 'Pautang <help@pautang.example>',
      PHONE_OTP_LIMIT_PER_HOUR: '3',
    });
  });

  afterAll(async () => {
    await test.close();
    await mails.stop();
  });

  const codeTo = (email: string) =>
    /\b\d{6}\b/.exec(
      mails.received.findLast(({ to }) => to.includes(email))?.text.split(/\r?\n\r?\n/)[1] ?? '',
    )?.[0];

  it('needs an address', async () => {
    expect(await askAt(test, newPhone())).toMatchObject({
      status: 400,
      json: { errors: [{ field: 'email', message: 'Enter your e-mail address: the code is sent there.' }] },
    });
  });

  it('is bound to the address, and goes with an invitation: both are used, or neither', async () => {
    const { officer } = await addStaff(test);
    const { invitationCode } = await officer.client.backOffice.issueInvitation({ requestBody: {} });
    const phoneNumber = newPhone();
    const email = 'juana@example.com';
    expect((await askAt(test, phoneNumber, { email })).json).toMatchObject({ sentTo: 'EMAIL' });
    const code = codeTo(email) ?? '';
    const mistakes = [
      { email: 'other@example.com', invitationCode },
      { email, invitationCode: 'K7WQ-2M4X-9RTD' },
      { email },
    ];

    for (const mistake of mistakes) {
      expect((await registerAt(test, phoneNumber, code, mistake)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await registerAt(test, phoneNumber, other(code), { email, invitationCode })).status).toBe(422);
    expect((await registerAt(test, phoneNumber, code, { email, invitationCode })).status).toBe(201);
  });

  it('is sent to so many numbers for one address of the network, and no more in that hour', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 5; count++) {
      statuses.push((await askAt(test, newPhone(), { email: 'juana@example.com' })).status);
    }

    expect(statuses).toEqual([200, 200, 429, 429, 429]);
    await test.sql('UPDATE limit_count SET expire = 0');
    expect((await askAt(test, newPhone(), { email: 'juana@example.com' })).status).toBe(200);
  });
});
