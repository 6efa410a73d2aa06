import { useMemo } from 'react';
import { countryInWords } from '../../../lib/country-names';
import { useLanguage } from '../../../lib/language';
import type { SelectOption } from '../field/select-field';

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
