import { useTexts } from '../texts/define-texts';
import { jobCategoryTexts } from '../texts/job-categories';

/** The job categories of a list, and single ones, as they are read; who has none stays as the server has it. */
export function useJobCategories() {
  const words: Readonly<Record<string, string>> = useTexts(jobCategoryTexts).words;
  const wordOf = (category: string): string => words[category] ?? category;
  return {
    wordOf,
    optionsOf: (categories: readonly string[]) =>
      categories.map((value) => ({ value, label: wordOf(value) })),
  };
}
