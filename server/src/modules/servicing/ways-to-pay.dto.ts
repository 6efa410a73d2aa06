import { ApiProperty } from '@nestjs/swagger';
import { WAYS_TO_PAY, type WayToPay } from '@pautang/loan-terms';
import { PositiveAmountField } from '../../platform/validation/fields';
import { OwnLoanDto } from '../loan/loan-agreement.dto';
import { NextPaymentOnDto } from './paying.dto';

export class WaysToPayRequestDto extends OwnLoanDto {
  /** What would be paid today, in the loan's currency. */
  @ApiProperty({ example: 60000, minimum: 0, exclusiveMinimum: true })
  @PositiveAmountField()
  amount: number;
}

/** What comes of it one way, when all that is left is paid on its due days. */
export class WayToPayDto {
  /** What the money beyond the amount due pays. */
  @ApiProperty({ enumName: 'Overpayment', enum: WAYS_TO_PAY })
  pays: WayToPay;
  /** What to write on the transfer. */
  @ApiProperty({ example: 'LN00000001-P' })
  reference: string;
  /** Interest that is never charged. */
  @ApiProperty({ example: 1200 })
  interestSaved: number;
  /** How many due days fewer there are to wait for. */
  @ApiProperty({ type: 'integer', example: 3 })
  monthsEarlier: number;
  /** The day of the last payment. */
  @ApiProperty({ format: 'date', example: '2027-08-21' })
  lastPaymentOn: string;
  /** Absent where nothing is left. */
  nextPayment?: NextPaymentOnDto;
}

/** What an amount would do that is paid today. */
export class WaysToPayDto {
  loanNumber: string;
  selectedCurrency: string;
  /** The day that all figures are of, in Asia/Manila. */
  @ApiProperty({ format: 'date', example: '2026-12-21' })
  asOf: string;
  /** What would be paid. */
  @ApiProperty({ example: 60000 })
  amount: number;
  /** What is due by today, penalties included. */
  @ApiProperty({ example: 21834 })
  amountDue: number;
  /** How much of it is beyond that. */
  @ApiProperty({ example: 38166 })
  beyond: number;
  /** What is more than closes the loan, and kept for the member. */
  @ApiProperty({ example: 0 })
  credit: number;
  /** Whether it closes the loan. */
  @ApiProperty({ example: false })
  closes: boolean;
  /** Both ways, where something is beyond the amount due and does not close the loan. */
  ways: WayToPayDto[];
}
