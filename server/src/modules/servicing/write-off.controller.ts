import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, STAFF_ROLES, StaffOnly } from '../../platform/access/access';
import { OwnAccount, SecondPersonNeeded } from '../../platform/four-eyes/four-eyes.errors';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { IdempotencyKey, Idempotent } from '../../platform/idempotency/idempotency-key';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { LoanNotFound } from '../loan/loan.errors';
import { NotWrittenOff, WriteOffNotPossible } from './servicing.errors';
import { WriteOffDto, WriteOffListDto, WriteOffRequestDto, WriteOffReversalDto } from './write-off.dto';
import { WriteOffService } from './write-off.service';

@ApiTags('Back office')
@Controller('backoffice/loans/:loanNumber/write-off')
export class WriteOffController {
  constructor(private readonly writeOffs: WriteOffService) {}

  @Get()
  @StaffOnly(STAFF_ROLES, 'loans:read')
  @ApiOperation({
    summary: 'List the write-offs of a loan, newest first',
    description:
      'With what was lost of principal, interest and charges, what came in since, and whether it was taken back.',
  })
  @ApiProblems(LoanNotFound)
  listWriteOffs(@Param('loanNumber') loanNumber: string): Promise<WriteOffListDto> {
    return this.writeOffs.list(loanNumber);
  }

  @Post()
  @HttpCode(200)
  @StaffOnly(['LOAN_OFFICER'], 'loans:write-off')
  @Idempotent()
  @ApiOperation({
    summary: 'Write a loan off',
    description:
      'Of a running loan that is late for longer than the lender has set (90 days). The interest of the running month is charged up to the day, and nothing from then on; what is owed stays owed, and what is paid on it is a recovery. It takes two officers, unless the lender has one: the first one proposes it, the answer has `proposal`, and the same of another officer confirms it.',
  })
  @ApiOkResponse({ type: WriteOffDto })
  @ApiProblems(ValidationFailed, LoanNotFound, WriteOffNotPossible, SecondPersonNeeded, OwnAccount)
  writeOffLoan(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
    @Body() { reason }: WriteOffRequestDto,
    @IdempotencyKey() key: string,
  ): Promise<StoredAnswer> {
    return this.writeOffs.writeOff(caller, { loanNumber, reason }, key);
  }

  @Post('reversal')
  @HttpCode(200)
  @StaffOnly(['LOAN_OFFICER'], 'loans:write-off')
  @Idempotent()
  @ApiOperation({
    summary: 'Take a write-off back',
    description:
      'The loan runs on by its schedule, with what was paid meanwhile, and without penalties and late charges of the days between. It takes two officers as the write-off does. A loan that was recovered whole is repaid: take its last payment back first.',
  })
  @ApiOkResponse({ type: WriteOffDto })
  @ApiProblems(ValidationFailed, LoanNotFound, NotWrittenOff, SecondPersonNeeded, OwnAccount)
  reverseWriteOff(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
    @Body() { reason }: WriteOffReversalDto,
    @IdempotencyKey() key: string,
  ): Promise<StoredAnswer> {
    return this.writeOffs.reverse(caller, { loanNumber, reason }, key);
  }
}
