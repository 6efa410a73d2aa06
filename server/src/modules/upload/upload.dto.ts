import { ApiProperty } from '@nestjs/swagger';
import { inLanguage } from '../../platform/language/sentence';
import { ListField, OptionalField, PhoneField, TextField } from '../../platform/validation/fields';

export const UPLOAD_KINDS = ['front', 'back', 'selfie'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** The text parts of an upload. */
export class UploadFieldsDto {
  @PhoneField()
  phoneNumber: string;

  /** Beside the other name of it. */
  @OptionalField()
  @PhoneField()
  identityNumber?: string;

  @ListField(UPLOAD_KINDS, 'Say what the picture shows: front, back or selfie.')
  kind: UploadKind;
}

/** The sentence for an upload without a picture. */
export const NO_PICTURE = 'Choose a picture.';

export class UploadFormDto {
  /** A JPEG, PNG or WebP picture of at most 10 MB and 40 megapixels. */
  @ApiProperty({
    type: 'string',
    format: 'binary',
    ...{ 'x-message': NO_PICTURE, 'x-message-fil': inLanguage('fil', NO_PICTURE) },
  })
  image: string;

  /** The phone number one is signed in with. */
  @ApiProperty({ required: false, example: '639170000010', pattern: '^\\d{9,15}$' })
  phoneNumber?: string;

  /** Also accepted as the name of the phone number's field. */
  @ApiProperty({ required: false, example: '639170000010', pattern: '^\\d{9,15}$' })
  identityNumber?: string;

  /** What the picture shows. */
  @ApiProperty({ enumName: 'UploadKind', enum: UPLOAD_KINDS })
  kind: UploadKind;
}

export class UploadedDto {
  fileName: string;
  /** A path on this server, good for five minutes; send it to the identity step as it is. */
  @ApiProperty({ format: 'uri-reference' })
  url: string;
}

export class FileLinkDto {
  /** When the link ends, in seconds since 1970. */
  @TextField({ min: 1, max: 20, message: 'The link is not complete.' })
  expires: string;

  @TextField({ min: 1, max: 100, message: 'The link is not complete.' })
  signature: string;
}
