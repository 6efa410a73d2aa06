import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, STAFF_ROLES, StaffOnly } from '../../../platform/access/access';
import { OwnAccount } from '../../../platform/four-eyes/four-eyes.errors';
import type { StoredAnswer } from '../../../platform/idempotency/idempotency.service';
import { IdempotencyKey, Idempotent } from '../../../platform/idempotency/idempotency-key';
import { ApiProblems } from '../../../platform/openapi/api-problems';
import { ValidationFailed, WholeUnitsOnly } from '../../../platform/problem/common.errors';
import { LoanNotFound, LoanNotFunded } from '../../loan/loan.errors';
import { PromiseDto, PromiseListDto, StaffPromiseRequestDto } from './promise.dto';
import { PromiseAlreadyMade, PromiseDayNotPossible, PromiseNotOpen } from './promise.errors';
import { PromiseService } from './promise.service';

@ApiTags('Back office')
@Controller('backoffice/loans/:loanNumber/promise')
export class PromiseBackofficeController {
  constructor(private readonly promises: PromiseService) {}

  @Post()
  @HttpCode(200)
  @StaffOnly(STAFF_ROLES, 'repayments:write')
  @Idempotent()
  @ApiOperation({
    summary: 'Write down that a member promises a payment',
    description:
      'On the word of the member. Until the day no notice says that something is late; nothing of what is owed changes.',
  })
  @ApiOkResponse({ type: PromiseDto })
  @ApiProblems(
    ValidationFailed,
    WholeUnitsOnly,
    LoanNotFound,
    LoanNotFunded,
    PromiseDayNotPossible,
    PromiseAlreadyMade,
    OwnAccount,
  )
  recordPromise(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
    @Body() wish: StaffPromiseRequestDto,
    @IdempotencyKey() key: string,
  ): Promise<StoredAnswer> {
    return this.promises.record(caller, loanNumber, wish, key);
  }

  @Get()
  @StaffOnly(STAFF_ROLES, 'repayments:read')
  @ApiOperation({
    summary: 'Read what was promised for a loan, and what became of it',
    description: 'Each with who made it, and how much of it was paid.',
  })
  @ApiProblems(LoanNotFound)
  listPromises(@Param('loanNumber') loanNumber: string): Promise<PromiseListDto> {
    return this.promises.readAny(loanNumber);
  }

  @Delete()
  @HttpCode(204)
  @StaffOnly(STAFF_ROLES, 'repayments:write')
  @ApiOperation({
    summary: 'Take the open promise of a member back',
    description: 'From then on notices of being late come again.',
  })
  @ApiProblems(LoanNotFound, PromiseNotOpen, OwnAccount)
  withdrawPromiseOf(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
  ): Promise<void> {
    return this.promises.withdrawAny(caller, loanNumber);
  }
}
