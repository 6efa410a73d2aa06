import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface Mail {
  readonly to: readonly string[];
  readonly isEncrypted: boolean;
  /** Head and body, with transfer encoding undone. */
  readonly text: string;
}

/** A mail server on this machine that keeps what it gets. */
export class MailServer {
  readonly received: Mail[] = [];
  /** Called before a recipient is taken; what it answers refuses it. */
  refuse: () => Error | undefined = () => undefined;
  private readonly server: SMTPServer;

  constructor(options: SMTPServerOptions = {}) {
    this.server = new SMTPServer({
      authOptional: true,
      logger: false,
      // Where no name server answers, each mail would wait for one, and nearly for too long.
      disableReverseLookup: true,
      ...options,
      onRcptTo: (_address, _session, done) => done(this.refuse()),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          this.received.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            isEncrypted: session.secure,
            text: readable(Buffer.concat(chunks).toString()),
          });
          done();
        });
      },
    });
  }

  async start(): Promise<this> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return this;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }
}

/** Quoted-printable, undone. */
function readable(raw: string): string {
  return raw
    .replace(/=\r?\n/g, '')
    .replace(/((?:=[\dA-F]{2})+)/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
}
