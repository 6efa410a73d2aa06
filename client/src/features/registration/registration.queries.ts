import { queryOptions } from '@tanstack/react-query';
import { miscService } from '../../lib/services/misc-service';

/** Where the visitor comes from; without an answer the registration goes on without it. */
export const visitorOptions = queryOptions({
  queryKey: ['visitor'],
  queryFn: () => miscService.locateVisitor(),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
