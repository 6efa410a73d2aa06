import { useQuery } from '@tanstack/react-query';
import { decisionWaitMs, useDecisionNews } from '../../api/decision-wait';
import { useFreshEachDay } from '../../api/kept-fresh';
import { loanAccountOf, loanAccountOptions, loanLimitsOptions } from '../../api/loan';
import { useSession } from '../../api/session';
import { walletOf, walletOptions } from '../../api/wallet';

/** What stands on the dashboard, asked for at once: what waits for the other answers waits a single round trip. */
export function useHome() {
  const { phoneNumber } = useSession();
  const wallet = useQuery(walletOptions(phoneNumber));
  const account = useQuery({
    ...loanAccountOptions(phoneNumber),
    refetchInterval: ({ state }) => decisionWaitMs(state.data?.status) ?? false,
  });
  const limits = useQuery(loanLimitsOptions(phoneNumber));
  useDecisionNews(account.data?.status);
  useFreshEachDay(account);
  return {
    walletAnswer: wallet,
    accountAnswer: account,
    limits,
    wallet: wallet.data && walletOf(wallet.data),
    account: account.data && loanAccountOf(account.data),
    /** Nothing is on its way any more that would move what stands there. */
    isSettled: !wallet.isPending && !account.isPending,
    /** Either of the answers says so. */
    hasNoLoan: wallet.data?.active === false || account.data?.active === false,
  };
}

export type Home = ReturnType<typeof useHome>;
