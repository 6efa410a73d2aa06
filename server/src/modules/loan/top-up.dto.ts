import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { TOP_UP_OBSTACLES } from '@pautang/loan-terms';
import { LoanNumberField } from '../../platform/validation/fields';
import { OwnPhoneNumberDto } from '../member/member.dto';
import { LoanQuoteRequestDto } from './loan.dto';

/** Names the running loan that a new one would pay off. */
export class TopUpOfferRequestDto extends OwnPhoneNumberDto {
  @ApiProperty({ example: 'LN00000001' })
  @LoanNumberField()
  loanNumber: string;
}

/** The new loan is in the currency of the one that it pays off. */
export class TopUpQuoteRequestDto extends IntersectionType(
  OmitType(LoanQuoteRequestDto, ['selectedCurrency']),
  OwnPhoneNumberDto,
) {
  @ApiProperty({ example: 'LN00000001' })
  @LoanNumberField()
  loanNumber: string;
}

export const TOP_UP_REASONS = [
  ...TOP_UP_OBSTACLES,
  'LIMIT_TOO_LOW',
  'ALREADY_APPLIED',
  'NOT_OFFERED',
] as const;
export type TopUpReason = (typeof TOP_UP_REASONS)[number];

/** Whether a new loan may pay off the running one. Amounts are of its currency. */
export class TopUpOfferDto {
  @ApiProperty({ example: 'LN00000001' })
  loanNumber: string;
  /** Whether it may. */
  @ApiProperty({ example: true })
  possible: boolean;
  /** Why not. */
  @ApiProperty({ enumName: 'TopUpReason', enum: TOP_UP_REASONS, required: false, example: 'TOO_EARLY' })
  reason?: TopUpReason;
  /** The same as a sentence, in the caller's language. */
  @ApiProperty({
    required: false,
    example: 'Pay 3 installments of your loan first; so far 1 of them is paid.',
  })
  reasonText?: string;
  selectedCurrency: string;
  /** What closes the running loan today. */
  @ApiProperty({ example: 51_200 })
  payoffXR: number;
  /** At least so much must be left for the member. */
  @ApiProperty({ example: 5_000 })
  leastReceivedXR: number;
  /**
   * The least loan, in whole pesos, of which that is left after its charges, for each term that has such a loan. Absent where even the largest
   * that the member may borrow leaves less.
   */
  @ApiProperty({ type: 'integer', required: false, example: 100_000 })
  leastLoanPHP?: number;
  /** How many of its installments are paid, and have to be. */
  @ApiProperty({ type: 'integer', example: 3 })
  paidInstallments: number;
  /** So many installments have to be paid. */
  @ApiProperty({ type: 'integer', example: 3 })
  neededInstallments: number;
}
