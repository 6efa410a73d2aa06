import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../../../lib/class-names';
import { useTexts } from '../../../texts/define-texts';
import { uiTexts } from '../../../texts/ui';
import { FieldMessage } from '../field/field';
import classes from './term-chips.module.css';

export interface TermChipsProps {
  legend: string;
  /** Months, as the configuration lists them. */
  terms: readonly number[];
  value: number;
  onChange: (term: number) => void;
  disabled?: boolean;
  /** Those of the terms that cannot be chosen yet; the note says why. */
  locked?: readonly number[];
  /** Stands below, and is read aloud with the terms. */
  note?: ReactNode;
  /** A sentence of the server about the term. */
  error?: string;
  /** Of the term that is chosen. */
  ref?: Ref<HTMLInputElement>;
}

export function TermChips(props: TermChipsProps) {
  const { legend, terms, value, onChange, disabled, locked = [], note, error, ref } = props;
  const name = useId();
  const noteId = `${name}-note`;
  const errorId = `${name}-error`;
  const texts = useTexts(uiTexts);
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={classNames(Boolean(note) && noteId, Boolean(error) && errorId) || undefined}
    >
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
              disabled={locked.includes(term)}
              ref={term === value ? ref : undefined}
              onChange={() => onChange(term)}
            />
            <span aria-hidden>{term}</span>
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
