import type { LoanStatus } from '@pautang/sdk';
import { useQuery } from '@tanstack/react-query';
import { loanAccountOf, loanAccountOptions } from '../../lib/loan-account.queries';
import { useSession } from '../../lib/session';

/** How soon one looks again for the decision. With an officer it takes its time. */
const lookAgainMs: Partial<Record<LoanStatus, number>> = {
  PENDING: 3000,
  UNDER_REVIEW: 15_000,
  ON_HOLD: 15_000,
};

export const isUndecided = (status: LoanStatus): boolean => lookAgainMs[status] !== undefined;

/** The newest loan, or the one named, loaded anew by the view that mounts and again while it waits for a decision. */
export function useLoanAccount(loanNumber: string | undefined) {
  const { phoneNumber } = useSession();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...loanAccountOptions(phoneNumber, loanNumber),
    refetchInterval: ({ state }) => (state.data?.status && lookAgainMs[state.data.status]) ?? false,
  });
  return {
    loaded: data !== undefined,
    account: data && loanAccountOf(data),
    error,
    isFetching,
    updatedAt: dataUpdatedAt,
    refetch,
  };
}
