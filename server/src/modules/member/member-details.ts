import type { UploadService } from '../upload/upload.service';
import type { MemberProfile } from './member.service';
import type { MemberDetailsDto } from './member-details.dto';

const SHOWN = [
  'phoneNumber',
  'email',
  'gender',
  'firstName',
  'middleName',
  'lastName',
  'birthDate',
  'maritalStatus',
  'nationality',
  'countryResidence',
  'province',
  'town',
  'streetAddress',
  'postalCode',
  'refFullName1',
  'refRelationship1',
  'refPhoneNumber1',
  'refFullName2',
  'refRelationship2',
  'refPhoneNumber2',
  'identityType',
  'otherIdentityType',
  'identityNumber',
  'bankName',
  'accountNumber',
] as const satisfies readonly (keyof MemberProfile & keyof MemberDetailsDto)[];

/** What may be shown of a member to the member and to staff, with fresh links to the photos. */
export function memberDetails(profile: MemberProfile, uploads: UploadService): MemberDetailsDto {
  const given = SHOWN.map((field) => [field, profile[field]] as const).filter(([, value]) => value !== null);
  const link = (fileName: string | null) =>
    fileName === null ? undefined : uploads.signedUrl(profile.id, fileName);
  return {
    phoneNumber: profile.phoneNumber,
    ...Object.fromEntries(given),
    active: profile.isActive,
    imageIdFrontURL: link(profile.imageIdFront),
    imageIdBackURL: link(profile.imageIdBack),
    imageSelfieURL: link(profile.imageSelfie),
  };
}
