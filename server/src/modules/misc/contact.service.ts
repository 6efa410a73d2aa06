import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { type PageQueryDto } from '../../platform/page-query.dto';
import { toPage } from '../../platform/paging';
import { ContactMessage } from './contact-message.entity';
import type { ContactDto, ContactMessagePageDto, ContactReceivedDto } from './misc.dto';

@Injectable()
export class ContactService {
  constructor(private readonly dataSource: DataSource) {}

  async keep({ name, email, message }: ContactDto): Promise<ContactReceivedDto> {
    const id = uuid();
    await this.dataSource.manager.insert(ContactMessage, { id, name, email, message });
    return { id };
  }

  async list({ cursor, limit = 50 }: PageQueryDto): Promise<ContactMessagePageDto> {
    const rows = await this.dataSource.manager.find(ContactMessage, {
      where: cursor ? { id: LessThan(cursor) } : {},
      order: { id: 'DESC' },
      take: limit + 1,
    });
    const page = toPage(rows, limit);
    const items = page.rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    return { items, nextCursor: page.nextCursor };
  }
}
