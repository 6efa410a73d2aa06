import { type RefObject, useEffect, useState } from 'react';

const wrongFields = ':is(input, select, textarea)[aria-invalid="true"], [data-wrong]';

/** Once the marks are drawn, the focus goes to the first of them; at once where a form comes with marks. */
export function useFocusFirstWrong(form: RefObject<HTMLElement | null>, isWrongAlready = false): () => void {
  const [turn, setTurn] = useState(isWrongAlready ? 1 : 0);
  useEffect(() => {
    if (turn > 0) form.current?.querySelector<HTMLElement>(wrongFields)?.focus();
  }, [turn, form]);
  return () => setTurn((count) => count + 1);
}
