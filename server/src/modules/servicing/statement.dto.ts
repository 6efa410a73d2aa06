import { ApiProperty } from '@nestjs/swagger';

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
  'ADJUSTMENT',
  'CANCELLATION',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** A line of the statement. Amounts are of the loan's currency. */
export class MovementDto {
  /** The day that it counts from, in Asia/Manila. */
  @ApiProperty({ format: 'date', example: '2026-12-21' })
  date: string;
  @ApiProperty({ enumName: 'MovementKind', enum: MOVEMENT_KINDS })
  kind: MovementKind;
  /** In the reader's language. */
  @ApiProperty({ example: 'Payment received' })
  description: string;
  /** The number of the payment or withdrawal. */
  @ApiProperty({ required: false, example: 'RP00000001' })
  reference?: string;
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

/** Every movement of a loan's money, by month. */
export class StatementDto {
  loanNumber: string;
  selectedCurrency: string;
  /** The day of the statement, in Asia/Manila. */
  @ApiProperty({ format: 'date', example: '2026-12-21' })
  asOf: string;
  /** Always 0: a statement begins with the loan. */
  @ApiProperty({ example: 0 })
  openingBalance: number;
  /** What is owed: principal, interest that fell due, and penalties, less what was paid. */
  @ApiProperty({ example: 229166 })
  closingBalance: number;
  /** Oldest first. */
  months: StatementMonthDto[];
}
