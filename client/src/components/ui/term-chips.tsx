import { useId } from 'react';
import { useTexts } from '../../texts/define-texts';
import { uiTexts } from '../../texts/ui';
import classes from './term-chips.module.css';

export interface TermChipsProps {
  legend: string;
  /** Months, as the configuration lists them. */
  terms: readonly number[];
  value: number;
  onChange: (term: number) => void;
  disabled?: boolean;
}

export function TermChips({ legend, terms, value, onChange, disabled }: TermChipsProps) {
  const name = useId();
  const texts = useTexts(uiTexts);
  return (
    <fieldset disabled={disabled}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.chips}>
        {terms.map((term) => (
          <label key={term} className={classes.chip}>
            <input
              type="radio"
              name={name}
              className={classes.input}
              aria-label={texts.months(term)}
              checked={term === value}
              onChange={() => onChange(term)}
            />
            <span aria-hidden>{term}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
