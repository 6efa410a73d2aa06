import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { STAFF_ROLES, StaffOnly } from '../../platform/access/access';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { PageQueryDto } from '../../platform/page-query.dto';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { ContactService } from './contact.service';
import { ContactMessagePageDto } from './misc.dto';

@ApiTags('Back office')
@Controller('backoffice/messages')
export class ContactBackofficeController {
  constructor(private readonly contact: ContactService) {}

  @Get()
  @StaffOnly(STAFF_ROLES, 'messages:read')
  @ApiOperation({ summary: 'List the messages of the contact form, newest first' })
  @ApiProblems(ValidationFailed)
  listContactMessages(@Query() query: PageQueryDto): Promise<ContactMessagePageDto> {
    return this.contact.list(query);
  }
}
