import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import CheckIcon from '~icons/ic/round-check';
import CloseIcon from '~icons/ic/round-close';
import { useTexts } from '../../../texts/define-texts';
import { uiTexts } from '../../../texts/ui';
import { IconButton } from '../button/icon-button';
import { VisuallyHidden } from '../text/visually-hidden';
import classes from './country-picker.module.css';
import type { NamedCountry } from './country-search';
import type { DialCountry } from './dial-codes';
import { useCountrySearch } from './use-country-search';
import { usePopupPlace } from './use-popup-place';

interface CountryPopupProps {
  id: string;
  current: DialCountry;
  anchor: RefObject<HTMLElement | null>;
  onPick: (country: DialCountry) => void;
  /** Closed by a key or a button: the focus goes back. */
  onCancel: () => void;
  /** The focus went elsewhere by itself. */
  onLeave: () => void;
}

/** A search box over the list of countries: a sheet from below on a phone, beside the field above. */
export function CountryPopup({ id, current, anchor, onPick, onCancel, onLeave }: CountryPopupProps) {
  const texts = useTexts(uiTexts);
  const place = usePopupPlace(anchor);
  const input = useRef<HTMLInputElement>(null);
  const search = useCountrySearch(current, onPick, onCancel);
  const { typed, type, settled, found, active, onKeyDown } = search;
  const optionId = (code: string) => `${id}-${code}`;
  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onLeave();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside the sheet closes it. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys have Escape and the close button. */}
      <div className={classes.backdrop} onMouseDown={(event) => event.preventDefault()} onClick={onCancel} />
      <div
        id={id}
        role="dialog"
        aria-label={texts.phoneCountry}
        className={classes.popup}
        style={place}
        onBlur={leave}
      >
        <div className={classes.head}>
          <p className={classes.title}>{texts.phoneCountry}</p>
          <IconButton label={texts.close} icon={<CloseIcon />} onClick={onCancel} />
        </div>
        <div className={classes.searchBox}>
          <input
            ref={input}
            role="combobox"
            aria-label={texts.searchCountry}
            aria-expanded
            aria-autocomplete="list"
            aria-controls={optionId('list')}
            aria-activedescendant={active && optionId(active.code)}
            className={classes.search}
            placeholder={texts.searchCountry}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <CountryOptions {...{ found, active, current, optionId, onPick }} />
        <div role="status">
          {settled !== '' && found.length > 0 && (
            <VisuallyHidden>{texts.countriesFound(found.length)}</VisuallyHidden>
          )}
          {found.length === 0 && <p className={classes.nothing}>{texts.noCountryFound}</p>}
        </div>
      </div>
    </>
  );
}

interface CountryOptionsProps {
  found: readonly NamedCountry[];
  active: NamedCountry | undefined;
  current: DialCountry;
  optionId: (code: string) => string;
  onPick: (country: DialCountry) => void;
}

function CountryOptions({ found, active, current, optionId, onPick }: CountryOptionsProps) {
  const texts = useTexts(uiTexts);
  const list = useRef<HTMLDivElement>(null);
  const activeCode = active?.code;
  useEffect(() => {
    const option = list.current?.querySelector<HTMLElement>('[data-active]');
    if (activeCode && list.current && option) showInside(list.current, option);
  }, [activeCode]);
  return (
    <div
      ref={list}
      id={optionId('list')}
      role="listbox"
      aria-label={texts.countries}
      className={classes.list}
    >
      {found.map((country) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search box, which has the focus.
        <div
          key={country.code}
          id={optionId(country.code)}
          role="option"
          tabIndex={-1}
          aria-selected={country.code === current.code}
          data-active={country.code === activeCode || undefined}
          className={classes.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(country)}
        >
          <span className={classes.name}>{country.name}</span>
          <span className={classes.dial}>+{country.dial}</span>
          {country.code === current.code && <CheckIcon small />}
        </div>
      ))}
    </div>
  );
}

/** Scrolls the list alone, not the page or a dialog around it: by one row where that does, else to the middle. */
function showInside(list: HTMLElement, { offsetTop: top, offsetHeight: height }: HTMLElement): void {
  const above = list.scrollTop - top;
  const below = top + height - (list.scrollTop + list.clientHeight);
  if (above > height || below > height) list.scrollTop = top - (list.clientHeight - height) / 2;
  else if (above > 0) list.scrollTop -= above;
  else if (below > 0) list.scrollTop += below;
}
