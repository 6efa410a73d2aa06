import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Settings } from './config/settings';
import { leaveDatabase, openDatabase, warnWhereUnguarded } from './database/open-database';
import { deliveryFromSettings } from './platform/delivery/delivery-from-settings';
import { longestSending } from './platform/delivery/outbox';
import { stopOnSignals, within } from './stop-on-signals';
import { printWelcome } from './welcome';

type Role = 'web' | 'worker';

const FIRST_PAUSE_MILLISECONDS = 250;
const LONGEST_PAUSE_MILLISECONDS = 30_000;
/** Who ran for so long has not failed at the start. */
const STEADY_MILLISECONDS = 60_000;

/**
 * Several web processes on one port, and one worker among them unless workers run elsewhere. This process has the
 * database, starts the others, and starts one anew that ends.
 */
export async function supervise(settings: Settings): Promise<void> {
  const log = new Logger('Processes');
  const { ROLE, METRICS_PORT, STOP_DELAY_SECONDS, STOP_SECONDS } = settings.environment;
  const living = new Set<Worker>();
  let isStopping = false;
  const opening = openDatabase(settings);
  stopOnSignals(async () => {
    isStopping = true;
    const ends = [...living].map((child) => once(child, 'exit'));
    for (const child of living) child.process.kill('SIGTERM');
    const sending = longestSending(deliveryFromSettings(settings), settings);
    await within(STOP_DELAY_SECONDS + STOP_SECONDS + sending + 5, Promise.all(ends));
    for (const child of living) child.process.kill('SIGKILL');
    await leaveDatabase(opening, settings);
  });
  const database = await opening.catch((error: unknown) => {
    if (!isStopping) throw error;
  });
  if (!database || isStopping) return;
  warnWhereUnguarded(database);
  cluster.setupPrimary({ exec: join(__dirname, 'main.js') });

  /** @param place each has its own port for metrics, also one that takes another's place */
  const fork = (role: Role, place: number): Worker => {
    const child = cluster.fork({
      ROLE: role,
      WEB_CONCURRENCY: '1',
      DATABASE_URL: database.url,
      DATABASE_MIGRATION_URL: '',
      DEMO: String(settings.isDemo),
      ...(METRICS_PORT !== undefined && { METRICS_PORT: String(METRICS_PORT + place) }),
    });
    living.add(child);
    child.once('exit', () => living.delete(child));
    // A connection that was to be handed to one that has just died; it is started anew when it is gone.
    child.on('error', (error) => log.warn(`A ${role} process could not be reached: ${error.message}`));
    return child;
  };
  /** After each failure in a row the pause is twice as long. */
  const keep = (role: Role, place: number, child: Worker, failures = 0): void => {
    const startedAt = Date.now();
    child.once('exit', async (code, signal) => {
      if (isStopping) return;
      const again = Date.now() - startedAt > STEADY_MILLISECONDS ? 0 : failures;
      log.warn(`A ${role} process ended (${signal ?? code}) and is started again`);
      await pause(Math.min(FIRST_PAUSE_MILLISECONDS * 2 ** again, LONGEST_PAUSE_MILLISECONDS));
      if (isStopping) return;
      const successor = fork(role, place);
      successor.once('message', () => log.warn(`A ${role} process is at work again`));
      keep(role, place, successor, again + 1);
    });
  };

  // The first one seeds, and shows whether the settings and the port are right.
  const first = fork('web', 0);
  const begun = await Promise.race([once(first, 'message'), once(first, 'exit').then(() => undefined)]);
  if (isStopping) return;
  if (!begun) {
    await database.close();
    process.exit(1);
  }
  keep('web', 0, first);
  const others = Array.from({ length: settings.webProcesses - 1 }, (_, index) => fork('web', index + 1));
  for (const [index, child] of others.entries()) keep('web', index + 1, child);
  if (ROLE !== 'web') keep('worker', settings.webProcesses, fork('worker', settings.webProcesses));
  await Promise.all(others.map((child) => Promise.race([once(child, 'message'), once(child, 'exit')])));
  const [{ hasDemoAccounts }] = begun;
  printWelcome(settings, hasDemoAccounts === true);
}
