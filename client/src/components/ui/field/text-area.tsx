import { type ControlledField, Field } from './field';

export type TextAreaProps = ControlledField<'textarea'>;

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
