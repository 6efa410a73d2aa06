import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session';
import { walletOf, walletOptions } from '../../lib/wallet.queries';

/** The wallet, loaded anew by the sub-view that mounts. */
export function useWallet() {
  const { phoneNumber } = useSession();
  const { data, error, isFetching, refetch } = useQuery(walletOptions(phoneNumber));
  return {
    loaded: data !== undefined,
    wallet: data && walletOf(data),
    error,
    isFetching,
    refetch,
  };
}
