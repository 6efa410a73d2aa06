import { AccountSecurityService, type SessionListDto } from '@pautang/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './client';
import { keptFresh } from './kept-fresh';
import { ofMember, queryClient, thenLookAgain } from './query-client';
import { useSession } from './session';

const service = new AccountSecurityService(api.request);

const key = 'sessions';

const sessionsOptions = (phoneNumber: string | null) =>
  queryOptions({
    queryKey: [key, phoneNumber],
    queryFn: ofMember(phoneNumber, async (): Promise<SessionListDto> => service.listSessions()),
    ...keptFresh,
  });

/** Where the member is signed in, loaded anew by whatever mounts. */
export function useSessions() {
  const { phoneNumber } = useSession();
  return useQuery(sessionsOptions(phoneNumber));
}

const lookAgain = () => queryClient.invalidateQueries({ queryKey: [key] });

/** Resolves once the list is there without it. @throws ApiError */
export const endOneSession = (sessionId: string) =>
  thenLookAgain(service.endSession({ sessionId }), lookAgain);

/** @throws ApiError */
export const endOtherSessions = () => thenLookAgain(service.endOtherSessions(), lookAgain);
