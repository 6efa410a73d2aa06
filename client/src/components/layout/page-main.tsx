import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { classNames } from '../../lib/class-names';
import { useTexts } from '../../texts/define-texts';
import { uiTexts } from '../../texts/ui';
import classes from './page-main.module.css';
import { contentId } from './route-change';

/** Whether the page already has its main part around this. */
export const InsideMain = createContext(false);

interface PageMainProps {
  /** One column in the middle, for sign-in and the like. */
  narrow?: boolean;
  /** No edges: the page lays out its own bands. */
  bare?: boolean;
  children: ReactNode;
}

/** The main part of a page outside the member area. Where one is there already, a page has no second one. */
export function PageMain({ narrow, bare, children }: PageMainProps) {
  if (useContext(InsideMain)) return <div className="stack-wide">{children}</div>;
  return (
    <main
      id={contentId}
      tabIndex={-1}
      className={classNames(!bare && classes.main, narrow && classes.narrow)}
    >
      {children}
    </main>
  );
}

export function SkipLink() {
  return (
    <a href={`#${contentId}`} className={classes.skip}>
      {useTexts(uiTexts).skipToContent}
    </a>
  );
}

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
