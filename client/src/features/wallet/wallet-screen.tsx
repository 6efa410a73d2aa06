import { useState } from 'react';
import { usePageTitle } from '../../lib/use-page-title';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import { OtpPlace, sendingParts, WithdrawalView } from './lazy-sending';
import { useWithdrawalPlace } from './use-withdrawal-place';
import { WalletView } from './wallet-view';

/** The wallet's two sub-views. Each loads the wallet when it comes. */
export function WalletScreen() {
  const { title } = useTexts(walletTexts);
  const place = useWithdrawalPlace(sendingParts);
  const [hasMoved, setMoved] = useState(false);
  if (place.step && !hasMoved) setMoved(true);
  usePageTitle(title);
  return (
    <>
      {place.step ? (
        <WithdrawalView step={place.step} place={place} />
      ) : (
        <WalletView moved={hasMoved} place={place} />
      )}
      {place.isAskingOtp && (
        <OtpPlace
          waiting={place.waiting}
          onClose={place.closeDialog}
          onGone={place.tellGone}
          onUnanswered={place.doubt}
          onConfirmed={place.send}
          onRequestLost={place.loseRequest}
        />
      )}
    </>
  );
}
