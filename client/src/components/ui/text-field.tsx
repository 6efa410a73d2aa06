import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldBasics } from './field';

export interface TextFieldProps
  extends FieldBasics,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'id' | 'className' | 'children'> {
  value: string;
  onChange: (value: string) => void;
}

export function TextField({
  label,
  hint,
  valid,
  missed,
  optional,
  error,
  value,
  onChange,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, valid, missed, optional, error }} filled={value !== ''}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
