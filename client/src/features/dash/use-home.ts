import { useLoanAccount } from '../../api/loan';
import { useWallet } from '../../api/wallet';

/** What stands on the dashboard, asked for at once: what waits for the other answers waits a single round trip. */
export function useHome() {
  const { wallet, answer: walletAnswer } = useWallet({ waits: false });
  const { account, answer: accountAnswer } = useLoanAccount();
  return {
    walletAnswer,
    accountAnswer,
    wallet,
    account,
    /** Nothing is on its way any more that would move what stands there. */
    isSettled: !walletAnswer.isPending && !accountAnswer.isPending,
    /** Either of the answers says so. */
    hasNoLoan: walletAnswer.data?.active === false || accountAnswer.data?.active === false,
  };
}

export type Home = ReturnType<typeof useHome>;
