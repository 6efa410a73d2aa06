import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../api/session';
import { knownOpenWithdrawal, refreshWallet } from '../../api/wallet';
import { notify } from '../../components/ui/toaster/notify';
import { useIsShown } from '../../lib/use-is-shown';
import { textsNow } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';

/**
 * A withdrawal that waits for its code no more, without this tab knowing why. Where an answer was lost it may have gone
 * through, so the member is told and led to the wallet instead of to a second withdrawal.
 */
export function useGoneWithdrawal(isAskingOtp: boolean, onGone: () => void) {
  const { phoneNumber } = useSession();
  const isShown = useIsShown();
  const [isDoubtful, setDoubtful] = useState(false);

  const tell = () => {
    notify.warning(textsNow(walletTexts).noLongerWaits);
    onGone();
  };
  const look = useEffectEvent(async () => {
    await refreshWallet();
    if (knownOpenWithdrawal(phoneNumber)?.active === false && isShown()) tell();
  });

  const isLeft = isDoubtful && !isAskingOtp;
  useEffect(() => {
    if (!isLeft) return;
    setDoubtful(false);
    void look();
  }, [isLeft]);

  return {
    tellGone: () => {
      void refreshWallet();
      tell();
    },
    doubt: () => setDoubtful(true),
    trust: () => setDoubtful(false),
  };
}
