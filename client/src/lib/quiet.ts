/** A lock of the browser, so that other tabs and the service worker know of it too. Some browsers have none. */
const name = 'under-way';

/** Until then nothing that is only fetched ahead begins. */
export function keepBusyUntil(done: Promise<unknown>): void {
  const settled = done.then(
    () => undefined,
    () => undefined,
  );
  void navigator.locks?.request(name, { mode: 'shared' }, () => settled);
}

async function isBusy({ locks }: Navigator): Promise<boolean> {
  const { held = [], pending = [] } = await locks.query();
  return [...held, ...pending].some((lock) => lock.name === name);
}

/** Waits for a moment in which nobody waits for the network. */
export async function quiet(): Promise<void> {
  if (!navigator.locks) return;
  // What began while this waited comes after it.
  do await navigator.locks.request(name, () => undefined);
  while (await isBusy(navigator));
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether data is dear here, or so slow that all of the line is needed for what one does. Few browsers say so. */
export function isLineScarce(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
