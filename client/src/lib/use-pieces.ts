import { startTransition, useEffect, useState } from 'react';

/**
 * How many pieces of a long page are drawn: one at first, and each further one once the one before stands on the screen.
 * So none holds up what one presses, and what one reads first is there first.
 */
export function usePieces(all: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn < all) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, all]);
  return drawn;
}
