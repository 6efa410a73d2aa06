import { useQuery } from '@tanstack/react-query';
import { walletOf, walletOptions } from '../../api/wallet';
import { decisionWaitMs } from '../../lib/decision-wait';
import { useSession } from '../../lib/session';
import { useDecisionNews } from '../../lib/use-decision-news';

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
