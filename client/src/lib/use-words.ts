import { type Catalogue, useTexts } from '../texts/define-texts';

/** Words for what the server sends as values, single ones and a list's; what it has no word for, as a text of staff, stays as it is. */
export function useWords(catalogue: Catalogue<{ words: Readonly<Record<string, string>> }>) {
  const { words } = useTexts(catalogue);
  const wordOf = (value: string): string => (Object.hasOwn(words, value) ? (words[value] ?? value) : value);
  return {
    wordOf,
    optionsOf: (values: readonly string[]) => values.map((value) => ({ value, label: wordOf(value) })),
  };
}
