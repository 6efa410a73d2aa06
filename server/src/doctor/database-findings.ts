import type { EntityManager } from 'typeorm';
import type { Settings } from '../config/settings';
import { counted } from '../platform/counted';
import { NOT_ENCRYPTED } from '../platform/crypto/keyring';
import { dataKeysInUse } from '../platform/crypto/keyring.sql';
import { type Finding, Findings } from './finding';

const clock = new Findings('clock');
const connections = new Findings('connections');
const demo = new Findings('demo');
const secrets = new Findings('secrets');

const MILLISECONDS_APART = { warn: 1000, fail: 5000 } as const;
/** Others need some too: commands, backups, whoever looks. */
const FULL_FROM = 0.8;

/** How far database and machine are apart, and whether a demo's clock was moved here. */
export async function clockFindings(tx: EntityManager, { isDemo }: Settings): Promise<Finding[]> {
  const asked = Date.now();
  const [{ now }] = await tx.query<[{ now: Date }]>('SELECT clock_timestamp() AS now');
  const answered = Date.now();
  const apart = Math.max(asked - now.getTime(), now.getTime() - answered, 0);
  const [moved] = await tx.query<{ days: number }[]>('SELECT offset_days AS days FROM business_clock');
  return [judgeClock(apart), ...(moved && moved.days !== 0 && !isDemo ? [movedClock(moved.days)] : [])];
}

/** @param apart more milliseconds than the answer took */
export function judgeClock(apart: number): Finding {
  const says = `this machine and the database are ${(apart / 1000).toFixed(1)} s apart`;
  const todo = 'Set both by NTP: codes, tokens and due days go by these clocks.';
  if (apart > MILLISECONDS_APART.fail) return clock.fail(says, todo);
  if (apart > MILLISECONDS_APART.warn) return clock.warn(says, todo);
  return clock.ok('this machine and the database agree');
}

function movedClock(days: number): Finding {
  return clock.fail(
    `the day of the demo was moved by ${counted(days, 'day')} in this database`,
    'It counts in the demo alone: what was booked then is on the wrong day. Do not use this database for members.',
  );
}

/** Whether there were accounts whose passwords are public. */
export async function demoFindings(tx: EntityManager, { isDemo }: Settings): Promise<Finding[]> {
  if (isDemo) return [];
  const seeded = await tx.query(`SELECT 1 FROM audit_entry WHERE action = 'DEMO_SEEDED' LIMIT 1`);
  if (seeded.length === 0) return [];
  return [
    demo.fail(
      'this database was filled as a demo: it has accounts of members and staff whose passwords are public',
      'Begin with a new database.',
    ),
  ];
}

/** Whether the database has as many connections as the processes of this installation take. */
export async function connectionFindings(tx: EntityManager, settings: Settings): Promise<Finding[]> {
  const [limits] = await tx.query<[{ server: number; ofRole: number; ofDatabase: number }]>(
    `SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
         - coalesce(current_setting('reserved_connections', true)::int, 0) AS server,
       (SELECT rolconnlimit FROM pg_roles WHERE rolname = current_user) AS "ofRole",
       (SELECT datconnlimit FROM pg_database WHERE datname = current_database()) AS "ofDatabase"`,
  );
  const most = Math.min(...Object.values(limits).filter((limit) => limit >= 0));
  const { processes } = settings;
  const needed = processes * settings.environment.DATABASE_POOL_SIZE;
  const says = `${counted(processes, 'process', 'processes')} here ${processes === 1 ? 'takes' : 'take'} up to ${needed} connections, of ${most} that the database has`;
  const todo = 'Lower DATABASE_POOL_SIZE, raise max_connections, or put PgBouncer before it.';
  if (needed > most) return [connections.fail(says, todo)];
  if (needed > most * FULL_FROM) return [connections.warn(says, todo)];
  return [connections.ok(says)];
}

/** Whether DATA_KEY opens all that is encrypted, and nothing waits for the newest key. */
export async function dataKeyFindings(
  tx: EntityManager,
  { dataKey, dataKeys }: Settings,
): Promise<Finding[]> {
  const used = (await dataKeysInUse.all(tx)).map(({ id }) => id).filter((id) => id !== NOT_ENCRYPTED);
  const lacked = used.filter((id) => dataKeys.every((given) => given.id !== id));
  if (lacked.length > 0) {
    return [
      secrets.fail(
        `DATA_KEY lacks ${lacked.join(', ')}, with which values in the database are encrypted: no server starts`,
        'Put that key behind the new one, and run npm run keys:rotate before it is taken away.',
      ),
    ];
  }
  const old = used.filter((id) => id !== dataKey.id);
  if (old.length === 0) return [];
  return [secrets.warn(`values may still be under ${old.join(', ')}`, 'Run npm run keys:rotate.')];
}
