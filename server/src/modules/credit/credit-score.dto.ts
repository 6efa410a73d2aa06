import { ApiProperty } from '@nestjs/swagger';
import { SCORE_REASONS, SCORE_RULE_NAMES, type ScoreReason, type ScoreRule } from '@pautang/loan-terms';
import { IsInt, Max, Min } from 'class-validator';
import { OptionalField } from '../../platform/validation/fields';
import { OwnPhoneNumberDto } from '../member/member.dto';

const CURSOR = 'The cursor is the nextCursor of an earlier page.';

/** Whose score, and which changes of it. */
export class CreditScoreRequestDto extends OwnPhoneNumberDto {
  /** The nextCursor of the answer before; without it the newest changes come. */
  @ApiProperty({ type: 'integer', required: false, example: 101 })
  @OptionalField()
  @IsInt({ message: CURSOR })
  @Min(1, { message: CURSOR })
  @Max(2_147_483_647, { message: CURSOR })
  cursor?: number;
}

/** A change of the score, with its reason. */
export class CreditScoreChangeDto {
  /** The beginning of the day in the Philippines on which it came about; of the first row, the registration. */
  @ApiProperty({ format: 'date-time', example: '2026-12-20T16:00:00.000Z' })
  at: string;
  /** Points; 0 when the score was at the end of its range. */
  @ApiProperty({ type: 'integer', example: 10 })
  change: number;
  /** After the change. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 1000, example: 510 })
  creditScore: number;
  /** CORRECTION takes back what a payment had earned that was reversed. */
  @ApiProperty({ enumName: 'CreditScoreReason', enum: SCORE_REASONS })
  reason: ScoreReason;
  /** With CORRECTION: what was taken back. */
  @ApiProperty({ enumName: 'CreditScoreRule', enum: SCORE_RULE_NAMES, required: false })
  correctedReason?: ScoreRule;
  /** A sentence for the person. */
  @ApiProperty({ example: 'An installment was paid before its due date.' })
  text: string;
  loanNumber?: string;
  @ApiProperty({ type: 'integer', required: false })
  installmentNumber?: number;
}

/** What moves the score, and by how much. */
export class CreditScoreRuleDto {
  /** The code of the rule. */
  @ApiProperty({ enumName: 'CreditScoreRule', enum: SCORE_RULE_NAMES })
  reason: ScoreRule;
  /** Points. */
  @ApiProperty({ type: 'integer', example: 10 })
  change: number;
  /** A sentence for the person. */
  @ApiProperty({ example: 'An installment was paid before its due date.' })
  text: string;
}

export class CreditScoreDto {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 1000 })
  creditScore: number;
  /** Newest first, 100 at most. */
  history: CreditScoreChangeDto[];
  /** Send it as cursor for the changes before; absent where there are none. */
  @ApiProperty({ type: 'integer', required: false, example: 101 })
  nextCursor?: number;
  rules: CreditScoreRuleDto[];
}
