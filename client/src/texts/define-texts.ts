import { currentLanguage, type Language, useLanguage } from '../lib/language';

/** One screen's texts in every language; of a built page, in those that have arrived. */
export type Catalogue<Texts> = Readonly<Record<Language, Texts>>;

/** The English texts say which there are; a language that lacks one does not compile. */
export function defineTexts<Texts extends object>(texts: {
  readonly en: Texts;
  readonly fil: NoInfer<Texts>;
}): Catalogue<Texts> {
  return texts;
}

type Load = () => Promise<{ readonly default: object }>;

interface Arriving {
  readonly texts: Partial<Record<Language, object>>;
  readonly loads: Readonly<Record<Language, Load>>;
}

const arriving: Arriving[] = [];

/**
 * What the build makes of `defineTexts`: each language is a file of its own, and comes when it is read.
 * @public
 */
export function defineArrivingTexts(loads: Readonly<Record<Language, Load>>): Arriving['texts'] {
  const texts = {};
  arriving.push({ texts, loads });
  return texts;
}

/** Fetches what is missing of a language, for every part of the program that is there. */
export async function loadTexts(language: Language): Promise<void> {
  const missing = arriving.filter(({ texts }) => texts[language] === undefined);
  if (missing.length === 0) return;
  await Promise.all(
    missing.map(async ({ texts, loads }) => {
      texts[language] = (await loads[language]()).default;
    }),
  );
  // Another part may have come meanwhile.
  return loadTexts(language);
}

/** A part of the program with its texts: nothing is shown before both are there. */
export async function withTexts<Part>(loading: Promise<Part>): Promise<Part> {
  const part = await loading;
  await loadTexts(currentLanguage());
  return part;
}

/** The texts in the reader's language, also after it changes. */
export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts {
  return catalogue[useLanguage()];
}

/** The texts in the reader's language at this moment, for messages made outside a component. */
export function textsNow<Texts>(catalogue: Catalogue<Texts>): Texts {
  return catalogue[currentLanguage()];
}
