import { ApiProperty, OmitType } from '@nestjs/swagger';
import { MEMBER_STATES, type MemberState } from './member-state';

/** A member as the member's own settings and the back office show it. What is not given yet is absent. */
export class MemberDetailsDto {
  /** Whether the account is activated. */
  active: boolean;
  phoneNumber: string;
  email?: string;
  gender?: string;
  firstName?: string;
  middleName?: string;
  lastName?: string;
  /** YYYY-MM-DD */
  birthDate?: string;
  maritalStatus?: string;
  nationality?: string;
  countryResidence?: string;
  province?: string;
  town?: string;
  streetAddress?: string;
  postalCode?: string;
  refFullName1?: string;
  refRelationship1?: string;
  refPhoneNumber1?: string;
  refFullName2?: string;
  refRelationship2?: string;
  refPhoneNumber2?: string;
  identityType?: string;
  otherIdentityType?: string;
  identityNumber?: string;
  /** A path on this server, good for five minutes. */
  imageIdFrontURL?: string;
  /** A path on this server, good for five minutes. */
  imageIdBackURL?: string;
  /** A path on this server, good for five minutes. */
  imageSelfieURL?: string;
  bankName?: string;
  accountNumber?: string;
}

export class BackofficeMemberDto extends OmitType(MemberDetailsDto, ['active']) {
  @ApiProperty({ format: 'uuid' })
  memberId: string;
  @ApiProperty({ enumName: 'MemberState', enum: MEMBER_STATES })
  state: MemberState;
  fullName: string;
  workPlaceCountry: string;
  workLocation: string;
  jobTitle: string;
  jobCategory: string;
  /** Whole pesos. */
  @ApiProperty({ type: 'integer' })
  monthlyNetIncome: number;
  /** 0 to 1000. */
  @ApiProperty({ type: 'integer' })
  creditScore: number;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}
