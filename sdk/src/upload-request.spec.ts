import { once } from 'node:events';
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request as requestOverHttp,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { ABORTED, MemoryTokenStore, NO_SERVER_RESPONSE, PautangClient, TIMEOUT } from '.';

const UPLOAD = '/v2/upload';
const uploaded = { fileName: 'front-1.jpg', url: '/v2/files/1/front-1.jpg' };
const MEGABYTE = 1024 * 1024;

/** How slow the network is, by the test's own clock: on a busy machine a real one would go on without the upload. */
let msForPart = 0;

/** What of XMLHttpRequest an upload needs, over Node's own HTTP. */
class NodeXmlHttpRequest {
  readonly upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  statusText = '';
  responseText = '';
  private readonly headers: Record<string, string> = {};
  private sending?: ClientRequest;
  private isAborted = false;
  private received: IncomingMessage['headers'] = {};
  private target: [method: string, url: string] = ['', ''];

  open(...target: [string, string]): void {
    this.target = target;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  getResponseHeader(name: string): string | null {
    return String(this.received[name] ?? '') || null;
  }

  abort(): void {
    this.isAborted = true;
    this.sending?.destroy();
    this.onabort?.();
  }

  async send(form: FormData): Promise<void> {
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await encoded.arrayBuffer());
    const [method, url] = this.target;
    const headers = { ...this.headers, 'content-type': type, 'content-length': bytes.length };
    this.sending = requestOverHttp(url, { method, headers }, (response) => void this.receive(response));
    this.sending.on('error', () => this.isAborted || this.onerror?.());
    for (let loaded = 0; loaded < bytes.length && !this.sending.destroyed; loaded += MEGABYTE) {
      const part = bytes.subarray(loaded, loaded + MEGABYTE);
      if (msForPart) jest.advanceTimersByTime(msForPart);
      await new Promise((resolve) => this.sending?.write(part, resolve));
      const done = { loaded: loaded + part.length, total: bytes.length, lengthComputable: true };
      this.upload.onprogress?.(done);
    }
    this.sending.end();
  }

  private async receive(response: IncomingMessage): Promise<void> {
    for await (const part of response) this.responseText += part;
    this.received = response.headers;
    this.status = response.statusCode ?? 0;
    this.statusText = response.statusMessage ?? '';
    this.onload?.();
  }
}

describe('an upload that tells how it goes on', () => {
  let server: Server;
  let client: PautangClient;
  let tokens: MemoryTokenStore;
  let handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  let uploads: { headers: IncomingMessage['headers']; body: string }[];
  let refreshes: number;
  let progress: number[];

  const image = new Blob([Buffer.alloc(3 * MEGABYTE, 'a')], { type: 'image/jpeg' });
  const form = { image, phoneNumber: '639170000011', kind: 'front' as const };
  const onProgress = (fraction: number) => progress.push(fraction);

  beforeAll(async () => {
    Object.assign(globalThis, { XMLHttpRequest: NodeXmlHttpRequest });
    server = createServer((request, response) => {
      handle(request, response).catch(() => response.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  afterAll(async () => {
    Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });

  beforeEach(() => {
    uploads = [];
    refreshes = 0;
    progress = [];
    msForPart = 0;
    tokens = new MemoryTokenStore();
    tokens.set('old');
    const { port } = server.address() as AddressInfo;
    client = new PautangClient({ baseUrl: `http://127.0.0.1:${port}`, tokens, language: () => 'fil' });
  });

  function answer(response: ServerResponse, status: number, body: object): void {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  /** Takes uploads with the given token, and trades every refresh for it. */
  const acceptOnly =
    (token: string): typeof handle =>
    async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      if (request.url !== UPLOAD) {
        refreshes += 1;
        return answer(response, 200, { accessToken: token });
      }
      uploads.push({ headers: request.headers, body });
      if (request.headers.authorization === `Bearer ${token}`) answer(response, 200, uploaded);
      else answer(response, 403, { code: 'TOKEN_EXPIRED', message: 'Paso na ang login mo.' });
    };

  it('sends the whole form in the session, in the language of the person', async () => {
    handle = acceptOnly('old');

    await expect(client.uploadImage(form, { onProgress })).resolves.toEqual(uploaded);

    const { headers, body } = uploads[0]!;
    expect(headers).toMatchObject({ authorization: 'Bearer old', 'accept-language': 'fil' });
    expect(body).toContain('a'.repeat(3 * MEGABYTE));
    expect(body).toMatch(/name="kind"\s+front/);
  });

  it('tells growing parts, up to the whole', async () => {
    handle = acceptOnly('old');

    await client.uploadImage(form, { onProgress });

    expect(progress.length).toBeGreaterThan(2);
    expect(progress).toEqual([...progress].sort((one, other) => one - other));
    expect(progress.at(-1)).toBe(1);
  });

  it('is sent again, whole, after one refresh that other calls share', async () => {
    handle = acceptOnly('new');

    const both = [form, { ...form, kind: 'back' as const }].map((one) =>
      client.uploadImage(one, { onProgress }),
    );
    await expect(Promise.all(both)).resolves.toEqual([uploaded, uploaded]);

    expect(uploads).toHaveLength(4);
    expect(uploads.every(({ body }) => body.length > 3 * MEGABYTE)).toBe(true);
    expect(refreshes).toBe(1);
    expect(tokens.get()).toBe('new');
  });

  it('fails with the problem that the server answered', async () => {
    handle = async (request, response) => {
      request.resume();
      await once(request, 'end');
      answer(response, 413, { code: 'FILE_TOO_LARGE', message: 'Lampas 10 MB ang larawan.', errors: [] });
    };

    await expect(client.uploadImage(form, { onProgress })).rejects.toMatchObject({
      name: 'ApiError',
      status: 413,
      code: 'FILE_TOO_LARGE',
      message: 'Lampas 10 MB ang larawan.',
    });
  });

  it('says NO_SERVER_RESPONSE when the connection breaks', async () => {
    handle = async (request) => {
      await once(request, 'data');
      request.socket.destroy();
    };

    await expect(client.uploadImage(form, { onProgress })).rejects.toMatchObject({
      code: NO_SERVER_RESPONSE,
    });
  });

  it('may take longer than its time while it goes on, and fails once it stands still', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    try {
      const timeoutMilliseconds = 1000;
      handle = acceptOnly('old');
      msForPart = 400;
      const since = Date.now();

      await expect(client.uploadImage(form, { timeoutMilliseconds })).resolves.toEqual(uploaded);
      expect(Date.now() - since).toBeGreaterThan(timeoutMilliseconds);

      msForPart = 0;
      // All of it may be with the device by then, and have its time there.
      handle = async () => void jest.advanceTimersByTime(120 * timeoutMilliseconds);
      const stands = client.uploadImage(form, { timeoutMilliseconds });
      await expect(stands).rejects.toMatchObject({ code: TIMEOUT });
    } finally {
      jest.useRealTimers();
    }
  });

  it('has the time that a slow network needs for what the browser has handed over, and the device still holds', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    try {
      const timeoutMilliseconds = 1000;
      handle = async (request, response) => {
        request.resume();
        await once(request, 'end');
        while (progress.at(-1) !== 1) await new Promise(setImmediate);
        jest.advanceTimersByTime(60 * timeoutMilliseconds);
        answer(response, 200, uploaded);
      };

      await expect(client.uploadImage(form, { onProgress, timeoutMilliseconds })).resolves.toEqual(uploaded);
    } finally {
      jest.useRealTimers();
    }
  });

  it('stops at the signal, and nothing more goes out', async () => {
    const stopping = new AbortController();
    const arrived = new Promise<boolean>((resolve) => {
      handle = async (request) => {
        stopping.abort();
        request.on('error', () => {});
        request.on('close', () => resolve(request.complete));
        request.resume();
      };
    });
    const large = { ...form, image: new Blob([Buffer.alloc(40 * MEGABYTE)]) };

    const uploading = client.uploadImage(large, { onProgress, signal: stopping.signal });

    await expect(uploading).rejects.toMatchObject({ code: ABORTED });
    await expect(arrived).resolves.toBe(false);
  });

  it('is not sent again when it is stopped during the refresh', async () => {
    const stopping = new AbortController();
    const accept = acceptOnly('new');
    handle = async (request, response) => {
      if (request.url !== UPLOAD) stopping.abort();
      await accept(request, response);
    };

    await expect(client.uploadImage(form, { onProgress, signal: stopping.signal })).rejects.toMatchObject({
      code: ABORTED,
    });
    await client.resume();
    await client.uploadImage(form, { onProgress });

    expect(uploads.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
  });

  it('is never sent when the signal was given before', async () => {
    handle = acceptOnly('old');

    await expect(client.uploadImage(form, { onProgress, signal: AbortSignal.abort() })).rejects.toMatchObject(
      { code: ABORTED },
    );
    expect(uploads).toEqual([]);
  });

  it('works where there is no XMLHttpRequest, without telling', async () => {
    Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
    handle = acceptOnly('old');

    const done = await client.uploadImage(form, { onProgress });
    Object.assign(globalThis, { XMLHttpRequest: NodeXmlHttpRequest });

    expect(done).toEqual(uploaded);
    expect(progress).toEqual([]);
  });
});
