import { type RefObject, useId, useRef, useState } from 'react';
import ExpandMoreIcon from '~icons/ic/round-expand-more';
import { countryName } from '../../../lib/country-names';
import { useLanguage } from '../../../lib/language';
import { useTexts } from '../../../texts/define-texts';
import { uiTexts } from '../../../texts/ui';
import classes from './country-picker.module.css';
import { CountryPopup } from './country-popup';
import type { DialCountry } from './dial-codes';

interface CountryPickerProps {
  country: DialCountry;
  /** What the list stands below. */
  anchor: RefObject<HTMLElement | null>;
  onPick: (country: DialCountry) => void;
}

/** The country of a phone number, as a button that opens the list to search in. */
export function CountryPicker({ country, anchor, onPick }: CountryPickerProps) {
  const texts = useTexts(uiTexts);
  const language = useLanguage();
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popupId = useId();
  const close = () => {
    setOpened(false);
    button.current?.focus({ preventScroll: true });
  };
  const pick = (next: DialCountry) => {
    onPick(next);
    close();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={texts.phoneCountryOf(countryName(country.code, language), country.code, country.dial)}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-controls={opened ? popupId : undefined}
        onClick={() => setOpened(true)}
      >
        {country.code} +{country.dial}
        <ExpandMoreIcon small />
      </button>
      {opened && (
        <CountryPopup
          id={popupId}
          current={country}
          anchor={anchor}
          onPick={pick}
          onCancel={close}
          onLeave={() => setOpened(false)}
        />
      )}
    </>
  );
}
