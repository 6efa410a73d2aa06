import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, STAFF_ROLES, StaffOnly } from '../../platform/access/access';
import { OwnAccount, SecondPersonNeeded } from '../../platform/four-eyes/four-eyes.errors';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { IdempotencyKey, Idempotent } from '../../platform/idempotency/idempotency-key';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { PageQueryDto } from '../../platform/page-query.dto';
import { InvalidTransition, ValidationFailed } from '../../platform/problem/common.errors';
import { uuidPipe } from '../../platform/validation/uuid-pipe';
import { MemberNotFound } from '../member/member.errors';
import { NoWithdrawalRequest, noRequestWithThisId, WithdrawalNotFound } from './wallet.errors';
import {
  BackofficeWithdrawalDto,
  BackofficeWithdrawalPageDto,
  OtpIssueDto,
  OtpIssuedDto,
  ReceivingAccountDto,
  WithdrawalListQueryDto,
  WithdrawalRequestPageDto,
  WithdrawalStatusDto,
} from './wallet-backoffice.dto';
import { WalletBackofficeService } from './wallet-backoffice.service';

const requestIdParam = uuidPipe(noRequestWithThisId);

@ApiTags('Back office')
@Controller('backoffice')
export class WalletBackofficeController {
  constructor(private readonly backoffice: WalletBackofficeService) {}

  @Get('withdrawal-requests')
  @StaffOnly(STAFF_ROLES, 'withdrawals:read')
  @ApiOperation({ summary: 'List the withdrawal requests that wait for a code, newest first' })
  @ApiProblems(ValidationFailed)
  listWithdrawalRequests(@Query() query: PageQueryDto): Promise<WithdrawalRequestPageDto> {
    return this.backoffice.listRequests(query);
  }

  @Post('withdrawal-requests/:requestId/account')
  @HttpCode(200)
  @StaffOnly(STAFF_ROLES, 'accounts:read')
  @ApiOperation({
    summary: 'Read the receiving account of a withdrawal request in full',
    description: 'While the request is open. Leaves an audit row.',
  })
  @ApiProblems(NoWithdrawalRequest)
  readRequestAccount(
    @Caller() caller: CurrentAccount,
    @Param('requestId', requestIdParam) requestId: string,
  ): Promise<ReceivingAccountDto> {
    return this.backoffice.requestAccount(caller, requestId);
  }

  @Post('otp')
  @HttpCode(200)
  @StaffOnly(['LOAN_ASSISTANT'], 'otp:issue')
  @ApiOperation({
    summary: 'Issue the one-time password of a withdrawal request',
    description:
      'For the member’s open request, bound to its amount and account, good for ten minutes and one use. Issuing another ends the one before.',
  })
  @ApiProblems(ValidationFailed, NoWithdrawalRequest, OwnAccount)
  issueOtp(@Caller() caller: CurrentAccount, @Body() { phoneNumber }: OtpIssueDto): Promise<OtpIssuedDto> {
    return this.backoffice.issueOtp(caller, phoneNumber);
  }

  @Get('withdrawals')
  @StaffOnly(STAFF_ROLES, 'withdrawals:read')
  @ApiOperation({ summary: 'List withdrawals, newest first' })
  @ApiProblems(ValidationFailed)
  listWithdrawals(@Query() query: WithdrawalListQueryDto): Promise<BackofficeWithdrawalPageDto> {
    return this.backoffice.list(query);
  }

  @Post('withdrawals/:withdrawalNumber/account')
  @HttpCode(200)
  @StaffOnly(STAFF_ROLES, 'accounts:read')
  @ApiOperation({
    summary: 'Read the receiving account of a withdrawal in full',
    description: 'Leaves an audit row.',
  })
  @ApiProblems(WithdrawalNotFound, MemberNotFound)
  readWithdrawalAccount(
    @Caller() caller: CurrentAccount,
    @Param('withdrawalNumber') withdrawalNumber: string,
  ): Promise<ReceivingAccountDto> {
    return this.backoffice.withdrawalAccount(caller, withdrawalNumber);
  }

  @Post('withdrawals/:withdrawalNumber/status')
  @HttpCode(200)
  @StaffOnly(['LOAN_ASSISTANT'], 'withdrawals:settle')
  @Idempotent()
  @ApiOperation({
    summary: 'Say how far a withdrawal is',
    description:
      'FAILED returns the money to the wallet, once. COMPLETED and FAILED are final. What was paid too much is not taken up (PROCESSING) by who alone says that it came: unless `FOUR_EYES_AMOUNT` is none, that takes somebody else.',
  })
  @ApiOkResponse({ type: BackofficeWithdrawalDto })
  @ApiProblems(ValidationFailed, WithdrawalNotFound, InvalidTransition, OwnAccount, SecondPersonNeeded)
  changeWithdrawalStatus(
    @Caller() caller: CurrentAccount,
    @Param('withdrawalNumber') withdrawalNumber: string,
    @Body() { status }: WithdrawalStatusDto,
    @IdempotencyKey() key: string,
  ): Promise<StoredAnswer> {
    return this.backoffice.changeStatus(caller, withdrawalNumber, status, key);
  }
}
