import { useCallback, useEffect, useRef } from 'react';

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
