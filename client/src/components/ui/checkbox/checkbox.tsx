import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldMessage } from '../field/field';
import classes from './checkbox.module.css';

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'type' | 'children' | 'className'> {
  label: string;
  /** Something pressable at the end of the sentence. It stands outside of the labels, since a press on those ticks the box. */
  link?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Why it must be ticked, once that was forgotten. */
  error?: string;
}

export function Checkbox({ label, link, checked, onChange, error, ...input }: CheckboxProps) {
  const id = useId();
  const sentenceId = `${id}-sentence`;
  const errorId = `${id}-error`;
  return (
    <div>
      <div className={classes.checkbox}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={classes.tick}
          checked={checked}
          aria-labelledby={sentenceId}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span id={sentenceId}>
          <label htmlFor={id}>{label}</label>
          {link}
        </span>
      </div>
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
    </div>
  );
}
