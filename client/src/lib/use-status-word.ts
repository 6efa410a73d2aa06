import { statusTexts } from '../texts/status';
import { useWords } from './use-words';

/** A status as the member reads it. */
export const useStatusWord = (status: string): string => useWords(statusTexts).wordOf(status);
