import { QueryClient } from '@tanstack/react-query';
import { onLanguageChange } from '../lib/language';
import { retryDelayMs } from './retry';

const minute = 60_000;

// Without a network a call must fail, so that the page can say so, and not wait in silence.
const networkMode = 'always';

/** What the member area knows of the server. Other pages load nothing of it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode,
      gcTime: minute,
      staleTime: 0,
      retry: (failures, error) => retryDelayMs(failures, error) !== undefined,
      retryDelay: (failures, error) => retryDelayMs(failures, error) ?? 0,
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode, retry: false },
  },
});

// Some answers bring sentences along, in the language they were asked for in.
onLanguageChange(() => void queryClient.invalidateQueries());
