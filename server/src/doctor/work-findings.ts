import type { EntityManager } from 'typeorm';
import type { Settings } from '../config/settings';
import { newestHead, unchainedEntries } from '../platform/audit/audit-chain.sql';
import { counted } from '../platform/counted';
import { measureJobs } from '../platform/jobs/jobs.sql';
import { QUEUES } from '../platform/jobs/queues';
import { FIRST_ID } from '../platform/paging';
import { type Finding, Findings, named } from './finding';

const rates = new Findings('rates');
const jobs = new Findings('jobs');
const audit = new Findings('audit trail');

const MINUTE_MILLISECONDS = 60_000;
const HOUR_MILLISECONDS = 60 * MINUTE_MILLISECONDS;
/** Work comes every second; a worker that runs is never so late. */
const LATE_SECONDS = 300;
/** The chain takes up each minute what is new. */
const BEHIND_MILLISECONDS = 10 * MINUTE_MILLISECONDS;
const START_WORKER = 'Start a server, or one with ROLE=worker, and look at its log.';

export async function rateFindings(tx: EntityManager, { environment, isDemo }: Settings): Promise<Finding[]> {
  const { RATE_URL, RATE_MAX_AGE_HOURS, RATE_REFRESH_MINUTES } = environment;
  if (!RATE_URL) {
    return [rates.ok(isDemo ? 'the bundled ones' : 'RATE_URL is not set: loans are in pesos alone')];
  }
  const [newest] = await tx.query<{ asOf: Date }[]>(
    'SELECT as_of AS "asOf" FROM rate_snapshot ORDER BY in_force_from DESC LIMIT 1',
  );
  const age = newest ? Date.now() - newest.asOf.getTime() : Number.POSITIVE_INFINITY;
  const says = newest ? `the newest are ${(age / HOUR_MILLISECONDS).toFixed(1)} hours old` : 'there are none';
  const todo = `See whether RATE_URL answers from here, and whether a worker runs (it asks every ${counted(RATE_REFRESH_MINUTES, 'minute')}).`;
  if (age > RATE_MAX_AGE_HOURS * HOUR_MILLISECONDS)
    return [rates.fail(`${says}: there are no new loans in foreign currencies`, todo)];
  if (age > (RATE_MAX_AGE_HOURS * HOUR_MILLISECONDS) / 2) return [rates.warn(says, todo)];
  return [rates.ok(says)];
}

export async function jobFindings(tx: EntityManager): Promise<Finding[]> {
  const rows = await measureJobs.all(tx, QUEUES);
  const failed = rows.filter((row) => Number(row.failed) > 0).map((row) => `${row.queue} (${row.failed})`);
  const late = rows
    .filter((row) => row.oldestSeconds > LATE_SECONDS)
    .map((row) => `${row.queue} (${Math.round(row.oldestSeconds / 60)} min)`);
  const found = [
    ...(failed.length > 0
      ? [
          jobs.warn(
            `some failed: ${named(failed)}`,
            'npm run backoffice -- jobs says why; jobs retry does one anew.',
          ),
        ]
      : []),
    ...(late.length > 0 ? [jobs.warn(`some are due and not done: ${named(late)}`, START_WORKER)] : []),
  ];
  return found.length > 0 ? found : [jobs.ok('none failed, none is late')];
}

/** Whether the chain is kept up, and has a head of today (UTC) that can be kept outside. */
export async function auditFindings(tx: EntityManager, now = Date.now()): Promise<Finding[]> {
  const [waiting] = await unchainedEntries.all(tx, FIRST_ID);
  const [oldest] = waiting
    ? await tx.query<{ at: Date }[]>('SELECT created_at AS at FROM audit_entry WHERE id = $1', [waiting.id])
    : [];
  if (oldest && now - oldest.at.getTime() > BEHIND_MILLISECONDS)
    return [audit.warn('entries wait to be taken up in the chain for more than ten minutes', START_WORKER)];
  const head = await newestHead.first(tx);
  if (!head) return [audit.ok('no head yet: a worker signs the first one soon after the first entry')];
  if (head.day === new Date(now).toISOString().slice(0, 10))
    return [audit.ok('chained, with a head of today')];
  return [audit.warn(`the newest head is of ${head.day}`, START_WORKER)];
}
