import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, STAFF_ROLES, StaffOnly } from '../../platform/access/access';
import { OwnAccount, SecondPersonNeeded } from '../../platform/four-eyes/four-eyes.errors';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { IdempotencyKey, Idempotent } from '../../platform/idempotency/idempotency-key';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed, WholeUnitsOnly } from '../../platform/problem/common.errors';
import { uuidPipe } from '../../platform/validation/uuid-pipe';
import { AnotherLoanOpen, LoanNotFound } from '../loan/loan.errors';
import { NothingToWaive, WaiverNotFound, WaiverReversed } from './servicing.errors';
import { WaiverDto, WaiverListDto, WaiverRequestDto, WaiverReversalDto } from './waiver.dto';
import { WaiverService } from './waiver.service';

const waiverIdParam = uuidPipe(() => new WaiverNotFound());

@ApiTags('Back office')
@Controller('backoffice/loans/:loanNumber/waivers')
export class WaiverController {
  constructor(private readonly waivers: WaiverService) {}

  @Get()
  @StaffOnly(STAFF_ROLES, 'loans:read')
  @ApiOperation({
    summary: 'List what was waived of a loan, newest first',
    description: 'With what was taken back of it, and why.',
  })
  @ApiProblems(LoanNotFound)
  listWaivers(@Param('loanNumber') loanNumber: string): Promise<WaiverListDto> {
    return this.waivers.list(loanNumber);
  }

  @Post()
  @HttpCode(200)
  @StaffOnly(['LOAN_OFFICER'], 'loans:waive')
  @Idempotent()
  @ApiOperation({
    summary: 'Waive penalties and late charges',
    description:
      'Of the oldest installment first, the penalties before the late charge; what is charged afterwards is owed again. Where nothing else was owed, the loan is repaid. Above the amount from which approvals take two officers, a waiver does as well, counted with what the same officer waived of the loan before and was not taken back: the first one proposes it, the answer has `proposal`, and the same of another officer confirms it.',
  })
  @ApiOkResponse({ type: WaiverDto })
  @ApiProblems(ValidationFailed, WholeUnitsOnly, LoanNotFound, NothingToWaive, SecondPersonNeeded, OwnAccount)
  waiveCharges(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
    @Body() waiver: WaiverRequestDto,
    @IdempotencyKey() key: string,
  ): Promise<StoredAnswer> {
    return this.waivers.waive(caller, loanNumber, waiver, key);
  }

  @Post(':waiverId/reversal')
  @HttpCode(200)
  @StaffOnly(['LOAN_OFFICER'], 'loans:waive')
  @Idempotent()
  @ApiOperation({
    summary: 'Take a waiver back',
    description: 'The loan then stands as if it had never been granted; one that it closed is open again.',
  })
  @ApiOkResponse({ type: WaiverDto })
  @ApiProblems(ValidationFailed, LoanNotFound, WaiverNotFound, WaiverReversed, AnotherLoanOpen, OwnAccount)
  reverseWaiver(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
    @Param('waiverId', waiverIdParam) waiverId: string,
    @Body() { reason }: WaiverReversalDto,
    @IdempotencyKey() key: string,
  ): Promise<StoredAnswer> {
    return this.waivers.reverse(caller, { loanNumber, waiverId, reason }, key);
  }
}
