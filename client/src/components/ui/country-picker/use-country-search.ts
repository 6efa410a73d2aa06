import { type KeyboardEvent, useState } from 'react';
import { useLanguage } from '../../../lib/language';
import { useSettled } from '../../../lib/use-time';
import { indexAfter } from '../combobox/options';
import { type NamedCountry, searchCountries } from './country-search';
import type { DialCountry } from './dial-codes';

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
export function useCountrySearch(
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
