import { useMemo } from 'react';
import { type Language, useLanguage } from '../../../lib/language';
import type { SelectOption } from '../field/select-field';
import { countryName } from './country-search';
import { dialCountries } from './dial-codes';

let codes: ReadonlyMap<string, string> | undefined;

/** The server names countries in English; one that the browser names otherwise stays as it came. */
export function countryInWords(english: string, language: Language): string {
  if (language === 'en') return english;
  codes ??= new Map(dialCountries.map(({ code }) => [countryName(code, 'en'), code]));
  const code = codes.get(english);
  return code === undefined ? english : countryName(code, language);
}

/** Countries to choose from, in the words and the order of the page's language. */
export function useCountryOptions(names: readonly string[]): SelectOption[] {
  const language = useLanguage();
  return useMemo(() => {
    const { compare } = new Intl.Collator(language);
    return names
      .map((value) => ({ value, label: countryInWords(value, language) }))
      .sort((one, other) => compare(one.label, other.label));
  }, [names, language]);
}

/** Names single countries in the page's language. */
export function useCountryInWords(): (english: string) => string {
  const language = useLanguage();
  return (english) => countryInWords(english, language);
}
