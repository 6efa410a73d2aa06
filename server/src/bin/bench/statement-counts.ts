import type { Client } from 'pg';
import type { BenchRun } from './bench-run';
import type { OperationName } from './wanted';

const CALLS = 20;
/** Limits of a transaction go along with its beginning. */
const NOT_COUNTED = '^(BEGIN|START TRANSACTION|SET|COMMIT|ROLLBACK)';

/** How many SQL statements one call of each operation sends, as PostgreSQL counts them; none where it cannot. */
export async function countStatements(
  run: BenchRun,
  names: readonly OperationName[],
): Promise<Map<OperationName, number>> {
  const counts = new Map<OperationName, number>();
  const { sql } = run.stage;
  if (!(await canCount(sql))) return counts;
  const load = { callers: 1, seconds: 0.5, loans: CALLS };
  await track(sql, 'top');
  await run.round(names, load, async (name, call) => {
    await sql.query('SELECT pg_stat_statements_reset()');
    const round = await call();
    counts.set(name, await counted(sql, round.calls));
    return round;
  });
  await track(sql, 'none');
  return counts;
}

/** What jobs ask for meanwhile comes less often than once a call, and is rounded away. */
async function counted(sql: Client, calls: number): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `SELECT coalesce(sum(round(calls::numeric / $1)), 0)::integer AS count FROM pg_stat_statements
      WHERE query !~* '${NOT_COUNTED}' AND query !~ 'pg_stat_statements'
        AND dbid = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [calls],
  );
  return rows[0]?.count ?? 0;
}

async function canCount(sql: Client): Promise<boolean> {
  try {
    await sql.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
    await sql.query('SELECT 1 FROM pg_stat_statements LIMIT 1');
    return true;
  } catch {
    return false;
  }
}

async function track(sql: Client, what: 'top' | 'none'): Promise<void> {
  await sql.query(`ALTER SYSTEM SET pg_stat_statements.track = '${what}'`);
  await sql.query('SELECT pg_reload_conf()');
  await sql.query('SELECT pg_sleep(0.2)');
}
