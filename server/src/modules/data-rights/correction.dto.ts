import { ApiProperty, IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { Matches, ValidateIf } from 'class-validator';
import { EmailField, OptionalField, PhoneField, TriedPasswordField } from '../../platform/validation/fields';
import { PHONE_OTP_PATTERN } from '../../platform/validation/patterns';
import { CORRECTION_KINDS, type CorrectionKind } from '../member/corrections/correction-kinds';
import {
  JobCategoryField,
  JobTitleField,
  MonthlyIncomeField,
  WorkCountryField,
  WorkLocationField,
} from '../member/employment-fields';
import { AddressInfoDto, BankInfoDto, IdentityInfoDto, PersonalInfoDto } from '../member/member.dto';

export const CORRECTION_STATES = ['COOLING', 'WAITING', 'DONE', 'REFUSED', 'WITHDRAWN'] as const;

export class AddressCorrectionDto extends OmitType(AddressInfoDto, ['phoneNumber']) {}

export class ContactCorrectionDto {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'juana@example.com',
    description: 'An e-mail address; null for none.',
  })
  @ValidateIf(({ email }: ContactCorrectionDto) => email !== null)
  @EmailField()
  email: string | null;
}

/** What is left out stays as it is. */
export class EmploymentCorrectionDto {
  @OptionalField()
  @WorkCountryField()
  workPlaceCountry?: string;

  @OptionalField()
  @WorkLocationField()
  workLocation?: string;

  @OptionalField()
  @JobTitleField()
  jobTitle?: string;

  @JobCategoryField()
  @OptionalField()
  jobCategory?: string;

  /** Whole pesos, 3 to 7 digits. */
  @OptionalField()
  @MonthlyIncomeField()
  monthlyNetIncome?: number;
}

export class NameCorrectionDto extends PickType(PersonalInfoDto, ['firstName', 'middleName', 'lastName']) {
  /** The password one signs in with. */
  @TriedPasswordField()
  password: string;
}

export class IdentityCorrectionDto extends IntersectionType(
  PickType(IdentityInfoDto, ['identityType', 'otherIdentityType', 'identityNumber']),
  PartialType(PickType(IdentityInfoDto, ['imageIdFrontURL', 'imageIdBackURL', 'imageSelfieURL'])),
) {
  /** The password one signs in with. */
  @TriedPasswordField()
  password: string;
}

export class AccountCorrectionDto extends PickType(BankInfoDto, ['bankName', 'accountNumber']) {
  /** The password one signs in with. */
  @TriedPasswordField()
  password: string;
}

export class PhoneCorrectionCodeDto {
  /** The phone number that is wanted: digits with the country code, without a plus. */
  @ApiProperty({ example: '639181234567' })
  @PhoneField()
  phoneNumber: string;
}

export class PhoneCorrectionDto extends PhoneCorrectionCodeDto {
  /** What POST /member/corrections/phone/code sent to that number; it is used up. */
  @ApiProperty({ example: '123456', minLength: 6, maxLength: 6 })
  @Matches(PHONE_OTP_PATTERN, { message: 'The code has 6 digits.' })
  code: string;

  /** The password one signs in with. */
  @TriedPasswordField()
  password: string;
}

export class CorrectionDto {
  @ApiProperty({ format: 'uuid' })
  correctionId: string;
  /** What is to be corrected. */
  @ApiProperty({ enumName: 'CorrectionKind', enum: CORRECTION_KINDS })
  kind: CorrectionKind;
  /** COOLING while it can be withdrawn and nothing else, WAITING for an officer after that, which a bank account and a phone number never are; then how it ended. */
  @ApiProperty({ enumName: 'CorrectionState', enum: CORRECTION_STATES })
  state: (typeof CORRECTION_STATES)[number];
  /** When it was asked for, by the business clock. */
  @ApiProperty({ format: 'date-time', example: '2026-11-21T04:30:00.000Z' })
  askedAt: string;
  /** Until when it cools, by the business clock: then a bank account counts, a phone number does within a minute, and an officer looks at a name or an ID. */
  @ApiProperty({ format: 'date-time', example: '2026-11-22T04:30:00.000Z' })
  coolingUntil: string;
  /** When it ended; absent while it is open. */
  @ApiProperty({ required: false, format: 'date-time', example: '2026-11-22T06:00:00.000Z' })
  endedAt?: string;
  /** Why it was refused. */
  @ApiProperty({ required: false, example: 'The ID in the photo has another number.' })
  reason?: string;
  /** What is wanted, with numbers masked; absent once it has ended. */
  @ApiProperty({ required: false, example: 'GCash 091********' })
  wanted?: string;
}

export class EmploymentDto {
  workPlaceCountry: string;
  workLocation: string;
  jobTitle: string;
  jobCategory: string;
  /** Whole pesos. */
  @ApiProperty({ type: 'integer' })
  monthlyNetIncome: number;
}

export class OwnCorrectionsDto {
  /** The latest twenty, newest first. */
  items: CorrectionDto[];
  /** Where one works, as it stands. */
  employment: EmploymentDto;
}
