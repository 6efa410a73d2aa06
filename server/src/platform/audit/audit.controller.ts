import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../access/access';
import { ApiProblems } from '../openapi/api-problems';
import { ValidationFailed } from '../problem/common.errors';
import { AuditPageDto, AuditQueryDto } from './audit-reading.dto';
import { AuditReading } from './audit-reading.service';

@ApiTags('Back office')
@Controller('backoffice/audit')
export class AuditController {
  constructor(private readonly trail: AuditReading) {}

  @Get()
  @StaffOnly(['LOAN_OFFICER'], 'audit:read')
  @ApiOperation({
    summary: 'List the entries of the audit trail, newest first',
    description:
      'With several filters, those that fit all of them. A call looks through 20,000 entries, or all of one member: its page may be short or empty, and `nextCursor` leads on while there are more to look through. Reading leaves no entry.',
  })
  @ApiProblems(ValidationFailed)
  listAuditEntries(@Query() query: AuditQueryDto): Promise<AuditPageDto> {
    return this.trail.list(query);
  }
}
