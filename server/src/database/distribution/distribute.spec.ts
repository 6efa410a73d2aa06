import type { Database } from '../../platform/database/database';
import { distribute } from './distribute';

/** A coordinator whose tables stand where they should, but for one; with what it was asked, in order. */
function coordinator({ misplaced = [] as readonly string[], isSound = true } = {}) {
  const asked: string[] = [];
  const answers: [RegExp, () => unknown[]][] = [
    [/pg_extension/, () => [{ has: true }]],
    [/pg_dist_local_group/, () => [{ group: 0, workers: 1, knowsItself: true }]],
    [/quote_ident/, () => [{ name: 'pautang' }]],
    [/FROM pg_dist_partition/, () => [{ name: 'posting' }]],
    [/FROM pg_dist_node/, () => [{ node: 'one:5432' }]],
    [/AS "primaryKey"/, () => misplaced.map((name) => ({ name, primaryKey: ['member_id'], uniqueKeys: [] }))],
    [/LIMIT 10/, () => (isSound ? [] : [{}])],
  ];
  const query = async (sql: string) => {
    asked.push(sql);
    return answers.find(([words]) => words.test(sql))?.[1]() ?? [];
  };
  const tx = { query, find: async () => [] };
  const database = { maintenance: async (work: (of: typeof tx) => unknown) => work(tx) };
  return { asked, database: database as unknown as Database };
}

describe('distributing', () => {
  it('asks nothing of the ledger where every table is in its place: servers work on it', async () => {
    const { database } = coordinator({ isSound: false });

    expect(await distribute(database)).toEqual({ nodes: ['one:5432'], placed: [] });
  });

  it('holds the tables that move before it looks at the ledger', async () => {
    const { asked, database } = coordinator({ misplaced: ['loan'], isSound: false });

    await expect(distribute(database)).rejects.toThrow('not sound already');

    const held = asked.findIndex((sql) => sql.startsWith('LOCK TABLE "loan"'));
    expect(held).toBeGreaterThan(0);
    expect(asked.findIndex((sql) => sql.includes('LIMIT 10'))).toBeGreaterThan(held);
  });
});
