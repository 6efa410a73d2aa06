import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import { Button as MantineButton } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import classes from './button.module.css';
import { Spinner } from './spinner';

// Gold leads to the money, and there is one of it on a screen. Everything else is sea.
const mantineVariants = {
  gold: 'money',
  sea: 'filled',
  line: 'outline',
  quiet: 'default',
  bare: 'subtle',
} as const;

interface ButtonLook {
  variant?: keyof typeof mantineVariants;
  small?: boolean;
  wide?: boolean;
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'style' | 'color'> {
  /** Shows the spinner, keeps the label and takes no second press; the focus stays where it is. */
  busy?: boolean;
}

function lookProps({ variant = 'sea', small, wide }: ButtonLook, className?: string) {
  return {
    variant: mantineVariants[variant],
    fullWidth: wide,
    classNames: {
      root: classNames(classes.root, small && classes.small, className),
      label: classes.label,
      section: classes.section,
    },
  };
}

export function Button(props: ButtonProps) {
  const { variant, small, wide, icon, busy, className, onClick, type = 'button', ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <MantineButton
      {...lookProps({ variant, small, wide }, className)}
      {...rest}
      type={type}
      leftSection={busy ? <Spinner /> : icon}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    />
  );
}

interface ButtonAnchorProps extends ButtonLook, Omit<ComponentPropsWithRef<'a'>, 'style' | 'color'> {}

function ButtonAnchor({ variant, small, wide, icon, className, ...rest }: ButtonAnchorProps) {
  return (
    <MantineButton
      component="a"
      {...lookProps({ variant, small, wide }, className)}
      {...rest}
      leftSection={icon}
    />
  );
}

/** A router link that looks like a button: `<LinkButton to="/register" variant="gold">`. */
export const LinkButton = createLink(ButtonAnchor);
