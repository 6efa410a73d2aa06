import { ApiProperty, PartialType } from '@nestjs/swagger';
import {
  IdField,
  LoanNumberField,
  OptionalField,
  PositiveAmountField,
  TextField,
} from '../../platform/validation/fields';
import { OTP_PATTERN } from '../../platform/validation/patterns';
import { OwnPhoneNumberDto } from '../member/member.dto';
import { LoanStandingDto } from '../servicing/repayment.dto';
import { WithdrawalDto } from '../wallet/wallet.dto';

/** Of which loan's credit, and how much of it. */
export class CreditWishDto extends OwnPhoneNumberDto {
  /** The loan on which too much was paid. */
  @ApiProperty({ example: 'LN00000001' })
  @LoanNumberField()
  loanNumber: string;

  /** In the loan's currency; all of it without an amount. */
  @ApiProperty({ required: false, example: 250, minimum: 0, exclusiveMinimum: true })
  @OptionalField()
  @PositiveAmountField()
  amount?: number;
}

/** The figures of the confirm step, in the loan's currency. */
export class RefundPreparedDto {
  @ApiProperty({ format: 'uuid' })
  requestId: string;
  /** Since when the request waits. */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  /** Until when the request can be confirmed. */
  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
  loanNumber: string;
  selectedCurrency: string;
  /** What is sent, without a fee. */
  @ApiProperty({ example: 250 })
  amount: number;
  /** What is kept for the member afterwards. */
  @ApiProperty({ example: 0 })
  creditLeft: number;
  fullLegalName: string;
  bankName: string;
  accountNumber: string;
  /** Whether it takes a one-time password: not where the account has received money already, and has not changed since. */
  @ApiProperty({ example: false })
  codeNeeded: boolean;
}

/** The request that waits, as prepare answered it; with active false there is none, and nothing else is said. */
export class OpenRefundDto extends PartialType(RefundPreparedDto) {
  active: boolean;
}

export class RefundConfirmDto extends OwnPhoneNumberDto {
  /** As /wallet/refund/prepare answered it. */
  @IdField('The requestId is the one that prepare answered.')
  requestId: string;

  /** The one-time password that the loan assistant gave for this very request, where it takes one. */
  @ApiProperty({ required: false, example: '123456' })
  @OptionalField()
  @TextField({
    min: 6,
    max: 12,
    pattern: OTP_PATTERN,
    message: '6 up to 12 digit OTP code. Only numbers are allowed.',
  })
  oTP?: string;
}

export class RefundDoneDto {
  withdrawal: WithdrawalDto;
  /** What is kept for the member afterwards, of this loan. */
  @ApiProperty({ example: 0 })
  creditLeft: number;
}

/** What the member asked an assistant for. */
export class RefundRequestDto {
  /** In the loan's currency; all of it without an amount. */
  @ApiProperty({ required: false, example: 250, minimum: 0, exclusiveMinimum: true })
  @OptionalField()
  @PositiveAmountField()
  amount?: number;

  /** How the member asked for it: kept, for the audit log and other staff. */
  @ApiProperty({ example: 'Called from the registered number on 20 April.' })
  @TextField({ min: 1, max: 500, message: 'Say in 1 to 500 characters how the member asked for it.' })
  reason: string;
}

export class RefundedDto {
  loanNumber: string;
  @ApiProperty({ example: 'WD00000001' })
  withdrawalNumber: string;
  selectedCurrency: string;
  /** What is sent. */
  @ApiProperty({ example: 250 })
  amount: number;
  /** What is kept for the member afterwards, of this loan. */
  @ApiProperty({ example: 0 })
  creditLeft: number;
}

export class PaidWithCreditDto {
  /** The loan that was paid. */
  loanNumber: string;
  @ApiProperty({ example: 'RP00000002' })
  repaymentNumber: string;
  selectedCurrency: string;
  /** What was paid. */
  @ApiProperty({ example: 250 })
  amount: number;
  /** What is kept for the member afterwards, of the loan on which too much was paid. */
  @ApiProperty({ example: 0 })
  creditLeft: number;
  /** Where the loan that was paid stands. */
  loan: LoanStandingDto;
}
