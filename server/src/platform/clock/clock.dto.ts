import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { DayOrTimeField, OptionalField } from '../validation/fields';

const DAYS = 'The days are a whole number from -7320 to 7320.';

/** Where the business day goes: to a date, or by a number of days. */
export class ClockMoveDto {
  /** A day of the Philippines as YYYY-MM-DD, or a moment of it. */
  @ApiProperty({ required: false, example: '2027-02-20' })
  @OptionalField()
  @DayOrTimeField()
  date?: string;

  /** Forward, or back when negative. */
  @ApiProperty({ required: false, type: 'integer', example: 90 })
  @OptionalField()
  @IsInt({ message: DAYS })
  @Min(-7320, { message: DAYS })
  @Max(7320, { message: DAYS })
  days?: number;
}

export class ClockDto {
  /** The business day in the Philippines. */
  @ApiProperty({ format: 'date', example: '2027-02-20' })
  date: string;
  @ApiProperty({ format: 'date-time' })
  now: string;
  /** How far it is from the machine's day. */
  @ApiProperty({ type: 'integer', example: 91 })
  offsetDays: number;
}
