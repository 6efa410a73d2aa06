import { ApiProperty } from '@nestjs/swagger';
import { MonthField, OptionalField } from '../../platform/validation/fields';
import { OwnLoanDto } from '../loan/loan-agreement.dto';
import { WITHDRAWAL_SOURCES, type WithdrawalSource } from '../wallet/withdrawal-status';

export const MOVEMENT_KINDS = [
  'DISBURSEMENT',
  'WALLET_CARRIED_OVER',
  'WITHDRAWAL',
  'WITHDRAWAL_RETURN',
  'INTEREST',
  'PENALTY',
  'LATE_CHARGE',
  'WAIVER',
  'PAYMENT',
  'PAYMENT_REVERSAL',
  'SMALL_REST',
  'CHARGES_WAIVED',
  'CHARGES_WAIVED_REVERSAL',
  'CREDIT_REFUND',
  'CREDIT_PAYMENT',
  'WRITTEN_OFF',
  'WRITTEN_OFF_REVERSAL',
  'ADJUSTMENT',
  'CANCELLATION',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** A line of the statement. Amounts are of the loan's currency. */
export class MovementDto {
  /** The day that it counts from, in Asia/Manila. */
  @ApiProperty({ format: 'date', example: '2026-12-21' })
  date: string;
  /** What happened. */
  @ApiProperty({ enumName: 'MovementKind', enum: MOVEMENT_KINDS })
  kind: MovementKind;
  /** In the reader's language. */
  @ApiProperty({ example: 'Payment received' })
  description: string;
  /** The number of the payment or withdrawal. */
  @ApiProperty({ required: false, example: 'RP00000001' })
  reference?: string;
  /** Of a withdrawal, where it was not the wallet's money: CREDIT is what was paid too much, sent to the account. */
  @ApiProperty({ required: false, enumName: 'WithdrawalSource', enum: WITHDRAWAL_SOURCES })
  source?: WithdrawalSource;
  /** By how much what is owed grows, or shrinks when negative; 0 for what moved in the wallet alone. */
  @ApiProperty({ example: -21834 })
  amount: number;
  /** What is owed afterwards; negative when more was paid than owed. */
  @ApiProperty({ example: 229166 })
  balance: number;
  /** By how much the wallet grew, or shrank when negative. */
  @ApiProperty({ example: 0 })
  walletAmount: number;
  /** What is in the wallet afterwards. */
  @ApiProperty({ example: 200000 })
  walletBalance: number;
}

export class StatementMonthDto {
  @ApiProperty({ example: '2026-12' })
  month: string;
  /** What was owed when the month began. */
  @ApiProperty({ example: 251000 })
  openingBalance: number;
  /** What was owed when it ended, or on the day of the statement. */
  @ApiProperty({ example: 229166 })
  closingBalance: number;
  /** In the order of their days. */
  movements: MovementDto[];
}

/** Which loan, and which months of it. */
export class StatementRequestDto extends OwnLoanDto {
  /** The first month to tell, as YYYY-MM; without it, as far back as one answer goes. */
  @ApiProperty({ required: false, example: '2026-11' })
  @OptionalField()
  @MonthField()
  from?: string;

  /** The last month to tell, as YYYY-MM; the present one without it. */
  @ApiProperty({ required: false, example: '2026-12' })
  @OptionalField()
  @MonthField()
  to?: string;
}

/**
 * The movements of a loan's money, by month: the last 24 months, or fewer where thousands of charges were booked in
 * them, unless others are asked for.
 */
export class StatementDto {
  loanNumber: string;
  selectedCurrency: string;
  /** The day of the statement, in Asia/Manila. */
  @ApiProperty({ format: 'date', example: '2026-12-21' })
  asOf: string;
  /** What was owed before the first month that is told; 0 where the loan begins with it. */
  @ApiProperty({ example: 0 })
  openingBalance: number;
  /** What is owed after the last month that is told: principal, interest that fell due, and penalties, less payments. */
  @ApiProperty({ example: 229166 })
  closingBalance: number;
  /** Oldest first. */
  months: StatementMonthDto[];
  /** The month to send as `to` for what came before; absent where nothing did. */
  @ApiProperty({ required: false, example: '2026-10' })
  earlier?: string;
}
