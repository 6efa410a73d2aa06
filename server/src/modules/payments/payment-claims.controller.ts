import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  Caller,
  type CurrentAccount,
  MembersOnly,
  STAFF_ROLES,
  StaffOnly,
} from '../../platform/access/access';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { IdempotencyKey, Idempotent } from '../../platform/idempotency/idempotency-key';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { PageQueryDto } from '../../platform/page-query.dto';
import { ValidationFailed, WholeUnitsOnly } from '../../platform/problem/common.errors';
import { uuidPipe } from '../../platform/validation/uuid-pipe';
import { LoanNotFound, LoanNotFunded } from '../loan/loan.errors';
import { OpenClaims } from './open-claims.service';
import {
  OpenPaymentClaimPageDto,
  PaymentClaimDto,
  PaymentClaimRequestDto,
  PaymentClaimsDto,
} from './payment-claim.dto';
import { PaymentClaims } from './payment-claims.service';
import { PaymentAlreadyClaimed, PaymentClaimNotOpen, TooManyPaymentClaims } from './payments.errors';

const idParam = uuidPipe(() => new PaymentClaimNotOpen());

@ApiTags('Payments')
@Controller('loan/:loanNumber/payment-claims')
export class PaymentClaimsController {
  constructor(private readonly claims: PaymentClaims) {}

  @Get()
  @MembersOnly()
  @ApiOperation({
    summary: 'Read what transfers were told of for an own loan',
    description: 'Newest first, with what became of each, and how many more may be told of.',
  })
  @ApiProblems(LoanNotFound)
  readPaymentClaims(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
  ): Promise<PaymentClaimsDto> {
    return this.claims.list(caller, loanNumber);
  }

  @Post()
  @HttpCode(200)
  @MembersOnly()
  @Idempotent()
  @ApiOperation({
    summary: 'Tell of a transfer that was made for an own loan',
    description:
      'It pays nothing by itself. Money that arrives with this reference and amount, or lies in suspense with them, pays this loan at once, unless somebody else told of the same reference: then staff decide. While it may be on its way, nothing late is asked for.',
  })
  @ApiOkResponse({ type: PaymentClaimDto })
  @ApiProblems(
    ValidationFailed,
    WholeUnitsOnly,
    LoanNotFound,
    LoanNotFunded,
    PaymentAlreadyClaimed,
    TooManyPaymentClaims,
  )
  addPaymentClaim(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
    @Body() claim: PaymentClaimRequestDto,
    @IdempotencyKey() key: string,
  ): Promise<StoredAnswer> {
    return this.claims.add(caller, loanNumber, claim, key);
  }

  @Delete(':claimId')
  @HttpCode(204)
  @MembersOnly()
  @ApiOperation({
    summary: 'Take back what was told of a transfer',
    description: 'While nothing was found for it.',
  })
  @ApiProblems(LoanNotFound, PaymentClaimNotOpen)
  withdrawPaymentClaim(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
    @Param('claimId', idParam) claimId: string,
  ): Promise<void> {
    return this.claims.withdraw(caller, loanNumber, claimId);
  }
}

@ApiTags('Back office')
@Controller('backoffice/payment-claims')
export class PaymentClaimsBackofficeController {
  constructor(private readonly claims: OpenClaims) {}

  @Get()
  @StaffOnly(STAFF_ROLES, 'repayments:read')
  @ApiOperation({
    summary: 'List the transfers that members told of and nobody found, newest first',
    description:
      'With payments in suspense that each may be of. Assigning such a payment to the loan settles the claim.',
  })
  @ApiProblems(ValidationFailed)
  listPaymentClaims(@Query() query: PageQueryDto): Promise<OpenPaymentClaimPageDto> {
    return this.claims.list(query);
  }
}
