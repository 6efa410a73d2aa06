import { useMemo } from 'react';
import ExpandMoreIcon from '~icons/ic/round-expand-more';
import { type ControlledField, Field, splitField } from './field';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends ControlledField<'select'> {
  /** Texts alone where the text is also the value. */
  options: readonly (string | SelectOption)[];
  /** Shown, and not selectable, while the value is ''. */
  placeholder?: string;
}

export function SelectField(props: SelectFieldProps) {
  const [around, { value, onChange, options, placeholder, ...select }] = splitField(props);
  // A list of two hundred is not drawn anew with every letter that is typed beside it.
  const drawn = useMemo(() => options.map(drawOption), [options]);
  return (
    <Field {...around} filled={value !== ''} idleIcon={<ExpandMoreIcon />}>
      {(control) => (
        <select {...select} {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {drawn}
        </select>
      )}
    </Field>
  );
}

function drawOption(option: string | SelectOption) {
  const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
