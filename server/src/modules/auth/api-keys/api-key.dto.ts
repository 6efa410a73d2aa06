import { ApiProperty } from '@nestjs/swagger';
import { ArrayNotEmpty, IsArray, IsIn, IsInt, Max, Min } from 'class-validator';
import { SCOPES, type Scope } from '../../../platform/access/scopes';
import { NextCursor } from '../../../platform/page-query.dto';
import { OptionalField, TextField } from '../../../platform/validation/fields';
import { PLACE_PATTERN } from '../../../platform/validation/patterns';

const NAME = 'The name has 3 to 60 letters, digits and signs of - . , / ( ).';
const CHOSEN = 'Choose one scope or more of the list.';
const DAYS = 'The days are a whole number from 1 to 730.';

const A_YEAR = 365;
const STATUSES = ['LIVE', 'EXPIRED', 'REVOKED'] as const;
const NAMED = { example: 'Accounting', description: 'Which machine or program it is for.' };
const SCOPE_LIST = {
  enumName: 'ApiKeyScope',
  enum: SCOPES,
  isArray: true,
  example: ['loans:read', 'repayments:write'],
};

export class ApiKeyIssueDto {
  /** Which machine or program it is for. Two keys of one name may be good at once, while one replaces the other. */
  @ApiProperty({ example: NAMED.example })
  @TextField({ min: 3, max: 60, pattern: PLACE_PATTERN, message: NAME })
  name: string;

  /** What it may do, and nothing else. */
  @ApiProperty(SCOPE_LIST)
  @IsArray({ message: CHOSEN })
  @ArrayNotEmpty({ message: CHOSEN })
  @IsIn([...SCOPES], { each: true, message: CHOSEN })
  scopes: Scope[];

  /** For how many days it is good. */
  @ApiProperty({ required: false, example: A_YEAR })
  @OptionalField()
  @IsInt({ message: DAYS })
  @Min(1, { message: DAYS })
  @Max(2 * A_YEAR, { message: DAYS })
  validDays: number = A_YEAR;
}

export class ApiKeyIssuedDto {
  /** Told here once, and never again. Send it as `Authorization: Bearer …`. */
  @ApiProperty({ example: `pautang_demo_k7wq2m4x_${'0123456789abcdef'.repeat(4)}` })
  apiKey: string;
  keyId: string;
  @ApiProperty(NAMED)
  name: string;
  /** What it may do. */
  @ApiProperty(SCOPE_LIST)
  scopes: Scope[];
  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
}

export class ApiKeyDto {
  /** By which the audit names it as the one who acted. */
  @ApiProperty({ format: 'uuid' })
  id: string;
  keyId: string;
  @ApiProperty(NAMED)
  name: string;
  /** What it may do. */
  @ApiProperty(SCOPE_LIST)
  scopes: Scope[];
  /** Whether it is good. */
  @ApiProperty({ enumName: 'ApiKeyStatus', enum: STATUSES })
  status: (typeof STATUSES)[number];
  /** The officer who issued it. */
  @ApiProperty({ example: 'Olivia Ramos' })
  issuedBy?: string;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
  /** When it was used last, to the minute; absent before. */
  @ApiProperty({ format: 'date-time' })
  lastUsedAt?: string;
  /** When it was revoked; absent before. */
  @ApiProperty({ format: 'date-time' })
  revokedAt?: string;
}

export class ApiKeyPageDto {
  items: ApiKeyDto[];
  @NextCursor()
  nextCursor?: string;
}
