import { ApiProperty } from '@nestjs/swagger';
import { NextCursor } from '../../platform/page-query.dto';
import { TextField } from '../../platform/validation/fields';
import { CorrectionDto } from './correction.dto';

export class StaffCorrectionDto extends CorrectionDto {
  @ApiProperty({ format: 'uuid' })
  memberId: string;
  phoneNumber: string;
  /** The name that stands. */
  @ApiProperty({ example: 'Juana dela Cruz' })
  fullName: string;
}

export class StaffCorrectionPageDto {
  items: StaffCorrectionDto[];
  @NextCursor()
  nextCursor?: string;
}

/** What a correction is about: a name, or an ID. */
export class CorrectedDto {
  firstName?: string;
  middleName?: string;
  lastName?: string;
  identityType?: string;
  otherIdentityType?: string;
  identityNumber?: string;
}

export class CorrectionDetailsDto extends StaffCorrectionDto {
  /** As it stands. */
  before: CorrectedDto;
  /** As it is wanted; absent once it has ended. */
  after?: CorrectedDto;
  /** A path on this server, good for five minutes. */
  imageIdFrontURL?: string;
  /** A path on this server, good for five minutes. */
  imageIdBackURL?: string;
  /** A path on this server, good for five minutes. */
  imageSelfieURL?: string;
  /** The wanted front of the ID: a path on this server, good for five minutes; absent where the one so far stays. */
  @ApiProperty({ required: false, example: '/v2/files/0193d5a0-7a11-7c1e-9a31-5d0c8a4b7f10/front-5b8c.jpg' })
  wantedIdFrontURL?: string;
  /** The wanted back of the ID: a path on this server, good for five minutes; absent where the one so far stays. */
  @ApiProperty({ required: false, example: '/v2/files/0193d5a0-7a11-7c1e-9a31-5d0c8a4b7f10/back-5b8c.jpg' })
  wantedIdBackURL?: string;
  /** The wanted selfie: a path on this server, good for five minutes; absent where the one so far stays. */
  @ApiProperty({ required: false, example: '/v2/files/0193d5a0-7a11-7c1e-9a31-5d0c8a4b7f10/selfie-5b8c.jpg' })
  wantedSelfieURL?: string;
  /** Other members who have the wanted ID already. */
  @ApiProperty({
    isArray: true,
    type: String,
    format: 'uuid',
    example: ['0193d5a0-7a11-7c1e-9a31-5d0c8a4b7f10'],
  })
  sameIdentity: string[];
}

export class CorrectionRefusalDto {
  /** For the member. */
  @ApiProperty({ example: 'The ID in the photo has another number.' })
  @TextField({ min: 1, max: 500, message: 'Say in 1 to 500 characters why it is refused.' })
  reason: string;
}
