import type { Client } from 'pg';

/** What a database that is being filled need not do. */
const WHILE_FILLING = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '1GB',
  maintenance_work_mem: '512MB',
};

/** Does what fills a database. @returns the seconds that it took */
export async function filling(sql: Client, fill: () => Promise<void>): Promise<number> {
  const alter = async (setting: string) => {
    await sql.query(`ALTER SYSTEM SET ${setting}`);
    await sql.query('SELECT pg_reload_conf()');
  };
  const begun = performance.now();
  for (const [name, value] of Object.entries(WHILE_FILLING)) await alter(`${name} = '${value}'`);
  await fill();
  for (const name of Object.keys(WHILE_FILLING)) await alter(`${name} = DEFAULT`);
  await sql.query('CHECKPOINT');
  return (performance.now() - begun) / 1000;
}
