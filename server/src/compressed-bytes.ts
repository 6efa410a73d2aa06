import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTagOf } from './platform/entity-tag';

/** What is the same for everybody, in each form in which it is sent. */
export interface CompressedBytes {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** @param quality of Brotli: the best takes seconds for megabytes, the one below a quarter of one, for a tenth more */
export async function compressed(
  plain: Buffer,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<CompressedBytes> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain),
  ]);
  return { etag: entityTagOf(plain), plain, br, gzip: zipped };
}

/** In the smallest form that the caller takes. */
export function sendCompressed(
  bytes: CompressedBytes,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const taken = headers['accept-encoding'] ?? '';
  for (const encoding of ['br', 'gzip'] as const) {
    if (new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?!\\.[1-9]))`).test(taken)) {
      return reply.header('content-encoding', encoding).send(bytes[encoding]);
    }
  }
  return reply.send(bytes.plain);
}
