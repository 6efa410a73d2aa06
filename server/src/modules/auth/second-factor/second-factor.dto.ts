import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { OptionalField, TextField, TriedPasswordField } from '../../../platform/validation/fields';
import {
  AUTHENTICATOR_CODE_PATTERN,
  SECOND_FACTOR_CODE_PATTERN,
} from '../../../platform/validation/patterns';

/** How a second factor can be shown. */
export const SECOND_FACTOR_METHODS = ['totp', 'recovery_code'] as const;
export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number];

const CODE = 'Enter the 6 digits of your authenticator, or one of your recovery codes.';
const DIGITS = 'The code has 6 digits.';
const CODE_EXAMPLE = { example: '123456' };
const SecondFactorCodeField = () =>
  TextField({ min: 6, max: 40, pattern: SECOND_FACTOR_CODE_PATTERN, message: CODE });

export class SecondFactorDto {
  /** Send it to `POST /v2/authmember/second-factor` together with a code. It is good once. */
  @ApiProperty({ example: 'AAAA.BBBB.CCCC' })
  token: string;
  /** Which codes are taken. */
  @ApiProperty({ enumName: 'SecondFactorMethod', enum: SECOND_FACTOR_METHODS, isArray: true })
  methods: SecondFactorMethod[];
  /** Until when the token is good: five minutes after the password. */
  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
}

export class SecondFactorNeededDto {
  /** The password was right; this is for the second step. */
  secondFactor: SecondFactorDto;
}

export class SecondFactorAnswerDto {
  /** What the sign-in answered. */
  @ApiProperty({ example: 'AAAA.BBBB.CCCC' })
  @TextField({ min: 1, max: 200, message: 'token is missing.' })
  token: string;

  /** Of the authenticator, or one of the recovery codes. Each is good once. */
  @ApiProperty(CODE_EXAMPLE)
  @SecondFactorCodeField()
  code: string;
}

export class SecondFactorStatusDto {
  /** Whether staff may do nothing here without a second factor. */
  @ApiProperty({ example: true })
  required: boolean;
  /** Whether an authenticator is set up. */
  @ApiProperty({ example: true })
  enrolled: boolean;
  /** When it was set up; absent before. */
  @ApiProperty({ format: 'date-time' })
  enrolledAt?: string;
  /** How many recovery codes are left. */
  @ApiProperty({ example: 10 })
  recoveryCodesLeft: number;
}

export class SecondFactorEnrolDto {
  /** The own password, once more. */
  @ApiProperty({ example: 'Pautang1!' })
  @TriedPasswordField()
  password: string;

  /** To replace an authenticator: a code of the one so far, or a recovery code. */
  @ApiProperty(CODE_EXAMPLE)
  @OptionalField()
  @Matches(SECOND_FACTOR_CODE_PATTERN, { message: CODE })
  code?: string;
}

export class SecondFactorEnrolmentDto {
  /** In Base32, to be typed into an authenticator app. Told here once, and never again. */
  @ApiProperty({ example: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' })
  secret: string;
  /** The same as authenticator apps read it, from a QR code. */
  @ApiProperty({
    example:
      'otpauth://totp/Pautang:639170000001?issuer=Pautang&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
  })
  uri: string;
  /** Until when a code can confirm it. */
  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
}

export class SecondFactorConfirmDto {
  /** Of the authenticator that is being set up. */
  @ApiProperty(CODE_EXAMPLE)
  @TextField({ min: 6, max: 7, pattern: AUTHENTICATOR_CODE_PATTERN, message: DIGITS })
  code: string;
}

export class SecondFactorRecoveryCodesDto {
  /** For who has lost the authenticator: each is good once. Told here once, and never again. */
  @ApiProperty({ example: ['K7WQ-2M4X-9RTD-0J3C-5NGA-8VYE-6H1Z'] })
  recoveryCodes: string[];
}

export class SecondFactorRemoveDto {
  /** The own password, once more. */
  @ApiProperty({ example: 'Pautang1!' })
  @TriedPasswordField()
  password: string;

  /** Of the authenticator, or a recovery code. */
  @ApiProperty(CODE_EXAMPLE)
  @SecondFactorCodeField()
  code: string;
}
