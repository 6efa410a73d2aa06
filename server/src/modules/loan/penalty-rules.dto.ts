import { ApiProperty } from '@nestjs/swagger';

/** What an installment costs that is paid late. */
export class PenaltyRulesDto {
  /** Days after the due date that cost nothing. */
  @ApiProperty({ type: 'integer', example: 3 })
  graceDays: number;
  /** Percent of the unpaid principal and interest, for each day after those. */
  @ApiProperty({ example: 0.3 })
  dailyPercent: number;
  /** Percent of the unpaid principal and interest, once for each installment that is late. */
  @ApiProperty({ example: 5 })
  lateChargePercent: number;
  /** What interest, penalties and charges of a contract year never exceed, in percent of the principal. */
  @ApiProperty({ example: 25 })
  capPercent: number;
  /** What penalties and charges of the loan's whole life never exceed, in percent of the principal. */
  @ApiProperty({ required: false, example: 100 })
  lifeCapPercent?: number;
  /** A rest below it, in the loan's currency, is not late and costs nothing, and is not asked for at the end. */
  @ApiProperty({ required: false, example: 1 })
  smallRest?: number;
}
