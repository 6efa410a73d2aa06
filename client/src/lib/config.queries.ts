import { queryOptions } from '@tanstack/react-query';
import { api } from './api';

/** The company, the loan limits and what is switched on. It does not change while a page is open. */
export const configOptions = queryOptions({
  queryKey: ['config'],
  queryFn: () => api.misc.readConfig(),
  staleTime: Number.POSITIVE_INFINITY,
});
