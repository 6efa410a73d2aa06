import { ServiceBusy } from './problem/common.errors';
import { Turns } from './turns';

describe('turns', () => {
  /** Works that end when they are told to. */
  function held() {
    const ends: (() => void)[] = [];
    const begun: number[] = [];
    const work = (number: number) => () =>
      new Promise<number>((resolve) => {
        begun.push(number);
        ends.push(() => resolve(number));
      });
    return { ends, begun, work };
  }

  it('let so many work at once, and the next in line as soon as one is done', async () => {
    const { ends, begun, work } = held();
    const turns = new Turns(2, 10);
    const all = [1, 2, 3, 4].map((number) => turns.take(work(number)));
    expect(begun).toEqual([1, 2]);

    ends[1]?.();
    await all[1];
    expect(begun).toEqual([1, 2, 3]);
    for (const index of [0, 2]) ends[index]?.();
    await all[2];
    ends[3]?.();

    await expect(Promise.all(all)).resolves.toEqual([1, 2, 3, 4]);
  });

  it('refuse whoever finds the line full, and take others once there is room again', async () => {
    const { ends, work } = held();
    const turns = new Turns(1, 1);
    const [first, second] = [turns.take(work(1)), turns.take(work(2))];

    await expect(turns.take(work(3))).rejects.toBeInstanceOf(ServiceBusy);
    ends[0]?.();
    await first;
    const fourth = turns.take(work(4));
    ends[1]?.();
    await second;
    ends[2]?.();
    await expect(fourth).resolves.toBe(4);
  });

  it('go on after a work that failed', async () => {
    const turns = new Turns(1, 1);

    await expect(turns.take(() => Promise.reject(new Error('it broke')))).rejects.toThrow('it broke');
    await expect(turns.take(() => Promise.resolve('done'))).resolves.toBe('done');
  });
});
