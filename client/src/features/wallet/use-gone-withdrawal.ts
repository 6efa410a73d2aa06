import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { openWithdrawalOptions } from '../../api/wallet';
import { notify } from '../../components/ui/toaster/notify';
import { useSession } from '../../lib/session';
import { useIsShown } from '../../lib/use-is-shown';
import { textsNow } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';

/**
 * A withdrawal that waits for its code no more, without this tab knowing why. Where an answer was lost it may have gone
 * through, so the member is told and led to the wallet instead of to a second withdrawal.
 */
export function useGoneWithdrawal(isAskingOtp: boolean, onGone: () => void) {
  const { phoneNumber } = useSession();
  const queries = useQueryClient();
  const isShown = useIsShown();
  const [isDoubtful, setDoubtful] = useState(false);

  const reload = () => queries.invalidateQueries({ queryKey: ['wallet'] });
  const tell = () => {
    notify.warning(textsNow(walletTexts).noLongerWaits);
    onGone();
  };
  const look = useEffectEvent(async () => {
    await reload();
    const open = queries.getQueryData(openWithdrawalOptions(phoneNumber).queryKey);
    if (open?.active === false && isShown()) tell();
  });

  const isLeft = isDoubtful && !isAskingOtp;
  useEffect(() => {
    if (!isLeft) return;
    setDoubtful(false);
    void look();
  }, [isLeft]);

  return {
    tellGone: () => {
      void reload();
      tell();
    },
    doubt: () => setDoubtful(true),
    trust: () => setDoubtful(false),
  };
}
