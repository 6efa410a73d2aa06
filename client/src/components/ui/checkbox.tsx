import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './checkbox.module.css';

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'type' | 'children' | 'className'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Checkbox({ label, checked, onChange, ...input }: CheckboxProps) {
  return (
    <label className={classes.checkbox}>
      <input
        {...input}
        type="checkbox"
        className={classes.tick}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
