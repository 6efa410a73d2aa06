import { type KeyboardEvent, useState } from 'react';
import { useLanguage } from '../../../lib/language';
import { useSettled } from '../../../lib/use-time';
import { type NamedCountry, searchCountries } from './country-search';
import type { DialCountry } from './dial-codes';

const debounceMs = 250;
const pageLength = 8;

const moves: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowUp: (index, last) => (index === 0 ? last : index - 1),
  PageDown: (index, last) => Math.min(last, index + pageLength),
  PageUp: (index) => Math.max(0, index - pageLength),
  Home: () => 0,
  End: (_, last) => last,
};

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
    const move = moves[event.key];
    if (!move && event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') choose();
    else if (event.key === 'Escape') onCancel();
    else if (move && active) setActiveCode(found[move(found.indexOf(active), found.length - 1)]?.code ?? '');
  };
  const type = (text: string) => {
    setTyped(text);
    setActiveCode('');
  };
  return { typed, type, settled, found, active, onKeyDown };
}
