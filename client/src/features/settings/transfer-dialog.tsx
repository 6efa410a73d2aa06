import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session';
import { walletOf, walletOptions } from '../../api/wallet';
import { StaleNote } from '../../components/layout/stale-note';
import { FitAmount } from '../../components/ui/amount/amount';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import { walletTexts } from '../../texts/wallet';
import { ApplyLink, WalletLink } from './no-contract';
import { TipDialog } from './tip-dialog';

export function TransferDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(settingsTexts);
  const { availableBalance, notLoaded } = useTexts(walletTexts);
  const { phoneNumber } = useSession();
  const answer = useQuery(walletOptions(phoneNumber));
  const { data } = answer;
  const wallet = data && walletOf(data);
  const isWithout = data !== undefined && !wallet;
  const isFunded = wallet !== undefined && wallet.wallet + wallet.withdrawnAmount > 0;
  return (
    <TipDialog
      title={texts.links.transfer.name}
      tip={texts.transferTip}
      onClose={onClose}
      missing={!data && answer.isError ? { title: notLoaded, answer } : undefined}
      figure={
        wallet && {
          label: `${availableBalance} ${wallet.selectedCurrency}`,
          amount: <FitAmount value={wallet.wallet} currency={wallet.selectedCurrency} />,
        }
      }
      text={data === undefined || isFunded ? texts.transferText : texts.transferNoWallet}
      action={isWithout ? <ApplyLink /> : <WalletLink />}
    >
      <StaleNote answer={answer} />
    </TipDialog>
  );
}
