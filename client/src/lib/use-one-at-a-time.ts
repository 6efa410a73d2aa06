import { useCallback, useRef, useState } from 'react';

/**
 * Lets nothing start while an earlier run is under way. A mutation says that it is pending a moment after the press,
 * too late to hold back the second half of a double click.
 */
export function useOneAtATime(): (run: () => Promise<unknown>) => void {
  const underWay = useRef(false);
  return useCallback((run) => {
    if (underWay.current) return;
    underWay.current = true;
    const settle = () => {
      underWay.current = false;
    };
    run().then(settle, settle);
  }, []);
}

/** The same, with whether a run is under way, for the button that starts it. */
export function useUnderWay(): readonly [busy: boolean, start: (run: () => Promise<unknown>) => void] {
  const [busy, setBusy] = useState(false);
  const oneAtATime = useOneAtATime();
  const start = (run: () => Promise<unknown>) =>
    oneAtATime(() => {
      setBusy(true);
      return run().finally(() => setBusy(false));
    });
  return [busy, start];
}
