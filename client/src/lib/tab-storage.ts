// A browser may refuse storage altogether. Then only a reload loses what was kept.
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** What may wait in this tab for a reload, until the member signs out. Never a password or a code. */
export const tabStorage = {
  /** As it was kept, or whatever somebody made of it; undefined without any. */
  read(key: string): unknown {
    return attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined);
  },
  keep(key: string, value: object): void {
    attempt(() => sessionStorage.setItem(key, JSON.stringify(value)));
  },
  forget(key: string): void {
    attempt(() => sessionStorage.removeItem(key));
  },
};
