import { ApiProperty } from '@nestjs/swagger';
import { NextCursor } from '../../platform/page-query.dto';
import {
  DayOrTimeField,
  OptionalField,
  PositiveAmountField,
  SwitchField,
  TextField,
} from '../../platform/validation/fields';
import { LOAN_STATUSES, type LoanStatus } from '../loan/loan-status';

/** What a payment paid of one installment. */
export class AllocationDto {
  @ApiProperty({ type: 'integer' })
  installmentNumber: number;
  /** Of the percentage for each late day. */
  @ApiProperty({ example: 0 })
  penalty: number;
  /** Of the late charge. */
  @ApiProperty({ example: 0 })
  fee: number;
  @ApiProperty({ example: 1000 })
  interest: number;
  @ApiProperty({ example: 20834 })
  principal: number;
}

/** Money that was received for a loan, and what it paid. Amounts are of the loan's currency. */
export class PaymentDto {
  @ApiProperty({ example: 'RP00000001' })
  repaymentNumber: string;
  @ApiProperty({ format: 'date-time', example: '2026-12-21T04:30:00.000Z' })
  paidAt: string;
  amount: number;
  /** Of the transfer, as staff wrote it down. */
  @ApiProperty({ example: 'BPI 0042' })
  reference: string;
  /** Taken back: then it pays nothing. */
  @ApiProperty({ example: false })
  reversed: boolean;
  /** Whether it settles principal early instead of paying the next installments in advance. */
  @ApiProperty({ example: false })
  settlement: boolean;
  /** In the order of the installments; with credit and creditUsed they sum to the amount. */
  allocations: AllocationDto[];
  /** What was beyond everything owed. */
  @ApiProperty({ example: 0 })
  credit: number;
  /** What of it was given back, or paid on another loan; absent where nothing was. */
  @ApiProperty({ required: false, example: 250 })
  creditUsed?: number;
}

/** Where the loan stands after the payment. */
export class LoanStandingDto {
  @ApiProperty({ enumName: 'LoanStatus', enum: LOAN_STATUSES })
  status: LoanStatus;
  /** What is due by today, penalties included. */
  @ApiProperty({ example: 0 })
  amountDue: number;
  /** What would close the loan today. */
  @ApiProperty({ example: 49999 })
  payoffAmount: number;
  /** What is left to pay when the schedule is followed to its end. */
  @ApiProperty({ example: 51202 })
  outstandingAmount: number;
  /** What was paid too much and is kept for the member. */
  @ApiProperty({ example: 0 })
  creditAmount: number;
}

/** A repayment as the back office sees it. */
export class RepaymentRowDto extends PaymentDto {
  loanNumber: string;
  selectedCurrency: string;
  @ApiProperty({ format: 'date-time', example: '2026-12-21T04:30:00.000Z' })
  recordedAt: string;
  /** Why it was taken back. */
  @ApiProperty({ required: false, example: 'The transfer bounced.' })
  reversalReason?: string;
}

export class RepaymentPageDto {
  items: RepaymentRowDto[];
  @NextCursor()
  nextCursor?: string;
}

export class RepaymentDto extends RepaymentRowDto {
  loan: LoanStandingDto;
}

/** Money that arrived. */
export class RepaymentRecordDto {
  /** In the loan's currency; more than 0. */
  @ApiProperty({ example: 21834, minimum: 0, exclusiveMinimum: true })
  @PositiveAmountField()
  amount: number;

  /** A day of the Philippines as YYYY-MM-DD, or a moment of it; now when it is absent. */
  @ApiProperty({ required: false, example: '2026-12-21' })
  @OptionalField()
  @DayOrTimeField()
  paidAt?: string;

  /** Of the transfer, to find it again. */
  @ApiProperty({ example: 'BPI 0042' })
  @TextField({ min: 1, max: 100, message: 'The reference has 1 to 100 characters.' })
  reference: string;

  /** Early settlement in part: what is left after all that is due pays principal, the last installments first. */
  @ApiProperty({ required: false, example: false })
  @SwitchField('settlement is true or false.')
  settlement?: boolean;

  /** Record it although it looks like a repeat: the same amount, paid on the same day, under the same reference. */
  @ApiProperty({ required: false, example: false })
  @SwitchField('force is true or false.')
  force?: boolean;
}

export class RepaymentReversalDto {
  /** For the audit log, and for whoever reads the payments. */
  @ApiProperty({ example: 'The transfer bounced.' })
  @TextField({ min: 1, max: 500, message: 'Say in 1 to 500 characters why the payment is taken back.' })
  reason: string;
}
