import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldBasics } from './field';

export interface TextAreaProps
  extends FieldBasics,
    Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange' | 'id' | 'className' | 'children'> {
  value: string;
  onChange: (value: string) => void;
}

export function TextArea({
  label,
  hint,
  valid,
  missed,
  optional,
  error,
  value,
  onChange,
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, valid, missed, optional, error }} filled={value !== ''}>
      {(control) => (
        <textarea {...area} {...control} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
