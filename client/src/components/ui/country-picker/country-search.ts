import { displayNames } from '../../../lib/country-names';
import { type Language, languages } from '../../../lib/language';
import { folded } from '../combobox/word-search';
import { type DialCountry, dialCountries } from './dial-codes';

export interface NamedCountry extends DialCountry {
  name: string;
}

interface Searchable extends NamedCountry {
  /** The names in every language, in plain small letters. */
  plainNames: readonly string[];
}

function makeList(language: Language): readonly Searchable[] {
  const allNames = languages.map(displayNames);
  const own = displayNames(language);
  const named = dialCountries.map(({ code, dial }) => ({
    code,
    dial,
    name: own.of(code) ?? code,
    plainNames: allNames.map((names) => folded(names.of(code) ?? code)),
  }));
  const collator = new Intl.Collator(language);
  return named.sort((a, b) => collator.compare(a.name, b.name));
}

const lists = new Map<Language, readonly Searchable[]>();

function listOf(language: Language): readonly Searchable[] {
  const list = lists.get(language) ?? makeList(language);
  lists.set(language, list);
  return list;
}

const unlike = Number.POSITIVE_INFINITY;

/** How far a country is from what was typed: its code, a name's beginning, a word's beginning, anywhere in a name. */
function distance({ code, plainNames }: Searchable, typed: string): number {
  if (code.toLowerCase() === typed) return 0;
  if (plainNames.some((name) => name.startsWith(typed))) return 1;
  if (plainNames.some((name) => name.split(/[^\p{L}]+/u).some((word) => word.startsWith(typed)))) return 2;
  return plainNames.some((name) => name.includes(typed)) ? 3 : unlike;
}

/** The countries that a name in either language, a dial code or an ISO code finds, the nearest first. */
export function searchCountries(typed: string, language: Language): readonly NamedCountry[] {
  const list = listOf(language);
  const text = folded(typed);
  if (text === '') return list;
  const digits = /^(?:\+|00)?(\d[\d ]*)$/.exec(text)?.[1]?.replaceAll(' ', '');
  if (digits !== undefined) {
    const found = list.filter(({ dial }) => dial.startsWith(digits));
    return found.sort((a, b) => a.dial.length - b.dial.length);
  }
  return list
    .map((country) => ({ country, far: distance(country, text) }))
    .filter(({ far }) => far !== unlike)
    .sort((a, b) => a.far - b.far)
    .map(({ country }) => country);
}
