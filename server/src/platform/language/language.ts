/** What the product speaks. */
export const LANGUAGES = ['en', 'fil'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Tagalog is what Filipino is called where a browser does not know it; whoever takes anything gets English. */
const BY_RANGE: Readonly<Record<string, Language>> = { en: 'en', fil: 'fil', tl: 'fil', '*': 'en' };

/** The language that an Accept-Language header prefers among ours (RFC 9110, section 12.5.4); else English. */
export function preferredLanguage(acceptLanguage = ''): Language {
  const wishes = acceptLanguage
    .split(',')
    .map(readWish)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return wishes.map(({ language }) => language).find((language) => language !== undefined) ?? 'en';
}

/** One entry of the header, such as `fil-PH;q=0.8`. */
function readWish(entry: string): { language: Language | undefined; weight: number } {
  const [range = '', ...parameters] = entry
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/);
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  const name = range.split('-')[0] ?? '';
  return {
    language: Object.hasOwn(BY_RANGE, name) ? BY_RANGE[name] : undefined,
    weight: Number(weight) || 0,
  };
}
