import { useId } from 'react';
import classes from './term-chips.module.css';

interface ChoiceChipsProps<Value extends string> {
  legend: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, all of which are seen. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { legend, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.chips}>
        {options.map((option) => (
          <label key={option.value} className={classes.chip}>
            <input
              type="radio"
              name={name}
              className={classes.input}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={classes.words}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
