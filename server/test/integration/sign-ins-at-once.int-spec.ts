import { startApp, type TestApp } from '../support/app';
import { newMember, PASSWORD } from '../support/factories';
import { type Answer, cookieOf, send } from '../support/http';

describe('sign-ins of many at once', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp();
  });

  afterAll(() => test.close());

  const signIn = (phoneNumber: string) =>
    send(`${test.url}/v2/authmember/login`, { body: { phoneNumber, password: PASSWORD } });
  const refresh = (signedIn: Answer) =>
    send(`${test.url}/v2/authmember/refresh`, { headers: { cookie: cookieOf(signedIn) } });
  const whoseIs = ({ json }: Answer) => {
    const { accessToken } = json as { accessToken: string };
    return JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()).sub;
  };

  it('begin a session of each, told once, and none in an account that is closed', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => newMember(test)));
    const [closed, ...open] = members.map(({ accountId }) => accountId);
    await test.sql(`UPDATE member SET state = 'CLOSED' WHERE id = $1`, [closed]);

    const [refused, ...answers] = await Promise.all(members.map(({ phoneNumber }) => signIn(phoneNumber)));

    expect(refused?.status).toBe(401);
    expect((await Promise.all(answers.map(refresh))).map(whoseIs)).toEqual(open);
    const told = await test.sql<{ id: string }>(
      `SELECT member_id AS id FROM audit_entry WHERE action = 'SIGNED_IN' AND member_id = ANY ($1)`,
      [[closed, ...open]],
    );
    expect(told.map(({ id }) => id).sort()).toEqual([...open].sort());
  });
});
