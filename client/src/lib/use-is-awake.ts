import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in a page as it was rendered at build, until its script has taken it over: before, nothing answers a press. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** Tells, after a wait, whether the component is still in the page. */
export function useIsShown(): () => boolean {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return useCallback(() => shown.current, []);
}
