import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, MemoryTokenStore, NO_SERVER_RESPONSE, PautangClient, UNKNOWN_ERROR } from '.';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const REFRESH = '/v2/authmember/refresh';
const STATE = '/v2/member/infostate';
const own = { requestBody: { phoneNumber: '639170000011' } };

function answer(response: ServerResponse, status: number, body: object): void {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
}

function refuse(response: ServerResponse, status: number, code: string, more: object = {}): void {
  answer(response, status, { code, message: `It is ${code}.`, status, ...more });
}

describe('PautangClient', () => {
  let server: Server;
  let baseUrl: string;
  let handle: Handler;
  let requests: { path: string; token: string | undefined; language: string | undefined; body: string }[];

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const body = Buffer.concat(chunks).toString();
      const { authorization: token, 'accept-language': language } = request.headers;
      requests.push({ path: request.url ?? '', token, language, body });
      handle(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => new Promise((resolve) => server.close(resolve)));

  beforeEach(() => {
    requests = [];
  });

  function clientWith(token?: string) {
    const tokens = new MemoryTokenStore();
    tokens.set(token);
    return { tokens, client: new PautangClient({ baseUrl: `${baseUrl}/`, tokens }) };
  }

  const count = (path: string) => requests.filter((request) => request.path === path).length;

  /** Takes the token `new` only, and trades every refresh for it. */
  const expireOld: Handler = (request, response) => {
    if (request.url === REFRESH) answer(response, 200, { accessToken: 'new' });
    else if (request.headers.authorization === 'Bearer new') answer(response, 200, { state: 'BANK_INFO' });
    else refuse(response, 403, 'TOKEN_EXPIRED');
  };

  it('sends an API key with every call, uploads and downloads included, and tries no refresh', async () => {
    const client = new PautangClient({ baseUrl, apiKey: 'pautang_live_abc' });
    handle = (_request, response) => refuse(response, 403, 'TOKEN_INVALID');

    const calls = [
      client.backOffice.listLoans({}),
      client.with({ timeoutMilliseconds: 60_000 }).backOffice.listLoans({}),
      client.downloadDocument({ loanNumber: 'LN1', document: 'statement.pdf' }),
      client.uploadImage({ kind: 'front', image: new Blob(['x']) }),
    ];
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'TOKEN_INVALID' });

    expect(requests.map(({ token }) => token)).toEqual(calls.map(() => 'Bearer pautang_live_abc'));
    expect(count(REFRESH)).toBe(0);
  });

  it('asks for nothing else than what is named, whatever the name holds', async () => {
    handle = (_request, response) => refuse(response, 404, 'LOAN_NOT_FOUND');

    const call = clientWith('new').client.backOffice.readLoan({ loanNumber: '../members/1?x=/#' });

    await expect(call).rejects.toMatchObject({ code: 'LOAN_NOT_FOUND' });
    expect(requests.map(({ path }) => path)).toEqual(['/v2/backoffice/loans/..%2Fmembers%2F1%3Fx%3D%2F%23']);
  });

  it('keeps the token of a sign-in for the calls that follow, and forgets it at sign-out', async () => {
    handle = (request, response) => {
      if (request.url?.endsWith('/login')) answer(response, 200, { accessToken: 'first' });
      else if (request.url?.endsWith('/logout')) response.writeHead(204).end();
      else answer(response, 200, { state: 'BANK_INFO' });
    };
    const { client, tokens } = clientWith();

    await client.signIn({ phoneNumber: '639170000011', password: 'Pautang1!' });
    await expect(client.member.readActivationState(own)).resolves.toEqual({ state: 'BANK_INFO' });
    expect(requests.at(-1)).toMatchObject({
      path: STATE,
      token: 'Bearer first',
      body: JSON.stringify(own.requestBody),
    });
    await client.signOut();
    expect(tokens.get()).toBeUndefined();
  });

  it('refreshes once for three calls that run into an expired token together, and repeats each once', async () => {
    handle = expireOld;
    const { client, tokens } = clientWith('old');

    const answers = await Promise.all([1, 2, 3].map(() => client.member.readActivationState(own)));

    expect(answers).toEqual(Array(3).fill({ state: 'BANK_INFO' }));
    expect(count(REFRESH)).toBe(1);
    expect(count(STATE)).toBe(6);
    expect(requests.filter(({ path }) => path === STATE).every(({ body }) => body !== '')).toBe(true);
    expect(tokens.get()).toBe('new');
  });

  it('repeats a late refusal of the old token without another refresh', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    handle = async (request, response) => {
      const isFirst = count(STATE) === 1 && request.url === STATE;
      if (isFirst) await held;
      expireOld(request, response);
    };
    const { client } = clientWith('old');

    const late = client.member.readActivationState(own);
    while (count(STATE) === 0) await new Promise((resolve) => setImmediate(resolve));
    await client.member.readActivationState(own);
    release();

    await expect(late).resolves.toEqual({ state: 'BANK_INFO' });
    expect(count(REFRESH)).toBe(1);
  });

  it('repeats a call once only, however often it is refused', async () => {
    handle = (request, response) => {
      if (request.url === REFRESH) answer(response, 200, { accessToken: 'new' });
      else refuse(response, 403, 'TOKEN_INVALID');
    };
    const { client } = clientWith('old');

    await expect(client.member.readActivationState(own)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    expect(count(STATE)).toBe(2);
    expect(count(REFRESH)).toBe(1);
  });

  it('fails with LOGIN_EXPIRED, and forgets the token, when the refresh is refused too', async () => {
    handle = (request, response) =>
      refuse(response, 403, request.url === REFRESH ? 'LOGIN_EXPIRED' : 'TOKEN_EXPIRED');
    const { client, tokens } = clientWith('old');

    const failure = await client.member.readActivationState(own).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 403, code: 'LOGIN_EXPIRED', message: 'It is LOGIN_EXPIRED.' });
    expect(tokens.get()).toBeUndefined();
    expect(count(STATE)).toBe(1);
  });

  it.each(['FORBIDDEN', 'NOT_YOUR_ACCOUNT'])(
    'does not refresh for %s, which no token would change',
    async (code) => {
      handle = (_, response) => refuse(response, 403, code);
      const { client } = clientWith('old');

      await expect(client.member.readActivationState(own)).rejects.toMatchObject({ code });
      expect(requests).toHaveLength(1);
    },
  );

  it('does not refresh for nobody', async () => {
    handle = (_, response) => refuse(response, 403, 'TOKEN_INVALID');

    await expect(clientWith().client.member.readActivationState(own)).rejects.toMatchObject({ status: 403 });
    expect(requests).toHaveLength(1);
  });

  it('says NO_SERVER_RESPONSE when nothing answers, and keeps the token', async () => {
    handle = (request) => request.socket.destroy();
    const { client, tokens } = clientWith('old');

    await expect(client.member.readActivationState(own)).rejects.toMatchObject({
      status: 0,
      code: NO_SERVER_RESPONSE,
      message: 'No Server Response',
    });
    expect(tokens.get()).toBe('old');
  });

  it('says what the platform said where nothing answers, and nothing of it where a gateway does', async () => {
    handle = (request, response) =>
      request.url === '/v2/health/live' ? request.socket.destroy() : response.writeHead(502).end();
    const { client } = clientWith();
    const failureOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

    const unanswered = await failureOf(client.health.checkLiveness());
    expect(unanswered).toMatchObject({ code: NO_SERVER_RESPONSE, cause: { message: 'fetch failed' } });
    expect(await failureOf(client.health.checkReadiness())).not.toHaveProperty('cause');
  });

  it.each(['Zahlung №1', 'two\nlines'])(
    'sends nothing under a key that no header takes, and says so: %j',
    async (key) => {
      const { client } = clientWith('new');
      const payment = { loanNumber: 'LN00000001', requestBody: { amount: 1, reference: 'BPI 1' } };

      await expect(
        client.backOffice.recordRepayment({ ...payment, idempotencyKey: key }),
      ).rejects.toMatchObject({ status: 0, code: 'HEADER_INVALID', isUnanswered: false });
      expect(requests).toEqual([]);
    },
  );

  it('says NO_SERVER_RESPONSE when the refresh gets no answer, and keeps the token for later', async () => {
    handle = (request, response) => {
      if (request.url === REFRESH) request.socket.destroy();
      else refuse(response, 403, 'TOKEN_EXPIRED');
    };
    const { client, tokens } = clientWith('old');

    await expect(client.member.readActivationState(own)).rejects.toMatchObject({ code: NO_SERVER_RESPONSE });
    expect(tokens.get()).toBe('old');
  });

  it.each([200, 404, 500])(
    'says UNKNOWN_ERROR for a page in the place of an answer, with %d',
    async (status) => {
      handle = (_, response) =>
        response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Oh</h1>');

      await expect(clientWith('old').client.member.readActivationState(own)).rejects.toMatchObject({
        status,
        code: UNKNOWN_ERROR,
        isUnanswered: true,
      });
    },
  );

  it.each([502, 503, 504])(
    'says NO_SERVER_RESPONSE when a gateway answers %d in its place',
    async (status) => {
      handle = (_, response) =>
        response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Oh</h1>');

      await expect(clientWith('old').client.member.readActivationState(own)).rejects.toMatchObject({
        status,
        code: NO_SERVER_RESPONSE,
        isUnanswered: true,
      });
    },
  );

  it.each([502, 504])('takes no problem of a gateway (%d) for one of the API', async (status) => {
    handle = (_, response) => refuse(response, status, 'INTERNAL_ERROR');

    await expect(clientWith('old').client.member.readActivationState(own)).rejects.toMatchObject({
      code: NO_SERVER_RESPONSE,
      isUnanswered: true,
    });
  });

  it.each([
    ['seconds', () => '7', 7],
    ['a date', () => new Date(Date.now() + 60_000).toUTCString(), expect.closeTo(57.5, -1)],
  ])('tells what the server itself says with 503, and in %s when to come again', async (_, wait, seconds) => {
    handle = (_, response) => {
      response.setHeader('retry-after', wait());
      refuse(response, 503, 'INTERNAL_ERROR');
    };

    await expect(clientWith('old').client.member.readActivationState(own)).rejects.toMatchObject({
      status: 503,
      code: 'INTERNAL_ERROR',
      isUnanswered: false,
      retryAfterSeconds: seconds,
    });
  });

  it('says NO_SERVER_RESPONSE for an answer that breaks off', async () => {
    handle = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      response.write('{"state":', () => response.destroy());
    };

    await expect(clientWith('old').client.member.readActivationState(own)).rejects.toMatchObject({
      code: NO_SERVER_RESPONSE,
    });
  });

  it.each([200, 201])('takes no empty %d of somebody between for an answer', async (status) => {
    handle = (_, response) => response.writeHead(status).end();
    const { client } = clientWith('old');
    const failure = { status, code: UNKNOWN_ERROR, isUnanswered: true };

    await expect(client.member.readActivationState(own)).rejects.toMatchObject(failure);
    await expect(client.accountSecurity.endOtherSessions()).rejects.toMatchObject(failure);

    handle = (_, response) => response.writeHead(204).end();
    await expect(client.accountSecurity.endOtherSessions()).resolves.toBeUndefined();
  });

  it('tells what is wrong with a field, and brings along what the code does', async () => {
    handle = (_, response) => {
      response.setHeader('x-request-id', 'the-call');
      refuse(response, 400, 'VALIDATION_FAILED', {
        errors: [{ field: 'oTP', message: 'Only numbers.' }],
        triesLeft: 4,
      });
    };

    const failure = await clientWith('old')
      .client.member.readActivationState(own)
      .catch((error: unknown) => error);

    if (!(failure instanceof ApiError)) throw failure;
    expect(failure.fieldError('oTP')).toBe('Only numbers.');
    expect(failure.fieldError('id')).toBeUndefined();
    expect(failure.problem).toMatchObject({ triesLeft: 4 });
    expect(failure.requestId).toBe('the-call');
  });

  it('resumes with the refresh cookie alone', async () => {
    handle = expireOld;
    const { client, tokens } = clientWith();

    await client.resume();

    expect(tokens.get()).toBe('new');
  });

  it('asks for the language of the moment with every call, the refresh included', async () => {
    handle = expireOld;
    let language = 'fil';
    const tokens = new MemoryTokenStore();
    tokens.set('old');
    const client = new PautangClient({ baseUrl, tokens, language: () => language });

    await client.member.readActivationState(own);
    language = 'en';
    await client.member.readActivationState(own);

    expect(requests.map(({ path, language }) => [path, language])).toEqual([
      [STATE, 'fil'],
      [REFRESH, 'fil'],
      [STATE, 'fil'],
      [STATE, 'en'],
    ]);
  });

  it('sends an upload again, whole, after a refresh', async () => {
    handle = expireOld;
    const image = new Blob(['a picture'], { type: 'image/png' });

    await clientWith('old').client.upload.uploadImage({
      formData: { image, phoneNumber: '639170000011', kind: 'front' },
    });

    const [first, second] = requests.filter(({ path }) => path === '/v2/upload');
    expect(first?.body).toContain('a picture');
    expect(second?.body).toContain('a picture');
  });
});
