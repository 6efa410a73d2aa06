import { JwtService } from '@nestjs/jwt';
import { MemoryTokenStore, PautangClient } from '@pautang/sdk';
import { startApp, type TestApp } from '../support/app';
import { TEST_SECRETS } from '../support/environment';
import { activatedMember, newMember, newPhone, PASSWORD, type TestAccount } from '../support/factories';
import { refusalCode, send } from '../support/http';

describe('an access token', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp();
  });

  afterAll(() => test.close());

  const infostate = ({ phoneNumber }: TestAccount, token?: string) =>
    send(`${test.url}/v2/member/infostate`, { body: { phoneNumber }, ...(token !== undefined && { token }) });

  describe('is refused', () => {
    const jwt = new JwtService({});
    let member: TestAccount;
    let claims: object;

    beforeAll(async () => {
      member = await activatedMember(test);
      claims = {
        sub: member.accountId,
        sid: member.sessionId,
        UserInfo: { phoneNumber: member.phoneNumber, roles: ['MEMBER'] },
      };
    });

    const sign = (options: object) =>
      jwt.sign(claims, { secret: TEST_SECRETS.JWT_SECRET, audience: 'pautang', ...options });
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

    it('never, when it is its own and in force', async () => {
      expect((await infostate(member, sign({ expiresIn: 60 }))).status).toBe(200);
      expect(jwt.decode(member.token)).toMatchObject({ aud: 'pautang' });
    });

    it.each<[string, number, string, () => string | undefined]>([
      ['that is missing', 401, 'TOKEN_MISSING', () => undefined],
      ['that has expired', 403, 'TOKEN_EXPIRED', () => sign({ expiresIn: -1 })],
      ['that is not valid yet', 403, 'TOKEN_INVALID', () => sign({ notBefore: 60 })],
      ['of another secret', 403, 'TOKEN_INVALID', () => sign({ secret: 'another' })],
      [
        'for another installation',
        403,
        'TOKEN_INVALID',
        () => sign({ audience: 'https://rehearsal.example' }),
      ],
      ['of another algorithm', 403, 'TOKEN_INVALID', () => sign({ algorithm: 'HS512' })],
      [
        'without a signature',
        403,
        'TOKEN_INVALID',
        () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
      ],
      [
        'whose roles were altered',
        403,
        'TOKEN_INVALID',
        () => {
          const [head, , signature] = sign({ expiresIn: 60 }).split('.');
          return `${head}.${encode({ ...claims, UserInfo: { roles: ['LOAN_OFFICER'] } })}.${signature}`;
        },
      ],
      [
        'without an account',
        403,
        'TOKEN_INVALID',
        () =>
          jwt.sign({ ...claims, sub: undefined }, { secret: TEST_SECRETS.JWT_SECRET, audience: 'pautang' }),
      ],
      ['that is none', 403, 'TOKEN_INVALID', () => 'nonsense'],
    ])('%s', async (_, status, code, token) => {
      expect(await infostate(member, token())).toMatchObject({ status, json: { code } });
    });

    it('of another kind than Bearer', async () => {
      const answer = await send(`${test.url}/v2/member/infostate`, {
        body: { phoneNumber: member.phoneNumber },
        headers: { authorization: `Basic ${member.token}` },
      });

      expect(answer).toMatchObject({ status: 401, json: { code: 'TOKEN_MISSING' } });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    });

    it('for another member’s number, without telling whether there is one', async () => {
      const other = await newMember(test);
      const ask = (phoneNumber: string) =>
        send(`${test.url}/v2/member/info`, { token: member.token, body: { phoneNumber } });

      const [known, unknown] = await Promise.all([ask(other.phoneNumber), ask('639999999999')]);

      expect(known).toMatchObject({ status: 403, json: { code: 'NOT_YOUR_ACCOUNT' } });
      expect(unknown.text).toBe(known.text);
    });
  });

  it('is needed for a member’s info', async () => {
    await expect(
      refusalCode(test.client().member.readMemberInfo({ requestBody: { phoneNumber: newPhone() } })),
    ).resolves.toBe('TOKEN_MISSING');
  });

  it('that has expired is renewed in Node as well, which keeps no cookies, until the sign-out', async () => {
    const member = await newMember(test);
    const own = { requestBody: { phoneNumber: member.phoneNumber } };
    const expired = new JwtService({}).sign(
      { sub: member.accountId, sid: member.sessionId, UserInfo: { phoneNumber: member.phoneNumber } },
      { secret: TEST_SECRETS.JWT_SECRET, expiresIn: -1 },
    );
    const tokens = new MemoryTokenStore();
    const api = new PautangClient({ baseUrl: test.url, tokens });
    await api.signIn({ phoneNumber: member.phoneNumber, password: PASSWORD });

    for (let quarter = 0; quarter < 3; quarter++) {
      tokens.set(expired);
      await expect(api.member.readActivationState(own)).resolves.toEqual({ state: 'PERSONAL_INFO' });
    }

    await api.signOut();
    expect(await refusalCode(api.resume())).toBe('REFRESH_TOKEN_MISSING');
  });
});
