import { useQuery } from '@tanstack/react-query';
import { FitAmount } from '../../components/ui/fit-amount';
import { useSession } from '../../lib/session';
import { walletOf, walletOptions } from '../../lib/wallet.queries';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import { walletTexts } from '../../texts/wallet';
import { ApplyLink, WalletLink } from './nothing-yet';
import { TipDialog } from './tip-dialog';

export function TransferDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(settingsTexts);
  const { availableBalance } = useTexts(walletTexts);
  const { phoneNumber } = useSession();
  const { data } = useQuery(walletOptions(phoneNumber));
  const wallet = data && walletOf(data);
  const isWithout = data !== undefined && !wallet;
  const isFunded = wallet !== undefined && wallet.wallet + wallet.withdrawnAmount > 0;
  return (
    <TipDialog
      title={texts.links.transfer.name}
      tip={texts.transferTip}
      figure={
        wallet && {
          label: `${availableBalance} ${wallet.selectedCurrency}`,
          amount: <FitAmount value={wallet.wallet} currency={wallet.selectedCurrency} />,
        }
      }
      text={data === undefined || isFunded ? texts.transferText : texts.transferNoWallet}
      action={isWithout ? <ApplyLink /> : <WalletLink />}
      onClose={onClose}
    />
  );
}
