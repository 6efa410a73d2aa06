import type { EntityManager } from 'typeorm';
import { NumberSeries } from '../../src/platform/database/number-series';
import { startApp, type TestApp } from '../support/app';

/** What the database finds wrong no sooner than with the commit. */
const twice = (tx: EntityManager) =>
  tx.query(
    `CREATE TEMP TABLE twice (number int UNIQUE DEFERRABLE INITIALLY DEFERRED) ON COMMIT DROP;
     INSERT INTO twice VALUES (1), (1)`,
  );

describe('a series of numbers', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp();
  });

  afterAll(() => test.close());

  it.each([
    ['by its work', () => Promise.reject(new Error('undone')), false],
    ['as it was committed', twice, true],
  ])(
    'forgets the numbers that a transaction drew ahead which was undone %s, since a database that died gives them again',
    async (_, undo, isWorkDone) => {
      const series = new NumberSeries('WD', 'withdrawal_number_sequence');
      const given = async (end: (tx: EntityManager) => Promise<unknown> = async () => undefined) => {
        let [number, isWorkDone] = ['', false];
        const drawing = test.dataSource.transaction(async (tx) => {
          number = await series.next(tx);
          await end(tx);
          isWorkDone = true;
        });
        const isDone = await drawing.then(
          () => true,
          () => false,
        );
        return { number: Number(number.slice(2)), isWorkDone, isDone };
      };

      const undone = await given(undo);
      const first = await given();

      expect(undone).toMatchObject({ isWorkDone, isDone: false });
      expect(first.number).toBeGreaterThanOrEqual(undone.number + 20);
      expect((await given()).number).toBe(first.number + 1);
    },
  );
});
