import type { ComponentPropsWithRef } from 'react';
import classes from './text-button.module.css';

/** Looks like a link inside a sentence, and opens something on this page. */
export function TextButton(props: Omit<ComponentPropsWithRef<'button'>, 'className' | 'type'>) {
  return <button {...props} type="button" className={classes.button} />;
}
