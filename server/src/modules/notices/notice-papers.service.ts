import { Injectable } from '@nestjs/common';
import type { Attachment } from '../../platform/delivery/delivery';
import type { Language } from '../../platform/language/language';
import { DocumentsService } from '../documents/documents.service';
import type { Notice } from './notice.entity';
import type { NoticeKind } from './notice-kinds';

/** What goes along with a notice that is kept. */
const PAPERS: Partial<Record<NoticeKind, readonly string[]>> = {
  CONTRACT: ['contract.pdf', 'agreement.pdf', 'disclosure.pdf'],
  STATEMENT: ['statement.pdf'],
};

/** The papers of an own loan, the same bytes as the member downloads. */
@Injectable()
export class NoticePapers {
  constructor(private readonly documents: DocumentsService) {}

  of(
    { memberId, kind, about }: Pick<Notice, 'memberId' | 'kind' | 'about'>,
    { phoneNumber, loanNumber }: { readonly phoneNumber: string; readonly loanNumber: string },
    language: Language,
  ): Promise<Attachment[]> {
    const member = { accountId: memberId, phoneNumber, roles: ['MEMBER'] as const, sessionId: '' };
    if (kind === 'ADDENDUM') return this.addendum(memberId, loanNumber, about.requestId);
    const papers = (PAPERS[kind] ?? []).map(async (name) => ({
      filename: `${loanNumber}-${name}`,
      contentType: 'application/pdf',
      // What was agreed is in the language of the agreement.
      content: await this.documents.read(member, loanNumber, name, {
        wanted: kind === 'STATEMENT' ? language : undefined,
        caller: language,
      }),
    }));
    return Promise.all(papers);
  }

  private async addendum(accountId: string, loanNumber: string, requestId = ''): Promise<Attachment[]> {
    const content = await this.documents.addendum({ accountId }, loanNumber, requestId, undefined);
    return [{ filename: `${loanNumber}-addendum.pdf`, contentType: 'application/pdf', content }];
  }
}
