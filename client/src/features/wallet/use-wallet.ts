import { useQuery } from '@tanstack/react-query';
import { decisionWaitMs, useDecisionNews } from '../../api/decision-wait';
import { useSession } from '../../api/session';
import { walletOf, walletOptions } from '../../api/wallet';

/** The wallet, loaded anew by the sub-view that mounts and again while its loan waits for a decision. */
export function useWallet() {
  const { phoneNumber } = useSession();
  const { data, ...answer } = useQuery({
    ...walletOptions(phoneNumber),
    refetchInterval: ({ state }) => decisionWaitMs(state.data?.status) ?? false,
  });
  useDecisionNews(data?.status);
  return {
    loaded: data !== undefined,
    wallet: data && walletOf(data),
    ...answer,
  };
}
