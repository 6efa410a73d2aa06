import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import classes from './card.module.css';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Without padding, for cards that lay out their own parts. */
  flush?: boolean;
}

/** A surface with a hairline. */
export function Card({ flush, className, children, ...rest }: CardProps) {
  return (
    <section {...rest} className={classNames(classes.card, className)}>
      {flush ? children : <div className={classes.pad}>{children}</div>}
    </section>
  );
}

/** The padded part of a flush card. */
export function CardPart({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(classes.pad, className)}>{children}</div>;
}

/** The money panel: deep sea in both themes. One hero figure, the gold button, rows. */
export function Panel({ className, children, ...rest }: ComponentPropsWithRef<'section'>) {
  return (
    <section {...rest} data-ground="deep" className={classNames(classes.panel, className)}>
      {children}
    </section>
  );
}
