import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={classes.hidden}>{children}</span>;
}

const joined = /(\p{L}{1,6}-\p{L}+)/u;

/** A sentence whose short first parts stay with their word, as in 'i-withdraw' and 'e-wallet'. */
export function Unbroken({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  const [before = '', word] = children.split(joined, 2);
  if (word === undefined) return children;
  return (
    <>
      {before}
      <span className={classes.word}>{word}</span>
      <Unbroken>{children.slice(before.length + word.length)}</Unbroken>
    </>
  );
}
