import { useEffect, useState } from 'react';

/** A value once it has rested for a while, as a text while one types. */
export function useSettled<Value>(value: Value, restMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}

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
