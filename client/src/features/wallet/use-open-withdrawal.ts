import { useMutation, useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session';
import {
  cancelWithdrawal,
  forgetOpenWithdrawal,
  openWithdrawalOf,
  openWithdrawalOptions,
  refreshWallet,
} from '../../api/wallet';
import { notify } from '../../components/ui/toaster/notify';
import { errorMessage } from '../../lib/error-message';
import { useOneAtATime } from '../../lib/use-one-at-a-time';

/** The withdrawal that waits for its code, on the server, and the way to give it up. */
export function useOpenWithdrawal() {
  const { phoneNumber } = useSession();
  const oneAtATime = useOneAtATime();
  const { data, isFetching, isFetchedAfterMount } = useQuery(openWithdrawalOptions(phoneNumber));
  const giveUp = useMutation({
    mutationFn: (requestId: string) => cancelWithdrawal(phoneNumber ?? '', requestId),
    onError: (error) => {
      notify.error(errorMessage(error));
      void refreshWallet();
    },
  });
  return {
    open: openWithdrawalOf(data),
    /** The server was asked since one came here. */
    isAnswered: isFetchedAfterMount,
    /** The server has just said that there is none. */
    isNone: data?.active === false && !isFetching,
    forget: () => forgetOpenWithdrawal(phoneNumber),
    giveUp: (requestId: string) => oneAtATime(() => giveUp.mutateAsync(requestId)),
    givingUp: giveUp.isPending,
  };
}
