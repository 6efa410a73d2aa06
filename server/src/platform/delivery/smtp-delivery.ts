import { errorCode } from '../error-code';
import { type Attachment, Delivery, type Message } from './delivery';
import { DeliveryFailed } from './delivery.errors';
import { TRIES, TryFailed, twoTries } from './two-tries';

interface MailServer {
  /** smtp: or smtps:, with whatever nodemailer takes in its query. */
  readonly url: string;
  readonly from: string;
  readonly timeoutMilliseconds: number;
}

interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly messageId: string;
  readonly attachments: Attachment[];
}

/** A try may be silent for a while at some of its steps, and has to be over after as many of them. */
const SILENCES_OF_A_TRY = 6;
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/** Sends messages by e-mail. Beyond this machine the connection is encrypted, unless the address says otherwise. */
export class SmtpDelivery extends Delivery {
  readonly reaches = 'EMAIL';
  readonly longestSeconds: number;
  private readonly transport;
  private readonly tryMilliseconds: number;

  constructor(private readonly server: MailServer) {
    super();
    const { url, timeoutMilliseconds } = server;
    this.tryMilliseconds = SILENCES_OF_A_TRY * timeoutMilliseconds;
    this.longestSeconds = (TRIES * this.tryMilliseconds) / 1000;
    // Only where messages go by mail its library takes memory.
    const { createTransport }: typeof import('nodemailer') = require('nodemailer');
    this.transport = createTransport({
      url,
      requireTLS: !THIS_MACHINE.includes(new URL(url).hostname),
      dnsTimeout: timeoutMilliseconds,
      connectionTimeout: timeoutMilliseconds,
      greetingTimeout: timeoutMilliseconds,
      socketTimeout: timeoutMilliseconds,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** As far as the sign-in. */
  async reach(): Promise<void> {
    try {
      await this.transport.verify();
    } catch (error) {
      throw new Error(reasonOf(error));
    }
  }

  async deliver({ id, email, subject, text, attachments = [] }: Message & { readonly id: string }) {
    if (!email) throw new DeliveryFailed();
    // The same one when it is sent again, so that a mailbox may know it.
    const messageId = `<${id}@${this.domain}>`;
    await twoTries(() => this.send({ to: email, subject, text, messageId, attachments: [...attachments] }));
  }

  private get domain(): string {
    return /@([\w.-]+)/.exec(this.server.from)?.[1] ?? 'localhost';
  }

  private async send(mail: SentMail): Promise<void> {
    try {
      // As an object the address is taken as it is, whatever it may look like as a list.
      const { to, ...rest } = mail;
      await this.transport.sendMail({
        from: this.server.from,
        to: { name: '', address: to },
        signal: AbortSignal.timeout(this.tryMilliseconds),
        ...rest,
      });
    } catch (error) {
      const answer = replyCode(error);
      throw new TryFailed(reasonOf(error), answer === undefined || answer < 500);
    }
  }
}

function reasonOf(error: unknown): string {
  const answer = replyCode(error);
  return answer
    ? `the mail server answered ${answer}`
    : `no mail server (${systemCode(error) ?? errorCode(error)})`;
}

/** What the network or the certificate was refused for; nodemailer puts its own, wider code before it. */
function systemCode(error: unknown): string | undefined {
  const { originalCode }: { originalCode?: unknown } = Object(error);
  return typeof originalCode === 'string' ? originalCode : undefined;
}

/** The three digits of the mail server's refusal; from 500 on it will be refused again. */
function replyCode(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return undefined;
  return typeof error.responseCode === 'number' ? error.responseCode : undefined;
}
