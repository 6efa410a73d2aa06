import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MemoryCookieStore, MemoryTokenStore, PautangClient } from '.';

const REFRESH = '/v2/authmember/refresh';
const LOGOUT = '/v2/authmember/logout';
const own = { requestBody: { phoneNumber: '639170000011' } };

type Reply = (response: ServerResponse) => void;

const reply =
  (status: number, body: object, headers: Record<string, string | string[]> = {}): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const cookies = (value: string, more = '') =>
  [REFRESH, LOGOUT].map((path) => `demo-3000-refreshToken=${value}; Path=${path}; HttpOnly${more}`);

/** Another cookie, by which the browser is known. */
const DEVICE = 'demo-3000-device=known; Path=/v2/authmember/login; HttpOnly';

const endCookie: Reply = (response) =>
  response.writeHead(204, { 'set-cookie': cookies('', '; Max-Age=0') }).end();

describe('the refresh of a session', () => {
  let server: Server;
  let client: PautangClient;
  let tokens: MemoryTokenStore;
  let store: MemoryCookieStore;
  let refresh: Reply;
  let logOut: Reply;
  let requests: { path: string; cookie: string | undefined }[];

  /** Takes the token `new` only. */
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    requests.push({ path: request.url ?? '', cookie: request.headers.cookie });
    request.resume();
    if (request.url === REFRESH) refresh(response);
    else if (request.url?.endsWith('/login'))
      reply(200, { accessToken: 'old' }, { 'set-cookie': [...cookies('one'), DEVICE] })(response);
    else if (request.url === LOGOUT) logOut(response);
    else if (request.headers.authorization === 'Bearer new') reply(200, { state: 'BANK_INFO' })(response);
    else reply(403, { code: 'TOKEN_EXPIRED', message: 'Old.' })(response);
  };

  beforeAll(async () => {
    server = createServer((request, response) => handle(request, response));
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });

  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  beforeEach(async () => {
    requests = [];
    logOut = endCookie;
    tokens = new MemoryTokenStore();
    store = new MemoryCookieStore();
    const { port } = server.address() as AddressInfo;
    client = new PautangClient({ baseUrl: `http://127.0.0.1:${port}`, tokens, cookies: store });
    await client.signIn({ phoneNumber: '639170000011', password: 'Pautang1!' });
  });

  const count = () => requests.filter(({ path }) => path === REFRESH).length;
  const renew = reply(200, { accessToken: 'new' }, { 'set-cookie': cookies('two') });

  it.each([
    [429, { code: 'TOO_MANY_REQUESTS', message: 'Later.' }],
    [500, { code: 'INTERNAL_ERROR', message: 'Oh.' }],
    [503, { code: 'INTERNAL_ERROR', message: 'Later.' }],
    [502, {}],
  ])('keeps the session when it is answered %d, and the next call tries again', async (status, body) => {
    refresh = reply(status, body);
    await expect(client.member.readActivationState(own)).rejects.toMatchObject({ status });
    expect(tokens.get()).toBe('old');

    refresh = renew;
    await expect(client.member.readActivationState(own)).resolves.toEqual({ state: 'BANK_INFO' });
  });

  it.each([
    ['goes on', 0],
    ['is set back', -3_600_000],
    ['is set forward', 3_600_000],
  ])(
    'waits as long as the server asks for, also where the clock %s, and says meanwhile why',
    async (_, jump) => {
      jest.useFakeTimers({
        doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'],
      });
      try {
        refresh = reply(429, { code: 'TOO_MANY_REQUESTS', message: 'Later.' }, { 'retry-after': '30' });
        const later = { status: 429, retryAfterSeconds: 30 };
        await expect(client.member.readActivationState(own)).rejects.toMatchObject(later);
        refresh = renew;
        jest.setSystemTime(Date.now() + jump);
        jest.advanceTimersByTime(29_000);
        await expect(client.member.readActivationState(own)).rejects.toMatchObject(later);
        expect(count()).toBe(1);

        jest.advanceTimersByTime(2_000);
        await expect(client.member.readActivationState(own)).resolves.toEqual({ state: 'BANK_INFO' });
      } finally {
        jest.useRealTimers();
      }
    },
  );

  it.each([401, 403])('ends the session when it is answered %d', async (status) => {
    refresh = reply(status, { code: 'LOGIN_EXPIRED', message: 'Your login has expired.' });

    await expect(client.member.readActivationState(own)).rejects.toMatchObject({ status });

    expect(tokens.get()).toBeUndefined();
    expect(store.get()).toBeUndefined();
  });

  it.each([401, 403])('goes on when a page of somebody else answers it %d', async (status) => {
    refresh = (response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<p>No.</p>');
    await expect(client.member.readActivationState(own)).rejects.toMatchObject({ code: 'UNKNOWN_ERROR' });
    expect(tokens.get()).toBe('old');

    refresh = renew;
    await expect(client.member.readActivationState(own)).resolves.toEqual({ state: 'BANK_INFO' });
  });

  it('tries again at once when its answer is lost', async () => {
    refresh = (response) => {
      refresh = renew;
      response.destroy();
    };

    await expect(client.member.readActivationState(own)).resolves.toEqual({ state: 'BANK_INFO' });

    expect(count()).toBe(2);
  });

  it.each([502, 504])(
    'tries again at once when a gateway has lost its answer and says %d',
    async (status) => {
      refresh = (response) => {
        refresh = renew;
        response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Oh</h1>');
      };

      await expect(client.member.readActivationState(own)).resolves.toEqual({ state: 'BANK_INFO' });

      expect(count()).toBe(2);
    },
  );

  it('is asked once alone where a gateway says when to come again', async () => {
    const later = { 'content-type': 'text/html', 'retry-after': '30' };
    refresh = (response) => response.writeHead(503, later).end('<h1>Later</h1>');

    const call = client.member.readActivationState(own);

    await expect(call).rejects.toMatchObject({ status: 503, retryAfterSeconds: 30 });
    refresh = renew;
    await expect(client.resume()).rejects.toMatchObject({ status: 503, retryAfterSeconds: 30 });
    expect(count()).toBe(1);

    // Whoever signs in then waits for nobody.
    await client.signIn({ phoneNumber: '639170000011', password: 'Pautang1!' });
    await client.resume();
    expect(count()).toBe(2);
  });

  it('tries again well within the ten seconds in which the server takes the same cookie again', async () => {
    jest.useFakeTimers({ doNotFake: ['Date', 'setImmediate', 'nextTick', 'queueMicrotask'] });
    try {
      refresh = () => {
        refresh = renew;
        jest.advanceTimersByTime(4_000);
      };

      await expect(client.member.readActivationState(own)).resolves.toEqual({ state: 'BANK_INFO' });

      expect(requests.filter(({ path }) => path === REFRESH)).toEqual([
        { path: REFRESH, cookie: 'demo-3000-refreshToken=one' },
        { path: REFRESH, cookie: 'demo-3000-refreshToken=one' },
      ]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('takes neither token nor cookie that come after a new sign-in', async () => {
    const asked = new Promise<ServerResponse>((resolve) => {
      refresh = resolve;
    });
    const resuming = client.resume();
    const late = await asked;

    await client.signIn({ phoneNumber: '639170000022', password: 'Pautang1!' });
    renew(late);

    await expect(resuming).rejects.toMatchObject({ code: 'ABORTED' });
    expect(tokens.get()).toBe('old');
    expect(store.get()).toBe('demo-3000-refreshToken=one');
  });

  it('sends nothing once more as somebody else, who signed in meanwhile', async () => {
    const tokenOf = (sub: string) =>
      ['head', Buffer.from(JSON.stringify({ sub })).toString('base64url')].join('.');
    tokens.set(tokenOf('a'));
    refresh = reply(200, { accessToken: tokenOf('b') });

    await expect(client.accountSecurity.endOtherSessions()).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });

    expect(requests.map(({ path }) => path).slice(1)).toEqual(['/v2/authmember/sessions', REFRESH]);
  });

  it('ends with the sign-out that has no answer yet nothing of who signs in after it', async () => {
    const leaving = new Promise<ServerResponse>((resolve) => {
      logOut = resolve;
    });
    const left = client.signOut();
    const late = await leaving;

    await client.signIn({ phoneNumber: '639170000022', password: 'Pautang1!' });
    endCookie(late);

    await expect(left).rejects.toMatchObject({ code: 'ABORTED' });
    expect(store.get()).toBe('demo-3000-refreshToken=one');
  });

  it('takes no token that comes after another one was put into its place', async () => {
    refresh = (response) => {
      tokens.set('of another tab');
      renew(response);
    };

    await client.resume();

    expect(tokens.get()).toBe('of another tab');
  });

  it('sends the cookie that the sign-in and each refresh set to refresh and logout, and nowhere else', async () => {
    refresh = renew;

    await client.member.readActivationState(own);
    await client.resume();
    await client.signOut();

    expect(requests).toEqual([
      { path: '/v2/authmember/login', cookie: undefined },
      { path: '/v2/member/infostate', cookie: undefined },
      { path: REFRESH, cookie: 'demo-3000-refreshToken=one' },
      { path: '/v2/member/infostate', cookie: undefined },
      { path: REFRESH, cookie: 'demo-3000-refreshToken=two' },
      { path: LOGOUT, cookie: 'demo-3000-refreshToken=two' },
    ]);
    expect(store.get()).toBeUndefined();
  });
});
