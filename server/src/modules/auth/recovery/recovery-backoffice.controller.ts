import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, StaffOnly } from '../../../platform/access/access';
import { OwnAccount, SecondPersonNeeded } from '../../../platform/four-eyes/four-eyes.errors';
import { ApiProblems } from '../../../platform/openapi/api-problems';
import { TooManyRequests, ValidationFailed } from '../../../platform/problem/common.errors';
import { MemberNotFound } from '../../member/member.errors';
import { RecoveryStopped, SwitchedOff } from '../auth.errors';
import { RecoveryCodeIssueDto, RecoveryCodeIssuedDto } from './recovery.dto';
import { RecoveryService } from './recovery.service';

@ApiTags('Back office')
@Controller('backoffice/recovery-codes')
export class RecoveryBackofficeController {
  constructor(private readonly recovery: RecoveryService) {}

  @Post()
  @HttpCode(200)
  @StaffOnly(['LOAN_ASSISTANT'])
  @ApiOperation({
    summary: 'Issue a recovery code for a member',
    description:
      'Make sure first that it is the member. The code is good for ten minutes and one use; issuing another ends the one before. Five a day, for members only. The member is told at once and can stop it, and then no code is issued for a day. Each leaves an entry in the audit log. Where it takes two assistants, the first call proposes it: the answer has `proposal` and no code. The same call of another assistant within half an hour issues the code, to that one.',
  })
  @ApiProblems(
    ValidationFailed,
    SwitchedOff,
    MemberNotFound,
    RecoveryStopped,
    TooManyRequests,
    SecondPersonNeeded,
    OwnAccount,
  )
  issueRecoveryCode(
    @Caller() caller: CurrentAccount,
    @Body() { phoneNumber }: RecoveryCodeIssueDto,
  ): Promise<RecoveryCodeIssuedDto> {
    return this.recovery.issue(caller, phoneNumber);
  }
}
