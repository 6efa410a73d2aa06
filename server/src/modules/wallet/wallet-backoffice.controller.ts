import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, STAFF_ROLES, StaffOnly } from '../../platform/access/access';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { IdempotencyKey, Idempotent } from '../../platform/idempotency/idempotency-key';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { PageQueryDto } from '../../platform/page-query.dto';
import { InvalidTransition, ValidationFailed } from '../../platform/problem/common.errors';
import { NoWithdrawalRequest, WithdrawalNotFound } from './wallet.errors';
import {
  BackofficeWithdrawalDto,
  BackofficeWithdrawalPageDto,
  OtpIssueDto,
  OtpIssuedDto,
  WithdrawalListQueryDto,
  WithdrawalRequestPageDto,
  WithdrawalStatusDto,
} from './wallet-backoffice.dto';
import { WalletBackofficeService } from './wallet-backoffice.service';

@ApiTags('Back office')
@Controller('backoffice')
export class WalletBackofficeController {
  constructor(private readonly backoffice: WalletBackofficeService) {}

  @Get('withdrawal-requests')
  @StaffOnly(...STAFF_ROLES)
  @ApiOperation({ summary: 'List the withdrawal requests that wait for a code, newest first' })
  @ApiProblems(ValidationFailed)
  listWithdrawalRequests(@Query() query: PageQueryDto): Promise<WithdrawalRequestPageDto> {
    return this.backoffice.listRequests(query);
  }

  @Post('otp')
  @HttpCode(200)
  @StaffOnly('LOAN_ASSISTANT')
  @ApiOperation({
    summary: 'Issue the one-time password of a withdrawal request',
    description:
      'For the member’s open request, bound to its amount and account, good for ten minutes and one use. Issuing another ends the one before.',
  })
  @ApiProblems(ValidationFailed, NoWithdrawalRequest)
  issueOtp(@Caller() caller: CurrentAccount, @Body() { phoneNumber }: OtpIssueDto): Promise<OtpIssuedDto> {
    return this.backoffice.issueOtp(caller, phoneNumber);
  }

  @Get('withdrawals')
  @StaffOnly(...STAFF_ROLES)
  @ApiOperation({ summary: 'List withdrawals, newest first' })
  @ApiProblems(ValidationFailed)
  listWithdrawals(@Query() query: WithdrawalListQueryDto): Promise<BackofficeWithdrawalPageDto> {
    return this.backoffice.list(query);
  }

  @Post('withdrawals/:withdrawalNumber/status')
  @HttpCode(200)
  @StaffOnly('LOAN_ASSISTANT')
  @Idempotent()
  @ApiOperation({
    summary: 'Say how far a withdrawal is',
    description: 'FAILED returns the money to the wallet, once. COMPLETED and FAILED are final.',
  })
  @ApiOkResponse({ type: BackofficeWithdrawalDto })
  @ApiProblems(ValidationFailed, WithdrawalNotFound, InvalidTransition)
  changeWithdrawalStatus(
    @Caller() caller: CurrentAccount,
    @Param('withdrawalNumber') withdrawalNumber: string,
    @Body() { status }: WithdrawalStatusDto,
    @IdempotencyKey() key: string,
  ): Promise<StoredAnswer> {
    return this.backoffice.changeStatus(caller, withdrawalNumber, status, key);
  }
}
