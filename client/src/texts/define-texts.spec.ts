type Texts = { readonly default: object };

type DefineTexts = typeof import('./define-texts');
let defineArrivingTexts: DefineTexts['defineArrivingTexts'];
let loadChosenTexts: DefineTexts['loadChosenTexts'];
let loadTexts: DefineTexts['loadTexts'];
let withTexts: DefineTexts['withTexts'];

beforeEach(() => {
  jest.useFakeTimers();
  // What one test defines is asked for in no other.
  jest.isolateModules(() => {
    ({ defineArrivingTexts, loadChosenTexts, loadTexts, withTexts } = jest.requireActual('./define-texts'));
  });
});

afterEach(() => {
  jest.useRealTimers();
});

test('of languages that are chosen one after the other the last one counts, whichever comes first', async () => {
  let lose: () => void = () => {};
  const slow = new Promise<Texts>((_, reject) => (lose = () => reject(new Error('lost'))));
  defineArrivingTexts({ en: async () => ({ default: {} }), fil: () => slow });
  const first = loadChosenTexts('fil');
  expect(await loadChosenTexts('en')).toBe(true);
  lose();
  expect(await first).toBe(false);
  await expect(loadChosenTexts('fil')).rejects.toThrow('lost');
});

test('texts that never answer hold up what comes with them for so long, nothing after that, and count once they come', async () => {
  let answer: (texts: Texts) => void = () => {};
  const load = jest.fn(() => new Promise<Texts>((resolve) => (answer = resolve)));
  const silent = defineArrivingTexts({ en: load, fil: load });
  const other = { title: 'Loan' };
  const there = async () => ({ default: other });
  const texts = defineArrivingTexts({ en: there, fil: there });

  const first = withTexts(Promise.resolve('first'));
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await first).toBe('first');
  expect(texts).toEqual({ en: other });

  expect(await withTexts(Promise.resolve('second'))).toBe('second');
  await expect(loadTexts('en')).rejects.toThrow();
  expect(load).toHaveBeenCalledTimes(1);

  const late = { title: 'Wallet' };
  answer({ default: late });
  await jest.advanceTimersByTimeAsync(0);
  expect(silent).toEqual({ en: late });
  await loadTexts('en');
});

test('texts that were lost are asked for once more', async () => {
  const texts = { title: 'Settings' };
  const load = jest.fn<Promise<Texts>, []>().mockRejectedValueOnce(new Error('lost'));
  const arriving = defineArrivingTexts({ en: load, fil: load });
  await expect(loadTexts('en')).rejects.toThrow('lost');
  load.mockResolvedValueOnce({ default: texts });
  await loadTexts('en');
  expect(arriving).toEqual({ en: texts });
});
