import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { REQUEST_ID_HEADER } from '../request-id';
import { MalformedRequest, PayloadTooLarge } from './common.errors';
import { sendProblem } from './problem.filter';

/** What Node keeps of the answer that is under way on a connection. */
type Answering = Socket & {
  readonly _httpMessage?: Pick<ServerResponse, 'headersSent' | 'shouldKeepAlive' | 'req'> | null;
};

/** What Node's parser says of a connection, by its code; all else cannot be read. */
const KNOWN: Readonly<Record<string, { readonly status: number; readonly kind: typeof MalformedRequest }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, kind: PayloadTooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, kind: MalformedRequest },
};
const MALFORMED = { status: 400, kind: MalformedRequest };

/** So long may more of such a request be on its way. */
const LINGER_MILLISECONDS = 1000;
const answered = new WeakSet<Socket>();

/**
 * Answers what Node refuses before there is a request, as problem details like any other, and hangs up. Nothing is known
 * of who asks, so it is in English, and under an id of its own.
 */
export function answerUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Answering): void {
  // What still comes after the answer cannot be read either.
  if (answered.has(socket)) return;
  const underWay = socket._httpMessage;
  // Behind an answer that has begun it would be a part of that.
  if (!socket.writable || underWay?.headersSent || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  // What was read whole is being done, and gets the answer that it deserves; then the connection ends.
  if (underWay?.req.complete) {
    underWay.shouldKeepAlive = false;
    return;
  }
  answered.add(socket);
  socket.end(answerTo(code));
  hangUp(socket);
}

/** Once the caller has, or has had the time to. At once, with more on its way, it would be a reset, and the answer lost. */
function hangUp(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), LINGER_MILLISECONDS).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.once('end', () => socket.destroy());
  socket.resume();
}

function answerTo(code: string): string {
  const { status, kind } = KNOWN[code] ?? MALFORMED;
  const body = JSON.stringify({
    type: 'about:blank',
    title: kind.title,
    status,
    detail: kind.detail,
    instance: '/',
    message: kind.detail,
    code: kind.code,
  });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'content-language: en',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `${REQUEST_ID_HEADER}: ${randomUUID()}`,
    'connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Node would answer these by itself, without a word or not at all; that one host has to be named is not asked of it. */
export function answerUnusual(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { httpVersion, rawHeaders } = request.raw;
    if (httpVersion !== '1.1' || hostsIn(rawHeaders) === 1) return done();
    sendProblem(new MalformedRequest(), request, reply);
  });
  const http = server.server;
  // What else is expected than to go on may be left aside (RFC 9110, section 10.1.1).
  http.on('checkExpectation', (request, answer) => http.emit('request', request, answer));
  http.on('connect', (_request, socket: Socket) => answerUnreadable(new Error('no tunnel'), socket));
  // Who has said all may still listen, as `nc -N` does; Node would hang up before the answer, unless it is told otherwise.
  Object.assign(http, { httpAllowHalfOpen: true });
}

/** Node goes on with the first of several, where a proxy may have gone by the last (RFC 9112, section 3.2). */
function hostsIn(namesAndValues: readonly string[]): number {
  return namesAndValues.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}
