import { useTexts } from '../texts/define-texts';
import { statusTexts } from '../texts/status';

/** A status as the server sends it, for the member: a known code as a word, what staff wrote as it is. */
export function useStatusWord(status: string): string {
  const words: Readonly<Record<string, string>> = useTexts(statusTexts).words;
  return Object.hasOwn(words, status) ? (words[status] ?? status) : status;
}
