import type { WalletWithdrawalDto } from '@pautang/sdk';
import { Amount } from '../../components/ui/amount/amount';
import { Card } from '../../components/ui/card/card';
import { Note } from '../../components/ui/note/note';
import { formatLongDateTime } from '../../lib/format';
import { useStatusWord } from '../../lib/use-words';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import classes from './wallet.module.css';

/** Withdrawals on their way, and those that ended lately; nothing where there is none. */
export function WithdrawalsCard({ withdrawals }: { withdrawals: readonly WalletWithdrawalDto[] }) {
  const texts = useTexts(walletTexts);
  if (withdrawals.length === 0) return null;
  return (
    <Card>
      <h2 className={classes.cardTitle}>{texts.withdrawals}</h2>
      <ul className={classes.list}>
        {withdrawals.map((withdrawal) => (
          <WithdrawalEntry key={withdrawal.withdrawalNumber} withdrawal={withdrawal} />
        ))}
      </ul>
    </Card>
  );
}

function WithdrawalEntry({ withdrawal }: { withdrawal: WalletWithdrawalDto }) {
  const texts = useTexts(walletTexts);
  const { withdrawalNumber, withdrawalAmount, selectedCurrency, bankName, status, statusColor } = withdrawal;
  const { statusMessage, createdAt } = withdrawal;
  return (
    <li className={classes.transfer}>
      <p className={classes.transferHead}>
        <span className={classes.figure}>
          <Amount plain value={withdrawalAmount} currency={selectedCurrency} />
        </span>
        <strong>{useStatusWord(status)}</strong>
      </p>
      <p className={classes.message}>
        {texts.transferTo(bankName, withdrawalNumber)}
        <br />
        {formatLongDateTime(createdAt)}
      </p>
      <Note color={statusColor}>{statusMessage}</Note>
    </li>
  );
}
