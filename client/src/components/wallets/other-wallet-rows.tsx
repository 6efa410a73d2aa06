import type { Wallet } from '../../api/wallet';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import { MoneyRow, Rows } from '../ui/rows/rows';

/** What the wallets of other loans hold; nothing where that is nothing. Stands on a panel. */
export function OtherWalletRows({ wallet: { otherWallets } }: { wallet: Wallet }) {
  const texts = useTexts(walletTexts);
  if (otherWallets.length === 0) return null;
  return (
    <Rows>
      {otherWallets.map((other) => (
        <MoneyRow
          key={other._id}
          label={texts.ofLoan(other.loanNumber)}
          value={other.wallet}
          currency={other.selectedCurrency}
        />
      ))}
    </Rows>
  );
}

/** Whether money has come into it, or into that of an earlier loan, which a new application does not hide. */
export const holdsMoney = ({ wallet, withdrawnAmount, otherWallets }: Wallet): boolean =>
  wallet > 0 || withdrawnAmount > 0 || otherWallets.length > 0;
