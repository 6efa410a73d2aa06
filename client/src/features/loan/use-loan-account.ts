import type { LoanStatus } from '@pautang/sdk';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { decisionWaitMs, useDecisionNews } from '../../api/decision-wait';
import { useFreshEachDay } from '../../api/kept-fresh';
import { loanAccountOf, loanAccountOptions } from '../../api/loan';
import { useSession } from '../../api/session';

export const isUndecided = (status: LoanStatus): boolean => decisionWaitMs(status) !== undefined;

/** The newest loan, or the one named, loaded anew by the view that mounts and again while it waits for a decision. */
export function useLoanAccount(loanNumber: string | undefined) {
  const { phoneNumber } = useSession();
  const answer = useQuery({
    ...loanAccountOptions(phoneNumber, loanNumber),
    refetchInterval: ({ state }) => decisionWaitMs(state.data?.status) ?? false,
  });
  useDecisionNews(answer.data?.status);
  useFreshEachDay(answer);
  // A page of figures is drawn in slices, and can be pressed meanwhile.
  const data = useDeferredValue(answer.data);
  return {
    loaded: data !== undefined,
    account: data && loanAccountOf(data),
    answer,
  };
}
