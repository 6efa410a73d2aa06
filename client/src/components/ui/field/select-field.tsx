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
  return (
    <Field {...around} filled={value !== ''} idleIcon={<ExpandMoreIcon />}>
      {(control) => (
        <select {...select} {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => {
            const { value: key, label: text } =
              typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={key} value={key}>
                {text}
              </option>
            );
          })}
        </select>
      )}
    </Field>
  );
}
