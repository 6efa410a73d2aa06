import { type ChildProcess, execFile } from 'node:child_process';
import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { stopJobs } from './background-jobs';
import { readEnvironment } from './config/env';
import { listeningOn } from './config/listening-on';
import { Settings } from './config/settings';
import { createApp } from './create-app';
import { leaveDatabase, type OpenDatabase, openDatabase, warnWhereUnguarded } from './database/open-database';
import { CurrencyService } from './modules/currency/currency.service';
import { Readiness } from './modules/misc/readiness';
import { ServerLog } from './platform/logging';
import { tellMetrics } from './platform/metrics/metrics-server';
import { runWorker } from './run-worker';
import { isSeeded } from './seed/demo';
import { seedingFailed } from './seed/seeding-failed';
import { stopOnSignals, within } from './stop-on-signals';
import { supervise } from './supervise';
import { printWelcome } from './welcome';

/** What the settings say: everything in this process, a part of it, or several processes. */
export async function runServer(): Promise<void> {
  const settings = new Settings(readEnvironment());
  // What is said before there is an application, as of migrations, is a line of the same log.
  Logger.overrideLogger(new ServerLog(settings));
  const { ROLE } = settings.environment;
  if (ROLE === 'worker') return runWorker(settings);
  if (settings.webProcesses > 1) return supervise(settings);
  return serve(settings);
}

/** Starts everything in order: database, schema, currencies, demo accounts, and only then the port. */
async function serve(settings: Settings): Promise<void> {
  const opening = openDatabase(settings);
  const running: Running = { opening, isStopping: false };
  stopOnSignals(() => stop(running, settings));
  let database: OpenDatabase | undefined;
  try {
    database = await opening;
    if (running.isStopping) return;
    const app = await createApp({ settings, databaseUrl: database.url, purpose: 'serve' });
    running.app = app;
    warnWhereUnguarded(database);
    if (cluster.isPrimary) warnOfAddOn(settings);
    await app.init();
    await app.get(CurrencyService).seed();
    const hasDemoAccounts = settings.isDemo && (await addDemo(app, running));
    if (running.isStopping) return;
    running.metrics = await tellMetrics(app, settings.environment);
    const { PORT } = settings.environment;
    await listeningOn('PORT', PORT, app.listen(PORT, '0.0.0.0'));
    if (cluster.isPrimary) printWelcome(settings, hasDemoAccounts);
    else process.send?.({ hasDemoAccounts });
  } catch (error) {
    // What fails then has lost its database, and whoever stops ends the process.
    if (running.isStopping) return;
    // Else the jobs that are at work would complain of a database that is gone, above what there is to say.
    if (running.app) await stopJobs(running.app, settings);
    await database?.close();
    throw error;
  }
}

/** What a regulator would ask about first. */
function warnOfAddOn({ environment }: Settings): void {
  if (environment.LOAN_METHOD !== 'add_on') return;
  new Logger('Settings').warn(
    'LOAN_METHOD is add_on: Bangko Sentral Circular 730 wants interest quoted on the outstanding balance, as declining does; quotes and papers disclose the effective rates',
  );
}

/** A process of its own fills the demo: what that takes in memory ends with it. @returns whether it is there */
async function addDemo(app: NestFastifyApplication, running: Running): Promise<boolean> {
  if (await isSeeded(app)) return true;
  if (running.isStopping) return false;
  const seeding = promisify(execFile)(process.execPath, [join(__dirname, 'bin/seed-demo.js')]);
  running.seeding = seeding.child;
  const { stdout } = await seeding.catch((error: object) => {
    throw seedingFailed(error);
  });
  const [last = ''] = stdout.trim().split('\n').slice(-1);
  return JSON.parse(last).hasDemoAccounts === true;
}

/** What a signal has to stop. */
interface Running {
  readonly opening: Promise<OpenDatabase>;
  isStopping: boolean;
  seeding?: ChildProcess;
  app?: NestFastifyApplication;
  metrics?: Server;
}

/** Whoever sends requests here learns of it first; those under way are answered, then the database stops. */
async function stop(running: Running, settings: Settings): Promise<void> {
  running.isStopping = true;
  const { app, metrics, opening, seeding } = running;
  // It has the database too, and only the last to leave stops that.
  if (seeding?.kill()) await within(settings.environment.STOP_SECONDS, once(seeding, 'exit'));
  if (app) {
    app.get(Readiness, { strict: false }).leave();
    await pause(settings.environment.STOP_DELAY_SECONDS * 1000);
    const seconds = await stopJobs(app, settings);
    const closing = app.close();
    if (!(await within(seconds, closing))) {
      app.getHttpServer().closeAllConnections();
      await within(1, closing);
    }
  }
  metrics?.close();
  await leaveDatabase(opening, settings);
}
