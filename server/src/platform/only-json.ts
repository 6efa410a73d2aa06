import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keepBody } from './kept-body';
import { UnsupportedMediaType } from './problem/common.errors';

/** Of a route whose body is a form with a file. */
export const TAKES_FORM = { takesForm: true } as const;

const takesForm = ({ routeOptions }: FastifyRequest) =>
  (routeOptions.config as { readonly takesForm?: boolean }).takesForm;

/** Bodies are JSON, or multipart where a file is uploaded. A call without content may still claim to be JSON. */
export async function takeOnlyJson(server: FastifyInstance): Promise<void> {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    keepBody(request, body.toString());
    if (body.length === 0) done(null, undefined);
    else parseJson(request, body.toString(), done);
  });
  await server.register(fastifyMultipart);
  server.addHook('preValidation', (request, _reply, done) => {
    if (request.isMultipart() && !request.is404 && !takesForm(request)) done(new UnsupportedMediaType());
    else done();
  });
}
