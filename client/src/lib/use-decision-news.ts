import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** When the status of a loan changes while one looks, everything else that is known of the member is asked for anew. */
export function useDecisionNews(status: string | undefined): void {
  const queries = useQueryClient();
  const known = useRef(status);
  useEffect(() => {
    const before = known.current;
    known.current = status;
    if (before !== undefined && status !== undefined && before !== status) void queries.invalidateQueries();
  }, [status, queries]);
}
