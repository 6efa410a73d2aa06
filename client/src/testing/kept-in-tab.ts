const kept = new Map<string, string>();

/** Gives the tests of a file what a tab keeps, empty before each; gone afterwards. */
export function keepInTab(): ReadonlyMap<string, string> {
  beforeAll(() => {
    Object.assign(globalThis, {
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      },
    });
  });
  beforeEach(() => kept.clear());
  afterAll(() => Reflect.deleteProperty(globalThis, 'sessionStorage'));
  return kept;
}
