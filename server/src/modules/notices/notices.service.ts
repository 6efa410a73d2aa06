import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentAccount } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import { LAST_ID, toPage } from '../../platform/paging';
import { MemberService } from '../member/member.service';
import type { NoticeDto, NoticePageDto, NoticeQueryDto } from './notice.dto';
import { topicOf } from './notice-kinds';
import { type ListedNotice, listNotices } from './notices.sql';
import type { Said } from './wording';

/** What members were told, for them and for staff. */
@Injectable()
export class NoticesService {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
    private readonly members: MemberService,
    private readonly audit: AuditService,
  ) {}

  ofMember({ accountId }: CurrentAccount, query: NoticeQueryDto): Promise<NoticePageDto> {
    return this.page(this.database.manager, accountId, query);
  }

  /** No member is read without an audit row. @throws MemberNotFound */
  ofOther({ accountId }: CurrentAccount, memberId: string, query: NoticeQueryDto): Promise<NoticePageDto> {
    return this.database.transaction(async (tx) => {
      await this.members.profile(tx, memberId);
      const subject = `notices of member ${memberId}`;
      await this.audit.record(tx, { actorId: accountId, action: 'NOTICES_READ', subject, memberId });
      return this.page(tx, memberId, query);
    });
  }

  private async page(
    on: EntityManager,
    memberId: string,
    { cursor = LAST_ID, limit, loanNumber }: NoticeQueryDto,
  ): Promise<NoticePageDto> {
    const read = await listNotices.all(on, memberId, cursor, limit + 1, loanNumber ?? null);
    const { rows, nextCursor } = toPage(read, limit);
    return { items: rows.map((row) => this.view(memberId, row)), nextCursor };
  }

  private view(memberId: string, row: ListedNotice): NoticeDto {
    const { id, kind, loanNumber, about, madeAt, state, sentBy, sentAt, language } = row;
    const said: Said = JSON.parse(this.cipher.decrypt(row.textCipher, memberId, 'notice'));
    return {
      id,
      kind,
      topic: topicOf(kind),
      loanNumber,
      dueDate: about.dueOn,
      madeAt: madeAt.toISOString(),
      state,
      sentBy,
      sentAt: sentAt?.toISOString(),
      language: language ?? 'en',
      ...said,
    };
  }
}
