import { formatDay } from '@pautang/legal-texts/dates';
import type { Day } from '@pautang/loan-terms';
import { FILIPINO } from './fil';
import type { Language } from './language';

/** A sentence of the catalogue, in English; one that is missing there does not compile. */
export type Sentence = keyof typeof FILIPINO;

type Place<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Place<Rest>
  : never;

/** A day of the Philippines as YYYY-MM-DD, said as people say it: 'November 23, 2026'. */
export interface SaidDay {
  readonly day: Day;
}

/** A sentence together with what goes into its places. */
export interface FilledSentence {
  readonly sentence: Sentence;
  readonly values: Readonly<Record<string, string | SaidDay>>;
}

/** What can be said in each language. */
export type Words = Exclude<Sentence, `${string}{${string}`> | FilledSentence;

/** Fills the places of a sentence: `filled('A loan is worth from {least} to {most} PHP.', { least, most })`. */
export function filled<Text extends Sentence>(
  sentence: Text,
  values: Readonly<Record<Place<Text>, string | SaidDay>>,
): FilledSentence {
  return { sentence, values };
}

/** What a person reads. A text that is not in the catalogue stays as it is. */
export function inLanguage(language: Language, words: Words): string {
  const { sentence, values } = typeof words === 'string' ? { sentence: words, values: {} } : words;
  const text = language === 'fil' && Object.hasOwn(FILIPINO, sentence) ? FILIPINO[sentence] : sentence;
  return Object.entries(values).reduce<string>(
    (said, [place, value]) =>
      said.replaceAll(`{${place}}`, () =>
        typeof value === 'string' ? value : formatDay(value.day, language),
      ),
    text,
  );
}
