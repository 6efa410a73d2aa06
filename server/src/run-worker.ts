import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { stopJobs } from './background-jobs';
import { listeningOn } from './config/listening-on';
import type { Settings } from './config/settings';
import { leaveDatabase, type OpenDatabase, openDatabase, warnWhereUnguarded } from './database/open-database';
import { CurrencyService } from './modules/currency/currency.service';
import { Readiness } from './modules/misc/readiness';
import { ServerLog } from './platform/logging';
import { tellMetrics } from './platform/metrics/metrics-server';
import { StartLog } from './start-log';
import { stopOnSignals, within } from './stop-on-signals';

/** Does the work in the background, and serves nothing. Where PORT is set it tells there how it is. */
export async function runWorker(settings: Settings): Promise<void> {
  const { PORT, isPortSet } = settings.environment;
  const opening = openDatabase(settings);
  let isStopping = false;
  let leaveWork = async (): Promise<void> => {};
  stopOnSignals(async () => {
    isStopping = true;
    await leaveWork();
    await leaveDatabase(opening, settings);
  });
  let database: OpenDatabase | undefined;
  try {
    database = await opening;
    if (isStopping) return;
    const module = AppModule.with({ settings, databaseUrl: database.url, purpose: 'serve' });
    const app = await NestFactory.createApplicationContext(module, {
      logger: new StartLog(),
      bufferLogs: true,
      abortOnError: false,
    });
    const readiness = app.get(Readiness, { strict: false });
    const told: Server[] = [];
    leaveWork = async () => {
      readiness.leave();
      await within(await stopJobs(app, settings), app.close());
      for (const server of told) server.close();
    };
    app.useLogger(app.get(ServerLog));
    warnWhereUnguarded(database);
    await app.get(CurrencyService).seed();
    if (isPortSet && cluster.isPrimary) told.push(await tellHealth(readiness, PORT));
    const metrics = await tellMetrics(app, settings.environment);
    if (metrics) told.push(metrics);
    if (isStopping) return;
    if (cluster.isPrimary) console.log('Pautang works in the background');
    else process.send?.({});
  } catch (error) {
    if (isStopping) return;
    // Else the jobs that are at work would complain of a database that is gone, above what there is to say.
    await leaveWork();
    await database?.close();
    throw error;
  }
}

/** The two paths that a server has too. */
async function tellHealth(readiness: Readiness, port: number): Promise<Server> {
  const server = createServer(async ({ url }, response) => {
    const path = url?.split('?')[0];
    const isKnown = path === '/v2/health/live' || path === '/v2/health/ready';
    const isWell = isKnown && (path === '/v2/health/live' || (await readiness.check()));
    const status = isWell ? 200 : isKnown ? 503 : 404;
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ status: isWell ? 'ok' : isKnown ? 'not ready' : 'not found' }));
  });
  server.listen(port, '0.0.0.0');
  await listeningOn('PORT', port, once(server, 'listening'));
  return server;
}
