import { Client } from 'pg';
import { statement } from '../../src/platform/database/statement';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import { WITHOUT_JOBS } from '../support/round-trips';

const numbered = statement<{ readonly number: number; readonly pid: number }, [number: number]>(
  'test.numbered',
  'SELECT $1::integer AS number, pg_backend_pid() AS pid',
);
const messages = statement<{ readonly id: string }>(
  'test.messages',
  'SELECT id FROM contact_message LIMIT 1',
);
const divided = statement<never, [by: number]>('test.dividedBy', 'SELECT 1 / $1::integer');

const columns = statement<object, [text: string | null]>(
  'test.columns',
  `SELECT $1::text AS "aText", 5::bigint AS count, '2026-02-28'::date AS day, '[1]'::json AS list WHERE $1 <> 'none' OR $1 IS NULL`,
);

describe('reads of many requests', () => {
  let test: TestApp;
  let holder: Client;

  beforeAll(async () => {
    // What jobs ask would share them too.
    test = await startApp(WITHOUT_JOBS);
  });

  afterAll(() => test.close());

  beforeEach(async () => {
    holder = new Client({ connectionString: test.databaseUrl });
    await holder.connect();
  });

  afterEach(() => holder.end());

  const many = (count: number) => Array.from({ length: count }, (_, index) => index);
  const hold = () => holder.query('BEGIN; LOCK TABLE contact_message');
  const release = () => holder.query('COMMIT');

  async function waitingPid(besides?: number): Promise<number> {
    let pid: number | undefined;
    await eventually(async () => {
      const rows = await test.sql<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      );
      pid = rows.map((row) => row.pid).find((one) => one !== besides);
      expect(pid).toBeDefined();
    });
    return pid ?? 0;
  }

  it('share two connections, and each gets its own answer', async () => {
    const { manager } = test.dataSource;

    const rows = await Promise.all(many(60).map((number) => numbered.only(manager, number)));

    expect(rows.map(({ number }) => number)).toEqual(many(60));
    expect(new Set(rows.map(({ pid }) => pid)).size).toBeLessThanOrEqual(2);
  });

  it('have the same columns when they are not described any more', async () => {
    await test.dataSource.transaction(async (tx) => {
      const described = await columns.all(tx, 'first');
      const known = [
        await columns.all(tx, null),
        await columns.all(tx, 'none'),
        await columns.all(tx, 'last'),
      ];

      const row = (aText: string | null) => ({ aText, count: 5, day: '2026-02-28', list: [1] });
      expect(described).toEqual([row('first')]);
      expect(known).toEqual([[row(null)], [], [row('last')]]);
    });
  });

  it('fail alone', async () => {
    const { manager } = test.dataSource;

    const answers = await Promise.allSettled(many(20).map((by) => divided.all(manager, by)));

    expect(answers.map(({ status }) => status)).toEqual(['rejected', ...Array(19).fill('fulfilled')]);
    expect(answers[0]).toMatchObject({ reason: { driverError: { code: '22012' } } });
  });

  it('do not line up behind one that takes its time', async () => {
    const { manager } = test.dataSource;
    await hold();
    const sent = performance.now();
    const slow = messages.all(manager);
    await waitingPid();
    await eventually(async () => expect(performance.now() - sent).toBeGreaterThan(50));

    const rows = await Promise.all(many(60).map((number) => numbered.only(manager, number)));

    expect(rows).toHaveLength(60);
    await release();
    expect(await slow).toEqual([]);
  });

  it('are asked once more where their connection is lost', async () => {
    await hold();
    const read = messages.all(test.dataSource.manager);
    const pid = await waitingPid();
    await test.sql('SELECT pg_terminate_backend($1)', [pid]);
    await waitingPid(pid);
    await release();

    expect(await read).toEqual([]);
  });

  it('are ended when their time is over, and those after them answered', async () => {
    const hasty = await eventually(() => startSecondApp(test, { DATABASE_TIMEOUT_SECONDS: '1' }));
    const { manager } = hasty.dataSource;
    await hold();

    await expect(messages.all(manager)).rejects.toMatchObject({ driverError: { code: '57014' } });
    const begun = performance.now();
    const answers = await Promise.allSettled(many(12).map(() => messages.all(manager)));

    // One after the other they would take as many seconds as stand in one line.
    expect(performance.now() - begun).toBeLessThan(4000);
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill('rejected'));
    expect(await numbered.only(manager, 7)).toMatchObject({ number: 7 });
    await release();
    await hasty.close();
  });
});
