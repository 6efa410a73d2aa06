import { useQuery } from '@tanstack/react-query';
import { decisionWaitMs, useDecisionNews } from '../../api/decision-wait';
import { useFreshEachDay } from '../../api/kept-fresh';
import { loanAccountOf, loanAccountOptions } from '../../api/loan';
import { useSession } from '../../api/session';
import { walletOf, walletOptions } from '../../api/wallet';

/** The wallet, loaded anew by the sub-view that mounts and again while its loan waits for a decision. */
export function useWallet() {
  const { phoneNumber } = useSession();
  const answer = useQuery({
    ...walletOptions(phoneNumber),
    refetchInterval: ({ state }) => decisionWaitMs(state.data?.status) ?? false,
  });
  const { data } = answer;
  useDecisionNews(data?.status);
  return {
    loaded: data !== undefined,
    wallet: data && walletOf(data),
    answer,
  };
}

/** The loan that the wallet is of, as it stands; nothing before that has arrived. */
export function useNewestLoan() {
  const { phoneNumber } = useSession();
  const answer = useQuery(loanAccountOptions(phoneNumber));
  useFreshEachDay(answer);
  return { account: answer.data && loanAccountOf(answer.data), answer };
}
