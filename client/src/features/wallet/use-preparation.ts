import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../components/ui/notify';
import { errorMessage } from '../../lib/error-message';
import { walletService } from '../../lib/services/wallet-service';
import { useSession } from '../../lib/session';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { openWithdrawalOf, openWithdrawalOptions, type Wallet } from '../../lib/wallet.queries';
import { isSameWithdrawal } from './withdrawal-flow';

const toastMs = 1000;

interface Preparation {
  wallet: Wallet;
  amount: number;
  /** The withdrawal waits for its code. */
  onPrepared: () => void;
}

/** Asks the server for the withdrawal that the Loan Assistant's code is then bound to. */
export function usePreparation({ wallet: { _id: id }, amount, onPrepared }: Preparation) {
  const phoneNumber = useSession().phoneNumber ?? '';
  const queries = useQueryClient();
  const oneAtATime = useOneAtATime();
  const options = openWithdrawalOptions(phoneNumber);
  const prepare = useMutation({
    mutationFn: async () => {
      const seen = openWithdrawalOf(queries.getQueryData(options.queryKey));
      const open = openWithdrawalOf(await queries.fetchQuery(options));
      if (isSameWithdrawal(open, id, amount)) return true;
      // Preparing would end it with its code: the member reads that first, and presses again.
      if (open && open.requestId !== seen?.requestId) return false;
      const requestBody = { id, phoneNumber, withdrawalAmount: amount };
      const prepared = await walletService.prepareWithdrawal({ requestBody });
      queries.setQueryData(options.queryKey, { active: true, id, withdrawalAmount: amount, ...prepared });
      return true;
    },
    onSuccess: (isPrepared) => isPrepared && onPrepared(),
    onError: (error) => {
      notify.error(errorMessage(error), { closeMs: toastMs });
      // The balance may have been spent in another tab.
      void queries.invalidateQueries({ queryKey: ['wallet'] });
    },
  });
  return {
    start: () => oneAtATime(() => prepare.mutateAsync()),
    busy: prepare.isPending,
    /** The toast is gone too soon to be read twice. */
    problem: prepare.error ? errorMessage(prepare.error) : undefined,
  };
}
