import { Injectable } from '@nestjs/common';
import type { Attachment } from '../../platform/delivery/delivery';
import type { Language } from '../../platform/language/language';
import { DocumentsService } from '../documents/documents.service';
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
    { memberId, kind }: { readonly memberId: string; readonly kind: NoticeKind },
    { phoneNumber, loanNumber }: { readonly phoneNumber: string; readonly loanNumber: string },
    language: Language,
  ): Promise<Attachment[]> {
    const member = { accountId: memberId, phoneNumber, roles: ['MEMBER'] as const, sessionId: '' };
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
}
