import { en, type Texts } from './en';

/** The catalogue in the reader's language; there is one so far. */
export function useTexts(): Texts {
  return en;
}
