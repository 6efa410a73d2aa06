import { connect, type Socket } from 'node:net';
import type { CallerResult, CallerTask } from './calls';
import { serveTasks } from './worker';

const HEADER_END = Buffer.from('\r\n\r\n');
const CONTENT_LENGTH = /\r\ncontent-length: (\d+)/i;
/** Who is refused because others on the machine keep the server from its work asks again; that counts as waiting. */
const REFUSED = 'HTTP/1.1 503';
const REFUSED_MILLISECONDS = 100;
const REFRESH_COOKIE = /\r\nset-cookie: ([^=\r]*refreshToken=[^;]+)/i;

serveTasks(async (task: CallerTask, enough: AbortSignal): Promise<CallerResult> => {
  const run = new Run(task, enough);
  const sockets = await Promise.all(Array.from({ length: task.callers }, () => open(task.port)));
  const begun = performance.now();
  await Promise.all(sockets.map((socket, index) => run.callAgainAndAgain(socket, index)));
  const seconds = (performance.now() - begun) / 1000;
  for (const socket of sockets) socket.destroy();
  return { seconds, milliseconds: Float64Array.from(run.milliseconds), answers: run.answers };
});

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  socket.removeAllListeners();
  return socket;
}

class Run {
  readonly milliseconds: number[] = [];
  readonly answers: string[] = [];
  private readonly requests: Buffer[];
  private readonly end: number;
  private next = 0;

  constructor(
    private readonly task: CallerTask,
    private readonly enough: AbortSignal,
  ) {
    this.requests = task.requests.map((text) => Buffer.from(text));
    this.end = performance.now() + (task.seconds ?? Number.POSITIVE_INFINITY) * 1000;
  }

  /** One request after the other over one connection. @throws Error of the first answer that is no success */
  callAgainAndAgain(socket: Socket, caller: number): Promise<void> {
    return new Promise((resolve, reject) => {
      let [index, begun] = [0, 0];
      let request: Buffer | undefined;
      let received: Buffer | undefined;
      const send = () => {
        index = this.next;
        request = this.nextRequest(caller, request);
        if (!request) return resolve();
        begun = performance.now();
        socket.write(request);
      };
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('the server closed a connection')));
      socket.on('data', (chunk: Buffer) => {
        received = received ? Buffer.concat([received, chunk]) : chunk;
        const headerEnd = received.indexOf(HEADER_END);
        if (headerEnd < 0) return;
        const header = received.toString('latin1', 0, headerEnd);
        const bodyStart = headerEnd + HEADER_END.length;
        if (received.length < bodyStart + Number(CONTENT_LENGTH.exec(header)?.[1] ?? 0)) return;
        const body = received.subarray(bodyStart);
        received = undefined;
        if (header.startsWith(REFUSED)) {
          setTimeout(() => request && socket.write(request), REFUSED_MILLISECONDS);
          return;
        }
        this.milliseconds.push(performance.now() - begun);
        if (header[9] !== '2') return reject(new Error(`${header}\n${body.toString()}`));
        if (this.task.keeps === 'bodies') this.answers[index] = body.toString();
        if (this.task.keeps === 'cookies') {
          this.answers[caller] = REFRESH_COOKIE.exec(header)?.[1] ?? '';
          request = withCookie(request, this.answers[caller]);
        }
        send();
      });
      send();
    });
  }

  /** Each once, or in turns until the time is over; with a cookie of its own each caller goes on with its own. */
  private nextRequest(caller: number, last: Buffer | undefined): Buffer | undefined {
    if (this.enough.aborted || performance.now() >= this.end) return undefined;
    if (this.task.keeps === 'cookies') return last ?? this.requests[caller];
    const index = this.next++;
    return this.task.seconds === undefined
      ? this.requests[index]
      : this.requests[index % this.requests.length];
  }
}

function withCookie(request: Buffer | undefined, cookie: string): Buffer | undefined {
  return (
    request && Buffer.from(request.toString().replace(/\r\ncookie: [^\r]*/, () => `\r\ncookie: ${cookie}`))
  );
}
