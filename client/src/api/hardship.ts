import {
  downloadAddendum,
  type HardshipDto,
  type HardshipQuoteDto,
  type HardshipRequestDto,
  type HardshipStateDto,
  type HardshipWishDto,
  LoanService,
} from '@pautang/sdk';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { currentLanguage } from '../lib/language';
import { api } from './client';
import { keptFresh, useDecisionNews } from './kept-fresh';
import { ofMember, queryClient, thenLookAgain } from './query-client';
import { useSession } from './session';

const loanService = new LoanService(api.request);

const keys = { requests: 'hardship', quotes: 'hardship-quote' } as const;

const lookMs = 15_000;

const hardshipOptions = (phoneNumber: string | null, loanNumber: string) =>
  queryOptions({
    queryKey: [keys.requests, phoneNumber, loanNumber],
    queryFn: ofMember(
      phoneNumber,
      async (): Promise<HardshipDto> => loanService.readHardship({ loanNumber }),
    ),
    ...keptFresh,
  });

export const openRequestOf = ({ requests }: HardshipDto): HardshipStateDto | undefined =>
  requests.find(({ state }) => state === 'ASKED');

/** What was asked for of a loan, and the schedules that it has had. The answer of an officer shows by itself. */
export function useHardship(loanNumber: string) {
  const { phoneNumber } = useSession();
  const answer = useQuery({
    ...hardshipOptions(phoneNumber, loanNumber),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && openRequestOf(data) !== undefined && lookMs,
  });
  const newest = answer.data?.requests[0];
  useDecisionNews(newest && `${newest.requestId} ${newest.state}`);
  return answer;
}

/** What another schedule would cost; nothing is asked while there is no wish. */
export function hardshipQuoteOptions(
  phoneNumber: string | null,
  loanNumber: string,
  wish: HardshipWishDto | undefined,
) {
  const read = ofMember(phoneNumber, async (): Promise<HardshipQuoteDto> => {
    if (!wish) throw new Error('There is no wish');
    return loanService.quoteHardship({ loanNumber, requestBody: wish });
  });
  return queryOptions({
    queryKey: [keys.quotes, phoneNumber, loanNumber, wish?.way, wish?.size],
    queryFn: wish ? read : skipToken,
    ...keptFresh,
  });
}

/** What is shown of the requests and their costs is another by now. */
export async function refreshHardship(): Promise<void> {
  await Promise.all(Object.values(keys).map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}

/** The same key asks once. @throws ApiError */
export const askForHardship = (idempotencyKey: string, loanNumber: string, request: HardshipRequestDto) =>
  loanService.applyForHardship({ idempotencyKey, loanNumber, requestBody: request });

/** @throws ApiError */
export const withdrawHardship = (loanNumber: string): Promise<void> =>
  thenLookAgain(loanService.withdrawHardship({ loanNumber }), refreshHardship);

/** What was agreed to, in the reader's language. @throws ApiError */
export const readAddendum = (loanNumber: string, requestId: string) =>
  downloadAddendum(api.request, { loanNumber, requestId, language: currentLanguage() });
