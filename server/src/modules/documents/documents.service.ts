import { Injectable } from '@nestjs/common';
import { editions } from '@pautang/legal-texts/papers';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import { Database } from '../../platform/database/database';
import type { Language } from '../../platform/language/language';
import { LoanAgreementService } from '../loan/loan-agreement.service';
import { MemberService } from '../member/member.service';
import { HardshipService } from '../servicing/hardship.service';
import { addendumPath } from '../servicing/hardship-view';
import { StatementService } from '../servicing/statement.service';
import { writeAddendum } from './addendum-paper';
import type { AgreementPaper } from './agreement-paper';
import { writeContract } from './contract-paper';
import { writeDisclosure } from './disclosure-paper';
import { DOCUMENTS, type DocumentListDto, type DocumentName } from './documents.dto';
import { DocumentNotFound } from './documents.errors';
import { KeptPapers, type WantedPaper } from './kept-papers';
import { writeServiceAgreement } from './service-agreement-paper';
import { writeStatementCsv } from './statement-csv';
import { writeStatement } from './statement-paper';

type StatementName = 'statement.pdf' | 'statement.csv';

/** What is printed of an agreement; the edition of the words is a part of it. */
const WRITERS: Readonly<
  Record<Exclude<DocumentName, StatementName>, (about: AgreementPaper) => Promise<Buffer>>
> = {
  'contract.pdf': writeContract,
  'agreement.pdf': writeServiceAgreement,
  'disclosure.pdf': writeDisclosure,
};

const AGREED = Object.keys(WRITERS) as (keyof typeof WRITERS)[];
const STATEMENTS: readonly StatementName[] = ['statement.pdf', 'statement.csv'];

interface Languages {
  /** What was asked for. */
  readonly wanted: Language | undefined;
  /** What the caller reads. */
  readonly caller: Language;
}

@Injectable()
export class DocumentsService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly agreements: LoanAgreementService,
    private readonly statements: StatementService,
    private readonly members: MemberService,
    private readonly hardship: HardshipService,
    private readonly audit: AuditService,
    private readonly papers: KeptPapers,
  ) {}

  /** The bytes of a document of the caller's own loan. @throws LoanNotFound, DocumentNotFound, TokenInvalid of a closed account */
  async read(
    caller: CurrentAccount,
    loanNumber: string,
    document: string,
    { wanted, caller: spoken }: Languages,
  ): Promise<Buffer> {
    const name = nameOf(document);
    const paper =
      name === 'statement.pdf' || name === 'statement.csv'
        ? await this.statement(name, caller, loanNumber, wanted ?? spoken)
        : await this.agreed(name, caller, loanNumber, wanted);
    return this.papers.bytesOf(paper);
  }

  /** The addendum of an agreed change of the schedule of the caller's own loan. @throws LoanNotFound, DocumentNotFound */
  async addendum(
    { accountId }: Pick<CurrentAccount, 'accountId'>,
    loanNumber: string,
    requestId: string,
    wanted: Language | undefined,
  ): Promise<Buffer> {
    return this.papers.bytesOf(await this.addendumOf(loanNumber, requestId, wanted, accountId));
  }

  /** The same of whichever loan, for staff, with an audit row. @throws LoanNotFound, DocumentNotFound also of who closed the account */
  async anyAddendum(
    { accountId: actorId }: CurrentAccount,
    loanNumber: string,
    requestId: string,
    wanted: Language | undefined,
  ): Promise<Buffer> {
    const paper = await this.addendumOf(loanNumber, requestId, wanted);
    if (!(await this.members.isOpen(paper.memberId))) throw new DocumentNotFound();
    const bytes = await this.papers.bytesOf(paper);
    await this.database.transaction((tx) =>
      this.audit.record(tx, {
        actorId,
        action: 'ADDENDUM_READ',
        subject: `loan ${loanNumber}`,
        memberId: paper.memberId,
        after: { requestId },
      }),
    );
    return bytes;
  }

  /** Which documents an own loan has. @throws LoanNotFound */
  async list({ accountId: memberId }: CurrentAccount, loanNumber: string): Promise<DocumentListDto> {
    const kept = await this.agreements.kept(memberId, loanNumber);
    const changes = await this.hardship.agreements(memberId, loanNumber);
    const path = (name: DocumentName) => `/v2/loan/${loanNumber}/documents/${name}`;
    const agreed = kept && { language: kept.language, agreedAt: kept.agreedAt.toISOString() };
    return {
      items: [
        ...(agreed ? AGREED.map((name) => ({ name, path: path(name), ...agreed })) : []),
        ...(agreed
          ? changes.map(({ requestId, language, agreedAt }) => ({
              name: 'addendum.pdf' as const,
              path: addendumPath(loanNumber, requestId),
              language,
              agreedAt: agreedAt.toISOString(),
              requestId,
            }))
          : []),
        ...STATEMENTS.map((name) => ({ name, path: path(name) })),
      ],
    };
  }

  private async addendumOf(
    loanNumber: string,
    requestId: string,
    wanted: Language | undefined,
    memberId?: string,
  ): Promise<WantedPaper> {
    const change = await this.hardship.agreed(loanNumber, requestId, memberId);
    const kept = change && (await this.agreements.kept(change.memberId, loanNumber));
    const language = wanted ?? change?.language ?? 'en';
    const edition = kept && editions[kept.termsVersion]?.[language];
    if (!edition) throw new DocumentNotFound();
    return {
      memberId: change.memberId,
      document: 'addendum.pdf',
      shown: { language, kept, change },
      isOfDay: false,
      draw: () => writeAddendum({ kept, edition, language, change }),
    };
  }

  private async statement(
    document: StatementName,
    caller: CurrentAccount,
    loanNumber: string,
    language: Language,
  ): Promise<WantedPaper> {
    const { accountId: memberId } = caller;
    const statement = await this.statements.whole(caller, loanNumber, language);
    const common = { memberId, document, isOfDay: true };
    if (document === 'statement.csv') {
      const shown = { language, statement };
      return { ...common, shown, draw: () => writeStatementCsv(statement, language) };
    }
    const { fullLegalName } = await this.members.ownProfile(this.database.manager, memberId);
    const { COMPANY_NAME, COMPANY_SEC_REGISTRATION, COMPANY_EMAIL } = this.settings.environment;
    const sender = {
      companyName: COMPANY_NAME,
      secRegistration: COMPANY_SEC_REGISTRATION,
      contactEmail: COMPANY_EMAIL,
    };
    return {
      ...common,
      shown: { language, statement, sender, fullLegalName },
      draw: () => writeStatement(statement, sender, fullLegalName, language),
    };
  }

  private async agreed(
    document: keyof typeof WRITERS,
    { accountId: memberId }: CurrentAccount,
    loanNumber: string,
    wanted: Language | undefined,
  ): Promise<WantedPaper> {
    const kept = await this.agreements.kept(memberId, loanNumber);
    const language = wanted ?? kept?.language ?? 'en';
    const edition = kept && editions[kept.termsVersion]?.[language];
    if (!edition) throw new DocumentNotFound();
    return {
      memberId,
      document,
      shown: { language, kept },
      isOfDay: false,
      draw: () => WRITERS[document]({ kept, edition, language }),
    };
  }
}

/** @throws DocumentNotFound */
function nameOf(document: string): DocumentName {
  const name = DOCUMENTS.find((known) => known === document);
  if (!name) throw new DocumentNotFound();
  return name;
}
