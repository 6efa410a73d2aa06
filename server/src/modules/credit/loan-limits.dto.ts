import { ApiProperty } from '@nestjs/swagger';

/** What a score allows. */
export class LoanLimitStepDto {
  /** The least score that it needs. */
  @ApiProperty({ type: 'integer', example: 600 })
  fromScore: number;
  /** Pesos. */
  @ApiProperty({ type: 'integer', example: 4000000 })
  maxLoan: number;
  /** Months. */
  @ApiProperty({ type: 'integer', example: 48 })
  longestTerm: number;
}

/** What the member may borrow with the present score. */
export class LoanLimitsDto {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 1000 })
  creditScore: number;
  /** Pesos. */
  @ApiProperty({ type: 'integer', example: 100000 })
  minLoan: number;
  /** Pesos. */
  @ApiProperty({ type: 'integer', example: 3000000 })
  maxLoan: number;
  /** Months. */
  @ApiProperty({ type: 'array', items: { type: 'integer' }, example: [6, 12, 24, 36] })
  terms: number[];
  /** Whole pesos, as the member stated it, to see whether an installment fits; absent where it was not stated. */
  @ApiProperty({ type: 'integer', required: false, example: 38000 })
  monthlyNetIncome?: number;
  /** What each score allows, the lowest first. */
  table: LoanLimitStepDto[];
  /** What the next higher score allows beyond that; absent where there is no more. */
  next?: LoanLimitStepDto;
}
