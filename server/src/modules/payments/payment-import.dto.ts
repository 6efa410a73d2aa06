import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsObject,
  IsOptional,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { ListField, OptionalField, SwitchField, TextField } from '../../platform/validation/fields';
import { INCOMING_TYPES, IncomingFiguresDto, type IncomingType } from './incoming-payment.dto';
import { UNMATCHED_BECAUSE, type UnmatchedBecause } from './incoming-payment.entity';

const MOST_LINES = 50;
const LINES = `Send 1 to ${MOST_LINES} lines.`;
const NUMBER = 'The number of the line is a whole number from 1.';
const PLACE = 'The place of the line is a whole number from 1.';
const LARGEST = 10_000_000;

/** A line of a statement of the bank. */
export class PaymentLineDto extends IncomingFiguresDto {
  /** Its number in the file, for the answer. */
  @ApiProperty({ type: 'integer', example: 2 })
  @IsInt({ message: NUMBER })
  @Min(1, { message: NUMBER })
  @Max(LARGEST, { message: NUMBER })
  line: number;

  /** What the bank calls it; the id of the provider where it has that. */
  @ApiProperty({ required: false, example: 'pay_8f3a0c' })
  @OptionalField()
  @TextField({ min: 1, max: 100, message: 'The id has 1 to 100 characters.' })
  id?: string;

  /** Of lines without an id that are alike on a day: 1 for the first, 2 for the second. */
  @ApiProperty({ required: false, type: 'integer', example: 1 })
  @Transform(({ value }) => (value === null ? undefined : value))
  @IsOptional()
  @IsInt({ message: PLACE })
  @Min(1, { message: PLACE })
  @Max(LARGEST, { message: PLACE })
  place?: number;

  /** What happened to it; one that bounced needs its id. Received where it is absent. */
  @ApiProperty({ required: false, enumName: 'IncomingType', enum: INCOMING_TYPES })
  @OptionalField()
  @ListField(INCOMING_TYPES, `The type is one of ${INCOMING_TYPES.join(', ')}.`)
  type?: IncomingType;
}

export class PaymentImportDto {
  /** Of the statement, in their order. */
  @IsArray({ message: LINES })
  @ArrayMinSize(1, { message: LINES })
  @ArrayMaxSize(MOST_LINES, { message: LINES })
  @IsObject({ each: true, message: LINES })
  @ValidateNested({ each: true, message: LINES })
  @Type(() => PaymentLineDto)
  lines: PaymentLineDto[];

  /** Only tells what each line would become, had no other come before it. */
  @ApiProperty({ required: false, example: false })
  @SwitchField('dryRun is true or false.')
  dryRun?: boolean;
}

export const LINE_OUTCOMES = ['ASSIGNED', 'UNASSIGNED', 'BOUNCED', 'REPEATED', 'REFUSED'] as const;
export type LineOutcome = (typeof LINE_OUTCOMES)[number];

/** What a line became. */
export class ImportedLineDto {
  /** Its number in the file. */
  @ApiProperty({ type: 'integer', example: 2 })
  line: number;
  /** REPEATED was told before and changed nothing; REFUSED cannot be taken. */
  @ApiProperty({ enumName: 'LineOutcome', enum: LINE_OUTCOMES })
  outcome: LineOutcome;
  @ApiProperty({ required: false, example: 'IP00000001' })
  paymentNumber?: string;
  @ApiProperty({ required: false, example: 'LN00000001' })
  loanNumber?: string;
  @ApiProperty({ required: false, example: 'RP00000001' })
  repaymentNumber?: string;
  /** Why it lies in suspense. */
  @ApiProperty({ required: false, enumName: 'UnmatchedBecause', enum: UNMATCHED_BECAUSE })
  unmatchedBecause?: UnmatchedBecause;
  /** The code of the refusal. */
  @ApiProperty({ required: false, example: 'PAYMENT_DIFFERS' })
  code?: string;
  /** Why it was refused; of what bounced after staff returned it, the payment's note, which says so. */
  @ApiProperty({ required: false, example: 'A payment cannot be dated in the future.' })
  message?: string;
}

export class PaymentImportedDto {
  /** In the order that they came in. */
  items: ImportedLineDto[];
}
