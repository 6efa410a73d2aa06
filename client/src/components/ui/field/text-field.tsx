import { type ControlledField, Field } from './field';

export type TextFieldProps = ControlledField<'input'>;

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
