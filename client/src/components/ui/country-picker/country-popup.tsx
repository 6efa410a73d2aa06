import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import CloseIcon from '~icons/ic/round-close';
import { useLanguage } from '../../../lib/language';
import { useSettled } from '../../../lib/use-time';
import { useTexts } from '../../../texts/define-texts';
import { uiTexts } from '../../../texts/ui';
import { IconButton } from '../button/button';
import { indexAfter, Options, optionId } from '../combobox/options';
import { usePopupPlace } from '../combobox/use-popup-place';
import { VisuallyHidden } from '../text/visually-hidden';
import classes from './country-picker.module.css';
import { type NamedCountry, searchCountries } from './country-search';
import type { DialCountry } from './dial-codes';

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
  const listId = `${id}-list`;
  const pick = (code: string) => {
    const picked = found.find((country) => country.code === code);
    if (picked) onPick(picked);
  };
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
            aria-controls={listId}
            aria-activedescendant={active && optionId(listId, active.code)}
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
        <Options
          id={listId}
          label={texts.countries}
          options={found.map(({ code, name, dial }) => ({
            key: code,
            name,
            beside: `+${dial}`,
            selected: code === current.code,
          }))}
          activeKey={active?.code}
          onPick={pick}
        />
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

const debounceMs = 250;
/** A search box that is only that leaves Home and End to its list. */
function indexOfKey(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : indexAfter(key, index, count);
}

interface CountrySearch {
  typed: string;
  type: (text: string) => void;
  /** What was typed, once it rested: what the list shows. */
  settled: string;
  found: readonly NamedCountry[];
  active: NamedCountry | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The search of the country list, and the keys that move through it and choose. */
function useCountrySearch(
  current: DialCountry,
  onPick: (country: DialCountry) => void,
  onCancel: () => void,
): CountrySearch {
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [activeCode, setActiveCode] = useState(current.code);
  const settled = useSettled(typed, debounceMs);
  const found = searchCountries(settled, language);
  const active = found.find(({ code }) => code === activeCode) ?? found[0];

  const choose = () => {
    // Whoever types fast and presses Enter means what is typed, not what the list still shows.
    const meant = typed === settled ? active : searchCountries(typed, language)[0];
    if (meant) onPick(meant);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexOfKey(event.key, active ? found.indexOf(active) : 0, found.length);
    if (next === undefined && event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') choose();
    else if (event.key === 'Escape') onCancel();
    else if (next !== undefined) setActiveCode(found[next]?.code ?? '');
  };
  const type = (text: string) => {
    setTyped(text);
    setActiveCode('');
  };
  return { typed, type, settled, found, active, onKeyDown };
}
