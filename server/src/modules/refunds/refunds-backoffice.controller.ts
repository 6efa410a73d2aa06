import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, StaffOnly } from '../../platform/access/access';
import { OwnAccount } from '../../platform/four-eyes/four-eyes.errors';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { IdempotencyKey, Idempotent } from '../../platform/idempotency/idempotency-key';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed, WholeUnitsOnly } from '../../platform/problem/common.errors';
import { LoanNotFound } from '../loan/loan.errors';
import { RefundService } from './refund.service';
import { RefundedDto, RefundRequestDto } from './refunds.dto';
import { AccountNotUsedYet, InsufficientCredit, NoCredit } from './refunds.errors';

@ApiTags('Back office')
@Controller('backoffice/loans/:loanNumber/refund')
export class RefundsBackofficeController {
  constructor(private readonly refunds: RefundService) {}

  @Post()
  @HttpCode(200)
  @StaffOnly(['LOAN_ASSISTANT'], 'credit:refund')
  @Idempotent()
  @ApiOperation({
    summary: 'Send back what a member paid too much',
    description:
      'On the member’s word, to the registered account, and to none that has not received money from us since it was named: that one takes a one-time password, and the member asks. It is a withdrawal from then on, with `source` CREDIT.',
  })
  @ApiOkResponse({ type: RefundedDto })
  @ApiProblems(
    ValidationFailed,
    LoanNotFound,
    NoCredit,
    InsufficientCredit,
    WholeUnitsOnly,
    AccountNotUsedYet,
    OwnAccount,
  )
  refundCredit(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
    @Body() wish: RefundRequestDto,
    @IdempotencyKey() key: string,
  ): Promise<StoredAnswer> {
    return this.refunds.byStaff(caller, loanNumber, wish, key);
  }
}
