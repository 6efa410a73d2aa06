import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, MembersOnly } from '../../platform/access/access';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { IdempotencyKey, Idempotent } from '../../platform/idempotency/idempotency-key';
import type { Language } from '../../platform/language/language';
import { CallerLanguage } from '../../platform/language/language-of';
import { OnlyReads } from '../../platform/only-reads';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed, WholeUnitsOnly } from '../../platform/problem/common.errors';
import { LoanNotFound } from '../loan/loan.errors';
import { OwnPhoneNumberDto } from '../member/member.dto';
import { NoWithdrawalRequest, OtpExpired, OtpInvalid, OtpLocked, OtpMissing } from '../wallet/wallet.errors';
import { CreditPaymentService } from './credit-payment.service';
import { RefundService } from './refund.service';
import {
  CreditWishDto,
  OpenRefundDto,
  PaidWithCreditDto,
  RefundConfirmDto,
  RefundDoneDto,
  RefundPreparedDto,
} from './refunds.dto';
import { InsufficientCredit, NoCredit, NoLoanToPay } from './refunds.errors';

@ApiTags('Wallet')
@Controller('wallet')
export class RefundsController {
  constructor(
    private readonly refunds: RefundService,
    private readonly payments: CreditPaymentService,
  ) {}

  @Post('refund/prepare')
  @HttpCode(200)
  @MembersOnly()
  @ApiOperation({
    summary: 'Ask for what was paid too much',
    description:
      'Sent to the registered account, whatever the amount, without a fee. An account that has received money from us already and has not changed since takes no one-time password; for another one the loan assistant sees the request and gives the member a code. A new request voids the one before, also one for a withdrawal.',
  })
  @ApiProblems(ValidationFailed, LoanNotFound, NoCredit, InsufficientCredit, WholeUnitsOnly)
  prepareRefund(@Caller() caller: CurrentAccount, @Body() wish: CreditWishDto): Promise<RefundPreparedDto> {
    return this.refunds.prepare(caller, wish);
  }

  @Post('refund/open')
  @HttpCode(200)
  @OnlyReads()
  @MembersOnly()
  @ApiOperation({
    summary: 'Read the refund that waits to be confirmed',
    description:
      'As prepare answered it, for whoever comes back with the code. Nothing changes by asking; the one-time password is never in it. /wallet/withdraw/cancel gives it up.',
  })
  @ApiProblems(ValidationFailed)
  readOpenRefund(@Caller() caller: CurrentAccount, @Body() _own: OwnPhoneNumberDto): Promise<OpenRefundDto> {
    return this.refunds.open(caller);
  }

  @Post('refund')
  @HttpCode(200)
  @MembersOnly()
  @Idempotent()
  @ApiOperation({
    summary: 'Have what was paid too much sent',
    description:
      'It is a withdrawal from then on, with `source` CREDIT, the same statuses and the same lists. One that fails comes back to the wallet.',
  })
  @ApiOkResponse({ type: RefundDoneDto })
  @ApiProblems(
    ValidationFailed,
    NoWithdrawalRequest,
    InsufficientCredit,
    OtpInvalid,
    OtpExpired,
    OtpLocked,
    OtpMissing,
  )
  confirmRefund(
    @Caller() caller: CurrentAccount,
    @Body() wish: RefundConfirmDto,
    @IdempotencyKey() key: string,
    @CallerLanguage() language: Language,
  ): Promise<StoredAnswer> {
    return this.refunds.confirm(caller, wish, key, language);
  }

  @Post('credit/pay')
  @HttpCode(200)
  @MembersOnly()
  @Idempotent()
  @ApiOperation({
    summary: 'Pay the running loan with what was paid too much on an earlier one',
    description:
      'As a payment of today, with the number of the earlier loan as its reference. Of the same currency alone, and no more than closes the loan. Nobody does this unasked: until the member says so, the money is kept.',
  })
  @ApiOkResponse({ type: PaidWithCreditDto })
  @ApiProblems(ValidationFailed, LoanNotFound, NoLoanToPay, NoCredit, InsufficientCredit, WholeUnitsOnly)
  payWithCredit(
    @Caller() caller: CurrentAccount,
    @Body() wish: CreditWishDto,
    @IdempotencyKey() key: string,
  ): Promise<StoredAnswer> {
    return this.payments.pay(caller, wish, key);
  }
}
