import { type RefObject, useEffect, useState } from 'react';

const wrongFields = ':is(input, select, textarea)[aria-invalid="true"], [data-wrong]';

/** Once the marks are drawn, the focus goes to the first of them. */
export function useFocusFirstWrong(form: RefObject<HTMLElement | null>): () => void {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn > 0) form.current?.querySelector<HTMLElement>(wrongFields)?.focus();
  }, [turn, form]);
  return () => setTurn((count) => count + 1);
}
