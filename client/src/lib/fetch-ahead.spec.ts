import { fetchAhead } from './fetch-ahead';

const kept = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
const part = () => jest.fn(async () => undefined);

function browse(connection = {}, whenAsked = () => {}): void {
  const locks = {
    request: async () => whenAsked(),
    query: async () => ({ held: [], pending: [] }),
  };
  Object.defineProperty(globalThis, 'navigator', { value: { connection, locks }, configurable: true });
}

afterEach(() => {
  if (kept) Object.defineProperty(globalThis, 'navigator', kept);
  else Reflect.deleteProperty(globalThis, 'navigator');
});

describe('what is fetched ahead', () => {
  it('comes one after the other, also where one does not come', async () => {
    browse();
    const failing = jest.fn().mockRejectedValue(new Error('no network'));
    const [first, last] = [part(), part()];
    await fetchAhead([first, failing, last], new AbortController().signal);
    for (const one of [first, failing, last]) expect(one).toHaveBeenCalledTimes(1);
  });

  it('comes no more once what it is for is gone, also while it waits for its turn', async () => {
    const gone = new AbortController();
    const turns = jest
      .fn()
      .mockReturnValueOnce(undefined)
      .mockImplementationOnce(() => gone.abort());
    browse({}, turns);
    const [first, second] = [part(), part()];
    await fetchAhead([first, second], gone.signal);
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).not.toHaveBeenCalled();
  });

  it('is nothing where the line is scarce', async () => {
    browse({ saveData: true });
    const first = part();
    await fetchAhead([first], new AbortController().signal);
    expect(first).not.toHaveBeenCalled();
  });
});
