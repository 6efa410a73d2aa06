import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { Spinner } from '../spinner/spinner';
import { VisuallyHidden } from '../text/visually-hidden';
import classes from './button.module.css';

interface ButtonLook {
  /** Gold leads to the money, and there is one of it on a screen. Everything else is sea. */
  variant?: 'gold' | 'sea' | 'line' | 'quiet' | 'bare';
  small?: boolean;
  wide?: boolean;
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'style' | 'color'> {
  /** Shows the spinner, keeps the label and takes no second press; the focus stays where it is. */
  busy?: boolean;
}

function lookOf({ variant = 'sea', small, wide }: ButtonLook, className?: string): string {
  return classNames(classes.root, classes[variant], small && classes.small, wide && classes.wide, className);
}

export function Button(props: ButtonProps) {
  const { variant, small, wide, icon, busy, className, onClick, type = 'button', children, ...rest } = props;
  const isBlocked = busy || Boolean(rest['aria-disabled']);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBlocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={lookOf({ variant, small, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={isBlocked || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      <span>{children}</span>
    </button>
  );
}

interface ButtonAnchorProps extends ButtonLook, Omit<ComponentPropsWithRef<'a'>, 'style' | 'color'> {}

/** A link to what is no page of ours, that looks like a button. */
export function ButtonAnchor({
  variant,
  small,
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonAnchorProps) {
  return (
    <a {...rest} className={lookOf({ variant, small, wide }, className)}>
      {icon}
      <span>{children}</span>
    </a>
  );
}

/** A router link that looks like a button: `<LinkButton to="/register" variant="gold">`. */
export const LinkButton = createLink(ButtonAnchor);

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  label: ReactNode;
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
