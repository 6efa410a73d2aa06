import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';
import { CommitUncertain, DatabaseBusy } from '../../src/platform/database/failures';
import { statement } from '../../src/platform/database/statement';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { type DatabaseProxy, startProxy } from '../support/database-proxy';
import { eventually } from '../support/eventually';
import { WITHOUT_JOBS } from '../support/round-trips';

const numbered = statement<{ readonly number: number; readonly transaction: string }, [number: number]>(
  'test.sharedNumber',
  'SELECT $1::integer AS number, pg_current_xact_id()::text AS transaction',
);
const noted = statement<{ readonly number: number }, [number: number]>(
  'test.sharedNote',
  `INSERT INTO shared_note (number) VALUES ($1)
   ON CONFLICT (number) DO UPDATE SET times = shared_note.times + 1 RETURNING number`,
);
const odd = statement<{ readonly number: number }, [number: number]>(
  'test.sharedOdd',
  'INSERT INTO shared_odd (number) VALUES ($1) RETURNING number',
);

const MOST = 16;
const many = (count: number) => Array.from({ length: count }, (_, index) => index);
const fulfilled = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));

describe('transactions of many requests', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp(WITHOUT_JOBS);
    await test.sql('CREATE TABLE shared_note (number integer PRIMARY KEY, times integer NOT NULL DEFAULT 1)');
    await test.sql('CREATE TABLE shared_odd (number integer PRIMARY KEY CHECK (number % 2 = 1))');
    await test.sql('GRANT ALL ON shared_note, shared_odd TO PUBLIC');
  });

  afterAll(() => test.close());

  beforeEach(() => test.sql('TRUNCATE shared_note, shared_odd'));

  const notes = (numbers: readonly number[], on = test) =>
    Promise.allSettled(numbers.map((number) => noted.beside(on.dataSource, number)));
  const kept = () =>
    test.sql<{ number: number; times: number }>('SELECT number, times FROM shared_note ORDER BY number');
  const once = (numbers: readonly number[]) => numbers.map((number) => ({ number, times: 1 }));

  it('are one for what comes at the same moment, up to sixteen, and each gets its own answer', async () => {
    const rows = await Promise.all(many(40).map((number) => numbered.beside(test.dataSource, number)));

    expect(rows.map(([row]) => row?.number)).toEqual(many(40));
    const transactions = rows.map(([row]) => row?.transaction);
    expect(new Set(transactions).size).toBe(3);
    expect(new Set(transactions.slice(0, MOST)).size).toBe(1);
  });

  it('are their own on a database of several nodes, of which one may be silent', async () => {
    await test.sql('CREATE TABLE pg_dist_partition ()');
    const distributed = await eventually(() => startSecondApp(test, WITHOUT_JOBS));
    await test.sql('DROP TABLE pg_dist_partition');

    const rows = await Promise.all(many(5).map((number) => numbered.beside(distributed.dataSource, number)));
    await distributed.close();

    expect(new Set(rows.map(([row]) => row?.transaction)).size).toBe(5);
  });

  it('are their own for what comes later', async () => {
    const [first] = await numbered.beside(test.dataSource, 1);
    const [second] = await numbered.beside(test.dataSource, 2);

    expect(first?.transaction).not.toBe(second?.transaction);
  });

  it('leave what fails to fail alone, and do the rest once', async () => {
    const answers = await Promise.allSettled(many(10).map((number) => odd.beside(test.dataSource, number)));

    expect(fulfilled(answers)).toEqual([1, 3, 5, 7, 9]);
    expect(answers[4]).toMatchObject({ reason: { driverError: { code: '23514' } } });
    const rows = await test.sql('SELECT number FROM shared_odd ORDER BY number');
    expect(rows).toEqual([1, 3, 5, 7, 9].map((number) => ({ number })));
  });

  it('leave to each also what is no failure of the database', async () => {
    const broken = async () => {
      throw new RangeError('of this one');
    };
    const answers = await Promise.allSettled([
      ...many(3).map((number) => noted.beside(test.dataSource, number)),
      test.dataSource.beside({ within: broken, alone: broken }),
    ]);

    expect(fulfilled(answers)).toEqual(many(3));
    expect(answers[3]).toMatchObject({ reason: expect.any(RangeError) });
    expect(await kept()).toEqual(once(many(3)));
  });

  it('go on without the one that waits for too long', async () => {
    const hasty = await eventually(() =>
      startSecondApp(test, { DATABASE_TIMEOUT_SECONDS: '1', ...WITHOUT_JOBS }),
    );
    const holder = new Client({ connectionString: test.ownerUrl });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('INSERT INTO shared_note (number) VALUES (2)');

    const answers = await notes([1, 2, 3], hasty);
    await holder.query('ROLLBACK');
    await holder.end();
    await hasty.close();

    expect(fulfilled(answers)).toEqual([0, 2]);
    expect(answers[1]).toMatchObject({ reason: expect.any(DatabaseBusy) });
    expect(await kept()).toEqual(once([1, 3]));
  });

  it('are asked for where each was, by which its trace is known', async () => {
    const asking = new AsyncLocalStorage<number>();

    const within = await Promise.all(
      many(3).map((number) =>
        asking.run(number, () =>
          test.dataSource.beside({
            within: async () => asking.getStore(),
            alone: () => Promise.reject(new Error('there are others')),
          }),
        ),
      ),
    );
    const alone = await asking.run(7, () =>
      test.dataSource.beside({
        within: () => Promise.reject(new Error('there are no others')),
        alone: async () => asking.getStore(),
      }),
    );

    expect([...within, alone]).toEqual([0, 1, 2, 7]);
  });

  describe('on a network that loses things', () => {
    let proxy: DatabaseProxy;
    let troubled: TestApp;

    beforeAll(async () => {
      proxy = await startProxy(test.databaseUrl);
      const settings = { DATABASE_TIMEOUT_SECONDS: '1', DATABASE_WAIT_SECONDS: '1', ...WITHOUT_JOBS };
      troubled = await eventually(() => startSecondApp({ databaseUrl: proxy.url }, settings));
    });

    afterAll(async () => {
      await troubled?.close();
      await proxy.close();
    });

    it('are uncertain for all where the commit was not answered, and are not done twice', async () => {
      proxy.loseCommits(1);
      const answers = await notes([1, 2, 3], troubled);

      for (const answer of answers) expect(answer).toMatchObject({ reason: expect.any(CommitUncertain) });
      expect(await kept()).toEqual(once([1, 2, 3]));
    });

    it('are refused to all at once where the database is away', async () => {
      proxy.away(true);
      const answers = await notes([1, 2, 3], troubled);
      proxy.away(false);

      for (const answer of answers) expect(answer).toMatchObject({ reason: expect.any(DatabaseBusy) });
      expect(await kept()).toEqual([]);
    });
  });
});
