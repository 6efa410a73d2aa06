import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ABORTED, ApiError, MemoryTokenStore, PautangClient, TIMEOUT } from '.';
import { type Running, within } from './call';

const REFRESH = '/v2/authmember/refresh';
const own = { requestBody: { phoneNumber: '639170000011' } };

describe('a call', () => {
  let server: Server;
  let baseUrl: string;
  let handle: (request: IncomingMessage, response: ServerResponse) => void;
  let paths: (string | undefined)[];

  beforeAll(async () => {
    server = createServer((request, response) => {
      request.resume();
      paths.push(request.url);
      handle(request, response);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  beforeEach(() => {
    paths = [];
  });

  function client(timeoutMilliseconds?: number): PautangClient {
    const tokens = new MemoryTokenStore();
    tokens.set('old');
    return new PautangClient({ baseUrl, tokens, ...(timeoutMilliseconds && { timeoutMilliseconds }) });
  }

  const silence = () => undefined;
  const answer = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const firstWords = (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"state":');

  /** Resolves with the next request that the server gets. */
  const arrival = () =>
    new Promise<IncomingMessage>((resolve) => {
      handle = (request) => resolve(request);
    });

  it.each([
    ['no answer', silence],
    ['the rest of an answer', firstWords],
  ])('fails with TIMEOUT when %s does not come in time', async (_, stall) => {
    handle = stall;

    const failure = await client(500)
      .member.readActivationState(own)
      .catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      status: 0,
      code: TIMEOUT,
      message: 'No Server Response',
      isUnanswered: true,
    });
  });

  it('fails with TIMEOUT when the refresh stalls, for everybody who waits for it, and keeps the token', async () => {
    handle = (request, response) => {
      if (request.url !== REFRESH) answer(response, 403, { code: 'TOKEN_EXPIRED', message: 'Old.' });
    };
    const { member, request } = client(500);

    const both = [member.readActivationState(own), member.readMemberInfo(own)];
    for (const call of both) await expect(call).rejects.toMatchObject({ code: TIMEOUT });

    expect(paths.filter((path) => path === REFRESH)).toHaveLength(2);
    handle = (_, response) => answer(response, 200, { state: 'BANK_INFO' });
    await expect(request.request({ method: 'GET', url: '/v2/any' })).resolves.toEqual({ state: 'BANK_INFO' });
  });

  it('takes a time of its own', async () => {
    handle = silence;

    const { member } = client().with({ timeoutMilliseconds: 50 });

    await expect(member.readActivationState(own)).rejects.toMatchObject({ code: TIMEOUT });
  });

  it.each([
    ['a signal', (stopping: AbortController) => stopping.abort()],
    ['cancel()', (_: AbortController, call: { cancel(): void }) => call.cancel()],
  ])('is stopped by %s: it fails with ABORTED, and the connection ends', async (_, stop) => {
    const arrived = arrival();
    const stopping = new AbortController();
    const call = client().with({ signal: stopping.signal }).member.readActivationState(own);
    const request = await arrived;
    const ended = once(request.socket, 'close');

    stop(stopping, call);

    const failure = await call.catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: ABORTED, isUnanswered: false });
    await ended;
  });

  it('that is stopped during the refresh is not sent again, and the refresh goes on', async () => {
    let release = () => {};
    const stopping = new AbortController();
    handle = (request, response) => {
      if (request.url !== REFRESH) return answer(response, 403, { code: 'TOKEN_EXPIRED', message: 'Old.' });
      stopping.abort();
      release = () => answer(response, 200, { accessToken: 'new' });
    };
    const api = client();

    await expect(api.with({ signal: stopping.signal }).member.readActivationState(own)).rejects.toMatchObject(
      { code: ABORTED },
    );
    const resumed = api.resume();
    release();
    await resumed;

    expect(paths).toEqual(['/v2/member/infostate', REFRESH]);
  });

  it('that is stopped before is never sent', async () => {
    const { loan, upload } = client().with({ signal: AbortSignal.abort() });
    const formData = { image: new Blob(['a']), phoneNumber: '639170000011', kind: 'front' as const };

    await expect(loan.readLoanLimits(own)).rejects.toMatchObject({ code: ABORTED });
    await expect(upload.uploadImage({ formData })).rejects.toMatchObject({ code: ABORTED });
    await expect(
      client().downloadDocument(
        { loanNumber: 'LN00000001', document: 'contract.pdf' },
        { signal: AbortSignal.abort() },
      ),
    ).rejects.toMatchObject({ code: ABORTED });
    await expect(
      client().signIn({ phoneNumber: '639170000011', password: 'x' }, { signal: AbortSignal.abort() }),
    ).rejects.toMatchObject({ code: ABORTED });
    expect(paths).toEqual([]);
  });
});

it('a call that is over keeps no program from ending, also where news of it comes late', async () => {
  jest.useFakeTimers();
  try {
    let late: Running | undefined;
    await within(1000, new AbortController().signal, async (running) => {
      late = running;
      running.goesOn();
    });
    late?.goesOn();
    expect(jest.getTimerCount()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});
