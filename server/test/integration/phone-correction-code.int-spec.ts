import type { TestApp } from '../support/app';
import { startApp } from '../support/app';
import { askName } from '../support/corrections';
import { activatedMember, newMember, newPhone, PASSWORD, type TestAccount } from '../support/factories';
import { answer, Gateway } from '../support/gateway';
import { outcomes, refusal, refusalCode, send } from '../support/http';
import { MailServer } from '../support/mail-server';
import { aMinuteLater, askByCode, askPhone, otherCode, sendCode } from '../support/phone-correction';

const SETTINGS = { PHONE_OTP_LIMIT_PER_HOUR: '1000' };

describe('the code for another phone number', () => {
  let test: TestApp;
  let gateway: Gateway;

  beforeAll(async () => {
    gateway = await new Gateway().start();
    test = await startApp({ ...SETTINGS, ...gateway.settings, PHONE_OTP: 'true' });
  });

  afterAll(async () => {
    await test.close();
    await gateway.stop();
  });

  const register = (phoneNumber: string, phoneOtp: string) =>
    send(`${test.url}/v2/authmember/register`, {
      body: { fullName: 'Juana dela Peña', password: PASSWORD, phoneNumber, phoneOtp },
    });
  const codeOf = async (member: TestAccount, phoneNumber: string) => {
    await sendCode(member, phoneNumber);
    return gateway.codeFor(phoneNumber);
  };

  it('goes to the new number, in the language of the person, for ten minutes', async () => {
    const member = await activatedMember(test);
    const phoneNumber = newPhone();
    const sent = await send(`${test.url}/v2/member/corrections/phone/code`, {
      token: member.token,
      body: { phoneNumber },
      headers: { 'accept-language': 'fil' },
    });
    expect(sent).toMatchObject({ status: 200, json: { resendSeconds: 60, sentTo: 'PHONE' } });
    const { expiresAt } = sent.json as { expiresAt: string };
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 10 * 60_000)).toBeLessThan(5000);
    const last = gateway.received.at(-1)?.body;
    expect(last).toMatchObject({
      phoneNumber,
      text: expect.stringMatching(/^\d{6} ang code mo para sa bago mong phone number sa Pautang\./),
    });
    expect(sent.text).not.toContain(gateway.codeFor(phoneNumber));
    const kept = await test.sql<{ row: string }>('SELECT p::text AS row FROM phone_verification p');
    expect(kept.map(({ row }) => row).join()).not.toContain(phoneNumber);
  });

  it('is refused when it is wrong, and good after four wrong tries, but not after five', async () => {
    const [patient, guesser] = [await activatedMember(test), await activatedMember(test)];
    const [one, two] = [newPhone(), newPhone()];
    const codes = [await codeOf(patient, one), await codeOf(guesser, two)] as const;
    const wrong = await refusal(askPhone(patient, one, otherCode(codes[0])));
    expect(wrong).toMatchObject({
      status: 422,
      code: 'PHONE_OTP_INVALID',
      fieldErrors: [{ field: 'code', message: expect.stringContaining('wrong or no longer good') }],
    });
    for (let count = 0; count < 3; count++) await refusal(askPhone(patient, one, otherCode(codes[0])));
    for (let count = 0; count < 5; count++) await refusal(askPhone(guesser, two, otherCode(codes[1])));
    await expect(askPhone(patient, one, codes[0])).resolves.toMatchObject({ state: 'COOLING' });
    expect(await refusalCode(askPhone(guesser, two, codes[1]))).toBe('PHONE_OTP_INVALID');
  });

  it('ends with its time, and with another one', async () => {
    const member = await activatedMember(test);
    const phoneNumber = newPhone();
    const first = await codeOf(member, phoneNumber);
    await aMinuteLater({ test, gateway });
    const second = await codeOf(member, phoneNumber);
    expect(await refusalCode(askPhone(member, phoneNumber, first))).toBe('PHONE_OTP_INVALID');
    await test.sql(`UPDATE phone_verification SET expires_at = now() WHERE state = 'LIVE'`);
    expect(await refusalCode(askPhone(member, phoneNumber, second))).toBe('PHONE_OTP_INVALID');
  });

  it('is good for its member and its number alone, and not for a registration, nor is one of that', async () => {
    const [member, stranger] = [await activatedMember(test), await activatedMember(test)];
    const [phoneNumber, elsewhere] = [newPhone(), newPhone()];
    const code = await codeOf(member, phoneNumber);
    await codeOf(stranger, elsewhere);
    expect(await refusalCode(askPhone(stranger, phoneNumber, code))).toBe('PHONE_OTP_INVALID');
    expect(await refusalCode(askPhone(member, elsewhere, code))).toBe('PHONE_OTP_INVALID');
    expect(await register(phoneNumber, code)).toMatchObject({
      status: 422,
      json: { code: 'PHONE_OTP_INVALID', errors: [{ field: 'phoneOtp' }] },
    });
    await expect(askPhone(member, phoneNumber, code)).resolves.toMatchObject({ kind: 'PHONE' });

    const registering = newPhone();
    await send(`${test.url}/v2/authmember/phoneotp`, { body: { phoneNumber: registering } });
    const ofRegistration = gateway.codeFor(registering);
    expect(await refusalCode(askPhone(stranger, registering, ofRegistration))).toBe('PHONE_OTP_INVALID');
    expect((await register(registering, ofRegistration)).status).toBe(201);
  });

  it('is good once, however many use it at the same moment', async () => {
    const member = await activatedMember(test);
    const phoneNumber = newPhone();
    const code = await codeOf(member, phoneNumber);
    const ends = await outcomes(Array.from({ length: 4 }, () => askPhone(member, phoneNumber, code)));
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    const { correctionId = '' } = (await member.client.myData.readCorrections()).items[0] ?? {};
    await member.client.myData.withdrawCorrection({ correctionId });
    expect(await refusalCode(askPhone(member, phoneNumber, code))).toBe('PHONE_OTP_INVALID');
  });

  it('is not used up by what is refused for something else', async () => {
    const member = await activatedMember(test);
    const phoneNumber = newPhone();
    const code = await codeOf(member, phoneNumber);
    expect(await refusalCode(askPhone(member, phoneNumber, code, 'Wrong1!?'))).toBe('CURRENT_PASSWORD_WRONG');
    expect(await refusal(askPhone(member, phoneNumber, '12345'))).toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'code' }],
    });
    await expect(askPhone(member, phoneNumber, code)).resolves.toMatchObject({ state: 'COOLING' });
  });

  it('is sent a minute after the last at the earliest, and five times a day, whoever asks for what', async () => {
    const [member, other] = [await activatedMember(test), await activatedMember(test)];
    const phoneNumber = newPhone();
    await sendCode(member, phoneNumber);
    expect(await refusal(sendCode(other, phoneNumber))).toMatchObject({ status: 429 });
    await aMinuteLater({ test, gateway });
    await sendCode(other, phoneNumber);
    // All of today: what was sent minutes earlier may have been sent yesterday.
    await test.sql(
      `INSERT INTO phone_verification (phone_hash, id, sender_hash, code_hash, expires_at, state)
       SELECT phone_hash, gen_random_uuid(), sender_hash, code_hash, expires_at, 'REPLACED'
       FROM (SELECT * FROM phone_verification ORDER BY created_at DESC LIMIT 1) last, generate_series(1, 4)`,
    );
    expect(await refusal(sendCode(member, phoneNumber))).toMatchObject({
      status: 429,
      message: expect.stringContaining('Too many codes were sent to this phone number today'),
    });
    expect(await send(`${test.url}/v2/authmember/phoneotp`, { body: { phoneNumber } })).toMatchObject({
      status: 429,
    });
  });

  it('is sent ten times an hour for one member, to whatever numbers', async () => {
    const member = await activatedMember(test);
    const calls = Array.from({ length: 11 }, () => sendCode(member, newPhone()));
    expect((await outcomes(calls)).filter((end) => end !== 'done')).toEqual(['TOO_MANY_REQUESTS']);
  });

  it('does not tell whether the number is taken: who has the code and the password learns it', async () => {
    const [member, holder] = [await activatedMember(test), await newMember(test)];
    const free = newPhone();
    const body = (phoneNumber: string) => ({ token: member.token, body: { phoneNumber } });
    const url = `${test.url}/v2/member/corrections/phone`;
    const answers = [
      await send(`${url}/code`, body(free)),
      await send(`${url}/code`, body(holder.phoneNumber)),
    ];
    const parts = answers.map(({ status, json }) => [status, Object.keys(json as object)]);
    expect(parts[0]).toEqual(parts[1]);
    const code = gateway.codeFor(holder.phoneNumber);
    const wrongs = [
      await refusal(askPhone(member, free, otherCode(gateway.codeFor(free)))),
      await refusal(askPhone(member, holder.phoneNumber, otherCode(code))),
    ];
    expect(wrongs[0]?.message).toBe(wrongs[1]?.message);
    expect(await refusalCode(askPhone(member, holder.phoneNumber, code, 'Wrong1!?'))).toBe(
      'CURRENT_PASSWORD_WRONG',
    );
    expect(await refusal(askPhone(member, holder.phoneNumber, code))).toMatchObject({
      status: 409,
      code: 'PHONE_NUMBER_TAKEN',
      fieldErrors: [{ field: 'phoneNumber', message: 'Another account has this phone number.' }],
    });
    await expect(member.client.myData.readCorrections()).resolves.toMatchObject({ items: [] });
  });

  it('is not sent to the own number, before the activation, or while one is asked for', async () => {
    const member = await activatedMember(test);
    for (const written of [member.phoneNumber, `0${member.phoneNumber.slice(2)}`]) {
      const ends = [
        await refusal(sendCode(member, written)),
        await refusal(askPhone(member, written, '123456')),
      ];
      for (const { status, fieldErrors } of ends) {
        expect(status).toBe(400);
        expect(fieldErrors).toEqual([
          { field: 'phoneNumber', message: 'This is your phone number already.' },
        ]);
      }
    }
    for (const odd of ['12', 'x'.repeat(10), '6391712345678901']) {
      expect(await refusal(sendCode(member, odd))).toMatchObject({
        status: 400,
        fieldErrors: [{ field: 'phoneNumber' }],
      });
    }
    const unfinished = await newMember(test);
    expect(await refusalCode(sendCode(unfinished, newPhone()))).toBe('NOT_ACTIVATED');
    expect(await refusalCode(askPhone(unfinished, newPhone(), '123456'))).toBe('NOT_ACTIVATED');
    await askName(member);
    await askByCode({ test, gateway }, member, newPhone());
    expect(await refusalCode(sendCode(member, newPhone()))).toBe('CORRECTION_OPEN');
  });

  it('that could not be sent is told as such, and may be asked for again at once', async () => {
    const member = await activatedMember(test);
    const phoneNumber = newPhone();
    gateway.willReplyTo(phoneNumber, answer(500), answer(500));
    expect(await refusal(sendCode(member, phoneNumber))).toMatchObject({ code: 'DELIVERY_FAILED' });
    await expect(askByCode({ test, gateway }, member, phoneNumber)).resolves.toMatchObject({ kind: 'PHONE' });
  });
});

describe('where messages do not go to phones', () => {
  it('the code goes to the e-mail address so far, which is needed', async () => {
    const mails = await new MailServer({ disabledCommands: ['STARTTLS'] }).start();
    const mail = { DELIVERY: 'smtp', SMTP_URL: mails.url, SMTP_FROM: 'Pautang <help@pautang.example>' };
    const test = await startApp({ ...SETTINGS, ...mail });
    const member = await activatedMember(test);
    const phoneNumber = newPhone();
    expect(await refusal(sendCode(member, phoneNumber))).toMatchObject({
      status: 400,
      fieldErrors: [
        { field: 'phoneNumber', message: 'Save your e-mail address first: the code is sent there.' },
      ],
    });
    const email = 'juana@example.com';
    await member.client.myData.correctContact({ requestBody: { email } });
    await expect(sendCode(member, phoneNumber)).resolves.toMatchObject({ sentTo: 'EMAIL' });
    const { text } = mails.received.findLast(({ to }) => to.includes(email)) ?? { text: '' };
    const code = /\b\d{6}\b/.exec(text.split(/\r?\n\r?\n/)[1] ?? '')?.[0] ?? '';
    await expect(askPhone(member, phoneNumber, code)).resolves.toMatchObject({ state: 'COOLING' });
    await test.close();
    await mails.stop();
  });

  it('none is sent into a log', async () => {
    const test = await startApp();
    const member = await activatedMember(test);
    expect(await refusal(sendCode(member, newPhone()))).toMatchObject({ status: 404, code: 'SWITCHED_OFF' });
    await test.close();
  });
});
