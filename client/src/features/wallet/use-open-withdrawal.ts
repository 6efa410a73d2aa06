import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { openWithdrawalOf, openWithdrawalOptions } from '../../api/wallet';
import { notify } from '../../components/ui/toaster/notify';
import { errorMessage } from '../../lib/error-message';
import { walletService } from '../../lib/services/wallet-service';
import { useSession } from '../../lib/session';
import { useOneAtATime } from '../../lib/use-one-at-a-time';

/** The withdrawal that waits for its code, on the server, and the way to give it up. */
export function useOpenWithdrawal() {
  const { phoneNumber } = useSession();
  const queries = useQueryClient();
  const oneAtATime = useOneAtATime();
  const options = openWithdrawalOptions(phoneNumber);
  const { data, isFetching, isFetchedAfterMount } = useQuery(options);
  const forget = () => queries.setQueryData(options.queryKey, { active: false });
  const giveUp = useMutation({
    mutationFn: (requestId: string) =>
      walletService.cancelWithdrawal({ requestBody: { phoneNumber: phoneNumber ?? '', requestId } }),
    onSuccess: forget,
    onError: (error) => {
      notify.error(errorMessage(error));
      void queries.invalidateQueries({ queryKey: ['wallet'] });
    },
  });
  return {
    open: openWithdrawalOf(data),
    /** The server was asked since one came here. */
    isAnswered: isFetchedAfterMount,
    /** The server has just said that there is none. */
    isNone: data?.active === false && !isFetching,
    forget,
    giveUp: (requestId: string) => oneAtATime(() => giveUp.mutateAsync(requestId)),
    givingUp: giveUp.isPending,
  };
}
