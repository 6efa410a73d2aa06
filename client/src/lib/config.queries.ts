import { queryOptions } from '@tanstack/react-query';
import { miscService } from './services/misc-service';

/** The company, the loan limits and what is switched on. It does not change while a page is open. */
export const configOptions = queryOptions({
  queryKey: ['config'],
  queryFn: () => miscService.readConfig(),
  staleTime: Number.POSITIVE_INFINITY,
});
