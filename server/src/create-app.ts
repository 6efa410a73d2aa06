import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppModule, type AppOptions } from './app.module';
import { serveClient } from './client-files';
import { type CompressedBytes, compressed, sendCompressed } from './compressed-bytes';
import { trustOf } from './config/trusted-proxies';
import { serveCrawlerFiles } from './crawler-files';
import { publicConfig } from './modules/misc/public-config';
import { Readiness } from './modules/misc/readiness';
import { KeyedHash } from './platform/crypto/keyed-hash';
import { rememberedNetworkHash } from './platform/crypto/network-hash';
import { sendUnlessKept } from './platform/entity-tag';
import { sendStoredBytes } from './platform/idempotency/stored-answer';
import { registerAddressLimit } from './platform/limits/address-limit';
import { Limits } from './platform/limits/limits.service';
import { logRequests, ServerLog } from './platform/logging';
import { Metrics } from './platform/metrics/metrics';
import { measureRequests } from './platform/metrics/request-metrics';
import { takeOnlyJson } from './platform/only-json';
import { refuseOverload } from './platform/overload';
import { MalformedRequest } from './platform/problem/common.errors';
import { sendProblem } from './platform/problem/problem.filter';
import { answerUnreadable, answerUnusual } from './platform/problem/unreadable-request';
import { refuseWrongMethods } from './platform/problem/wrong-method';
import { nameRequests, REQUEST_ID_HEADER, requestIdOf } from './platform/request-id';
import { traceRequests } from './platform/tracing/request-traces';
import { Tracing } from './platform/tracing/tracing';
import { refuseUnstorable } from './platform/validation/refuse-unstorable';
import { addSecurityHeaders } from './security-headers';
import { StartLog } from './start-log';

const BODY_LIMIT_BYTES = 256 * 1024;
/** Less than that is on its way as soon either way, and compressing it costs more than making it. */
const WORTH_COMPRESSING_BYTES = 2048;
/** Headers fit into a packet or two; a body may be a photo from a slow phone. */
const HEADERS_MILLISECONDS = 15_000;
const CHECK_MILLISECONDS = 5000;
const PROJECT_ROOT = join(__dirname, '../..');

/** The whole application, ready to listen. */
export async function createApp(options: AppOptions): Promise<NestFastifyApplication> {
  const { settings } = options;
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustOf(settings.trustedProxies),
    requestTimeout: settings.environment.REQUEST_SECONDS * 1000,
    // A request that comes on a connection that was kept is answered as any other, also while the server closes.
    return503OnClosing: false,
    http: {
      headersTimeout: HEADERS_MILLISECONDS,
      connectionsCheckingInterval: CHECK_MILLISECONDS,
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 200 },
    skipMiddie: true,
    genReqId: requestIdOf,
    // No hook runs for these.
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(new MalformedRequest(), request, reply.header(REQUEST_ID_HEADER, request.id)),
    clientErrorHandler: answerUnreadable,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(options), adapter, {
    logger: new StartLog(),
    bufferLogs: true,
    abortOnError: false,
    bodyParser: false,
  });
  const log = app.get(ServerLog);
  app.useLogger(log);
  app.setGlobalPrefix('v2');
  const server = app.getHttpAdapter().getInstance();
  nameRequests(server);
  endKeptConnections(server, app.get(Readiness, { strict: false }));
  logRequests(server, log, rememberedNetworkHash(app.get(KeyedHash)));
  if (settings.environment.METRICS_PORT !== undefined) measureRequests(server, app.get(Metrics).registry);
  const { tracer } = app.get(Tracing);
  if (tracer) traceRequests(server, tracer);
  addSecurityHeaders(server, settings);
  answerUnusual(server);
  refuseWrongMethods(server);
  await refuseOverload(server, settings.environment.OVERLOAD_DELAY_MILLISECONDS);
  await server.register(fastifyCompress, { threshold: WORTH_COMPRESSING_BYTES });
  await server.register(fastifyCookie);
  registerAddressLimit(server, app.get(Limits), settings.addressLimitPerMinute);
  await takeOnlyJson(server);
  server.addHook('preHandler', refuseUnstorable);
  sendStoredBytes(server);
  serveDocument(app, settings.environment.API_PAGE);
  serveCrawlerFiles(server, settings.environment.PUBLIC_URL);
  const site = settings.siteAddress;
  await serveClient(server, join(PROJECT_ROOT, 'client/dist'), site, { ...publicConfig(settings) });
  return app;
}

/** A server that stops asks for no further requests on the connections that callers kept: they take them to another one. */
function endKeptConnections(server: FastifyInstance, readiness: Readiness): void {
  // When it answers: one that was under way as the server was told to stop would hold its connection, and so the server, else.
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.isLeaving) reply.header('connection', 'close');
    done();
  });
}

/** Of megabytes: what the best one saves beyond it is a tenth, for seconds of work. */
const DOCUMENT_QUALITY = 9;

/**
 * The document at /openapi.json is the file in the repository, byte for byte, compressed once, when it is first asked for; /docs
 * shows the same, where it is wanted.
 */
function serveDocument(app: NestFastifyApplication, hasPage: boolean): void {
  const bytes = readFileSync(join(PROJECT_ROOT, 'openapi.json'));
  if (hasPage) {
    const document: OpenAPIObject = JSON.parse(bytes.toString('utf8'));
    SwaggerModule.setup('docs', app, document, {
      customSiteTitle: 'Pautang API',
      raw: false,
      swaggerOptions: { persistAuthorization: false, displayRequestDuration: true },
    });
  }
  let once: Promise<CompressedBytes> | undefined;
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  server.get('/openapi.json', async (request, reply) => {
    once ??= compressed(bytes, DOCUMENT_QUALITY);
    const forms = await once;
    reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding');
    return sendUnlessKept(forms.etag, request, reply, () => sendCompressed(forms, request, reply));
  });
}
