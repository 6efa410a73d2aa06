import { useState } from 'react';
import { usePageTitle } from '../../lib/use-page-title';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import { WalletView } from './wallet-view';
import { WithdrawalView } from './withdrawal-view';

/** The wallet's two sub-views. Each loads the wallet when it comes. */
export function WalletScreen() {
  const { title } = useTexts(walletTexts);
  const [subView, setSubView] = useState<{ name: 'wallet' | 'withdrawing'; moved: boolean }>({
    name: 'wallet',
    moved: false,
  });
  usePageTitle(title);
  return subView.name === 'wallet' ? (
    <WalletView moved={subView.moved} onWithdraw={() => setSubView({ name: 'withdrawing', moved: true })} />
  ) : (
    <WithdrawalView onDone={() => setSubView({ name: 'wallet', moved: true })} />
  );
}
