import { ApiProperty } from '@nestjs/swagger';

/** The part of a quote that says which running loan the new one pays off. Amounts are of the loans' currency. */
export class TopUpDto {
  /** The loan that is paid off. */
  @ApiProperty({ example: 'LN00000001' })
  loanNumber: string;
  /** The day that the figures are of. On the day of approval the payoff is what closes the loan then, and what is received changes by the same. */
  @ApiProperty({ format: 'date', example: '2026-12-21' })
  asOf: string;
  /** What closes that loan on this day, paid out of the new one. */
  @ApiProperty({ example: 51_200 })
  payoffXR: number;
  /** What the member really receives: what is paid out of the new loan, less the payoff. */
  @ApiProperty({ example: 198_800 })
  receivedXR: number;
  /** What is not paid any more of that loan: all that is left of its schedule. */
  @ApiProperty({ example: 51_201 })
  avoidedXR: number;
  /**
   * Percent a year, compounded, with 2 decimals, on what is really received: the new installments less those that are not paid
   * any more. Absent where there is no such rate: the new ones come to less than what is received and not
   * paid any more, or what is received is so little beside them that the rate is above 100 percent a month.
   */
  @ApiProperty({ required: false, example: 9.12 })
  effectiveYearlyRate?: number;
  /** For so many days after the approval the new loan can be cancelled while nothing of it was withdrawn or paid, but no longer than the earlier loan, which then runs on, would not be late. Absent from agreements of before that could be. */
  @ApiProperty({ type: 'integer', required: false, example: 3 })
  coolingOffDays?: number;
}
