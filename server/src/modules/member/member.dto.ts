import { ApiProperty } from '@nestjs/swagger';
import { Equals, ValidateIf } from 'class-validator';
import { ListField, OptionalField, PhoneField, TextField } from '../../platform/validation/fields';
import {
  ACCOUNT_NUMBER_PATTERN,
  BANK_PATTERN,
  IDENTITY_NUMBER_PATTERN,
  NAME_PATTERN,
  PLACE_PATTERN,
  POSTAL_CODE_PATTERN,
  STREET_PATTERN,
} from '../../platform/validation/patterns';
import { BirthDateField } from './birth-date';
import { GENDERS, IDENTITY_TYPES, MARITAL_STATUSES } from './lists/choices';
import { COUNTRY_NAMES } from './lists/countries';
import { NATIONALITIES } from './lists/nationalities';
import { MEMBER_STATES, type MemberState } from './member-state';

const SHORTEST_NAME = 3;
/** Sy, Uy, Go and Ng are whole last names (docs/deviations.md, S11). */
const SHORTEST_LAST_NAME = 2;

const NameField = (what: string, min = SHORTEST_NAME) =>
  TextField({
    min,
    max: 100,
    pattern: NAME_PATTERN,
    message: `${what} needs ${min} to 100 letters; spaces and - ' . , are permitted.`,
  });
const PlaceField = (what: string) =>
  TextField({
    min: 3,
    max: 100,
    pattern: PLACE_PATTERN,
    message: `${what} needs 3 to 100 letters or digits; spaces and ' - . , / ( ) are permitted.`,
  });
const ImageField = (what: string) =>
  TextField({ min: 1, max: 500, message: `Upload the ${what} and send the address that /upload answered.` });

/** Names the signed-in member; any other number is refused. */
export class OwnPhoneNumberDto {
  /** The phone number one is signed in with: digits with the country code. */
  @ApiProperty({ example: '639170000011' })
  @PhoneField()
  phoneNumber: string;
}

export class PersonalInfoDto extends OwnPhoneNumberDto {
  @ApiProperty({ enumName: 'Gender', enum: GENDERS, example: 'Female' })
  @ListField(GENDERS, 'Choose a gender.')
  gender: string;

  @ApiProperty({ example: 'Juana' })
  @NameField('The first name')
  firstName: string;

  @ApiProperty({ example: 'Santos' })
  @OptionalField()
  @NameField('The middle name')
  middleName?: string;

  @ApiProperty({ example: 'dela Cruz' })
  @NameField('The last name', SHORTEST_LAST_NAME)
  lastName: string;

  /** YYYY-MM-DD; the age is 6573 to 29199 days (18 to 80 years), counted in Asia/Manila. */
  @ApiProperty({ format: 'date', example: '1995-06-12' })
  @BirthDateField(
    'Please select your date of birth. Make sure the date of birth is between 18 and 80 years old.',
  )
  birthDate: string;

  @ApiProperty({ enumName: 'MaritalStatus', enum: MARITAL_STATUSES, example: 'Single' })
  @ListField(MARITAL_STATUSES, 'Choose a marital status.')
  maritalStatus: string;

  @ApiProperty({ enumName: 'Nationality', enum: NATIONALITIES, example: 'Filipino' })
  @ListField(NATIONALITIES, 'Choose a nationality.')
  nationality: string;

  /** Consent to reporting to credit bureaus; must be true. */
  @Equals(true, { message: 'Please agree to credit-bureau reporting.' })
  isAgree: boolean;
}

export class AddressInfoDto extends OwnPhoneNumberDto {
  @ApiProperty({ enumName: 'CountryName', enum: COUNTRY_NAMES, example: 'Philippines' })
  @ListField(COUNTRY_NAMES, 'Choose the country you live in.')
  countryResidence: string;

  @ApiProperty({ example: 'Metro Manila' })
  @PlaceField('The state, region or province')
  province: string;

  @ApiProperty({ example: 'Pasig City' })
  @PlaceField('The town or city')
  town: string;

  @ApiProperty({ example: '12 Julia Vargas Ave., Ortigas Center' })
  @TextField({
    min: 4,
    max: 250,
    pattern: STREET_PATTERN,
    message:
      "The street address needs 4 to 250 letters or digits; spaces and ' . - , # / ( ) & are permitted.",
  })
  streetAddress: string;

  @ApiProperty({ example: '1605' })
  @OptionalField()
  @TextField({
    min: 4,
    max: 20,
    pattern: POSTAL_CODE_PATTERN,
    message: "The postal code needs 4 to 20 letters or digits; spaces and ' . - , are permitted.",
  })
  postalCode?: string;
}

export class ReferencesInfoDto extends OwnPhoneNumberDto {
  @ApiProperty({ example: 'Pedro dela Cruz' })
  @NameField('The full name')
  refFullName1: string;

  @ApiProperty({ example: 'Brother' })
  @NameField('The relationship')
  refRelationship1: string;

  @ApiProperty({ example: '639181234567' })
  @PhoneField()
  refPhoneNumber1: string;

  @ApiProperty({ example: 'Maria Santos' })
  @NameField('The full name')
  refFullName2: string;

  @ApiProperty({ example: 'Aunt' })
  @NameField('The relationship')
  refRelationship2: string;

  @ApiProperty({ example: '639191234567' })
  @PhoneField()
  refPhoneNumber2: string;
}

export class IdentityInfoDto extends OwnPhoneNumberDto {
  @ApiProperty({ enumName: 'IdentityType', enum: IDENTITY_TYPES, example: 'Passport' })
  @ListField(IDENTITY_TYPES, 'Choose an ID type.')
  identityType: string;

  /** Required when the ID type is Others, and only kept then. */
  @ApiProperty({ required: false, example: 'Barangay ID' })
  @ValidateIf((identity: IdentityInfoDto) => identity.identityType === 'Others')
  @NameField('The other ID type')
  otherIdentityType?: string;

  @ApiProperty({ example: 'P1234567A' })
  @TextField({
    min: 8,
    max: 20,
    pattern: IDENTITY_NUMBER_PATTERN,
    message: 'Between 8 and 20 digits. Must start with a digit or alpha-numeric.',
  })
  identityNumber: string;

  /** The url that /upload answered for kind front. */
  @ImageField('front of your ID')
  imageIdFrontURL: string;

  /** The url that /upload answered for kind back. */
  @ImageField('back of your ID')
  imageIdBackURL: string;

  /** The url that /upload answered for kind selfie. */
  @ImageField('selfie')
  imageSelfieURL: string;
}

export class BankInfoDto extends OwnPhoneNumberDto {
  /** A bank or an e-wallet. */
  @ApiProperty({ example: 'BPI' })
  @TextField({
    min: 3,
    max: 100,
    pattern: BANK_PATTERN,
    message: "The bank name needs 3 to 100 letters or digits; spaces and ' . - , & / ( ) are permitted.",
  })
  bankName: string;

  @ApiProperty({ example: '1234 5678 90' })
  @TextField({
    min: 4,
    max: 100,
    pattern: ACCOUNT_NUMBER_PATTERN,
    message: 'The account number needs 4 to 100 letters or digits; spaces and hyphens are permitted.',
  })
  accountNumber: string;
}

export class MemberStateDto {
  /** The step that comes next, or INFO_COMPLETED. */
  @ApiProperty({ enumName: 'MemberState', enum: MEMBER_STATES })
  state: MemberState;
}

export const SAVE_STATES = ['UPDATE_NEXT', 'INFO_COMPLETED'] as const;

export class StepSavedDto {
  /** UPDATE_NEXT after steps 1 to 4, INFO_COMPLETED after step 5. */
  @ApiProperty({ enumName: 'SaveState', enum: SAVE_STATES })
  state: (typeof SAVE_STATES)[number];
}
