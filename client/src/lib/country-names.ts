import { type Language, useLanguage } from './language';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

// Some browsers have no Filipino names; then all of them show the English ones.
export function displayNames(language: Language): Intl.DisplayNames {
  return new Intl.DisplayNames([language, 'en'], { type: 'region' });
}

export function countryName(code: string, language: Language): string {
  return displayNames(language).of(code) ?? code;
}

let codes: ReadonlyMap<string, string> | undefined;

/** Of all pairs of letters that the browser has a name for, so that no list of countries is loaded for it. */
function codesByName(): ReadonlyMap<string, string> {
  const names = displayNames('en');
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(pairs.map((code) => [names.of(code) ?? code, code]));
}

/** The server names countries in English; one that the browser names otherwise stays as it came. */
export function countryInWords(english: string, language: Language): string {
  if (language === 'en') return english;
  codes ??= codesByName();
  const code = codes.get(english);
  return code === undefined ? english : countryName(code, language);
}

/** Names single countries in the page's language. */
export function useCountryInWords(): (english: string) => string {
  const language = useLanguage();
  return (english) => countryInWords(english, language);
}
