import { QueryClient } from '@tanstack/react-query';

const minute = 60_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { gcTime: minute, staleTime: 0, retry: 1, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
