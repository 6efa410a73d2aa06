import { Injectable } from '@nestjs/common';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import type { Language } from '../../platform/language/language';
import { Problem } from '../../platform/problem/problem';
import { AuthService } from '../auth/auth.service';
import type { DocumentDto, DocumentListDto } from '../documents/documents.dto';
import { DocumentsService } from '../documents/documents.service';
import { UploadService } from '../upload/upload.service';
import { readOwnData } from './own-data';

const ABOUT =
  'All that is kept about you: what you told us, your loans and payments, how you signed in, and who looked at your data. ' +
  'Papers of your loans are in the folder documents, photos in photos. Passwords and codes are kept in a form that nobody can read, so they are not here.';
/** Papers and photos are compressed already. */
const AS_IT_IS = { level: 0 } as const;

/** Puts together the file of a download: everything that the map of personal data names, papers and photos. */
@Injectable()
export class DownloadFile {
  constructor(
    private readonly database: Database,
    private readonly accounts: AuthService,
    private readonly documents: DocumentsService,
    private readonly uploads: UploadService,
    private readonly cipher: FieldCipher,
  ) {}

  async make(memberId: string): Promise<Buffer> {
    const told = await this.database.maintenance(
      (tx) => readOwnData(tx, memberId, this.cipher),
      'REPEATABLE READ',
    );
    const data = { about: ABOUT, made: new Date().toISOString(), ...told };
    const files: Zippable = { 'my-data.json': strToU8(JSON.stringify(data, null, 2)) };
    const language = (await this.accounts.languageOf(this.database.manager, memberId)) ?? 'en';
    for (const loan of told.Loans ?? []) {
      const loanNumber = String(loan['Loan number']);
      const { items } = await this.documents.list(memberOf(memberId), loanNumber);
      for (const [name, document] of namesOf(items)) {
        const bytes = await this.paper(memberId, loanNumber, document, language);
        if (bytes) files[`documents/${loanNumber}-${name}`] = [bytes, AS_IT_IS];
      }
    }
    for (const photo of told.Photos ?? []) {
      const fileName = String(photo['File name']);
      const bytes = await this.uploads.read(memberId, fileName);
      if (bytes) files[`photos/${fileName}`] = [bytes, AS_IT_IS];
    }
    return Buffer.from(zipSync(files));
  }

  /** Nothing where there is no such paper, as of a loan from before agreements were kept. */
  private async paper(
    memberId: string,
    loanNumber: string,
    { name, requestId }: DocumentDto,
    caller: Language,
  ): Promise<Buffer | undefined> {
    try {
      const member = memberOf(memberId);
      return await (requestId === undefined
        ? this.documents.read(member, loanNumber, name, { wanted: undefined, caller })
        : this.documents.addendum(member, loanNumber, requestId, undefined));
    } catch (error) {
      if (error instanceof Problem) return undefined;
      throw error;
    }
  }
}

const memberOf = (accountId: string) =>
  ({ accountId, phoneNumber: '', roles: ['MEMBER'], sessionId: '' }) as const;

/** A loan may have an addendum for each change of its schedule: they are numbered. */
function namesOf(items: DocumentListDto['items']): (readonly [name: string, document: DocumentDto])[] {
  let addenda = 0;
  return items.map((document) => {
    if (document.requestId === undefined) return [document.name, document];
    addenda += 1;
    return [`addendum-${addenda}.pdf`, document];
  });
}
