import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../../../lib/class-names';
import { useTexts } from '../../../texts/define-texts';
import { uiTexts } from '../../../texts/ui';
import { FieldMessage } from '../field/field';
import classes from './term-chips.module.css';

interface ChipsProps<Value> {
  legend: string;
  value: Value;
  onChange: (value: Value) => void;
  /** Stands below, and is read aloud with the choices. */
  note?: ReactNode;
  /** A sentence of the server about what is chosen. */
  error?: string;
  /** Of the one that is chosen. */
  ref?: Ref<HTMLInputElement>;
}

interface Choice<Value> {
  readonly value: Value;
  readonly label: string | number;
  /** Where the label alone does not say it. */
  readonly name?: string;
  readonly locked?: boolean;
}

interface ChoiceChipsProps<Value> extends ChipsProps<Value> {
  options: readonly Choice<Value>[];
}

/** One of a few, all of which are seen. */
export function ChoiceChips<Value extends string | number>(props: ChoiceChipsProps<Value>) {
  const { legend, options, value, onChange, note, error, ref } = props;
  const name = useId();
  const noteId = `${name}-note`;
  const errorId = `${name}-error`;
  return (
    <fieldset aria-describedby={classNames(Boolean(note) && noteId, Boolean(error) && errorId) || undefined}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.chips}>
        {options.map((option) => (
          <label key={option.value} className={`marked ${classes.chip}`}>
            <input
              type="radio"
              // The page knows what was chosen; a browser that comes Back would choose before the page has all to choose from.
              autoComplete="off"
              name={name}
              value={option.value}
              className={classes.input}
              aria-label={option.name}
              checked={option.value === value}
              disabled={option.locked}
              ref={option.value === value ? ref : undefined}
              onChange={() => onChange(option.value)}
            />
            <span
              className={typeof option.label === 'string' ? classes.words : undefined}
              aria-hidden={option.name ? true : undefined}
            >
              {option.label}
            </span>
          </label>
        ))}
      </div>
      {note && (
        <p id={noteId} className={`quiet small ${classes.note}`}>
          {note}
        </p>
      )}
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
    </fieldset>
  );
}

export interface TermChipsProps extends ChipsProps<number> {
  /** Months, as the configuration lists them. */
  terms: readonly number[];
  /** Those of the terms that cannot be chosen yet; the note says why. */
  locked?: readonly number[];
}

export function TermChips({ terms, locked = [], ...chips }: TermChipsProps) {
  const { months } = useTexts(uiTexts);
  const optionOf = (term: number) => ({
    value: term,
    label: term,
    name: months(term),
    locked: locked.includes(term),
  });
  return <ChoiceChips {...chips} options={terms.map(optionOf)} />;
}
