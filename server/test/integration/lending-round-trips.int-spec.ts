import { startApp, type TestApp } from '../support/app';
import { newMember, PASSWORD } from '../support/factories';
import { cookieOf, send } from '../support/http';
import { statementsOf } from '../support/round-trips';

describe('how often the database is asked', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp();
  });

  afterAll(() => test.close());

  const signIn = (phoneNumber: string) =>
    send(`${test.url}/v2/authmember/login`, { body: { phoneNumber, password: PASSWORD } });

  it('at a sign-in: three times, and the locks are left alone', async () => {
    const { phoneNumber } = await newMember(test);
    await signIn(phoneNumber);

    const statements = await statementsOf(async () => expect((await signIn(phoneNumber)).status).toBe(200));

    expect(statements).toHaveLength(3);
    expect(statements.join()).not.toMatch(/(INTO|FROM) sign_in_lock .*FOR|DELETE|advisory/);
  });

  it('at a refresh and at a sign-out: once', async () => {
    const headers = { cookie: cookieOf(await signIn((await newMember(test)).phoneNumber)) };

    expect(await statementsOf(() => send(`${test.url}/v2/authmember/refresh`, { headers }))).toHaveLength(1);
    expect(
      await statementsOf(() => send(`${test.url}/v2/authmember/logout`, { method: 'POST', headers })),
    ).toHaveLength(1);
  });
});
