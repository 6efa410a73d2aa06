import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  request as requestOverHttp,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

interface Passed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

type Loss = (response: ServerResponse) => void;

interface Losing {
  readonly how: Loss;
  readonly done: () => void;
}

/** What a gateway answers when it has lost the server's answer. */
export const gatewayTimeout: Loss = (response) =>
  response.writeHead(504, { 'content-type': 'text/html' }).end('<h1>504 Gateway Time-out</h1>');

/** What a network sends in the place of anything as long as it wants one to sign in. */
export const welcomePage: Loss = (response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to our network</h1>');

/** Nothing at all comes. */
export const silence: Loss = () => undefined;

/** Stands between browser and product. What passes reaches the product in any case; its answer may get lost. */
export class Gateway {
  private readonly passed: Passed[] = [];
  private readonly losses = new Map<string, Losing>();
  private readonly server = createServer((incoming, outgoing) => {
    const { method, url = '', headers } = incoming;
    const path = url.split('?')[0] ?? '';
    this.passed.push({ path, headers });
    const onward = requestOverHttp(new URL(url, this.target), { method, headers }, (answer) => {
      const losing = this.losses.get(path);
      if (losing) {
        answer.resume();
        answer.on('end', () => {
          losing.how(outgoing);
          losing.done();
        });
      } else {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      }
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });

  constructor(private readonly target: string) {}

  async start(): Promise<this> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return this;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on the answers to a path get lost. @returns once the product has given the first of them */
  lose(path: string, how: Loss): Promise<void> {
    return new Promise((done) => this.losses.set(path, { how, done }));
  }

  /** What each call of a path had in a header. */
  sentTo(path: string, header: string): IncomingHttpHeaders[string][] {
    return this.passed.filter((one) => one.path === path).map(({ headers }) => headers[header]);
  }

  deliver(path: string): void {
    this.losses.delete(path);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
