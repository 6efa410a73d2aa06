import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, Matches } from 'class-validator';
import {
  EmailField,
  InvitationCodeField,
  NewPasswordField,
  OptionalField,
  PhoneField,
  TextField,
  TriedPasswordField,
} from '../../platform/validation/fields';
import { NAME_PATTERN, PHONE_OTP_PATTERN } from '../../platform/validation/patterns';
import {
  JobCategoryField,
  JobTitleField,
  MonthlyIncomeField,
  NOT_STATED,
  WorkCountryField,
  WorkLocationField,
} from '../member/employment-fields';
import { UNSTATED_MONTHLY_INCOME } from '../member/unstated-income';

export class SignInDto {
  /** Digits with the country code, without a plus. */
  @ApiProperty({ example: '639170000011' })
  @TextField({ min: 1, max: 20, message: 'Enter your phone number.' })
  phoneNumber: string;

  @ApiProperty({ example: 'Pautang1!' })
  @TriedPasswordField()
  password: string;

  /** Whether the sign-in outlives the browser ('Remember me'). */
  @OptionalField()
  @IsBoolean({ message: 'persist is true or false.' })
  persist?: boolean = true;
}

export class AccessTokenDto {
  /** A bearer token for the Authorization header, good for 15 minutes. Its claim UserInfo holds phoneNumber and roles. */
  accessToken: string;
}

export class RegisterDto {
  @ApiProperty({ example: 'Juana dela Cruz' })
  @TextField({
    min: 5,
    max: 100,
    pattern: NAME_PATTERN,
    message: 'Please enter both your first and last name. Ensure the name is within a reasonable length.',
  })
  fullName: string;

  /** Digits with the country code, without a plus. */
  @ApiProperty({ example: '639171234567' })
  @PhoneField()
  phoneNumber: string;

  @ApiProperty({ example: 'juana@example.com' })
  @OptionalField()
  @EmailField()
  email?: string;

  /** 8 to 24 characters with an upper and a lower case letter, a digit and one of ! @ # $ %. */
  @ApiProperty({ example: 'Pautang1!' })
  @NewPasswordField()
  password: string;

  /** The address that GET /misc/ip answered, or empty. */
  @OptionalField()
  @TextField({ min: 1, max: 45, message: 'ipAddress has at most 45 characters.' })
  ipAddress?: string;

  /** The country that GET /misc/ip answered, or empty. */
  @OptionalField()
  @TextField({ min: 1, max: 100, message: 'countryRegister has at most 100 characters.' })
  countryRegister?: string;

  @OptionalField()
  @WorkCountryField()
  workPlaceCountry?: string = 'Philippines';

  @OptionalField()
  @WorkLocationField()
  workLocation?: string = NOT_STATED;

  @OptionalField()
  @JobTitleField()
  jobTitle?: string = NOT_STATED;

  @JobCategoryField()
  @OptionalField()
  jobCategory?: string = NOT_STATED;

  /** Whole pesos, 3 to 7 digits. */
  @OptionalField()
  @MonthlyIncomeField()
  monthlyNetIncome?: number = UNSTATED_MONTHLY_INCOME;

  @OptionalField()
  @TextField({ min: 1, max: 100, message: 'companyRegister has at most 100 characters.' })
  companyRegister?: string;

  /** Needed while invitation codes are switched on; it is used up. */
  @ApiProperty({ example: 'K7WQ-2M4X-9RTD' })
  @OptionalField()
  @InvitationCodeField()
  invitationCode?: string;

  /** Needed while phone codes are switched on: what POST /authmember/phoneotp sent; it is used up. */
  @ApiProperty({ example: '123456', minLength: 6, maxLength: 6 })
  @OptionalField()
  @Matches(PHONE_OTP_PATTERN, { message: 'The code has 6 digits.' })
  phoneOtp?: string;
}

export class RegisteredDto {
  phoneNumber: string;
  /** What the new member does next. */
  @ApiProperty({ example: 'PERSONAL_INFO' })
  state: string;
}

export class PasswordChangeDto {
  /** The phone number one is signed in with. */
  @ApiProperty({ example: '639170000011' })
  @PhoneField()
  phoneNumber: string;

  @TriedPasswordField()
  currentPassword: string;

  /** 8 to 24 characters with an upper and a lower case letter, a digit and one of ! @ # $ %. */
  @NewPasswordField()
  newPassword: string;

  /** The new password again. */
  @ApiProperty({ example: 'Pautang2!' })
  @TriedPasswordField()
  password: string;
}
