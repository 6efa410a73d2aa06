import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  Caller,
  type CurrentAccount,
  MembersOnly,
  STAFF_ROLES,
  StaffOnly,
} from '../../platform/access/access';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { uuidPipe } from '../../platform/validation/uuid-pipe';
import { LoanNotFound } from '../loan/loan.errors';
import { DocumentQueryDto } from './documents.dto';
import { DocumentNotFound } from './documents.errors';
import { DocumentsService } from './documents.service';

const idParam = uuidPipe(() => new DocumentNotFound());
const ADDENDUM = {
  description:
    'How another schedule took the place of the one before: the figures before and after, the difference, the effective rate and the consent, with the same bytes every time.',
};

@ApiTags('Loan')
@Controller('loan/:loanNumber/hardship/:requestId')
export class AddendumController {
  constructor(private readonly documents: DocumentsService) {}

  @Get('addendum.pdf')
  @MembersOnly()
  @ApiOperation({ summary: 'Download the addendum to the contract of an own loan', ...ADDENDUM })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems(ValidationFailed, LoanNotFound, DocumentNotFound)
  async showAddendum(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
    @Param('requestId', idParam) requestId: string,
    @Query() { language }: DocumentQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sent(reply, loanNumber, await this.documents.addendum(caller, loanNumber, requestId, language));
  }
}

@ApiTags('Back office')
@Controller('backoffice/loans/:loanNumber/hardship/:requestId')
export class AddendumBackofficeController {
  constructor(private readonly documents: DocumentsService) {}

  @Get('addendum.pdf')
  @StaffOnly(STAFF_ROLES, 'loans:read')
  @ApiOperation({ summary: 'Download the addendum to the contract of a loan', ...ADDENDUM })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems(ValidationFailed, LoanNotFound, DocumentNotFound)
  async showAnyAddendum(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
    @Param('requestId', idParam) requestId: string,
    @Query() { language }: DocumentQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sent(reply, loanNumber, await this.documents.anyAddendum(caller, loanNumber, requestId, language));
  }
}

function sent(reply: FastifyReply, loanNumber: string, bytes: Buffer): StreamableFile {
  void reply.header('cache-control', 'private, no-store');
  return new StreamableFile(bytes, {
    type: 'application/pdf',
    disposition: `attachment; filename="${loanNumber}-addendum.pdf"`,
    length: bytes.length,
  });
}
