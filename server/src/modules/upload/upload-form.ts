import '@fastify/multipart';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { errorCode } from '../../platform/error-code';
import {
  MalformedRequest,
  UnsupportedMediaType,
  ValidationFailed,
} from '../../platform/problem/common.errors';
import { fieldErrors } from '../../platform/problem/validation.pipe';
import { NO_PICTURE, UploadFieldsDto } from './upload.dto';
import { FileTooLarge, ofImage } from './upload.errors';

const MOST_BYTES = 10 * 1024 * 1024;

/** What GET /config tells of uploads. */
export const UPLOAD_LIMITS = { maxBytes: MOST_BYTES, types: ['image/jpeg', 'image/png', 'image/webp'] };

export interface UploadForm extends UploadFieldsDto {
  readonly image: Buffer;
}

/**
 * Reads a multipart upload, its parts in any order.
 * @throws UnsupportedMediaType, MalformedRequest, FileTooLarge, ValidationFailed
 */
export async function readUploadForm(request: FastifyRequest): Promise<UploadForm> {
  if (!request.isMultipart()) throw new UnsupportedMediaType();
  const { fields, image } = await readParts(request);
  const { phoneNumber, identityNumber, kind } = fields;
  const form = plainToInstance(
    UploadFieldsDto,
    phoneNumber === undefined ? { phoneNumber: identityNumber, kind } : { phoneNumber, identityNumber, kind },
  );
  const errors = fieldErrors(validateSync(form, { stopAtFirstError: true }));
  if (!image || image.length === 0) errors.push({ field: 'image', message: NO_PICTURE });
  if (errors.length > 0 || !image) throw new ValidationFailed({ errors });
  return { ...form, image };
}

async function readParts(request: FastifyRequest) {
  const fields: Record<string, unknown> = {};
  let image: Buffer | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize: MOST_BYTES, files: 1, fields: 10 } })) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else image = await part.toBuffer();
    }
  } catch (error) {
    // Nobody reads the rest, and the next request on this connection stands behind it.
    request.raw.resume();
    if (errorCode(error) === 'FST_REQ_FILE_TOO_LARGE') throw ofImage(FileTooLarge);
    throw new MalformedRequest({ detail: 'The upload cannot be read.' });
  }
  return { fields, image };
}
