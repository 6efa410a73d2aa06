import { HttpStatus } from '@nestjs/common';
import { defineProblem, type Problem, type ProblemClass } from '../../platform/problem/problem';

export const FileTooLarge = defineProblem(
  'FILE_TOO_LARGE',
  HttpStatus.PAYLOAD_TOO_LARGE,
  'The picture is too large',
  'The picture is larger than 10 MB. Please choose a smaller one.',
);
export const TooManyPixels = defineProblem(
  'TOO_MANY_PIXELS',
  HttpStatus.PAYLOAD_TOO_LARGE,
  'The picture has too many pixels',
  'The picture has more than 40 megapixels. Please choose a smaller one.',
);
export const UploadLimitReached = defineProblem(
  'UPLOAD_LIMIT',
  HttpStatus.TOO_MANY_REQUESTS,
  'Too many photos today',
  'You uploaded 20 photos today, which is the most for one day. Please try again tomorrow.',
);
export const UploadsBusy = defineProblem(
  'UPLOADS_BUSY',
  HttpStatus.SERVICE_UNAVAILABLE,
  'Too many photos at once',
  'Many photos are being uploaded right now. Please try again in a moment.',
);
export const NotAnImage = defineProblem(
  'NOT_AN_IMAGE',
  HttpStatus.UNSUPPORTED_MEDIA_TYPE,
  'Not a picture',
  'This file is not a JPEG, PNG or WebP picture, or it is damaged.',
);
/** The same, said of the field that the picture came in. */
export function ofImage(Refused: ProblemClass): Problem {
  return new Refused({ errors: [{ field: 'image', message: Refused.detail }] });
}

export const LinkInvalid = defineProblem(
  'LINK_INVALID',
  HttpStatus.FORBIDDEN,
  'The link is not valid',
  'This link is not valid.',
);
export const LinkExpired = defineProblem(
  'LINK_EXPIRED',
  HttpStatus.FORBIDDEN,
  'The link has expired',
  'This link has expired. Please open the page again.',
);
