import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, MembersOnly } from '../../platform/access/access';
import { OnlyReads } from '../../platform/only-reads';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { OwnPhoneNumberDto } from '../member/member.dto';
import { LoanLimitsDto } from './loan-limits.dto';
import { LoanLimitsService } from './loan-limits.service';

@ApiTags('Loan')
@Controller('loan')
export class LoanLimitsController {
  constructor(private readonly limits: LoanLimitsService) {}

  @Post('limits')
  @HttpCode(200)
  @OnlyReads()
  @MembersOnly()
  @ApiOperation({
    summary: 'Read what the member may borrow',
    description:
      'A higher credit score allows larger loans and longer terms. An application beyond these limits is refused.',
  })
  @ApiProblems(ValidationFailed)
  readLoanLimits(
    @Caller() { accountId }: CurrentAccount,
    @Body() _own: OwnPhoneNumberDto,
  ): Promise<LoanLimitsDto> {
    return this.limits.read(accountId);
  }
}
