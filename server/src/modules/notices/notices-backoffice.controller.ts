import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, STAFF_ROLES, StaffOnly } from '../../platform/access/access';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { uuidPipe } from '../../platform/validation/uuid-pipe';
import { MemberNotFound } from '../member/member.errors';
import { NoticePageDto, NoticeQueryDto } from './notice.dto';
import { NoticesService } from './notices.service';

const memberParam = uuidPipe(() => new MemberNotFound());

@ApiTags('Back office')
@Controller('backoffice/members/:memberId/notices')
export class NoticesBackofficeController {
  constructor(private readonly notices: NoticesService) {}

  @Get()
  @StaffOnly(STAFF_ROLES, 'notices:read')
  @ApiOperation({
    summary: 'Read what a member was told, newest first',
    description: 'Each read leaves an entry in the audit log.',
  })
  @ApiProblems(ValidationFailed, MemberNotFound)
  listMemberNotices(
    @Caller() caller: CurrentAccount,
    @Param('memberId', memberParam) memberId: string,
    @Query() query: NoticeQueryDto,
  ): Promise<NoticePageDto> {
    return this.notices.ofOther(caller, memberId, query);
  }
}
