import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { NextCursor, PageQueryDto } from '../page-query.dto';
import { IdField, OptionalField, TextField } from '../validation/fields';

const ACCOUNT_OR_KEY = 'The id is that of an account or of an API key.';

export class AuditQueryDto extends PageQueryDto {
  /** What was changed, read or signed in to, to the letter. */
  @ApiProperty({ required: false, example: 'loan LN00000001' })
  @OptionalField()
  @TextField({ min: 1, max: 200, message: 'The subject has at most 200 characters.' })
  subject?: string;

  /** Who did it: the id of an account, or of an API key. */
  @ApiProperty({ required: false, format: 'uuid' })
  @OptionalField()
  @IdField(ACCOUNT_OR_KEY)
  actorId?: string;

  /** Whom it concerns. */
  @ApiProperty({ required: false, format: 'uuid' })
  @OptionalField()
  @IdField('The id is that of a member.')
  memberId?: string;

  /** What was done. */
  @ApiProperty({ required: false, example: 'LOAN_DECISION' })
  @OptionalField()
  @Matches(/^[A-Z_]{1,60}$/, { message: 'An action is written like LOAN_DECISION.' })
  action?: string;

  /** When, as a day of the Philippines. */
  @ApiProperty({ required: false, format: 'date', example: '2026-11-22' })
  @OptionalField()
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: 'Give the date as YYYY-MM-DD.' })
  day?: string;
}

/** Who did what to which subject, and what it was before and after. */
export class AuditEntryDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-22T04:30:00.000Z' })
  createdAt: string;
  @ApiProperty({ example: 'LOAN_DECISION', description: 'What was done.' })
  action: string;
  /** What was changed, read or signed in to. */
  @ApiProperty({ example: 'loan LN00000001' })
  subject: string;
  /** The account or API key that did it; absent where it was the product itself, or the command line on its machine. */
  @ApiProperty({ required: false, format: 'uuid' })
  actorId?: string;
  /** The name of one of the staff, or of an API key with its eight letters and digits. Members are told by their ids alone. */
  @ApiProperty({ required: false, example: 'Olivia Ramos' })
  actor?: string;
  @ApiProperty({ required: false, format: 'uuid', description: 'The member whom it concerns.' })
  memberId?: string;
  @ApiProperty({
    selfRequired: false,
    type: 'object',
    additionalProperties: true,
    description: 'What it was before.',
    example: { status: 'PENDING' },
  })
  before?: object;
  @ApiProperty({
    selfRequired: false,
    type: 'object',
    additionalProperties: true,
    description: 'What it is from then on, or what there is to say of it.',
    example: { status: 'APPROVED' },
  })
  after?: object;
}

export class AuditPageDto {
  items: AuditEntryDto[];
  @NextCursor()
  nextCursor?: string;
}
