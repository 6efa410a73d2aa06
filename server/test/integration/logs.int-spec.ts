import { once } from 'node:events';
import { connect } from 'node:net';
import { ServerLog } from '../../src/platform/logging';
import { startApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import {
  addStaff,
  approvedLoan,
  bankOf,
  identityOf,
  newMember,
  newPhone,
  PASSWORD,
} from '../support/factories';
import { answer, Gateway } from '../support/gateway';
import { cookieOf, send } from '../support/http';
import { confirm, prepareWithCode, wrong } from '../support/withdrawals';

const SECRET_PASSWORD = 'Very$ecret1';
const GATEWAY_TOKEN = 'a token of the gateway';

describe('the logs', () => {
  let test: TestApp;
  let gateway: Gateway;
  let lines: string[];

  beforeAll(async () => {
    gateway = await new Gateway().start();
    test = await startApp({
      LOG_LEVEL: 'trace',
      ACCOUNT_RECOVERY: 'true',
      INVITATION_CODE: 'true',
      PHONE_OTP: 'true',
      DELIVERY: 'http',
      DELIVERY_URL: gateway.url,
      DELIVERY_TOKEN: GATEWAY_TOKEN,
    });
    lines = [];
    jest.spyOn(outputOf(test.get(ServerLog).pino), 'write').mockImplementation((line) => {
      lines.push(line);
    });
  });

  afterAll(async () => {
    await test.close();
    await gateway.stop();
  });

  const logged = () => lines.join('');

  it('hold a line for each request, with its id, method, path and status, and no query', async () => {
    lines.length = 0;
    await send(`${test.url}/v2/config?secret=kept-out`);

    const entries = lines.map((line) => JSON.parse(line)).filter(({ req }) => req);
    expect(entries.at(-1)).toMatchObject({
      req: { id: expect.anything(), method: 'GET', url: '/v2/config' },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
    });
    expect(logged()).not.toContain('kept-out');
  });

  it('tell whose request was refused, and why, and of whom nothing is known nothing', async () => {
    const member = await newMember(test);
    const { officer } = await addStaff(test);
    const { apiKey, keyId } = await officer.client.backOffice.issueApiKey({
      requestBody: { name: 'Accounting', scopes: ['loans:read'] },
    });
    const [key] = await test.sql<{ id: string }>('SELECT id FROM api_key WHERE key_id = $1', [keyId]);
    lines.length = 0;
    await send(`${test.url}/v2/backoffice/loans`, { token: member.token });
    await send(`${test.url}/v2/backoffice/loans`, { token: `${member.token}x` });
    await send(`${test.url}/v2/backoffice/loans`, { token: apiKey });
    await send(`${test.url}/v2/backoffice/rates`, { token: apiKey });

    const told = lines.map((line) => JSON.parse(line));
    expect(told.map(({ req, res }) => [res.statusCode, res.code, req.account])).toEqual([
      [403, 'FORBIDDEN', member.accountId],
      [403, 'TOKEN_INVALID', undefined],
      [200, undefined, key?.id],
      [403, 'SCOPE_MISSING', key?.id],
    ]);
  });

  it('name the network of who asks by a hash, as the audit trail does, and tell no address', async () => {
    const { phoneNumber, accountId } = await newMember(test);
    lines.length = 0;
    await send(`${test.url}/v2/authmember/login`, { body: { phoneNumber, password: PASSWORD } });

    const [line] = lines.map((text) => JSON.parse(text)).filter(({ req }) => req);
    const [signedIn] = await test.sql<{ network: string }>(
      `SELECT after ->> 'network' AS network FROM audit_entry
       WHERE member_id = $1 AND action = 'SIGNED_IN' ORDER BY id DESC LIMIT 1`,
      [accountId],
    );
    expect(signedIn?.network).toMatch(/^[\w-]{43}$/);
    expect(line.req.network).toBe(signedIn?.network);
    expect(logged()).not.toMatch(/127\.0\.0\.1|::1/);
  });

  it('name the request with the reason of a failure of ours', async () => {
    lines.length = 0;
    const phoneNumber = newPhone();
    gateway.willReplyTo(phoneNumber, answer(500), answer(500));
    await send(`${test.url}/v2/authmember/phoneotp`, {
      body: { phoneNumber },
      headers: { 'x-request-id': 'no-code-came' },
    });

    const entries = lines.map((line) => JSON.parse(line)).filter(({ req }) => req?.id === 'no-code-came');
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({ message: 'the gateway answered 500' });
    expect(entries[1]).toMatchObject({ req: { url: '/v2/authmember/phoneotp' }, res: { statusCode: 503 } });
  });

  it('hold one line for a request whose caller went away', async () => {
    lines.length = 0;
    const { hostname, port } = new URL(test.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      'POST /v2/loan/quote HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n',
    );
    await once(socket, 'data');
    socket.destroy();

    await eventually(async () => expect(logged()).toContain('request aborted'));
    expect(lines.map((line) => JSON.parse(line)).filter(({ req }) => req)).toHaveLength(1);
  });

  it('call it no failure that a caller went away before a compressed answer', async () => {
    const { phoneNumber, token } = await approvedLoan(test, await addStaff(test));
    const body = JSON.stringify({ phoneNumber });
    lines.length = 0;
    const socket = connect(Number(new URL(test.url).port), '127.0.0.1');
    await once(socket, 'connect');
    const headers = { 'accept-encoding': 'gzip', 'content-type': 'application/json' };
    const head = [
      'POST /v2/loan/account HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${token}`,
      ...Object.entries(headers).map((header) => header.join(': ')),
      `Content-Length: ${body.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.resetAndDestroy());

    await eventually(async () => expect(logged()).toContain('request aborted'));
    // One that is asked for after it, and is answered.
    expect(await send(`${test.url}/v2/loan/account`, { token, raw: body, headers })).toMatchObject({
      status: 200,
    });
    expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)).toEqual([]);
  });

  it('never hold phone numbers, passwords, codes, tokens, cookies, account or ID numbers', async () => {
    lines.length = 0;
    const staff = await addStaff(test);
    const phoneNumber = newPhone();
    const { officer, assistant } = staff;
    const { invitationCode } = await officer.client.backOffice.issueInvitation({ requestBody: {} });
    gateway.willReplyTo(phoneNumber, answer(500), answer(500));
    await send(`${test.url}/v2/authmember/phoneotp`, { body: { phoneNumber } });
    await send(`${test.url}/v2/authmember/phoneotp`, { body: { phoneNumber } });
    const codes = { invitationCode, phoneOtp: gateway.codeFor(phoneNumber) };
    const body = { phoneNumber, fullName: 'Juana dela Cruz', password: SECRET_PASSWORD, ...codes };
    await send(`${test.url}/v2/authmember/register`, { body });
    await send(`${test.url}/v2/authmember/register`, { body });
    const signedIn = await send(`${test.url}/v2/authmember/login`, { body });
    const { accessToken } = signedIn.json as { accessToken: string };
    await send(`${test.url}/v2/authmember/login`, { body: { phoneNumber, password: `${SECRET_PASSWORD}?` } });
    const { recoveryCode } = await assistant.client.backOffice.issueRecoveryCode({
      requestBody: { phoneNumber },
    });
    const recovery = { phoneNumber, newPassword: SECRET_PASSWORD };
    await send(`${test.url}/v2/authmember/recover`, { body: { ...recovery, recoveryCode: '00000000' } });
    const refreshed = await send(`${test.url}/v2/authmember/refresh`, {
      headers: { cookie: cookieOf(signedIn) },
    });
    await send(`${test.url}/v2/member/info`, { body: { phoneNumber }, token: accessToken });
    await send(`${test.url}/v2/member/info?phoneNumber=${phoneNumber}`, {
      body: { phoneNumber },
      token: `${accessToken}x`,
    });
    const { apiKey, keyId } = await officer.client.backOffice.issueApiKey({
      requestBody: { name: 'Accounting', scopes: ['loans:read'] },
    });
    const [apiSecret = ''] = apiKey.split('_').slice(-1);
    const anOfficers = { token: officer.token };
    await send(`${test.url}/v2/backoffice/loans?apiKey=${apiKey}`, { token: apiKey });
    await send(`${test.url}/v2/backoffice/rates`, { token: apiKey });
    await send(`${test.url}/v2/backoffice/loans`, { token: `${apiKey.slice(0, -1)}x` });
    await send(`${test.url}/v2/backoffice/api-keys/${apiKey}`, { method: 'DELETE', ...anOfficers });
    await send(`${test.url}/v2/backoffice/api-keys/${keyId}`, { method: 'DELETE', ...anOfficers });
    const member = await approvedLoan(test, staff);
    const confirmation = await prepareWithCode(member, staff);
    await confirm(member, { ...confirmation, oTP: wrong(confirmation.oTP) }).catch(() => undefined);
    await confirm(member, confirmation, 'a secret key');
    const { withdrawalAmount: _, ...rest } = confirmation;
    await send(`${test.url}/v2/wallet/withdraw`, { body: rest, token: member.token });

    await send(`${test.url}/v2/authmember/recover`, { body: { ...recovery, recoveryCode } });

    expect(lines.length).toBeGreaterThan(10);
    const secrets = {
      phoneNumber,
      other: member.phoneNumber,
      password: SECRET_PASSWORD,
      staffPassword: PASSWORD,
      accessToken,
      memberToken: member.token,
      refreshToken: cookieOf(signedIn).split('=')[1],
      nextRefreshToken: cookieOf(refreshed).split('=')[1],
      key: 'a secret key',
      gatewayToken: GATEWAY_TOKEN,
      recoveryCode,
      apiSecret,
      apiSecretBeginning: apiSecret.slice(0, 16),
      invitationCode,
      ...bankOf(member),
      ...identityOf(member),
    };
    const { bankName: _b, identityType: _i, ...checked } = secrets;
    for (const [name, secret] of Object.entries(checked)) {
      expect([name, logged().includes(String(secret))]).toEqual([name, false]);
    }
    expect(logged()).toContain('the gateway answered 500');
    expect(logged()).toContain(`/v2/backoffice/api-keys/pautang_live_${keyId}…`);
    // Within longer numbers, as times are, six digits stand by chance.
    for (const code of [confirmation.oTP, codes.phoneOtp])
      expect(logged()).not.toMatch(new RegExp(`\\b${code}\\b`));
    expect(logged()).not.toMatch(/\$argon2id/);
  });

  it('hold no phone number that a caller puts into the path, and still name ids', async () => {
    lines.length = 0;
    const id = '0193d5a0-6f5e-7c1e-9a31-123456789012';
    await send(`${test.url}/v2/backoffice/members/639170000010`);
    await send(`${test.url}/v2/member/%2B639170000010/info`);
    await send(`${test.url}/v2/member/%2b639170000010/info`);
    await send(`${test.url}/v2/member/%3639%31%37%30000010/info`);
    await send(`${test.url}/v2/backoffice/members/${id}`);

    expect(decodeURIComponent(logged())).not.toContain('639170000010');
    expect(logged()).toContain(id);
  });

  it('hold a request whose path is spelt in another way like any other, and nothing more of it', async () => {
    lines.length = 0;
    await send(`${test.url}/%76%32/member/info`, { body: {} });
    await send(`${test.url}/v2/%63alendar/%41ZPVoG9efB6aMV0MikvfEE6p2QmVv0mSDAj4q1l7o3c.ics`);

    const entries = lines.map((line) => JSON.parse(line)).filter(({ req }) => req);
    expect(entries.map(({ req, res }) => [req.url, res.code])).toEqual([
      ['/v2/member/info', 'TOKEN_MISSING'],
      ['/v2/calendar/….ics', 'NOT_FOUND'],
    ]);
  });

  it('name an unforeseen failure without the values of the query that failed', async () => {
    lines.length = 0;
    const message = 'a message of one member alone';
    await test.sql('ALTER TABLE contact_message ADD CONSTRAINT broken CHECK (false) NOT VALID');
    const answer = await send(`${test.url}/v2/misc/contact`, {
      body: { name: 'Juana', email: 'juana@example.com', message, agreed: true },
    });

    expect(answer.status).toBe(500);
    expect(logged()).toContain('QueryFailedError');
    const ids = lines.map((line) => JSON.parse(line).req?.id);
    expect(ids.filter((one) => one === ids.at(-1))).toHaveLength(2);
    expect(logged()).not.toContain(message);
    expect(logged()).not.toContain('juana@example.com');
  });
});

/** Where pino writes to: known by a symbol of whichever copy of pino made the logger. */
function outputOf(logger: object): { write(line: string): void } {
  const symbol = Object.getOwnPropertySymbols(logger).find(
    ({ description }) => description === 'pino.stream',
  );
  return Reflect.get(logger, symbol ?? '');
}
