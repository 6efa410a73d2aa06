import { createContext, type ReactNode, useContext } from 'react';
import { classNames } from '../../lib/class-names';
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
  if (useContext(InsideMain)) return <div className={classes.inside}>{children}</div>;
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
