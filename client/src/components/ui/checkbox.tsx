import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import classes from './checkbox.module.css';
import { FieldMessage } from './field-message';

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'type' | 'children' | 'className'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Why it must be ticked, once that was forgotten. */
  error?: string;
}

export function Checkbox({ label, checked, onChange, error, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <label className={classes.checkbox}>
        <input
          {...input}
          type="checkbox"
          className={classes.tick}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
    </div>
  );
}
