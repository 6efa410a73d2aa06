import { Logger } from '@nestjs/common';
import { RecoveryStopService } from '../../src/modules/auth/recovery/recovery-stop.service';
import { startApp, type TestApp } from '../support/app';
import { askAccount } from '../support/corrections';
import {
  activatedMember,
  addStaff,
  newMember,
  PASSWORD,
  type TestAccount,
  type TestStaff,
} from '../support/factories';
import { answer, Gateway } from '../support/gateway';
import { type Answer, cookieOf, send } from '../support/http';
import { inTurnBehind, ofAccount } from '../support/in-turn';

const NEW_PASSWORD = 'Kalabaw2$';
const SITE = 'https://pautang.example';

interface Issued {
  readonly recoveryCode: string;
  readonly memberTold: boolean;
}

describe('a member who did not ask for a recovery', () => {
  let test: TestApp;
  let staff: TestStaff;
  let gateway: Gateway;

  beforeAll(async () => {
    gateway = await new Gateway().start();
    test = await startApp({
      ACCOUNT_RECOVERY: 'true',
      ...gateway.settings,
      PUBLIC_URL: SITE,
    });
    staff = await addStaff(test);
  });

  afterAll(async () => {
    await test.close();
    await gateway.stop();
  });

  afterEach(() => jest.restoreAllMocks());

  const post = (path: string, body: object, more: object = {}) =>
    send(`${test.url}/v2${path}`, { body, ...more });
  const issue = ({ phoneNumber }: TestAccount) =>
    post('/backoffice/recovery-codes', { phoneNumber }, { token: staff.assistant.token });
  const codeFor = async (member: TestAccount) => (await issue(member)).json as Issued;
  const recover = ({ phoneNumber }: TestAccount, recoveryCode: string) =>
    post('/authmember/recover', { phoneNumber, recoveryCode, newPassword: NEW_PASSWORD });
  const signIn = ({ phoneNumber }: TestAccount, password = PASSWORD, language = 'en') =>
    post('/authmember/login', { phoneNumber, password }, { headers: { 'accept-language': language } });
  const stopCodeIn = (text = '') => /stop-recovery#(\S+)$/.exec(text)?.[1] ?? '';
  const stop = (stopCode: string) => post('/authmember/recover/stop', { stopCode });
  const lastStopCode = (member: TestAccount) => stopCodeIn(gateway.textsTo(member).findLast(stopCodeIn));
  const isCode = ({ json }: Answer, code: string) => (json as { code: string }).code === code;

  it('is told at once, with the way to stop it and without the code', async () => {
    const member = await newMember(test);

    const { recoveryCode, memberTold } = await codeFor(member);

    expect(memberTold).toBe(true);
    const [text] = gateway.textsTo(member);
    expect(text).toMatch(
      /^A Loan Assistant of Pautang .* https:\/\/pautang\.example\/stop-recovery#[\w-]{34}$/,
    );
    expect(text).not.toContain(recoveryCode);
  });

  it('is told in the language of the last sign-in', async () => {
    const member = await newMember(test);
    await signIn(member, PASSWORD, 'fil');
    await codeFor(member);

    expect(gateway.textsTo(member)[0]).toContain('Kung hindi mo ito hiniling');
  });

  it('stops it without signing in: the code ends, and no other is issued for a day', async () => {
    const member = await newMember(test);
    const { recoveryCode } = await codeFor(member);

    expect(await stop(lastStopCode(member))).toMatchObject({ status: 204, text: '' });

    expect(isCode(await recover(member, recoveryCode), 'RECOVERY_CODE_INVALID')).toBe(true);
    expect(await issue(member)).toMatchObject({ status: 409, json: { code: 'RECOVERY_STOPPED' } });
    expect((await signIn(member)).status).toBe(200);
    await test.sql(
      `UPDATE recovery_code SET stopped_at = stopped_at - interval '1 day' WHERE account_id = $1`,
      [member.accountId],
    );
    expect((await issue(member)).status).toBe(200);
  });

  it('keeps the sessions when nothing was done with the code', async () => {
    const member = await newMember(test);
    const cookie = cookieOf(await signIn(member));
    await codeFor(member);
    await stop(lastStopCode(member));

    expect((await send(`${test.url}/v2/authmember/refresh`, { headers: { cookie } })).status).toBe(200);
  });

  it('has back the password that counted last, also one that was set as the code was used', async () => {
    const member = await newMember(test);
    const { phoneNumber, token } = member;
    const { recoveryCode } = await codeFor(member);
    const changed = 'Kalabaw4$';
    const change = { phoneNumber, currentPassword: PASSWORD, newPassword: changed, password: changed };

    const answers = await inTurnBehind(test, ofAccount(member), [
      () => post('/authmember/chpwd', change, { token }),
      () => recover(member, recoveryCode),
    ]);
    expect(answers).toMatchObject([{ value: { status: 204 } }, { value: { status: 204 } }]);
    expect((await stop(lastStopCode(member))).status).toBe(204);

    expect((await signIn(member, PASSWORD)).status).toBe(401);
    expect((await signIn(member, changed)).status).toBe(200);
  });

  it('has the own password back when the code was used already, and all sessions end', async () => {
    const member = await newMember(test);
    const { recoveryCode } = await codeFor(member);
    expect((await recover(member, recoveryCode)).status).toBe(204);
    const thief = await signIn(member, NEW_PASSWORD);
    await post(
      '/authmember/chpwd',
      {
        phoneNumber: member.phoneNumber,
        currentPassword: NEW_PASSWORD,
        newPassword: 'Kalabaw3$',
        password: 'Kalabaw3$',
      },
      { token: (thief.json as { accessToken: string }).accessToken },
    );

    expect((await stop(lastStopCode(member))).status).toBe(204);

    const headers = { cookie: cookieOf(thief) };
    expect((await send(`${test.url}/v2/authmember/refresh`, { headers })).status).toBe(403);
    expect((await signIn(member, NEW_PASSWORD)).status).toBe(401);
    expect((await signIn(member, 'Kalabaw3$')).status).toBe(401);
    expect((await signIn(member)).status).toBe(200);
  });

  it('withdraws what was asked for meanwhile, and would count by itself', async () => {
    const member = await activatedMember(test);
    const { recoveryCode } = await codeFor(member);
    await recover(member, recoveryCode);
    await askAccount(member, {}, NEW_PASSWORD);

    expect((await stop(lastStopCode(member))).status).toBe(204);

    const kept = await test.sql(
      `SELECT c.state, m.next_account_at FROM correction c JOIN member m ON m.id = c.member_id WHERE m.id = $1`,
      [member.accountId],
    );
    expect(kept).toEqual([{ state: 'WITHDRAWN', next_account_at: null }]);
  });

  it('stops with the first message a code that was issued after it', async () => {
    const member = await newMember(test);
    await codeFor(member);
    const first = lastStopCode(member);
    const { recoveryCode } = await codeFor(member);

    expect((await stop(first)).status).toBe(204);

    expect((await recover(member, recoveryCode)).status).toBe(422);
  });

  it('stops it once, for a day, and however the code is typed', async () => {
    const [member, late] = [await newMember(test), await newMember(test)];
    await codeFor(member);
    await codeFor(late);
    await test.sql(
      `UPDATE recovery_code SET created_at = created_at - interval '25 hours' WHERE account_id = $1`,
      [late.accountId],
    );
    const typed = lastStopCode(member).toLowerCase().replaceAll('-', ' ');

    const answers = await Promise.all([stop(typed), stop(typed), stop(typed)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422, 422]);
    expect(isCode(await stop(typed), 'STOP_CODE_INVALID')).toBe(true);
    expect((await stop(lastStopCode(late))).status).toBe(422);
    expect((await stop('AAAA-AAAA-AAAA')).status).toBe(422);
    expect(await stop('short')).toMatchObject({ status: 400, json: { errors: [{ field: 'stopCode' }] } });
  });

  it('stops it by a link of before, which was shorter', async () => {
    const member = await newMember(test);
    const { recoveryCode } = await codeFor(member);
    const stopHash = test.get(RecoveryStopService).hashOf('K7WQ-2M4X-9RTD');
    await test.sql('UPDATE recovery_code SET stop_hash = $2 WHERE account_id = $1', [
      member.accountId,
      stopHash,
    ]);

    expect((await stop('K7WQ-2M4X-9RTD')).status).toBe(204);

    expect((await recover(member, recoveryCode)).status).toBe(422);
  });

  it('stops nobody else’s, and leaves a trace', async () => {
    const [member, other] = [await newMember(test), await newMember(test)];
    await codeFor(member);
    const { recoveryCode } = await codeFor(other);

    await stop(lastStopCode(member));

    expect((await recover(other, recoveryCode)).status).toBe(204);
    const trace = await test.sql(
      `SELECT after FROM audit_entry WHERE member_id = $1 AND action = 'RECOVERY_STOPPED'`,
      [member.accountId],
    );
    expect(trace).toEqual([{ after: { passwordTakenBack: false } }]);
    const kept = await test.sql('SELECT r::text FROM recovery_code r WHERE account_id = $1', [
      member.accountId,
    ]);
    expect(JSON.stringify(kept)).not.toContain(lastStopCode(member));
  });

  it('who cannot be reached is recovered all the same, and the assistant is told so', async () => {
    const member = await newMember(test);
    const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    gateway.willReplyTo(member.phoneNumber, answer(400));

    const { recoveryCode, memberTold } = await codeFor(member);

    expect(memberTold).toBe(false);
    const logged = JSON.stringify(warned.mock.calls);
    expect(logged).toContain('member not told');
    for (const secret of [member.phoneNumber, recoveryCode]) expect(logged).not.toContain(secret);
    expect((await recover(member, recoveryCode)).status).toBe(204);
  });

  it('is told nothing in a log, outside the demo and without a delivery', async () => {
    const silent = await startApp({ ACCOUNT_RECOVERY: 'true' });
    const printed = jest.spyOn(console, 'log').mockReturnValue();
    const { assistant } = await addStaff(silent);
    const { phoneNumber } = await newMember(silent);

    const issued = await send(`${silent.url}/v2/backoffice/recovery-codes`, {
      token: assistant.token,
      body: { phoneNumber },
    });
    await silent.close();

    expect(issued).toMatchObject({ status: 200, json: { memberTold: false } });
    expect(printed).not.toHaveBeenCalled();
  });

  it('cannot stop what is switched off', async () => {
    const off = await startApp();
    const answered = await send(`${off.url}/v2/authmember/recover/stop`, {
      body: { stopCode: 'AAAA-AAAA-AAAA' },
    });
    await off.close();

    expect(answered).toMatchObject({ status: 404, json: { code: 'SWITCHED_OFF' } });
  });
});
