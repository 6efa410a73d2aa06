import { StaffService } from '../../src/modules/auth/staff.service';
import { Outbox } from '../../src/platform/delivery/outbox';
import { startApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import { addStaff, PASSWORD, type TestAccount } from '../support/factories';
import { Gateway } from '../support/gateway';
import { send } from '../support/http';
import { Authenticator } from '../support/passkey';
import { codeOf, enrolled, forgetLastCode, secondFactorCall } from '../support/second-factor';

const SITE = 'https://pautang.example';
const IF_NOT = 'If it was not you, tell whoever manages the staff at once.';

describe('one of the staff', () => {
  let test: TestApp;
  let gateway: Gateway;
  let officer: TestAccount;

  beforeAll(async () => {
    gateway = await new Gateway().start();
    test = await startApp({ ...gateway.settings, PUBLIC_URL: SITE });
  });

  beforeEach(async () => {
    officer = (await addStaff(test)).officer;
  });

  afterAll(async () => {
    await test.close();
    await gateway.stop();
  });

  const isTold = (...happened: string[]) =>
    eventually(async () =>
      expect(gateway.textsTo(officer)).toEqual(happened.map((each) => `Pautang: ${each} ${IF_NOT}`)),
    );
  const call = (path: string, body: object) =>
    send(`${test.url}/v2/authmember${path}`, { body, token: officer.token });

  it('is told of an authenticator that is set up, replaced and removed', async () => {
    const first = await enrolled(test, officer.token);
    await isTold('An authenticator was set up for your account.');

    await forgetLastCode(test, officer);
    const second = await enrolled(test, officer.token, codeOf(first));
    const replaced = 'The authenticator of your account was replaced by another one.';
    await isTold('An authenticator was set up for your account.', replaced);

    await forgetLastCode(test, officer);
    const asked = { password: PASSWORD, code: codeOf(second) };
    expect((await secondFactorCall(test, '/remove', asked, officer.token)).status).toBe(204);
    await isTold(
      'An authenticator was set up for your account.',
      replaced,
      'The authenticator of your account was removed.',
    );
  });

  it('is told of a passkey and of another password, and not of devices', async () => {
    const { phoneNumber } = officer;
    for (const _ of [1, 2]) await call('/login', { phoneNumber, password: PASSWORD });
    const { json } = await call('/passkeys/options', { password: PASSWORD });
    const { options } = json as { options: Parameters<Authenticator['create']>[0] };
    await call('/passkeys', { name: 'Key', credential: new Authenticator(SITE).create(options) });
    await isTold('A passkey that signs in to your account was added.');

    const [newPassword, password] = ['Kalabaw2$', 'Kalabaw2$'];
    await call('/chpwd', { phoneNumber, currentPassword: PASSWORD, newPassword, password });
    await isTold(
      'A passkey that signs in to your account was added.',
      'The password of your account was changed.',
    );
  });

  it('is told by a worker of what was reset at the command line', async () => {
    const staff = test.get(StaffService);
    await staff.reset(officer.phoneNumber, 'Kalabaw2$');
    await staff.resetSecondFactor(officer.phoneNumber);

    const jobs = await test.sql<{ id: string; data: { subject: string; sealed: string } }>(
      `SELECT id, data FROM jobs.job WHERE name = 'send-message' AND state = 'created' ORDER BY created_on`,
    );
    for (const { id, data } of jobs) await test.get(Outbox).sendLater(data, id);

    await isTold(
      'The password of your account was changed.',
      'The authenticator of your account was removed.',
    );
  });
});
