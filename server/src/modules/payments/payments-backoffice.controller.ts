import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, STAFF_ROLES, StaffOnly } from '../../platform/access/access';
import { OwnAccount, SecondPersonNeeded } from '../../platform/four-eyes/four-eyes.errors';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { IdempotencyKey, Idempotent } from '../../platform/idempotency/idempotency-key';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { AnotherLoanOpen, LoanNotFound, LoanNotFunded } from '../loan/loan.errors';
import { RepaymentLooksRepeated } from '../servicing/servicing.errors';
import {
  IncomingPaymentDetailDto,
  IncomingPaymentDto,
  IncomingPaymentPageDto,
  IncomingPaymentQueryDto,
  PaymentAssignDto,
  PaymentReasonDto,
} from './incoming-payment.dto';
import { PaymentAssignment } from './payment-assignment.service';
import { PaymentImportDto, PaymentImportedDto } from './payment-import.dto';
import { PaymentImport } from './payment-import.service';
import { PaymentViews } from './payment-views.service';
import {
  PaymentNotFound,
  PaymentNotRecordable,
  PaymentNotUnassigned,
  PaymentOtherCurrency,
} from './payments.errors';

@ApiTags('Back office')
@Controller('backoffice/payments')
export class PaymentsBackofficeController {
  constructor(
    private readonly views: PaymentViews,
    private readonly assignment: PaymentAssignment,
    private readonly imports: PaymentImport,
  ) {}

  @Get()
  @StaffOnly(STAFF_ROLES, 'repayments:read')
  @ApiOperation({
    summary: 'List the money that arrived, newest first',
    description: 'UNASSIGNED is what lies in suspense.',
  })
  @ApiProblems(ValidationFailed)
  listPayments(@Query() query: IncomingPaymentQueryDto): Promise<IncomingPaymentPageDto> {
    return this.views.list(query);
  }

  @Post('import')
  @HttpCode(200)
  @StaffOnly(STAFF_ROLES, 'repayments:write')
  @ApiOperation({
    summary: 'Take lines of a statement of the bank',
    description:
      'By the same path as what a provider tells. A line counts once, by its id or by its figures with its place among those alike, so the same lines may be sent again; one that cannot be taken stops no other. `npm run backoffice -- payments import` reads a CSV file and sends its lines here.',
  })
  @ApiOkResponse({ type: PaymentImportedDto })
  @ApiProblems(ValidationFailed)
  importPayments(
    @Caller() caller: CurrentAccount,
    @Body() statement: PaymentImportDto,
  ): Promise<PaymentImportedDto> {
    return this.imports.run(caller, statement);
  }

  @Get(':paymentNumber')
  @StaffOnly(STAFF_ROLES, 'repayments:read')
  @ApiOperation({
    summary: 'Read an incoming payment, with the loans that it may be for',
    description: 'Each read leaves an entry in the audit log.',
  })
  @ApiProblems(PaymentNotFound)
  readPayment(
    @Caller() caller: CurrentAccount,
    @Param('paymentNumber') paymentNumber: string,
  ): Promise<IncomingPaymentDetailDto> {
    return this.views.read(caller, paymentNumber);
  }

  @Post(':paymentNumber/assign')
  @HttpCode(200)
  @StaffOnly(STAFF_ROLES, 'repayments:write')
  @Idempotent()
  @ApiOperation({
    summary: 'Give money in suspense to a loan',
    description:
      'It becomes a repayment, as if staff had recorded it: of a loan that is repaid it becomes credit. Above `FOUR_EYES_AMOUNT` it waits as `proposal` until another person does the same.',
  })
  @ApiOkResponse({ type: IncomingPaymentDto })
  @ApiProblems(
    ValidationFailed,
    PaymentNotFound,
    PaymentNotUnassigned,
    PaymentOtherCurrency,
    PaymentNotRecordable,
    LoanNotFound,
    LoanNotFunded,
    RepaymentLooksRepeated,
    SecondPersonNeeded,
    OwnAccount,
  )
  assignPayment(
    @Caller() caller: CurrentAccount,
    @Param('paymentNumber') paymentNumber: string,
    @Body() wish: PaymentAssignDto,
    @IdempotencyKey() key: string,
  ): Promise<StoredAnswer> {
    return this.assignment.assign(caller, paymentNumber, wish, key);
  }

  @Post(':paymentNumber/return')
  @HttpCode(200)
  @StaffOnly(['LOAN_OFFICER'], 'repayments:write')
  @Idempotent()
  @ApiOperation({
    summary: 'Send money in suspense back to who paid it',
    description:
      'The bank is told by you; the books have it as paid out. More than `FOUR_EYES_AMOUNT`, and unless that is none also what who does it read in from a statement, waits as `proposal` until another officer does the same.',
  })
  @ApiOkResponse({ type: IncomingPaymentDto })
  @ApiProblems(ValidationFailed, PaymentNotFound, PaymentNotUnassigned, SecondPersonNeeded)
  returnPayment(
    @Caller() caller: CurrentAccount,
    @Param('paymentNumber') paymentNumber: string,
    @Body() { reason }: PaymentReasonDto,
    @IdempotencyKey() key: string,
  ): Promise<StoredAnswer> {
    return this.assignment.return(caller, paymentNumber, reason, key);
  }

  @Post(':paymentNumber/bounce')
  @HttpCode(200)
  @StaffOnly(STAFF_ROLES, 'repayments:write')
  @Idempotent()
  @ApiOperation({
    summary: 'Say that a payment bounced',
    description:
      'Where it lies in suspense it is taken out. Where it became a repayment, that is taken back with all that follows.',
  })
  @ApiOkResponse({ type: IncomingPaymentDto })
  @ApiProblems(ValidationFailed, PaymentNotFound, PaymentNotUnassigned, AnotherLoanOpen, OwnAccount)
  bouncePayment(
    @Caller() caller: CurrentAccount,
    @Param('paymentNumber') paymentNumber: string,
    @Body() { reason }: PaymentReasonDto,
    @IdempotencyKey() key: string,
  ): Promise<StoredAnswer> {
    return this.assignment.bounce(caller, paymentNumber, reason, key);
  }

  @Delete(':paymentNumber/proposal')
  @HttpCode(204)
  @StaffOnly(STAFF_ROLES)
  @ApiOperation({
    summary: 'Withdraw what waits for a second person',
    description: 'By anybody who may do what it proposes: officers where the money is to be sent back.',
  })
  @ApiProblems(PaymentNotFound, PaymentNotUnassigned)
  withdrawPaymentProposal(
    @Caller() caller: CurrentAccount,
    @Param('paymentNumber') paymentNumber: string,
  ): Promise<void> {
    return this.assignment.withdraw(caller, paymentNumber);
  }
}
