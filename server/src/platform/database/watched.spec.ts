import { Watched } from './watched';

describe('Watched', () => {
  let asked: number;
  let stored: string;
  const ask = async () => {
    asked += 1;
    return stored;
  };

  beforeEach(() => {
    jest.useFakeTimers();
    asked = 0;
    stored = 'old';
  });
  afterEach(() => jest.useRealTimers());

  it('asks once for all who want to know it within a quarter of a second', async () => {
    const watched = new Watched(ask);

    expect(await Promise.all([watched.read(), watched.read()])).toEqual(['old', 'old']);
    jest.advanceTimersByTime(249);
    await watched.read();

    expect(asked).toBe(1);
  });

  it('tells nobody what is older', async () => {
    const watched = new Watched(ask);
    await watched.read();
    stored = 'new';

    jest.advanceTimersByTime(249);
    expect(await watched.read()).toBe('old');
    jest.advanceTimersByTime(1);
    expect(await watched.read()).toBe('new');
  });

  it('asks nothing while nobody wants to know it', async () => {
    const watched = new Watched(ask);
    await watched.read();

    await jest.advanceTimersByTimeAsync(60_000);

    expect(asked).toBe(1);
  });

  it('knows a change of its own at once, even one while it asks', async () => {
    const watched = new Watched(ask);
    const before = watched.read();
    stored = 'new';
    watched.forget();

    expect(await before).toBe('old');
    expect(await watched.read()).toBe('new');
    expect(await watched.read()).toBe('new');
  });

  it('asks again after a failure', async () => {
    let fails = true;
    const watched = new Watched(async () => {
      if (fails) throw new Error('lost');
      return 'found';
    });

    await expect(watched.read()).rejects.toThrow('lost');
    fails = false;
    await expect(watched.read()).resolves.toBe('found');
  });
});
