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

/** What a gateway answers when it has lost the server's answer. */
export const gatewayTimeout: Loss = (response) =>
  response.writeHead(504, { 'content-type': 'text/html' }).end('<h1>504 Gateway Time-out</h1>');

/** Nothing at all comes. */
export const silence: Loss = () => undefined;

/** Stands between browser and product. What passes reaches the product in any case; its answer may get lost. */
export class Gateway {
  readonly passed: Passed[] = [];
  private readonly losses = new Map<string, Loss>();
  private readonly server = createServer((incoming, outgoing) => {
    const { method, url = '', headers } = incoming;
    const path = url.split('?')[0] ?? '';
    this.passed.push({ path, headers });
    const onward = requestOverHttp(new URL(url, this.target), { method, headers }, (answer) => {
      const lose = this.losses.get(path);
      if (lose) {
        answer.resume();
        answer.on('end', () => lose(outgoing));
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

  /** From now on the answers to a path get lost. */
  lose(path: string, how: Loss): void {
    this.losses.set(path, how);
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
