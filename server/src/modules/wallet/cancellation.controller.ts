import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, MembersOnly } from '../../platform/access/access';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { IdempotencyKey, Idempotent } from '../../platform/idempotency/idempotency-key';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { CancellationNotPossible, LoanNotFound } from '../loan/loan.errors';
import { LoanCancelDto, LoanCancelledDto } from './cancellation.dto';
import { CancellationService } from './cancellation.service';

@ApiTags('Loan')
@Controller('loan')
export class CancellationController {
  constructor(private readonly cancellations: CancellationService) {}

  @Post('cancel')
  @HttpCode(200)
  @MembersOnly()
  @Idempotent()
  @ApiOperation({
    summary: 'Cancel an application or a new loan',
    description:
      'Free before the approval, and for the cooling-off days of GET /config after it while nothing was withdrawn or paid: the principal then leaves the wallet again. CANCELLATION_NOT_POSSIBLE says why it is too late.',
  })
  @ApiOkResponse({ type: LoanCancelledDto })
  @ApiProblems(ValidationFailed, LoanNotFound, CancellationNotPossible)
  cancelLoan(
    @Caller() caller: CurrentAccount,
    @Body() wish: LoanCancelDto,
    @IdempotencyKey() key: string,
  ): Promise<StoredAnswer> {
    return this.cancellations.cancel(caller, wish, key);
  }
}
