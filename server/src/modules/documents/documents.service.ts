import { Injectable } from '@nestjs/common';
import { editions } from '@pautang/legal-texts/papers';
import { DataSource } from 'typeorm';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../../platform/access/access';
import type { Language } from '../../platform/language/language';
import { LoanAgreementService } from '../loan/loan-agreement.service';
import { MemberService } from '../member/member.service';
import { StatementService } from '../servicing/statement.service';
import type { AgreementPaper } from './agreement-paper';
import { writeContract } from './contract-paper';
import { writeDisclosure } from './disclosure-paper';
import { DOCUMENTS, type DocumentName } from './documents.dto';
import { DocumentNotFound } from './documents.errors';
import { writeServiceAgreement } from './service-agreement-paper';
import { writeStatementCsv } from './statement-csv';
import { writeStatement } from './statement-paper';

interface Languages {
  /** What was asked for. */
  readonly wanted: Language | undefined;
  /** What the caller reads. */
  readonly caller: Language;
}

@Injectable()
export class DocumentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
    private readonly agreements: LoanAgreementService,
    private readonly statements: StatementService,
    private readonly members: MemberService,
  ) {}

  /** The bytes of a document of the caller's own loan. @throws LoanNotFound, DocumentNotFound */
  async write(
    caller: CurrentAccount,
    loanNumber: string,
    document: string,
    { wanted, caller: spoken }: Languages,
  ): Promise<Buffer> {
    const about = () => this.agreementPaper(caller, loanNumber, wanted);
    switch (nameOf(document)) {
      case 'contract.pdf':
        return writeContract(await about());
      case 'agreement.pdf':
        return writeServiceAgreement(await about());
      case 'disclosure.pdf':
        return writeDisclosure(await about());
      case 'statement.pdf':
        return this.statement(caller, loanNumber, wanted ?? spoken);
      case 'statement.csv': {
        const language = wanted ?? spoken;
        return writeStatementCsv(await this.statements.whole(caller, loanNumber, language), language);
      }
    }
  }

  private async statement(caller: CurrentAccount, loanNumber: string, language: Language): Promise<Buffer> {
    const statement = await this.statements.whole(caller, loanNumber, language);
    const { fullLegalName } = await this.members.profile(this.dataSource.manager, caller.accountId);
    const { COMPANY_NAME, COMPANY_SEC_REGISTRATION, COMPANY_EMAIL } = this.settings.environment;
    const sender = {
      companyName: COMPANY_NAME,
      secRegistration: COMPANY_SEC_REGISTRATION,
      contactEmail: COMPANY_EMAIL,
    };
    return writeStatement(statement, sender, fullLegalName, language);
  }

  private async agreementPaper(
    { accountId }: CurrentAccount,
    loanNumber: string,
    wanted: Language | undefined,
  ): Promise<AgreementPaper> {
    const kept = await this.agreements.kept(accountId, loanNumber);
    const language = wanted ?? kept?.language ?? 'en';
    const edition = kept && editions[kept.termsVersion]?.[language];
    if (!edition) throw new DocumentNotFound();
    return { kept, edition, language };
  }
}

/** @throws DocumentNotFound */
function nameOf(document: string): DocumentName {
  const name = DOCUMENTS.find((known) => known === document);
  if (!name) throw new DocumentNotFound();
  return name;
}
