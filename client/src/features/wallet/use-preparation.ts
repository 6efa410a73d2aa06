import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { notify } from '../../components/ui/notify';
import { errorMessage } from '../../lib/error-message';
import { walletService } from '../../lib/services/wallet-service';
import { useSession } from '../../lib/session';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import type { Wallet } from '../../lib/wallet.queries';
import { isReusable, type OpenRequest, type WithdrawalEvent } from './withdrawal-flow';

const toastMs = 1000;

interface Preparation {
  wallet: Wallet;
  amount: number;
  request: OpenRequest | undefined;
  dispatch: Dispatch<WithdrawalEvent>;
}

/** Asks the server for the withdrawal that the Loan Assistant's code is then bound to. */
export function usePreparation({ wallet, amount, request, dispatch }: Preparation) {
  const phoneNumber = useSession().phoneNumber ?? '';
  const queries = useQueryClient();
  const oneAtATime = useOneAtATime();
  const prepare = useMutation({
    mutationFn: () =>
      walletService.prepareWithdrawal({
        requestBody: { id: wallet._id, phoneNumber, withdrawalAmount: amount },
      }),
    onSuccess: (prepared) =>
      dispatch({ type: 'prepared', request: { prepared, idempotencyKey: crypto.randomUUID() } }),
    onError: (error) => {
      notify.error(errorMessage(error), { closeMs: toastMs });
      // The balance may have been spent in another tab.
      void queries.invalidateQueries({ queryKey: ['wallet'] });
    },
  });
  const start = () => {
    if (isReusable(request, amount, new Date())) dispatch({ type: 'askingAgain' });
    else oneAtATime(() => prepare.mutateAsync());
  };
  return {
    start,
    busy: prepare.isPending,
    /** The toast is gone too soon to be read twice. */
    problem: prepare.error ? errorMessage(prepare.error) : undefined,
  };
}
