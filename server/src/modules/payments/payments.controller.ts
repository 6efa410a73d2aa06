import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, MembersOnly, Public } from '../../platform/access/access';
import { KEEPS_BODY } from '../../platform/kept-body';
import { OnlyReads } from '../../platform/only-reads';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed, WholeUnitsOnly } from '../../platform/problem/common.errors';
import { AnotherLoanOpen, LoanNotFound } from '../loan/loan.errors';
import { PROVIDER_ID } from './incoming-line';
import { IncomingPaymentEventDto, IncomingPaymentReceivedDto } from './incoming-payment.dto';
import { IncomingPayments, readLine } from './incoming-payments.service';
import { PaymentCodeDto, PaymentCodeRequestDto } from './payment-code.dto';
import { PaymentCodes } from './payment-code.service';
import { PaymentDiffers, SignatureExpired, SignatureInvalid, SignatureMissing } from './payments.errors';
import { SignedMessageGuard } from './signed-message.guard';

@ApiTags('Payments')
@Controller('payments')
export class PaymentsController {
  constructor(
    private readonly payments: IncomingPayments,
    private readonly codes: PaymentCodes,
  ) {}

  @Post('code')
  @HttpCode(200)
  @OnlyReads()
  @MembersOnly()
  @ApiOperation({
    summary: 'Make a QR Ph code that pays an own loan',
    description:
      'With the amount, and the number of the loan as its reference. Banks and e-wallets in the Philippines read it.',
  })
  @ApiProblems(ValidationFailed, LoanNotFound)
  showPaymentCode(
    @Caller() caller: CurrentAccount,
    @Body() wish: PaymentCodeRequestDto,
  ): Promise<PaymentCodeDto> {
    return this.codes.ofMember(caller, wish);
  }

  @Post('incoming')
  @HttpCode(200)
  @Public()
  @UseGuards(SignedMessageGuard)
  @RouteConfig(KEEPS_BODY)
  @ApiHeader({ name: 'webhook-id', required: true, description: 'Of the message.', example: 'msg_2b1c' })
  @ApiHeader({
    name: 'webhook-timestamp',
    required: true,
    description: 'When it was signed, in seconds since 1970; at most five minutes away from now.',
    example: '1795235400',
  })
  @ApiHeader({
    name: 'webhook-signature',
    required: true,
    description:
      '`v1,` and the HMAC-SHA256 of id, timestamp and body, in Base64; several with blanks between them.',
    example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  })
  @ApiOperation({
    summary: 'Tell of money that arrived, or bounced',
    description:
      'For payment providers, signed as Standard Webhooks has it with `PAYMENTS_SECRET`; docs/payments.md shows how. A payment that names one running loan of its currency becomes a repayment; any other waits for staff. The same id counts once.',
  })
  @ApiOkResponse({ type: IncomingPaymentReceivedDto })
  @ApiProblems(
    ValidationFailed,
    WholeUnitsOnly,
    SignatureMissing,
    SignatureInvalid,
    SignatureExpired,
    PaymentDiffers,
    AnotherLoanOpen,
  )
  async receivePayment(@Body() event: IncomingPaymentEventDto): Promise<IncomingPaymentReceivedDto> {
    const isBounce = event.type === 'bounced';
    const line = readLine(event, { source: 'PROVIDER', id: event.id, isBounce });
    const { payment, repeated } = isBounce
      ? await this.payments.bounce(line, { accountId: PROVIDER_ID })
      : await this.payments.receive(line, { accountId: PROVIDER_ID });
    return { paymentNumber: payment.paymentNumber, state: payment.state, repeated };
  }
}
