import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan } from 'typeorm';
import { NIL } from 'uuid';
import { Settings } from '../../config/settings';
import { KeyedHash } from '../../platform/crypto/keyed-hash';
import { Database } from '../../platform/database/database';
import { IdempotencyService, type StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { Limits } from '../../platform/limits/limits.service';
import type { SenderLimit } from '../../platform/limits/sender-limit';
import { networkOf } from '../../platform/network';
import { newId } from '../../platform/new-id';
import type { PageQueryDto } from '../../platform/page-query.dto';
import { LAST_ID, toPage } from '../../platform/paging';
import { ContactMessage } from './contact-message.entity';
import type { ContactDto, ContactMessagePageDto, ContactReceivedDto } from './misc.dto';

/** Whose the keys of people without an account are. They choose keys that nobody else does. */
const NOBODY = NIL;

const nothing = async () => undefined;

@Injectable()
export class ContactService {
  private readonly limit: SenderLimit;

  constructor(
    private readonly database: Database,
    private readonly keyedHash: KeyedHash,
    private readonly idempotency: IdempotencyService,
    settings: Settings,
    limits: Limits,
  ) {
    this.limit = limits.ofSender('contact', settings.environment.CONTACT_LIMIT_PER_HOUR);
  }

  /**
   * Only messages that are kept count against the limit of an address. The same key keeps one.
   * @throws TooManyRequests, IdempotencyKeyReused, IdempotencyInFlight
   */
  async keep(
    message: ContactDto,
    address: string,
    key: string | undefined,
  ): Promise<ContactReceivedDto | StoredAnswer> {
    if (key === undefined)
      return this.counted(address, () => this.insert(this.database.manager, message, address));
    const request = { accountId: NOBODY, operation: 'sendContactMessage', key, body: message };
    const before = await this.idempotency.answerBefore(request);
    if (before) return before;
    let isFirst = false;
    const answer = await this.counted(address, () =>
      this.idempotency.once(request, nothing, async (tx) => {
        isFirst = true;
        return { answer: await this.insert(tx, message, address) };
      }),
    );
    if (!isFirst) await this.limit.takeBack(address);
    return answer;
  }

  private async counted<T>(address: string, work: () => Promise<T>): Promise<T> {
    await this.limit.count(address);
    try {
      return await work();
    } catch (error) {
      await this.limit.takeBack(address);
      throw error;
    }
  }

  private async insert(
    tx: EntityManager,
    { name, email, message }: ContactDto,
    address: string,
  ): Promise<ContactReceivedDto> {
    const id = newId();
    const senderHash = this.keyedHash.of('contact sender', networkOf(address));
    await tx.insert(ContactMessage, { id, name, email, message, senderHash });
    return { id };
  }

  async list({ cursor = LAST_ID, limit }: PageQueryDto): Promise<ContactMessagePageDto> {
    const rows = await this.database.manager.find(ContactMessage, {
      where: { id: LessThan(cursor) },
      order: { id: 'DESC' },
      take: limit + 1,
    });
    const page = toPage(rows, limit);
    const items = page.rows.map(({ id, name, email, message, createdAt }) => ({
      id,
      name,
      email,
      message,
      createdAt: createdAt.toISOString(),
    }));
    return { items, nextCursor: page.nextCursor };
  }
}
