import { NumberSeries } from '../../src/platform/database/number-series';
import { startApp, type TestApp } from '../support/app';

describe('a series of numbers', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp();
  });

  afterAll(() => test.close());

  it('forgets the numbers that an undone transaction drew ahead, since a database that died gives them again', async () => {
    const series = new NumberSeries('WD', 'withdrawal_number_sequence');
    const given = async (isUndone = false) => {
      let number = '';
      const drawing = test.dataSource.transaction(async (tx) => {
        number = await series.next(tx);
        if (isUndone) throw new Error('undone');
      });
      await drawing.catch((error: Error) => expect(error.message).toBe('undone'));
      return Number(number.slice(2));
    };

    const undone = await given(true);
    const first = await given();

    expect(first).toBeGreaterThanOrEqual(undone + 20);
    expect(await given()).toBe(first + 1);
  });
});
