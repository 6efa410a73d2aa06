import { useLayoutEffect, useRef } from 'react';
import { contentId } from './route-change';

/** Of a button that leaves the page with what it is for: where it has the focus by then, the content takes it. */
export function useFocusPassedOn() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current && current === document.activeElement)
        document.getElementById(contentId)?.focus({ preventScroll: true });
    };
  }, []);
  return button;
}
