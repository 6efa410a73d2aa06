import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Caller, type CurrentAccount, STAFF_ROLES, StaffOnly } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { UploadService } from '../upload/upload.service';
import { MemberNotFound } from './member.errors';
import { MemberService } from './member.service';
import { memberDetails } from './member-details';
import { BackofficeMemberDto } from './member-details.dto';

const uuidParam = new ParseUUIDPipe({ exceptionFactory: () => new MemberNotFound() });

@ApiTags('Back office')
@Controller('backoffice/members')
export class MemberBackofficeController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly members: MemberService,
    private readonly uploads: UploadService,
    private readonly audit: AuditService,
  ) {}

  @Get(':memberId')
  @StaffOnly(...STAFF_ROLES)
  @ApiOperation({
    summary: 'Read a member with links to the documents',
    description: 'Each read leaves an entry in the audit log.',
  })
  @ApiProblems(MemberNotFound)
  async readMember(
    @Caller() caller: CurrentAccount,
    @Param('memberId', uuidParam) memberId: string,
  ): Promise<BackofficeMemberDto> {
    return this.dataSource.transaction(async (tx) => {
      const profile = await this.members.profile(tx, memberId);
      await this.audit.record(tx, {
        actorId: caller.accountId,
        action: 'MEMBER_READ',
        subject: `member ${memberId}`,
        memberId,
      });
      const { active: _, ...details } = memberDetails(profile, this.uploads);
      return {
        ...details,
        memberId,
        state: profile.state,
        fullName: profile.fullName,
        workPlaceCountry: profile.workPlaceCountry,
        workLocation: profile.workLocation,
        jobTitle: profile.jobTitle,
        jobCategory: profile.jobCategory,
        monthlyNetIncome: profile.monthlyNetIncome,
        creditScore: profile.creditScore,
        createdAt: profile.createdAt.toISOString(),
      };
    });
  }
}
