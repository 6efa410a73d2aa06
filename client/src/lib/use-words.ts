import { choicesTexts } from '../texts/choices';
import { type Catalogue, useTexts } from '../texts/define-texts';
import { statusTexts } from '../texts/status';

/** Words for what the server sends as values; what it has no word for, as a text of staff, stays as it is. */
function useWords(catalogue: Catalogue<{ words: Readonly<Record<string, string>> }>) {
  const { words } = useTexts(catalogue);
  return (value: string): string => (Object.hasOwn(words, value) ? (words[value] ?? value) : value);
}

/** A status as the member reads it. */
export function useStatusWord(status: string): string {
  return useWords(statusTexts)(status);
}

/** The values of a list, and single ones, as the member reads them. */
export function useChoices() {
  const wordOf = useWords(choicesTexts);
  return {
    wordOf,
    optionsOf: (values: readonly string[]) => values.map((value) => ({ value, label: wordOf(value) })),
  };
}
