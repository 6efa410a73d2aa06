import { type ReactNode, useEffect, useRef } from 'react';

export interface ViewTitleProps {
  /** The view took the place of another one: it starts at its top, and the focus with it. */
  takesFocus: boolean;
  children: ReactNode;
}

/** The heading of a view that changes within one route. */
export function ViewTitle({ takesFocus, children }: ViewTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}
