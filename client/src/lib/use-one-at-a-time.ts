import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

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

const wrongFields = ':is(input, select, textarea)[aria-invalid="true"], [data-wrong]';

/** Once the marks are drawn, the focus goes to the first of them; at once where a form comes with marks. */
export function useFocusFirstWrong(form: RefObject<HTMLElement | null>, isWrongAlready = false): () => void {
  const [turn, setTurn] = useState(isWrongAlready ? 1 : 0);
  useEffect(() => {
    if (turn > 0) form.current?.querySelector<HTMLElement>(wrongFields)?.focus();
  }, [turn, form]);
  return () => setTurn((count) => count + 1);
}
