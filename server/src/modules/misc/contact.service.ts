import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { Settings } from '../../config/settings';
import { KeyedHash } from '../../platform/crypto/keyed-hash';
import { Limits } from '../../platform/limits/limits.service';
import type { SenderLimit } from '../../platform/limits/sender-limit';
import { networkOf } from '../../platform/network';
import type { PageQueryDto } from '../../platform/page-query.dto';
import { toPage } from '../../platform/paging';
import { ContactMessage } from './contact-message.entity';
import type { ContactDto, ContactMessagePageDto, ContactReceivedDto } from './misc.dto';

@Injectable()
export class ContactService {
  private readonly limit: SenderLimit;

  constructor(
    private readonly dataSource: DataSource,
    private readonly keyedHash: KeyedHash,
    settings: Settings,
    limits: Limits,
  ) {
    this.limit = limits.ofSender('contact', settings.environment.CONTACT_LIMIT_PER_HOUR);
  }

  /** Only messages that are kept count against the limit of an address. @throws TooManyRequests */
  async keep({ name, email, message }: ContactDto, address: string): Promise<ContactReceivedDto> {
    const senderHash = this.keyedHash.of('contact sender', networkOf(address));
    await this.limit.count(address);
    const id = uuid();
    try {
      await this.dataSource.manager.insert(ContactMessage, { id, name, email, message, senderHash });
    } catch (error) {
      await this.limit.takeBack(address);
      throw error;
    }
    return { id };
  }

  async list({ cursor, limit }: PageQueryDto): Promise<ContactMessagePageDto> {
    const rows = await this.dataSource.manager.find(ContactMessage, {
      where: cursor ? { id: LessThan(cursor) } : {},
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
