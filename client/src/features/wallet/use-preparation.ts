import { useMutation } from '@tanstack/react-query';
import { useSession } from '../../api/session';
import {
  knownOpenWithdrawal,
  openWithdrawalOf,
  prepareWithdrawal,
  readOpenWithdrawal,
  refreshWallet,
  type Wallet,
} from '../../api/wallet';
import { notify } from '../../components/ui/toaster/notify';
import { errorMessage } from '../../lib/error-message';
import { formatMoney } from '../../lib/format';
import { useIsShown } from '../../lib/use-is-shown';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import { readinessOf } from './withdrawal-flow';

const toastMs = 1000;

interface Preparation {
  wallet: Wallet;
  amount: number;
  /** The withdrawal waits for its code. */
  onPrepared: () => void;
  /** What waited for its code before does no more. */
  onGone: () => void;
}

/** Asks the server for the withdrawal that the Loan Assistant's code is then bound to. */
export function usePreparation({ wallet, amount, onPrepared, onGone }: Preparation) {
  const { _id: id, selectedCurrency } = wallet;
  const { amountFell } = useTexts(walletTexts);
  const phoneNumber = useSession().phoneNumber ?? '';
  const oneAtATime = useOneAtATime();
  const isShown = useIsShown();
  const prepare = useMutation({
    mutationFn: async (withdrawalAmount: number) => {
      const seen = openWithdrawalOf(knownOpenWithdrawal(phoneNumber));
      const open = openWithdrawalOf(await readOpenWithdrawal(phoneNumber));
      const readiness = readinessOf(open, seen, id, withdrawalAmount);
      // Preparing would end another one with its code, or withdraw once more: the member reads that first.
      if (readiness !== 'free') return readiness;
      await prepareWithdrawal({ id, phoneNumber, withdrawalAmount });
      return 'same';
    },
    onSuccess: (readiness) => {
      // Who left this step meanwhile finds in the wallet what waits.
      if (!isShown()) return;
      if (readiness === 'same') onPrepared();
      if (readiness === 'gone') onGone();
    },
    onError: (error) => {
      notify.error(errorMessage(error), { closeMs: toastMs });
      // The balance may have been spent in another tab.
      void refreshWallet();
    },
  });
  // What was said of an amount is not so of the one that it became with the balance.
  const isOfAmount = prepare.variables === amount;
  const problem = () =>
    isOfAmount ? errorMessage(prepare.error) : amountFell(formatMoney(amount, selectedCurrency));
  return {
    start: () => oneAtATime(() => prepare.mutateAsync(amount)),
    busy: prepare.isPending,
    /** The toast is gone too soon to be read twice. */
    problem: prepare.error ? problem() : undefined,
  };
}
