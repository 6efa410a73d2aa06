import { useEffect, useSyncExternalStore } from 'react';
import { delay } from './delay';
import { loadAgain } from './open-anew';

export interface Answer<Value> {
  readonly data: Value | undefined;
  /** Why there was no answer the last time. */
  readonly error: unknown;
  readonly isError: boolean;
  /** How often it was asked for in vain, all tries of one time together. */
  readonly failures: number;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<void>;
}

interface AnswerOptions {
  /** How long an answer is taken again; for as long as the page is open, unless it is said. */
  freshMs?: number;
  /** How many more times a call is tried that failed in passing: once, unless it is said. */
  retries?: 0 | 1;
}

/** Something that is asked for once, and is the same for every part of the page and for everybody. */
export interface SharedAnswer<Value> {
  get: () => Answer<Value>;
  subscribe: (listener: () => void) => () => void;
  /** Asks, unless the answer is still fresh or on its way. */
  load: () => Promise<void>;
  /** Takes what a page brought along, so that nobody need ask; nothing where it brought none. */
  know: (data: Value | undefined) => void;
  /** As it stands before anything was asked. */
  first: () => Answer<Value>;
}

async function persist<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    // It comes with what asks the server: where that came, this is here.
    const { retryDelayMs } = await import('../api/problem');
    const delayMs = retryDelayMs(0, error);
    if (delayMs === undefined) throw error;
    await delay(delayMs);
    return ask();
  }
}

/**
 * What the public pages know of the server. They do without the query library, which is a tenth of what a first
 * visit loads and earns its weight in the member area.
 */
export function sharedAnswer<Value>(
  ask: () => Promise<Value>,
  { freshMs = Number.POSITIVE_INFINITY, retries = 1 }: AnswerOptions = {},
): SharedAnswer<Value> {
  let staleAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const refetch = () => {
    asking ??= run();
    return asking;
  };
  let first: Answer<Value> = {
    data: undefined,
    error: undefined,
    isError: false,
    failures: 0,
    isFetching: false,
    refetch,
  };
  let state: Answer<Value> = first;

  const put = (change: Partial<Answer<Value>>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const run = async () => {
    put({ isFetching: true });
    try {
      const data = await (retries ? persist(ask) : ask());
      staleAt = Date.now() + freshMs;
      put({ data, error: undefined, isError: false, isFetching: false });
    } catch (error) {
      put({ error, isError: true, failures: state.failures + 1, isFetching: false });
    }
    asking = undefined;
  };
  return {
    know: (data) => {
      first = { ...first, data };
      state = first;
      staleAt = data === undefined ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    },
    first: () => first,
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => (Date.now() < staleAt ? Promise.resolve() : refetch()),
  };
}

/** The answer as it stands, asked for when the first part of the page wants it. */
export function useAnswer<Value>({ get, subscribe, load, first }: SharedAnswer<Value>): Answer<Value> {
  useEffect(() => void load(), [load]);
  return useSyncExternalStore(subscribe, get, first);
}

/** The answer alone, for who draws nothing while it is on its way. */
export function useAnswerData<Value>({
  get,
  subscribe,
  load,
  first,
}: SharedAnswer<Value>): Value | undefined {
  useEffect(() => void load(), [load]);
  return useSyncExternalStore(
    subscribe,
    () => get().data,
    () => first().data,
  );
}

/** A part of the program that did not come: browsers remember that, and ask for it again only with the page. */
export const withThePage = <Value>(part: Answer<Value>): Answer<Value> => ({
  ...part,
  refetch: async () => loadAgain(),
});
