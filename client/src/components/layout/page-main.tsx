import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import classes from './page-main.module.css';
import { contentId } from './route-change';

interface PageMainProps {
  /** One column in the middle, for sign-in and the like. */
  narrow?: boolean;
  /** No edges: the page lays out its own bands. */
  bare?: boolean;
  children: ReactNode;
}

/** The main part of a page outside the member area. */
export function PageMain({ narrow, bare, children }: PageMainProps) {
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
