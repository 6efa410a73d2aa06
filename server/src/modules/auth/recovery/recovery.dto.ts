import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { NewPasswordField, PhoneField } from '../../../platform/validation/fields';
import { RECOVERY_CODE_PATTERN } from '../../../platform/validation/patterns';

export class RecoveryDto {
  /** The phone number of the account. */
  @ApiProperty({ example: '639170000012' })
  @PhoneField()
  phoneNumber: string;

  /** The eight digits that the Loan Assistant told. */
  @ApiProperty({ example: '12345678', minLength: 8, maxLength: 8 })
  @Matches(RECOVERY_CODE_PATTERN, { message: 'The recovery code has 8 digits.' })
  recoveryCode: string;

  /** 8 to 24 characters with an upper and a lower case letter, a digit and one of ! @ # $ %. */
  @NewPasswordField()
  newPassword: string;
}

export class RecoveryCodeIssueDto {
  /** The member's phone number. */
  @ApiProperty({ example: '639170000012' })
  @PhoneField()
  phoneNumber: string;
}

export class RecoveryCodeIssuedDto {
  /** Eight digits: told here once, and never again. */
  @ApiProperty({ example: '12345678' })
  recoveryCode: string;
  /** A quarter of an hour from now. */
  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
  /** The name that the member registered with. */
  fullName: string;
}
