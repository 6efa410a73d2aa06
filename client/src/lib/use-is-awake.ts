import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in a page as it was rendered at build, until its script has taken it over: before, nothing answers a press. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
