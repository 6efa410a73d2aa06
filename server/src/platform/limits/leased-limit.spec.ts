import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { LeasedLimit } from './leased-limit';

const LIMIT = 60;
const hashOf = (key: string) => `hash of ${key}`;

describe('a limit that servers share', () => {
  const shared = () => {
    const counter = new RateLimiterMemory({ points: LIMIT, duration: 60 });
    const counted = jest.spyOn(counter, 'penalty');
    return { counted, server: () => new LeasedLimit(counter, LIMIT, hashOf) };
  };

  const passedOf = async (limits: LeasedLimit[], times: number, key = 'one') => {
    const ends = await Promise.all(
      Array.from({ length: times }, (_, index) => limits[index % limits.length]?.take(key)),
    );
    return ends.filter((wait) => wait === undefined).length;
  };

  it('lets through as much as it says on one server, with a statement for every third of sixty', async () => {
    const { counted, server } = shared();
    const one = server();

    expect(await passedOf([one], 200)).toBe(LIMIT);

    expect(counted.mock.calls.length).toBeLessThanOrEqual(21);
    expect(await one.take('one')).toBeGreaterThan(59_000);
    expect(await one.take('other')).toBeUndefined();
  });

  it('never lets more through on several, and hardly less', async () => {
    const { server } = shared();
    const passed = await passedOf([server(), server(), server()], 300);

    expect(passed).toBeLessThanOrEqual(LIMIT);
    expect(passed).toBeGreaterThan(LIMIT - 7);
  });

  it('asks nobody about an address that is over', async () => {
    const { counted, server } = shared();
    const one = server();
    await passedOf([one], LIMIT + 1);
    counted.mockClear();

    await passedOf([one], 500);

    expect(counted).not.toHaveBeenCalled();
  });

  it('refuses from memory no longer than that where the clock is set back', async () => {
    const counted = { consumedPoints: LIMIT + 3, msBeforeNext: 60_000 } as RateLimiterRes;
    const penalty = jest.fn(async () => counted);
    const limit = new LeasedLimit({ penalty }, LIMIT, hashOf);
    jest.useFakeTimers();
    try {
      expect(await limit.take('one')).toBe(60_000);
      jest.setSystemTime(Date.now() - 60 * 60 * 1000);
      expect(await limit.take('one')).toBe(60_000);
      jest.advanceTimersByTime(60_000);
      penalty.mockResolvedValueOnce({ consumedPoints: 3, msBeforeNext: 60_000 } as RateLimiterRes);
      expect(await limit.take('one')).toBeUndefined();
    } finally {
      jest.useRealTimers();
    }
  });

  it('remembers so many keys and no more, the latest ones', async () => {
    const penalty = jest.fn(async () => ({ consumedPoints: 3, msBeforeNext: 60_000 }) as RateLimiterRes);
    const limit = new LeasedLimit({ penalty }, LIMIT, hashOf);
    for (let key = 0; key <= 20_000; key++) await limit.take(String(key));
    penalty.mockClear();

    await limit.take('20000');
    expect(penalty).not.toHaveBeenCalled();
    await limit.take('0');
    expect(penalty).toHaveBeenCalledTimes(1);
  });

  it('begins anew when the time is over', async () => {
    jest.useFakeTimers();
    try {
      const limit = new LeasedLimit(new RateLimiterMemory({ points: 2, duration: 60 }), 2, hashOf);
      expect(await passedOf([limit], 5)).toBe(2);

      const wait = (await limit.take('one')) ?? 0;
      jest.advanceTimersByTime(wait - 1);
      expect(await limit.take('one')).toBeDefined();
      jest.advanceTimersByTime(1);

      expect(await limit.take('one')).toBeUndefined();
    } finally {
      jest.useRealTimers();
    }
  });
});
