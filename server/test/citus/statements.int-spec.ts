import { Client } from 'pg';
import { statements } from '../../src/platform/database/statement';
import { startApp, type TestApp } from '../support/app';

/** Values of these types, which no row has. */
const ANY: readonly (readonly [type: RegExp, value: string])[] = [
  [/\[\]$/, '{}'],
  [/^uuid$/, '00000000-0000-4000-8000-000000000001'],
  [/^(date|timestamp)/, '2026-01-31'],
  [/^json/, '{}'],
  [/^(regclass)$/, 'loan'],
  [/^(text|character varying)$/, 'x'],
  [/./, '1'],
];

describe('a statement on three nodes', () => {
  let test: TestApp;
  let sql: Client;

  beforeAll(async () => {
    test = await startApp();
    sql = new Client(test.ownerUrl);
    await sql.connect();
  });

  afterAll(async () => {
    await sql?.end();
    await test?.close();
  });

  /** With a value in the place of each parameter: Citus explains nothing whose node a parameter names. */
  async function planOf(text: string): Promise<string> {
    await sql.query(`PREPARE it AS ${text}`);
    const { rows } = await sql.query<{ types: string[] }>(
      `SELECT parameter_types::text[] AS types FROM pg_prepared_statements WHERE name = 'it'`,
    );
    await sql.query('DEALLOCATE it');
    const values = rows[0]?.types.map((type) => {
      const [, value] = ANY.find(([pattern]) => pattern.test(type)) ?? [];
      return `'${value}'::${type}`;
    });
    const whole = text.replace(/\$(\d+)/g, (_, number) => values?.[Number(number) - 1] ?? '');
    const plan = await sql.query<{ 'QUERY PLAN': string }>(`EXPLAIN (COSTS off) ${whole}`);
    return plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  const parts = (plan: string) => [...plan.matchAll(/Task Count: (\d+)/g)].map(([, count]) => Number(count));

  it('can be planned; one of a member is asked of one node', async () => {
    const faults: string[] = [];
    for (const { name, text } of statements()) {
      const isOfMember = /\b(member_id|account_id|m\.id) = \$\d/.test(text);
      const plan = await planOf(text).catch((error: Error) => error);
      if (plan instanceof Error) faults.push(`${name}: ${plan.message}`);
      else if (isOfMember && parts(plan).some((count) => count > 1))
        faults.push(`${name}: asked of all nodes`);
    }

    expect(statements().length).toBeGreaterThan(200);
    expect(faults).toEqual([]);
  });

  it('is told from one that asks all nodes for the rows of one', async () => {
    const plan = await planOf(
      'SELECT (SELECT count(*) FROM repayment r WHERE r.member_id = l.member_id) FROM loan l WHERE l.member_id = $1',
    );

    expect(parts(plan)).toEqual([4]);
  });
});
