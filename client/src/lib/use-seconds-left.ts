import { useEffect, useState } from 'react';

const secondMs = 1000;

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / secondMs));

/** The whole seconds until a moment, counted down to 0. */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    setLeft(secondsUntil(until));
    const timer = setInterval(() => {
      const seconds = secondsUntil(until);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, secondMs);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
