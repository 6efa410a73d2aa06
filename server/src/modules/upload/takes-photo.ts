import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { CurrentAccount } from '../../platform/access/access';
import { assertOwnPhoneNumber } from '../../platform/access/access.guard';
import { TAKES_FORM } from '../../platform/only-json';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { UploadFormDto } from './upload.dto';
import { FileTooLarge, NotAnImage, TooManyPixels, UploadLimitReached, UploadsBusy } from './upload.errors';
import { readUploadForm, type UploadForm } from './upload-form';

/** Of an operation that a photo is uploaded to. @param problems its own, beside those of all of them */
export const TakesPhoto = (...problems: Parameters<typeof ApiProblems>) =>
  applyDecorators(
    RouteConfig(TAKES_FORM),
    ApiConsumes('multipart/form-data'),
    ApiBody({ type: UploadFormDto }),
    ApiProblems(
      ValidationFailed,
      ...problems,
      FileTooLarge,
      TooManyPixels,
      NotAnImage,
      UploadLimitReached,
      UploadsBusy,
    ),
  );

/** A photo that its member sends. @throws what `readUploadForm` does, NotYourAccount */
export async function readOwnPhoto(caller: CurrentAccount, request: FastifyRequest): Promise<UploadForm> {
  const form = await readUploadForm(request);
  for (const phoneNumber of [form.phoneNumber, form.identityNumber])
    assertOwnPhoneNumber(caller, { phoneNumber });
  return form;
}
