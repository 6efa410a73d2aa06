import { type ComponentPropsWithRef, useState } from 'react';
import { useTexts } from '../../texts/define-texts';
import { uiTexts } from '../../texts/ui';
import { countryOfDigits, type DialCountry, dialCountries } from './dial-codes';
import { Field, type FieldBasics } from './field';
import { ExpandMoreIcon } from './icons/expand-more';
import classes from './phone-field.module.css';
import { groupNational, readTyped } from './phone-number';
import { useFormattedInput } from './use-formatted-input';

export interface PhoneFieldProps
  extends FieldBasics,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'id' | 'className' | 'children' | 'type'> {
  /** Digits with the country's dial code, as 639170000010; '' while there is no number. */
  value: string;
  onChange: (digits: string) => void;
}

const philippines = countryOfDigits('63') as DialCountry;

/** The country with its dial code, joined with the national number. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, valid, optional, error, value, onChange, onBlur, ...input } = props;
  const texts = useTexts(uiTexts);
  const [picked, setPicked] = useState(philippines);
  const [opening, setOpening] = useState('');
  const country = value === '' || value.startsWith(picked.dial) ? picked : (countryOfDigits(value) ?? picked);
  const national = value.slice(country.dial.length);

  const put = (next: DialCountry, digits: string) => {
    setPicked(next);
    onChange(digits === '' ? '' : next.dial + digits);
  };
  const change = useFormattedInput((typed) => {
    const read = readTyped(typed, country);
    setOpening(read.opening);
    put(read.country, read.national);
  });

  return (
    <Field {...{ label, hint, valid, optional, error }} filled={value !== '' || opening !== ''}>
      {(control) => (
        <div className={classes.phone}>
          <CountryPicker
            label={texts.phoneCountry}
            country={country}
            disabled={input.disabled}
            onPick={(next) => put(next, readTyped(national, next).national)}
          />
          <input
            autoComplete="tel"
            {...input}
            {...control}
            type="tel"
            inputMode="tel"
            value={opening || groupNational(national, country)}
            onChange={change}
            onBlur={(event) => {
              setOpening('');
              onBlur?.(event);
            }}
          />
        </div>
      )}
    </Field>
  );
}

interface CountryPickerProps {
  label: string;
  country: DialCountry;
  disabled: boolean | undefined;
  onPick: (country: DialCountry) => void;
}

function CountryPicker({ label, country, disabled, onPick }: CountryPickerProps) {
  const pick = (code: string) => {
    const next = dialCountries.find((candidate) => candidate.code === code);
    if (next) onPick(next);
  };
  return (
    <span className={classes.country}>
      <span className={classes.shown} aria-hidden>
        {country.code} +{country.dial}
        <ExpandMoreIcon small />
      </span>
      <select
        aria-label={label}
        className={classes.select}
        value={country.code}
        disabled={disabled}
        onChange={(event) => pick(event.target.value)}
      >
        {dialCountries.map(({ code, dial, name }) => (
          <option key={code} value={code}>
            {name} (+{dial})
          </option>
        ))}
      </select>
    </span>
  );
}
