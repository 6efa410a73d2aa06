import { useRef, useState } from 'react';
import { storage } from '../../../lib/storage';
import { useIsAwake } from '../../../lib/use-is-awake';
import { CountryPicker } from '../country-picker/country-picker';
import { countryOfDigits, type DialCountry, dialCountries } from '../country-picker/dial-codes';
import { type ControlledField, Field, splitField } from '../field/field';
import { useFormattedInput } from '../field/use-formatted-input';
import classes from './phone-field.module.css';
import { groupNational, readTyped } from './phone-number';

export interface PhoneFieldProps extends Omit<ControlledField<'input'>, 'type'> {
  /** Digits with the country's dial code, as 639170000010; '' while there is no number. */
  value: string;
  onChange: (digits: string) => void;
  /** The country is the same the next time, in this browser. */
  remembersCountry?: boolean;
}

const philippines = countryOfDigits('63') as DialCountry;

const rememberedCountry = () => dialCountries.find(({ code }) => code === storage.phoneCountry);

/** The country with its dial code, joined with the national number. */
export function PhoneField(props: PhoneFieldProps) {
  const [around, { value, onChange, onBlur, ...own }] = splitField(props);
  // Its digits are counted without the blanks between them.
  const { remembersCountry, maxLength: _, ...input } = own;
  const isAwake = useIsAwake();
  const [picked = (isAwake && remembersCountry && rememberedCountry()) || philippines, setPicked] =
    useState<DialCountry>();
  const [opening, setOpening] = useState('');
  const joined = useRef<HTMLDivElement>(null);
  const country = value === '' || value.startsWith(picked.dial) ? picked : (countryOfDigits(value) ?? picked);
  const national = value.slice(country.dial.length);

  const put = (next: DialCountry, digits: string) => {
    setPicked(next);
    if (remembersCountry) storage.phoneCountry = next.code === philippines.code ? null : next.code;
    onChange(digits === '' ? '' : next.dial + digits);
  };
  const change = useFormattedInput((typed) => {
    const read = readTyped(typed, country);
    setOpening(read.opening);
    put(read.country, read.national);
  });

  return (
    <Field {...around} filled={value !== '' || opening !== ''}>
      {(control) => (
        <div ref={joined} className={classes.phone}>
          <CountryPicker
            country={country}
            anchor={joined}
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
