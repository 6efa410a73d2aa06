import { isUtf8 } from 'node:buffer';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keepBody } from './kept-body';
import { MalformedRequest, UnsupportedMediaType } from './problem/common.errors';

/** Of a route whose body is a form with a file. */
export const TAKES_FORM = { takesForm: true } as const;

const takesForm = ({ routeOptions }: FastifyRequest) =>
  (routeOptions.config as { readonly takesForm?: boolean }).takesForm;

/** Bodies are JSON, or multipart where a file is uploaded. A call without content may still claim to be JSON. */
export async function takeOnlyJson(server: FastifyInstance): Promise<void> {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    // A letter of another encoding would become a sign for 'unreadable', in a name for good (RFC 8259, 8.1).
    if (!isUtf8(bytes)) return done(new MalformedRequest({ detail: 'The body must be in UTF-8.' }));
    const body = bytes.toString();
    keepBody(request, body);
    if (body.length === 0) done(null, undefined);
    else parseJson(request, body, done);
  });
  await server.register(fastifyMultipart);
  server.addHook('preValidation', (request, _reply, done) => {
    if (request.isMultipart() && !request.is404 && !takesForm(request)) done(new UnsupportedMediaType());
    else done();
  });
}
