import { inTurns } from './in-turns';

describe('work on very many', () => {
  it('keeps their order, and lets what came meanwhile go first', async () => {
    const many = Array.from({ length: 1_200 }, (_, index) => index);
    let doneThen = 0;
    let done = 0;
    setImmediate(() => {
      doneThen = done;
    });
    const doubled = await inTurns(many, (one) => {
      done++;
      return one * 2;
    });

    expect(doubled).toEqual(many.map((one) => one * 2));
    expect(doneThen).toBeLessThan(many.length);
    expect(await inTurns([], String)).toEqual([]);
  });
});
