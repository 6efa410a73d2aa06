import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, StaffOnly } from '../../../platform/access/access';
import { ApiProblems } from '../../../platform/openapi/api-problems';
import { PageQueryDto } from '../../../platform/page-query.dto';
import { ValidationFailed } from '../../../platform/problem/common.errors';
import { SwitchedOff } from '../auth.errors';
import { InvitationIssueDto, InvitationIssuedDto, InvitationPageDto } from './admission.dto';
import { InvitationService } from './invitation.service';

@ApiTags('Back office')
@Controller('backoffice/invitations')
export class InvitationBackofficeController {
  constructor(private readonly invitations: InvitationService) {}

  @Post()
  @HttpCode(200)
  @StaffOnly(['LOAN_OFFICER'], 'invitations:issue')
  @ApiOperation({
    summary: 'Issue an invitation to register',
    description: 'Good for thirty days and as many registrations as are asked for.',
  })
  @ApiProblems(ValidationFailed, SwitchedOff)
  issueInvitation(
    @Caller() caller: CurrentAccount,
    @Body() { uses = 1 }: InvitationIssueDto,
  ): Promise<InvitationIssuedDto> {
    return this.invitations.issue(caller, uses);
  }

  @Get()
  @StaffOnly(['LOAN_OFFICER'], 'invitations:read')
  @ApiOperation({ summary: 'List invitations, newest first, with the beginning of each code' })
  @ApiProblems(ValidationFailed, SwitchedOff)
  listInvitations(@Query() query: PageQueryDto): Promise<InvitationPageDto> {
    return this.invitations.list(query);
  }
}
