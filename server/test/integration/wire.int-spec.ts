import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { startApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';

describe('what comes on the wire', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp();
  });

  afterAll(() => test.close());

  /** A connection that keeps what it received. */
  async function connected(): Promise<{ socket: Socket; whole: Promise<string> }> {
    const { hostname, port } = new URL(test.url);
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    const whole = new Promise<string>((resolve, reject) => {
      socket.once('error', reject);
      socket.once('close', () => resolve(received));
    });
    await once(socket, 'connect');
    return { socket, whole };
  }

  const body = JSON.stringify({ selectedCurrency: 'PHP', installmentCount: 12, loanAmountPHP: 100_000 });
  const quote = [
    'POST /v2/loan/quote HTTP/1.1',
    'host: x',
    'content-type: application/json',
    `content-length: ${body.length}`,
    '',
    body,
  ].join('\r\n');

  function expectProblem(text: string, code: string): void {
    expect(text).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(text.toLowerCase()).toContain('\ncontent-type: application/problem+json; charset=utf-8');
    expect(text).toContain(`"code":"${code}"`);
    expect(text).not.toMatch(/node_modules|\bat (?!this address)/);
  }

  it('is answered whatever the request looks like', async () => {
    for (const [bytes, code] of [
      ['nonsense\r\n\r\n', 'MALFORMED_REQUEST'],
      ['GET / HTTP/9.9\r\n\r\n', 'MALFORMED_REQUEST'],
      [`GET /${'a'.repeat(70_000)} HTTP/1.1\r\n\r\n`, 'PAYLOAD_TOO_LARGE'],
      // Where a body ends must be said once.
      [
        'POST /v2/loan/quote HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
        'MALFORMED_REQUEST',
      ],
      [
        'POST /v2/loan/quote HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 7\r\n\r\n{}',
        'MALFORMED_REQUEST',
      ],
      ['TRACE /v2/config HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 'METHOD_NOT_ALLOWED'],
      // Node answers these by itself, without a word or not at all, unless it is told otherwise.
      ['GET /v2/config HTTP/1.1\r\nconnection: close\r\n\r\n', 'MALFORMED_REQUEST'],
      ['GET /v2/config HTTP/1.1\r\nhost: x\r\nHOST: y\r\nconnection: close\r\n\r\n', 'MALFORMED_REQUEST'],
      [
        'PUT /v2/config HTTP/1.1\r\nhost: x\r\nexpect: a miracle\r\nconnection: close\r\n\r\n',
        'METHOD_NOT_ALLOWED',
      ],
      ['CONNECT db.internal:5432 HTTP/1.1\r\nhost: db.internal:5432\r\n\r\n', 'MALFORMED_REQUEST'],
    ] as const) {
      const { socket, whole } = await connected();
      socket.end(bytes);
      expectProblem(await whole, code);
    }
  });

  it('is answered also where nothing more is to come, and hung up on then', async () => {
    const ready = 'GET /v2/health/ready HTTP/1.1\r\nhost: x\r\n\r\n';
    for (const [bytes, count] of [
      [ready, 1],
      [quote, 1],
      [quote + ready + quote, 3],
    ] as const) {
      const { socket, whole } = await connected();
      socket.end(bytes);
      expect((await whole).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(count);
    }
  });

  it('is not called unreadable for what comes behind it', async () => {
    const { socket, whole } = await connected();

    socket.write(`${quote}\0\0nonsense\r\n\r\n`);

    const answer = await whole;
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*connection: close/i);
    expect(answer).not.toContain('MALFORMED_REQUEST');
  });

  it('gets its answer whole where more of the same request follows', async () => {
    const { socket, whole } = await connected();
    const more = 'a'.repeat(100_000);

    socket.write(`GET /${more}`);
    await once(socket, 'data');
    for (let times = 0; times < 10; times++) {
      await new Promise<void>((written) => socket.write(more, () => written()));
    }
    socket.end();

    expectProblem(await whole, 'PAYLOAD_TOO_LARGE');
  });

  it('is hung up on also by who does not', async () => {
    const { socket, whole } = await connected();
    socket.allowHalfOpen = true;
    socket.write('nonsense\r\n\r\n');
    await once(socket, 'end');

    const http = test.app.getHttpServer();
    await eventually(async () => expect(await promisify(http.getConnections.bind(http))()).toBe(0));

    socket.destroy();
    expectProblem(await whole, 'MALFORMED_REQUEST');
  });
});
