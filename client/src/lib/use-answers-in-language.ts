import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLanguage } from './language';

/** Asks anew when the language changes: some answers bring sentences along, in the language they were asked for in. */
export function useAnswersInLanguage(): void {
  const language = useLanguage();
  const asked = useRef(language);
  const queries = useQueryClient();
  useEffect(() => {
    if (asked.current === language) return;
    asked.current = language;
    void queries.invalidateQueries();
  }, [language, queries]);
}
