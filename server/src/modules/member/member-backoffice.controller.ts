import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, STAFF_ROLES, StaffOnly } from '../../platform/access/access';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { uuidPipe } from '../../platform/validation/uuid-pipe';
import { MemberNotFound } from './member.errors';
import { MemberBackofficeService } from './member-backoffice.service';
import { BackofficeMemberDto } from './member-details.dto';

const uuidParam = uuidPipe(() => new MemberNotFound());

@ApiTags('Back office')
@Controller('backoffice/members')
export class MemberBackofficeController {
  constructor(private readonly members: MemberBackofficeService) {}

  @Get(':memberId')
  @StaffOnly(STAFF_ROLES, 'members:read')
  @ApiOperation({
    summary: 'Read a member with links to the documents',
    description: 'Each read leaves an entry in the audit log.',
  })
  @ApiProblems(MemberNotFound)
  readMember(
    @Caller() caller: CurrentAccount,
    @Param('memberId', uuidParam) memberId: string,
  ): Promise<BackofficeMemberDto> {
    return this.members.read(caller, memberId);
  }
}
