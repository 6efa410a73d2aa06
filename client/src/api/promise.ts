import { LoanService, type PromiseListDto, type PromiseRequestDto } from '@pautang/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './client';
import { keptFresh } from './kept-fresh';
import { ofMember, refreshAll, thenLookAgain } from './query-client';
import { useSession } from './session';

const loanService = new LoanService(api.request);

const promisesOptions = (phoneNumber: string | null, loanNumber: string) =>
  queryOptions({
    queryKey: ['promises', phoneNumber, loanNumber],
    queryFn: ofMember(
      phoneNumber,
      async (): Promise<PromiseListDto> => loanService.readPromises({ loanNumber }),
    ),
    ...keptFresh,
  });

/** What the member said they would pay, newest first, and by which day one can be made now. */
export function usePromises(loanNumber: string) {
  const { phoneNumber } = useSession();
  return useQuery(promisesOptions(phoneNumber, loanNumber));
}

/** The same key promises once. @throws ApiError */
export async function addPromise(
  idempotencyKey: string,
  loanNumber: string,
  requestBody: PromiseRequestDto,
): Promise<void> {
  await loanService.addPromise({ idempotencyKey, loanNumber, requestBody });
  // Not where it fails: without an answer it is sent again from its dialog, which what it made would close. That looks.
  await refreshAll();
}

/** @throws ApiError */
export const withdrawPromise = (loanNumber: string): Promise<void> =>
  thenLookAgain(loanService.withdrawPromise({ loanNumber }), refreshAll);
