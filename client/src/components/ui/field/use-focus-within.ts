import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';

/**
 * Whether the focus is anywhere inside an element. When a press elsewhere takes it away, this waits for the press to
 * end: a hint that vanished in between would move the pressed button from under the pointer.
 */
export function useFocusWithin() {
  const [focused, setFocused] = useState(false);
  const isInside = useRef(false);
  const isPressed = useRef(false);
  // After the click, which follows the release at once; a tap's focus moves between the two.
  const leaveSoon = useCallback(() => {
    setTimeout(() => isInside.current || setFocused(false));
  }, []);

  useEffect(() => {
    if (!focused) return;
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      leaveSoon();
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, [focused, leaveSoon]);

  return {
    focused,
    handlers: {
      onFocus: () => {
        isInside.current = true;
        setFocused(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        isInside.current = currentTarget.contains(relatedTarget);
        if (!isInside.current && !isPressed.current) leaveSoon();
      },
    },
  };
}
