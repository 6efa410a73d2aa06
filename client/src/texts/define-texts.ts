import { currentLanguage, type Language, useLanguage } from '../lib/language';

/** One screen's texts in every language. */
export type Catalogue<Texts> = Readonly<Record<Language, Texts>>;

/** The English texts say which there are; a language that lacks one does not compile. */
export function defineTexts<Texts extends object>(texts: {
  readonly en: Texts;
  readonly fil: NoInfer<Texts>;
}): Catalogue<Texts> {
  return texts;
}

/** The texts in the reader's language, also after it changes. */
export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts {
  return catalogue[useLanguage()];
}

/** The texts in the reader's language at this moment, for messages made outside a component. */
export function textsNow<Texts>(catalogue: Catalogue<Texts>): Texts {
  return catalogue[currentLanguage()];
}
