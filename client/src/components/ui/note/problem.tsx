import { useEffect, useRef } from 'react';
import { Note } from './note';

/** Why something was not done: read aloud, and brought into sight, since on a small phone it begins below the fold. */
export function Problem({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} role="alert">
      <Note color="danger">{children}</Note>
    </div>
  );
}
