import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { ConfigurationError, type Environment } from '../../config/env';
import { listeningOn } from '../../config/listening-on';
import { errorCode } from '../error-code';
import { Metrics } from './metrics';

const NO_ADDRESS = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL']);

/** Tells the metrics of a process on a port of their own, and nothing else there. Without METRICS_PORT nowhere. */
export async function tellMetrics(
  app: INestApplicationContext,
  { METRICS_PORT: port, METRICS_HOST: host }: Environment,
): Promise<Server | undefined> {
  if (port === undefined) return undefined;
  const metrics = app.get(Metrics, { strict: false });
  metrics.begin();
  const server = createServer(async ({ method, url }, response) => {
    const isAsked = method === 'GET' && url?.split('?')[0] === '/metrics';
    if (!isAsked) return response.writeHead(404).end();
    const text = await metrics.text().catch(() => undefined);
    if (text === undefined) return response.writeHead(500).end();
    return response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text);
  });
  server.listen(port, host);
  try {
    await listeningOn('METRICS_PORT', port, once(server, 'listening'));
  } catch (error) {
    const code = errorCode(error);
    if (code !== undefined && NO_ADDRESS.has(code))
      throw new ConfigurationError(`METRICS_HOST: is no address of this machine (${code})`);
    throw error;
  }
  return server.unref();
}
