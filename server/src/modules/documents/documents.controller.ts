import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, type CurrentAccount, MembersOnly } from '../../platform/access/access';
import type { Language } from '../../platform/language/language';
import { CallerLanguage } from '../../platform/language/language-of';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { LoanNotFound } from '../loan/loan.errors';
import { DOCUMENTS, DocumentListDto, DocumentQueryDto, mediaTypeOf } from './documents.dto';
import { DocumentNotFound } from './documents.errors';
import { DocumentsService } from './documents.service';

@ApiTags('Loan')
@Controller('loan/:loanNumber/documents')
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Get()
  @MembersOnly()
  @ApiOperation({
    summary: 'List the documents of an own loan',
    description: 'Each with the path to download it from, its language and when it was agreed to.',
  })
  @ApiProblems(LoanNotFound)
  listDocuments(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
  ): Promise<DocumentListDto> {
    return this.documents.list(caller, loanNumber);
  }

  @Get(':document')
  @MembersOnly()
  @ApiOperation({
    summary: 'Download a document of an own loan',
    description:
      'contract.pdf is the loan contract, agreement.pdf the Service and Policy Agreement, disclosure.pdf the disclosure statement: each from what was agreed to, with the same bytes every time. statement.pdf and statement.csv hold every movement up to today.',
  })
  @ApiParam({ name: 'document', enum: DOCUMENTS })
  @ApiProduces('application/pdf', 'text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems(ValidationFailed, LoanNotFound, DocumentNotFound)
  async showDocument(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
    @Param('document') document: string,
    @Query() { language }: DocumentQueryDto,
    @CallerLanguage() callerLanguage: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const bytes = await this.documents.read(caller, loanNumber, document, {
      wanted: language,
      caller: callerLanguage,
    });
    void reply.header('cache-control', 'private, no-store');
    return new StreamableFile(bytes, {
      type: mediaTypeOf(document),
      disposition: `attachment; filename="${loanNumber}-${document}"`,
      length: bytes.length,
    });
  }
}
