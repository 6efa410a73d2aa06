import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

/** Where the visitor comes from; without an answer the registration goes on without it. */
export const visitorOptions = queryOptions({
  queryKey: ['visitor'],
  queryFn: () => api.misc.locateVisitor(),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
