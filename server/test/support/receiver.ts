import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** A message as it arrived. */
export interface Arrived {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly event: { readonly type: string; readonly data: Readonly<Record<string, unknown>> };
}

type Reply = (response: ServerResponse, arrived: Arrived) => void;

export const status =
  (code: number): Reply =>
  (response) =>
    response.writeHead(code).end();

/** Somebody else's server that receives webhooks. */
export class Receiver {
  readonly arrived: Arrived[] = [];
  /** What it answers; 204 until it is told otherwise. */
  reply: Reply = status(204);
  private readonly server: Server;

  constructor() {
    this.server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      const { headers } = request;
      const arrived = { id: String(headers['webhook-id']), headers, body, event: JSON.parse(body) };
      this.arrived.push(arrived);
      this.reply(response, arrived);
    });
  }

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hooks`;
  }

  get types(): string[] {
    return this.arrived.map(({ event }) => event.type);
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }
}

/** Whether the library that everybody has says that it was signed with this secret. */
export function isSigned({ body, headers }: Arrived, secret: string): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}
