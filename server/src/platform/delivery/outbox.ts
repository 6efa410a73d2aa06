import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import { FieldCipher } from '../crypto/field-cipher';
import { Jobs } from '../jobs/jobs.service';
import type { JobData } from '../jobs/queues';
import { loggable } from '../loggable';
import { messages } from '../metrics/counters';
import { newId } from '../new-id';
import { tracedWithin } from '../tracing/tracing';
import { Delivery, type Message, type Reach } from './delivery';

const QUEUE = 'send-message';
const FIELD = 'message';
/** What is known of a message for people, and for how long it is worth sending. */
interface Purpose {
  readonly subject: string;
  readonly withinMinutes: number;
}

/** A message that is kept until it was sent. */
export type Posted = Message & { readonly id: string };

/**
 * Messages on their way. Each is put into a job in the transaction that causes it, encrypted, so it is neither lost nor
 * sent for what was rolled back. Whoever put it sends it at once, to tell how that went; a worker does it where that
 * server died, or where it failed and the message is still wanted.
 */
@Injectable()
export class Outbox {
  private readonly logger = new Logger(Outbox.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly delivery: Delivery,
    private readonly cipher: FieldCipher,
    private readonly settings: Settings,
  ) {}

  get reaches(): Reach {
    return this.delivery.reaches;
  }

  /** Outside the demo the terminal is a log, which holds no numbers, codes or links: nothing is meant to get there. */
  get isForPeople(): boolean {
    return this.reaches !== 'TERMINAL' || this.settings.isDemo;
  }

  /** Whether a message gets to somebody with this e-mail address, or with none. */
  getsTo(email: string | null | undefined): boolean {
    return this.isForPeople && (this.reaches !== 'EMAIL' || !!email);
  }

  async put(tx: EntityManager, message: Message, { subject, withinMinutes }: Purpose): Promise<Posted> {
    const id = newId();
    const sealed = this.cipher.encrypt(JSON.stringify(message), id, FIELD);
    const afterSeconds = this.longestSeconds;
    const expiresSeconds = afterSeconds;
    await this.jobs.send(QUEUE, { subject, sealed }, { tx, id, afterSeconds, expiresSeconds, withinMinutes });
    return { ...message, id };
  }

  /** Once what caused it is committed. @throws DeliveryFailed; it stays on its way until it is dropped */
  async sendNow(posted: Posted): Promise<void> {
    await this.deliver(posted);
    // It has arrived: where that cannot be noted now, it is sent once more under the same id.
    await this.drop(posted).catch((error: unknown) => this.logger.warn(loggable(error)));
  }

  async drop({ id }: Posted): Promise<void> {
    await this.jobs.done(QUEUE, id);
  }

  /** The work of its job; what it says may not be true any more once it is no longer wanted. @throws DeliveryFailed */
  async sendLater({ sealed = '' }: JobData, id: string): Promise<void> {
    if (!(await this.jobs.isWanted(QUEUE, id))) return;
    const message: Message = JSON.parse(this.cipher.decrypt(sealed, id, FIELD));
    await this.deliver({ ...message, id });
  }

  private async deliver(posted: Posted): Promise<void> {
    try {
      await tracedWithin(this.told, () => this.delivery.deliver(posted));
      messages.inc({ outcome: 'SENT' });
    } catch (error) {
      messages.inc({ outcome: 'FAILED' });
      throw error;
    }
  }

  private readonly told = () => {
    const attributes = { 'pautang.message.reaches': this.delivery.reaches };
    return { name: 'deliver message', kind: 'CLIENT', attributes } as const;
  };

  /** Whoever sends it, who put it or a worker that took its job, is done with it by then. */
  get longestSeconds(): number {
    return longestSending(this.delivery, this.settings);
  }
}

/**
 * From the statement that the time is counted from, over the transaction that it is a part of, to the end of the last try.
 */
export function longestSending({ longestSeconds }: Delivery, { environment }: Settings): number {
  return Math.ceil(longestSeconds) + environment.DATABASE_TIMEOUT_SECONDS;
}
