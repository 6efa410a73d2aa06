import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { VisuallyHidden } from '../text/visually-hidden';
import classes from './button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  label: string;
  icon: ReactNode;
}

export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={classNames(classes.button, className)}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}

/** Looks like a link inside a sentence, and opens something on this page. */
export function TextButton(props: Omit<ComponentPropsWithRef<'button'>, 'className' | 'type'>) {
  return <button {...props} type="button" className={classes.text} />;
}
