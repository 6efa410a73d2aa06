import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { IdField, OptionalField } from './validation/fields';

const DEFAULT_LIMIT = 50;

/** Only digits are a number here: not 0x1, 1e2 or a blank. */
function limitOf(text: unknown): number {
  if (text === '' || text === undefined) return DEFAULT_LIMIT;
  return typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** A page of a list, newest first. */
export class PageQueryDto {
  /** The nextCursor of the page before. */
  @OptionalField()
  @IdField('The cursor is the nextCursor of an earlier page.')
  cursor?: string;

  /** How many rows at most. */
  @ApiProperty({ required: false })
  @Transform(({ value }) => limitOf(value))
  @IsInt({ message: 'The limit is a whole number from 1 to 200.' })
  @Min(1, { message: 'The limit is a whole number from 1 to 200.' })
  @Max(200, { message: 'The limit is a whole number from 1 to 200.' })
  limit: number = DEFAULT_LIMIT;
}

/** Where the next page begins; absent on the last one. */
export const NextCursor = () =>
  applyDecorators(
    ApiProperty({
      required: false,
      format: 'uuid',
      description: 'Send it as cursor for the next page; absent on the last page.',
    }),
  );
