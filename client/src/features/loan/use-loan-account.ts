import type { LoanStatus } from '@pautang/sdk';
import { useQuery } from '@tanstack/react-query';
import { decisionWaitMs, useDecisionNews } from '../../api/decision-wait';
import { useFreshEachDay } from '../../api/kept-fresh';
import { loanAccountOf, loanAccountOptions } from '../../api/loan';
import { useSession } from '../../api/session';

export const isUndecided = (status: LoanStatus): boolean => decisionWaitMs(status) !== undefined;

/** The newest loan, or the one named, loaded anew by the view that mounts and again while it waits for a decision. */
export function useLoanAccount(loanNumber: string | undefined) {
  const { phoneNumber } = useSession();
  const { data, ...answer } = useQuery({
    ...loanAccountOptions(phoneNumber, loanNumber),
    refetchInterval: ({ state }) => decisionWaitMs(state.data?.status) ?? false,
  });
  useDecisionNews(data?.status);
  useFreshEachDay(answer);
  return {
    loaded: data !== undefined,
    account: data && loanAccountOf(data),
    ...answer,
  };
}
