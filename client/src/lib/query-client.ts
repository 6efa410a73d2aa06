import { QueryClient } from '@tanstack/react-query';

const minute = 60_000;

// Without a network a call must fail, so that the page can say so, and not wait in silence.
const networkMode = 'always';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode, gcTime: minute, staleTime: 0, retry: 1, refetchOnWindowFocus: false },
    mutations: { networkMode, retry: false },
  },
});
