import { StaffService } from '../../src/modules/auth/staff.service';
import { secondsUntilTomorrow } from '../../src/platform/calendar';
import { startApp, type TestApp } from '../support/app';
import { addStaff, PASSWORD, type TestAccount } from '../support/factories';
import { type Answer, send } from '../support/http';
import {
  type Authenticator,
  challengeIn,
  codeOf,
  enrolled,
  forgetLastCode,
  secondFactorCall,
  stopTheClock,
  wrongCodeFor,
} from '../support/second-factor';

describe('tries at once to give a second factor', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp();
    await stopTheClock();
  });

  afterAll(async () => {
    jest.useRealTimers();
    await test.close();
  });

  const challenge = async ({ phoneNumber }: TestAccount) =>
    challengeIn(await send(`${test.url}/v2/authmember/login`, { body: { phoneNumber, password: PASSWORD } }))
      .token;
  const enter = (token: string, code: string) => secondFactorCall(test, '', { token, code });
  const codesOf = (answers: readonly Answer[]) =>
    answers.map((answer) => (answer.json as { code?: string }).code ?? String(answer.status)).sort();
  const withAuthenticator = async (): Promise<[TestAccount, Authenticator]> => {
    const { officer: account } = await addStaff(test);
    const authenticator = await enrolled(test, account.token);
    await forgetLastCode(test, account);
    return [account, authenticator];
  };

  it('at a wrong code count one after the other: five a sign-in, ten a day', async () => {
    const [account, authenticator] = await withAuthenticator();
    const wrong = wrongCodeFor(authenticator);
    const twenty = (token: string) =>
      Promise.all(Array.from({ length: 20 }, () => enter(token, wrong))).then(codesOf);
    const fiveAndLocked = [
      ...Array<string>(5).fill('SECOND_FACTOR_CODE_INVALID'),
      ...Array<string>(15).fill('SECOND_FACTOR_LOCKED'),
    ];

    const first = await challenge(account);
    expect(await twenty(first)).toEqual(fiveAndLocked);
    const over = await enter(first, codeOf(authenticator));
    expect([over.status, over.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await twenty(await challenge(account))).toEqual(fiveAndLocked);

    const third = await challenge(account);
    const overToday = await enter(third, codeOf(authenticator));
    expect(overToday).toMatchObject({ status: 429, json: { message: expect.stringContaining('tomorrow') } });
    const waiting = secondsUntilTomorrow(new Date());
    expect(overToday.headers.get('retry-after')).toBe(String(Math.ceil(waiting)));
    await test.sql(`UPDATE second_factor SET wrong_day = wrong_day - 1 WHERE account_id = $1`, [
      account.accountId,
    ]);
    expect((await enter(third, codeOf(authenticator))).status).toBe(200);
  });

  it('that were wrong are forgotten with a reset of the password', async () => {
    const [account, authenticator] = await withAuthenticator();
    for (const token of [await challenge(account), await challenge(account)])
      for (let count = 0; count < 5; count++) await enter(token, wrongCodeFor(authenticator));
    expect((await enter(await challenge(account), codeOf(authenticator))).status).toBe(429);
    const { phoneNumber } = account;
    const password = 'Kalabaw2$';

    await test.get(StaffService).reset(phoneNumber, password);

    const answer = await send(`${test.url}/v2/authmember/login`, { body: { phoneNumber, password } });
    expect((await enter(challengeIn(answer).token, codeOf(authenticator))).status).toBe(200);
  });

  it('at the right one are one sign-in, with one token and with several', async () => {
    const [account, authenticator] = await withAuthenticator();
    const [one, two, three] = [await challenge(account), await challenge(account), await challenge(account)];

    const answers = await Promise.all(
      [one, one, one, two, two, three].map((token) => enter(token, codeOf(authenticator))),
    );

    expect(codesOf(answers).filter((code) => code === '200')).toHaveLength(1);
  });

  it('at one recovery code are one sign-in', async () => {
    const [account, { recoveryCodes }] = await withAuthenticator();
    const tokens = [await challenge(account), await challenge(account), await challenge(account)];

    const answers = await Promise.all(tokens.map((token) => enter(token, recoveryCodes[0] ?? '')));

    expect(codesOf(answers).filter((code) => code === '200')).toHaveLength(1);
  });
});
