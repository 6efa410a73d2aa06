import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DeliveryFailed } from '../../platform/delivery/delivery.errors';
import { Outbox, type Posted } from '../../platform/delivery/outbox';
import type { Language } from '../../platform/language/language';
import { inLanguage, type Words } from '../../platform/language/sentence';

const WITHIN_MINUTES = 24 * 60;

/** Whom a message goes to. */
export interface Reachable {
  readonly phoneNumber: string;
  readonly email: string | null;
  readonly language: Language;
}

export interface Notice {
  /** For staff, who see jobs. */
  readonly about: string;
  readonly subject: Words;
  readonly text: Words;
}

/** Tells a member of what was done with their data: put into the transaction that does it, and sent once that is sure. */
@Injectable()
export class MemberNotice {
  private readonly logger = new Logger(MemberNotice.name);

  constructor(private readonly outbox: Outbox) {}

  /** @returns undefined where the member cannot be reached */
  async put(
    tx: EntityManager,
    { phoneNumber, email, language }: Reachable,
    { about, subject, text }: Notice,
  ): Promise<Posted | undefined> {
    if (!this.outbox.getsTo(email)) return undefined;
    const words = { subject: inLanguage(language, subject), text: inLanguage(language, text) };
    const message = { phoneNumber, ...(email && { email }), ...words };
    return this.outbox.put(tx, message, { subject: about, withinMinutes: WITHIN_MINUTES });
  }

  /** One that does not go out now stays on its way. */
  async send(posted: Posted | undefined): Promise<void> {
    if (!posted) return;
    try {
      await this.outbox.sendNow(posted);
    } catch (error) {
      if (!(error instanceof DeliveryFailed)) throw error;
      this.logger.warn({ notice: 'not delivered yet, and tried again' });
    }
  }
}
