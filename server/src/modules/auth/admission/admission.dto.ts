import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { REACHES, type Reach } from '../../../platform/delivery/delivery';
import { NextCursor } from '../../../platform/page-query.dto';
import {
  EmailField,
  InvitationCodeField,
  OptionalField,
  PhoneField,
} from '../../../platform/validation/fields';

const USES = 'The uses are a whole number from 1 to 1000.';

export class InvitationCodeDto {
  /** Twelve letters and digits; small letters and missing hyphens do not matter. */
  @ApiProperty({ example: 'K7WQ-2M4X-9RTD' })
  @InvitationCodeField()
  invitationCode: string;
}

export class PhoneOtpDto {
  /** The phone number to register with. */
  @ApiProperty({ example: '639171234567' })
  @PhoneField()
  phoneNumber: string;

  /** Needed where codes are sent by e-mail: the address to register with. */
  @ApiProperty({ example: 'juana@example.com' })
  @OptionalField()
  @EmailField()
  email?: string;
}

export class PhoneOtpSentDto {
  /** Ten minutes from now. */
  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
  /** How many seconds later another one may be sent. */
  @ApiProperty({ type: 'integer', example: 60 })
  resendSeconds: number;
  /** Where it arrives: TERMINAL is the operator's, in the demo. */
  @ApiProperty({ enumName: 'CodeReach', enum: REACHES })
  sentTo: Reach;
}

export class InvitationIssueDto {
  /** How many people may register with it. */
  @ApiProperty({ example: 1 })
  @OptionalField()
  @IsInt({ message: USES })
  @Min(1, { message: USES })
  @Max(1000, { message: USES })
  uses?: number = 1;
}

export class InvitationIssuedDto {
  /** Told here once, and never again. */
  @ApiProperty({ example: 'K7WQ-2M4X-9RTD' })
  invitationCode: string;
  /** Thirty days from now. */
  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
  /** How many people may register with it. */
  @ApiProperty({ type: 'integer', example: 1 })
  uses: number;
}

export class InvitationDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** The beginning of the code. */
  @ApiProperty({ example: 'K7WQ-…' })
  invitationCode: string;
  @ApiProperty({ type: 'integer', example: 1 })
  uses: number;
  @ApiProperty({ type: 'integer', example: 1 })
  usesLeft: number;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
}

export class InvitationPageDto {
  items: InvitationDto[];
  @NextCursor()
  nextCursor?: string;
}
