import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, STAFF_ROLES, StaffOnly } from '../../platform/access/access';
import { OwnAccount } from '../../platform/four-eyes/four-eyes.errors';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { IdempotencyKey, Idempotent } from '../../platform/idempotency/idempotency-key';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { uuidPipe } from '../../platform/validation/uuid-pipe';
import { LoanNotFound } from '../loan/loan.errors';
import {
  HardshipDecisionDto,
  HardshipDto,
  HardshipListQueryDto,
  HardshipPageDto,
  HardshipStateDto,
} from './hardship.dto';
import {
  HardshipNotFound,
  HardshipNotOpen,
  HardshipNotPossible,
  HardshipQuoteChanged,
  HardshipTooOften,
} from './hardship.errors';
import { HardshipService } from './hardship.service';

const idParam = uuidPipe(() => new HardshipNotFound());

@ApiTags('Back office')
@Controller('backoffice')
export class HardshipBackofficeController {
  constructor(private readonly hardship: HardshipService) {}

  @Get('hardship')
  @StaffOnly(STAFF_ROLES, 'loans:read')
  @ApiOperation({ summary: 'List requests for another schedule, newest first' })
  @ApiProblems(ValidationFailed)
  listHardship(@Query() query: HardshipListQueryDto): Promise<HardshipPageDto> {
    return this.hardship.list(query);
  }

  @Get('loans/:loanNumber/hardship')
  @StaffOnly(STAFF_ROLES, 'loans:read')
  @ApiOperation({
    summary: 'Read the requests and the schedules of a loan',
    description: 'What was asked for, how it was answered, and the schedules that the loan has had.',
  })
  @ApiProblems(LoanNotFound)
  readHardshipOf(@Param('loanNumber') loanNumber: string): Promise<HardshipDto> {
    return this.hardship.readAny(loanNumber);
  }

  @Post('hardship/:requestId/decision')
  @HttpCode(200)
  @StaffOnly(['LOAN_OFFICER'], 'loans:decide')
  @Idempotent()
  @ApiOperation({
    summary: 'Answer a request for another schedule',
    description:
      'AGREE changes the schedule from today on, where the loan still stands as the member saw it; else it is refused with `HARDSHIP_QUOTE_CHANGED`, and the member has to ask anew. REFUSE needs a reason.',
  })
  @ApiOkResponse({ type: HardshipStateDto })
  @ApiProblems(
    ValidationFailed,
    HardshipNotFound,
    HardshipNotOpen,
    HardshipNotPossible,
    HardshipQuoteChanged,
    HardshipTooOften,
    OwnAccount,
  )
  decideHardship(
    @Caller() caller: CurrentAccount,
    @Param('requestId', idParam) requestId: string,
    @Body() decision: HardshipDecisionDto,
    @IdempotencyKey() key: string,
  ): Promise<StoredAnswer> {
    return this.hardship.decide(caller, requestId, decision, key);
  }
}
