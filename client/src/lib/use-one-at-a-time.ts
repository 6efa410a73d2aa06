import { useCallback, useRef } from 'react';

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
