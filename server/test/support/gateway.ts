import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: { readonly id: string; readonly phoneNumber: string; readonly text: string };
}

type Reply = (response: ServerResponse) => void;

interface Planned {
  readonly reply: Reply;
  /** Undefined for whoever comes next. */
  readonly phoneNumber?: string;
}

/** A message gateway on this machine. It takes everything, unless it is told how to answer the next calls. */
export class Gateway {
  readonly received: Received[] = [];
  private planned: Planned[] = [];
  private readonly server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    this.received.push({ method: request.method, headers: request.headers, body });
    const next = this.planned.find(({ phoneNumber }) => [undefined, body.phoneNumber].includes(phoneNumber));
    this.planned = this.planned.filter((one) => one !== next);
    (next?.reply ?? answer(202))(response);
  });

  async start(): Promise<this> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/messages`;
  }

  /** With which a server sends its messages here. */
  get settings() {
    return { DELIVERY: 'http', DELIVERY_URL: this.url, DELIVERY_TOKEN: 'gateway-token' };
  }

  /** How the next calls are answered, one after the other, whomever they are for. */
  willReply(...replies: Reply[]): void {
    this.planned = replies.map((reply) => ({ reply }));
  }

  /** How the next calls for one number are answered: news of others may still be on their way. */
  willReplyTo(phoneNumber: string, ...replies: Reply[]): void {
    this.planned = replies.map((reply) => ({ reply, phoneNumber }));
  }

  /** The code in the last message to a number. */
  codeFor(phoneNumber: string): string {
    return /\b\d{6}\b/.exec(this.textsTo({ phoneNumber }).at(-1) ?? '')?.[0] ?? '';
  }

  /** What the messages to a member say, the first one first. */
  textsTo({ phoneNumber }: { readonly phoneNumber: string }): string[] {
    return this.received
      .map(({ body }) => body)
      .filter((body) => body.phoneNumber === phoneNumber)
      .map(({ text }) => text);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

export const answer =
  (status: number, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(status, headers).end('{"note":"whatever it says"}');

/** Takes the message and never says so. */
export const silence: Reply = () => undefined;

export const hangUp: Reply = (response) => response.destroy();
