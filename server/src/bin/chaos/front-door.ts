import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance';

const DELAYED = 0.1;
const LONGEST_DELAY_MILLISECONDS = 800;
const REPEATED = 0.15;
const ANSWER_LOST = 0.05;
const SUCCESS = /^2/;

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** What stands between callers and servers, as bad as networks are: it delays, repeats, and loses answers. */
export class FrontDoor {
  readonly counts = { requests: 0, delayed: 0, repeated: 0, lost: 0 };
  /** How often each status was answered; 0 is no answer. */
  readonly statuses = new Map<number, number>();
  /** Answers that a repeated request should not have got. */
  readonly contradictions: string[] = [];
  private isRough = false;

  private constructor(
    private readonly server: Server,
    private readonly ports: () => readonly [number, ...number[]],
    private readonly chance: Chance,
  ) {}

  static async before(ports: () => readonly [number, ...number[]], chance: Chance): Promise<FrontDoor> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const door = new FrontDoor(server, ports, chance);
    server.on('request', (asked, answer) => void door.carry(asked, answer));
    return door;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Whether it is as bad as networks are; else everything arrives, once. */
  be(how: 'rough' | 'calm'): void {
    this.isRough = how === 'rough';
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async carry(asked: IncomingMessage, answering: ServerResponse): Promise<void> {
    this.counts.requests += 1;
    const body = await buffer(asked).catch(() => undefined);
    if (body === undefined) return;
    if (this.happens(DELAYED, 'delayed')) await pause(this.chance.below(LONGEST_DELAY_MILLISECONDS));
    // Callers and proxies repeat what carries a key, and nothing else.
    const isRepeated = asked.headers['idempotency-key'] !== undefined && this.happens(REPEATED, 'repeated');
    const [answer, repeated] = await Promise.all([
      this.ask(asked, body),
      isRepeated ? this.ask(asked, body) : undefined,
    ]);
    const status = answer?.status ?? 0;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (answer && repeated) this.compare(asked, answer, repeated);
    if (!answer || this.happens(ANSWER_LOST, 'lost')) return void answering.destroy();
    answering.writeHead(answer.status, answer.headers).end(answer.body);
  }

  private ask({ method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer | undefined> {
    const port = this.chance.pick(this.ports());
    return new Promise((resolve) => {
      const lost = () => resolve(undefined);
      request({ host: '127.0.0.1', port, method, path: url, headers, agent: false })
        .on('error', lost)
        .on('response', (answer) => {
          const { statusCode: status = 0, headers } = answer;
          buffer(answer).then((bytes) => resolve({ status, headers: plain(headers), body: bytes }), lost);
        })
        .end(body);
    });
  }

  private compare({ method, url }: IncomingMessage, first: Answer, second: Answer): void {
    const areBothDone = [first, second].every(({ status }) => SUCCESS.test(String(status)));
    if (!areBothDone || first.body.equals(second.body)) return;
    this.contradictions.push(
      `${method} ${url}, sent twice with one key, was answered ${first.body} and ${second.body}`,
    );
  }

  private happens(likelihood: number, what: 'delayed' | 'repeated' | 'lost'): boolean {
    if (!this.isRough || !this.chance.hits(likelihood)) return false;
    this.counts[what] += 1;
    return true;
  }
}

/** The body comes whole, and each answer on a connection of its own. */
function plain({ 'transfer-encoding': _, connection: __, ...headers }: IncomingMessage['headers']) {
  return headers;
}
