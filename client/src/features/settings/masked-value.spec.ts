import { createReveal, revealMs } from './masked-value';

describe('what is revealed', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function revealing() {
    const seen: boolean[] = [];
    return { seen, ...createReveal((shown) => seen.push(shown)) };
  }

  it('hides by itself after three seconds', () => {
    const { seen, show } = revealing();
    show();
    jest.advanceTimersByTime(revealMs - 1);
    expect(seen).toEqual([true]);
    jest.advanceTimersByTime(1);
    expect(seen).toEqual([true, false]);
    expect(revealMs).toBe(3000);
  });

  it('stays three seconds from the second press on', () => {
    const { seen, show } = revealing();
    show();
    jest.advanceTimersByTime(2000);
    show();
    jest.advanceTimersByTime(2999);
    expect(seen).not.toContain(false);
    jest.advanceTimersByTime(1);
    expect(seen.at(-1)).toBe(false);
  });

  it('tells nothing any more once it is stopped', () => {
    const { seen, show, stop } = revealing();
    show();
    stop();
    jest.advanceTimersByTime(revealMs);
    expect(seen).toEqual([true]);
  });
});
