import { type DataTag, QueryClient, type QueryKey, skipToken } from '@tanstack/react-query';
import { onLanguageChange } from '../lib/language';
import { retryDelayMs } from './problem';

const minute = 60_000;

/** What was asked for ahead of a page is not asked for again by the page. */
const freshMs = 2000;

// Without a network a call must fail, so that the page can say so, and not wait in silence.
const networkMode = 'always';

/** What the member area knows of the server. Other pages load nothing of it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode,
      gcTime: minute,
      staleTime: freshMs,
      retry: (failures, error) => retryDelayMs(failures, error) !== undefined,
      retryDelay: (failures, error) => retryDelayMs(failures, error) ?? 0,
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode, retry: false },
  },
});

/** Reads what is a member's own; without one nothing is asked. */
export const ofMember = <Answer>(
  phoneNumber: string | null,
  read: (phoneNumber: string) => Promise<Answer>,
) => (phoneNumber === null ? skipToken : () => read(phoneNumber));

/**
 * Resolves once a change is made and what it changes has been asked for anew. Where it fails that is asked for as well:
 * it may be done all the same, or was done elsewhere.
 */
export async function thenLookAgain(
  change: Promise<unknown>,
  lookAgain: () => Promise<unknown>,
): Promise<void> {
  try {
    await change;
  } catch (error) {
    void lookAgain();
    throw error;
  }
  await lookAgain();
}

/** What a change has told, in the place of what was asked for before it and may come later. */
export function know<Data>(
  { queryKey }: { readonly queryKey: DataTag<QueryKey, Data, Error> },
  data: NoInfer<Data>,
): void {
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<Data>(queryKey, data);
}

/** Everything that is shown is asked for anew. */
export const refreshAll = (): Promise<void> => queryClient.invalidateQueries();

/** What is remembered and not shown: it may be another member's, or no longer so. */
export const forgetUnseen = (): void => queryClient.removeQueries({ type: 'inactive' });

// Some answers bring sentences along, in the language they were asked for in.
onLanguageChange(() => void refreshAll());
