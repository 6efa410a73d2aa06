import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, STAFF_ROLES, StaffOnly } from '../../platform/access/access';
import { OwnAccount } from '../../platform/four-eyes/four-eyes.errors';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { IdempotencyKey, Idempotent } from '../../platform/idempotency/idempotency-key';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { AnotherLoanOpen, LoanNotFound, LoanNotFunded } from '../loan/loan.errors';
import { RepaymentDto, RepaymentReversalDto } from '../servicing/repayment.dto';
import {
  RepaymentFromCredit,
  RepaymentNotFound,
  RepaymentOfTopUp,
  RepaymentReversed,
} from '../servicing/servicing.errors';
import { PaymentAssignment } from './payment-assignment.service';

@ApiTags('Back office')
@Controller('backoffice/loans/:loanNumber/repayments/:repaymentNumber')
export class RepaymentReversalController {
  constructor(private readonly assignment: PaymentAssignment) {}

  @Post('reversal')
  @HttpCode(200)
  @StaffOnly(STAFF_ROLES, 'repayments:write')
  @Idempotent()
  @ApiOperation({
    summary: 'Take a repayment back',
    description:
      'The loan then stands as if the payment had never come: penalties of the days since are charged, and a loan that it closed is open again. Money that came as an incoming payment lies in suspense again; where it bounced, say so of the payment instead.',
  })
  @ApiOkResponse({ type: RepaymentDto })
  @ApiProblems(
    ValidationFailed,
    LoanNotFound,
    LoanNotFunded,
    RepaymentNotFound,
    RepaymentReversed,
    RepaymentFromCredit,
    RepaymentOfTopUp,
    AnotherLoanOpen,
    OwnAccount,
  )
  reverseRepayment(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
    @Param('repaymentNumber') repaymentNumber: string,
    @Body() { reason }: RepaymentReversalDto,
    @IdempotencyKey() key: string,
  ): Promise<StoredAnswer> {
    return this.assignment.reverse(caller, { loanNumber, repaymentNumber, reason }, key);
  }
}
