import { once } from 'node:events';
import { connect } from 'node:net';
import { Readiness } from '../../src/modules/misc/readiness';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import { activatedMember, type TestAccount } from '../support/factories';
import { type Answer, send } from '../support/http';

describe('over HTTP', () => {
  let test: TestApp;
  let member: TestAccount;

  beforeAll(async () => {
    test = await startApp({ API_PAGE: 'true' });
    member = await activatedMember(test);
  });

  afterAll(() => test.close());

  const post = (raw: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    send(`${test.url}/v2/loan/quote`, { raw, headers });
  const quote = (extra: unknown) =>
    post(JSON.stringify({ selectedCurrency: 'PHP', installmentCount: 12, loanAmountPHP: 100_000, extra }));
  const nested = (depth: number): unknown => (depth === 0 ? 1 : { deeper: nested(depth - 1) });

  function expectProblem(answer: Answer, status: number, code: string): void {
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const problem = answer.json as Record<string, unknown>;
    expect(problem).toMatchObject({ type: 'about:blank', status, code, title: expect.any(String) });
    expect(problem.message).toBe(problem.detail);
    expect(answer.text).not.toMatch(/\bat .+\(|node_modules|\.ts|\.js/);
  }

  describe('a body', () => {
    it.each([
      '{',
      '{"a":1,}',
      "{'a':1}",
      '{"a":\u0001}',
      'PHP',
      '',
      '"text"',
      '7',
      '[]',
      '[{}]',
      'true',
      'null',
    ])('that is %j is refused as malformed', async (raw) => {
      const answer = await post(raw);

      expectProblem(answer, 400, raw === '' ? 'VALIDATION_FAILED' : 'MALFORMED_REQUEST');
    });

    it('above 256 kB is refused, and one below is read', async () => {
      const refused = await quote('a'.repeat(256 * 1024));
      expectProblem(refused, 413, 'PAYLOAD_TOO_LARGE');
      // A connection that ended here could take the answer with it.
      expect(refused.headers.get('connection')).toBe('keep-alive');
      expect((await quote('a'.repeat(255 * 1024))).status).toBe(200);
    });

    it('nested deeper than 32 is refused, and one of 32 is read', async () => {
      expectProblem(await quote(nested(32)), 400, 'MALFORMED_REQUEST');
      expect((await quote(nested(30))).status).toBe(200);
      expectProblem(await post('['.repeat(100_000) + ']'.repeat(100_000)), 400, 'MALFORMED_REQUEST');
      expectProblem(
        await post(`{"a":${'[0,'.repeat(30_000)}0${']'.repeat(30_000)}}`),
        400,
        'MALFORMED_REQUEST',
      );
    });

    it('in another encoding than UTF-8 is refused, and no letter of it is replaced', async () => {
      const raw = JSON.stringify({ selectedCurrency: 'PHP', fullName: 'Peña' });
      const headers = { 'content-type': 'application/json' };
      const url = `${test.url}/v2/loan/quote`;
      expectProblem(await send(url, { raw: Buffer.from(raw, 'latin1'), headers }), 400, 'MALFORMED_REQUEST');
    });

    it.each(['\u0000', 'a\u0000b', '\ud800', 'a\udc00'])(
      'with the text %j, which cannot be stored, is refused',
      async (text) => {
        for (const [value, path] of [[text, ''] as const, [['a', { deep: text }], '.1.deep'] as const]) {
          const answer = await quote(value);
          expectProblem(answer, 400, 'MALFORMED_REQUEST');
          expect(answer.json).toMatchObject({ errors: [{ field: `extra${path}` }] });
        }
      },
    );

    it.each([
      '{"__proto__":{"isAdmin":true},"selectedCurrency":"PHP"}',
      '{"constructor":{"prototype":{"isAdmin":true}},"selectedCurrency":"PHP"}',
    ])('cannot reach into prototypes: %s', async (raw) => {
      const answer = await post(raw);

      expect(answer.status).toBe(400);
      expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
    });

    it.each([
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'application/octet-stream',
      'nonsense',
    ])('of type %s is refused', async (type) => {
      expectProblem(
        await post('selectedCurrency=PHP', { 'content-type': type }),
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      );
    });

    it('that is a form is refused where no file is uploaded, and no reason to call an address there', async () => {
      const [type, form] = ['multipart/form-data; boundary=x', '--x--\r\n'];
      expectProblem(await post(form, { 'content-type': type }), 415, 'UNSUPPORTED_MEDIA_TYPE');
      const nowhere = { raw: form, headers: { 'content-type': type } };
      expectProblem(await send(`${test.url}/v2/loan/nothing`, nowhere), 404, 'NOT_FOUND');
    });
  });

  describe('an address', () => {
    it.each([
      ['GET', '/v2/nothing'],
      ['POST', '/v2/loan/nothing'],
      ['GET', '/v2'],
      ['GET', '/v2/'],
      ['OPTIONS', '/v2/nothing'],
      ['POST', '/dash'],
    ])('%s %s is not found', async (method, path) => {
      const answer = await send(test.url + path, { method });

      expectProblem(answer, 404, 'NOT_FOUND');
      expect(answer.json).toMatchObject({ instance: path });
    });

    it.each([
      ['DELETE', '/v2/loan/quote', 'POST'],
      ['OPTIONS', '/v2/loan/quote', 'POST'],
      ['GET', '/v2/loan/quote?a=1', 'POST'],
      ['PUT', '/v2/member/update/bank', 'PATCH'],
      ['PROPFIND', '/v2/config', 'GET, HEAD'],
      ['GET', '/v2/backoffice/loans/LN00000001/decision', 'POST'],
    ])('%s %s is told the methods that it takes', async (method, path, allowed) => {
      const answer = await send(test.url + path, { method });

      expectProblem(answer, 405, 'METHOD_NOT_ALLOWED');
      expect(answer.headers.get('allow')).toBe(allowed);
    });

    it.each([
      '/v2/%',
      '/v2/%E0%A4%A',
      '/v2/files/%00/x.jpg?expires=1&signature=x',
      '/v2/backoffice/members/%c0%ae',
    ])('that is malformed is refused: %s', async (path) => {
      const answer = await send(test.url + path, { token: member.token });

      expect([400, 403, 404]).toContain(answer.status);
      expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    });
  });

  describe('the headers', () => {
    const answers: [string, () => Promise<Answer>][] = [
      ['an answer', () => send(`${test.url}/v2/config`)],
      ['an error', () => send(`${test.url}/v2/nothing`)],
      ['a refusal', () => send(`${test.url}/v2/member/info`, { body: {} })],
      ['the document', () => send(`${test.url}/openapi.json`)],
      ['the API’s page', () => send(`${test.url}/docs`)],
    ];

    it.each(answers)('of %s protect whoever shows it', async (_, answer) => {
      const { headers } = await answer();
      const policy = headers.get('content-security-policy') ?? '';

      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toMatch(/script-src 'self'(;|$)/);
      expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|data:)/);
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("form-action 'self'");
      expect(policy).not.toContain('upgrade-insecure-requests');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toMatch(/camera=\(self\).*microphone=\(\)/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
    });

    it('let no browser or proxy keep an answer of the API', async () => {
      const { token, phoneNumber } = member;
      const answers = [
        send(`${test.url}/v2/config`),
        send(`${test.url}/%76%32/authmember/sessions`, { token }),
        send(`${test.url}/v2/member/info`, { token, body: { phoneNumber } }),
        send(`${test.url}/v2/nothing`),
      ];

      for (const { headers } of await Promise.all(answers))
        expect(headers.get('cache-control')).toBe('no-store');
    });

    it('let only the API’s page write styles into itself', async () => {
      const policyOf = async (path: string) =>
        (await send(test.url + path)).headers.get('content-security-policy');

      for (const path of ['/', '/dash', '/nothing', '/assets/none.js', '/v2/config', '/documents']) {
        expect(await policyOf(path)).toMatch(/style-src 'self'(;|$)/);
        expect(await policyOf(path)).toMatch(/img-src 'self' blob:(;|$)/);
      }
      expect(await policyOf('/docs')).toContain("style-src 'self' 'unsafe-inline'");
    });

    it.each(['/', '/docs', '/docs/', '/docs/swagger-ui-init.js', '/docs/swagger-ui.css', '/robots.txt'])(
      'say how the letters of %s are written',
      async (path) => {
        expect((await send(test.url + path)).headers.get('content-type')).toMatch(/; charset=utf-8$/);
      },
    );

    it.each(['GET', 'OPTIONS'])(
      'let no foreign page read answers or send credentials (%s)',
      async (method) => {
        const { headers } = await send(`${test.url}/v2/config`, {
          method,
          headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
        });

        expect(headers.get('access-control-allow-origin')).toBeNull();
        expect(headers.get('access-control-allow-credentials')).toBeNull();
      },
    );

    const named: [string, string, RequestInit?][] = [
      ['an answer', '/v2/config'],
      ['a page', '/'],
      ['a file', '/robots.txt'],
      ['the document', '/openapi.json'],
      ['the API’s page', '/docs'],
      ['a refusal', '/v2/member/info', { method: 'POST' }],
      ['what is not there', '/v2/nothing'],
      ['a file that is not there', '/assets/none.js'],
      ['a malformed address', '/v2/%'],
    ];
    it.each(named)('of %s name the request, as the caller does or anew', async (_, path, init = {}) => {
      const idOf = async (headers: Record<string, string>) =>
        (await fetch(test.url + path, { ...init, headers })).headers.get('x-request-id');

      expect(await idOf({ 'x-request-id': 'my.call:7' })).toBe('my.call:7');
      expect(await idOf({ 'x-request-id': 'no good id' })).toMatch(/^[\da-f-]{36}$/);
      expect(await idOf({})).not.toBe(await idOf({}));
    });

    it('insist on HTTPS where the address is HTTPS', async () => {
      expect((await send(`${test.url}/v2/config`)).headers.get('strict-transport-security')).toBeNull();
      const secure = await startApp({ PUBLIC_URL: 'https://pautang.example' });
      const { headers } = await send(`${secure.url}/v2/config`);
      await secure.close();

      expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    });
  });

  it.each(['gzip', 'br'])(
    'an answer of 2 kB or more is compressed by %s where that is taken, a smaller one never',
    async (encoding) => {
      const answered = (installmentCount: number, headers: Record<string, string>) =>
        send(`${test.url}/v2/loan/quote`, {
          headers,
          body: { selectedCurrency: 'PHP', installmentCount, loanAmountPHP: 100_000 },
        });
      const [small, large, plain] = await Promise.all([
        answered(6, { 'accept-encoding': encoding }),
        answered(48, { 'accept-encoding': encoding }),
        answered(48, { 'accept-encoding': 'identity' }),
      ]);

      expect(small.text.length).toBeGreaterThan(1024);
      expect(small.headers.get('content-encoding')).toBeNull();
      expect(large.headers.get('content-encoding')).toBe(encoding);
      expect(large.headers.get('vary')).toContain('accept-encoding');
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(large.json).toEqual(plain.json);
    },
  );

  it('the page of the API is left out where it is not wanted, and its document stays', async () => {
    const without = await startApp({ API_PAGE: 'false' });
    const paths = ['/docs', '/docs/', '/docs/swagger-ui-init.js', '/docs-json', '/openapi.json'];
    const answers = await Promise.all(paths.map((path) => send(`${without.url}${path}`)));
    await without.close();

    expect((await send(`${test.url}/docs/swagger-ui-init.js`)).status).toBe(200);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 200]);
  });

  it('the limit of an address is told with Retry-After, as a problem', async () => {
    const limited = await startApp({ ADDRESS_LIMIT_PER_MINUTE: '3' });
    const answers: Answer[] = [];
    for (let index = 0; index < 4; index++) answers.push(await send(`${limited.url}/v2/config`));
    await limited.close();

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expectProblem(answers[3]!, 429, 'TOO_MANY_REQUESTS');
    expect(answers[3]?.text).toContain('That was too often. Please wait a minute and try again.');
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('the limit of an address leaves a load balancer its health checks', async () => {
    const limited = await startApp({ ADDRESS_LIMIT_PER_MINUTE: '1' });
    await send(`${limited.url}/v2/config`);
    const statuses: number[] = [];
    for (const path of ['config', 'health/live', 'health/ready']) {
      statuses.push((await send(`${limited.url}/v2/${path}`)).status);
    }
    await limited.close();

    expect(statuses).toEqual([429, 200, 200]);
  });

  it('a server that stops answers what comes on kept connections, and asks for no more there', async () => {
    const stopping = await startSecondApp(test, { ROLE: 'web' });
    const { hostname, port } = new URL(stopping.url);
    const kept = connect(Number(port), hostname);
    const told: string[] = [];
    kept.setEncoding('latin1').on('data', (part: string) => told.push(part));
    const ask = 'GET /v2/currency HTTP/1.1\r\nhost: localhost\r\n';
    kept.write(`${ask}\r\n${ask}`);
    await eventually(async () => expect(told.join('')).toMatch(/^connection: keep-alive/im));

    stopping.get(Readiness).leave();
    const { headers } = await send(`${stopping.url}/v2/currency`);
    const closing = stopping.close();
    await eventually(async () => expect(stopping.app.getHttpServer().listening).toBe(false));
    kept.write('\r\n');
    await Promise.all([closing, once(kept, 'close')]);

    expect(headers.get('connection')).toBe('close');
    expect(told.join('').match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  });

  it('a server that stops ends the connections of requests that were under way, once they are answered', async () => {
    const stopping = await startSecondApp(test, { ROLE: 'web' });
    const { hostname, port } = new URL(stopping.url);
    const kept = connect(Number(port), hostname);
    const taken = once(stopping.app.getHttpServer(), 'request');
    kept.write('POST /v2/loan/quote HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n');
    kept.write('content-length: 2\r\n\r\n{');
    await taken;

    stopping.get(Readiness).leave();
    const closing = stopping.close();
    kept.write('}');
    const [answer] = await once(kept, 'data');
    kept.end();
    await closing;

    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 [\s\S]*^connection: close/im);
  });

  it('an unforeseen failure tells nothing, and changes nothing', async () => {
    await test.sql('ALTER TABLE currency RENAME TO misplaced');

    const answer = await send(`${test.url}/v2/currency`, { headers: { 'x-request-id': 'failing' } });
    await test.sql('ALTER TABLE misplaced RENAME TO currency');

    expectProblem(answer, 500, 'INTERNAL_ERROR');
    expect(answer.json).toMatchObject({ requestId: 'failing' });
    expect(answer.text).not.toMatch(/relation|select|misplaced/i);
  });
});
