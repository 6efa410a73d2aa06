/**
 * A lock of the browser, so that other tabs and the service worker know of it too. Some browsers have none, or refuse it
 * as they refuse cookies: then nothing waits.
 */
const name = 'under-way';

/** Until then nothing that is only fetched ahead begins. */
export function keepBusyUntil(done: Promise<unknown>): void {
  const settled = done.then(
    () => undefined,
    () => undefined,
  );
  navigator.locks?.request(name, { mode: 'shared' }, () => settled).catch(() => undefined);
}

async function isBusy({ locks }: Navigator): Promise<boolean> {
  const { held = [], pending = [] } = await locks.query();
  return [...held, ...pending].some((lock) => lock.name === name && lock.mode === 'shared');
}

async function untilQuiet(): Promise<void> {
  // What began while this waited comes after it.
  do await navigator.locks.request(name, () => undefined);
  while (await isBusy(navigator));
}

/** Waits for a moment in which nobody waits for the network. */
export const quiet = (): Promise<void> => untilQuiet().catch(() => undefined);

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether data is dear here, or so slow that all of the line is needed for what one does. Few browsers say so. */
export function isLineScarce(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
