import { useCallback, useEffect, useRef, useState } from 'react';

/** Says for a while after `block` that the action is blocked. */
export function useBlocked(ms: number): readonly [blocked: boolean, block: () => void] {
  const [blocked, setBlocked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const block = useCallback(() => {
    clearTimeout(timer.current);
    setBlocked(true);
    timer.current = setTimeout(() => setBlocked(false), ms);
  }, [ms]);
  return [blocked, block];
}
