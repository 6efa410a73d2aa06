import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan, MoreThan } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { Settings } from '../../config/settings';
import { KeyedHash } from '../../platform/crypto/keyed-hash';
import { lockName } from '../../platform/database/lock-name';
import { networkOf } from '../../platform/network';
import type { PageQueryDto } from '../../platform/page-query.dto';
import { toPage } from '../../platform/paging';
import { TooManyRequests } from '../../platform/problem/common.errors';
import { ContactMessage } from './contact-message.entity';
import type { ContactDto, ContactMessagePageDto, ContactReceivedDto } from './misc.dto';

const HOUR_MILLISECONDS = 60 * 60 * 1000;

@Injectable()
export class ContactService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keyedHash: KeyedHash,
    private readonly settings: Settings,
  ) {}

  /** Only messages that are kept count against the limit of an address. @throws TooManyRequests */
  async keep({ name, email, message }: ContactDto, address: string): Promise<ContactReceivedDto> {
    const senderHash = this.keyedHash.of('contact sender', networkOf(address));
    return this.dataSource.transaction(async (tx) => {
      await lockName(tx, senderHash);
      await this.assertBelowLimit(tx, senderHash);
      const id = uuid();
      await tx.insert(ContactMessage, { id, name, email, message, senderHash });
      return { id };
    });
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

  private async assertBelowLimit(tx: EntityManager, senderHash: string): Promise<void> {
    const limit = this.settings.environment.CONTACT_LIMIT_PER_HOUR;
    const recent = await tx.find(ContactMessage, {
      where: { senderHash, createdAt: MoreThan(new Date(Date.now() - HOUR_MILLISECONDS)) },
      order: { createdAt: 'DESC' },
      take: limit,
    });
    const oldest = recent[limit - 1];
    if (!oldest) return;
    const seconds = Math.ceil((oldest.createdAt.getTime() + HOUR_MILLISECONDS - Date.now()) / 1000);
    throw new TooManyRequests({ headers: { 'retry-after': String(Math.max(seconds, 1)) } });
  }
}
