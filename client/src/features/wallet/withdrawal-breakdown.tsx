import type { Wallet } from '../../api/wallet';
import { Amount } from '../../components/ui/amount/amount';
import { Row, Rows } from '../../components/ui/rows/rows';
import { pesosPerUnit } from '../../lib/exchange-rate';
import { transferFee } from '../../lib/transfer-fee';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import { balanceAfter } from './withdrawal-amount';

interface WithdrawalBreakdownProps {
  wallet: Wallet;
  amount: number;
  /** Where the amount does not already stand as the large figure. */
  withAmount?: boolean;
}

/** What happens to the balance and what the receiver gets. */
export function WithdrawalBreakdown({ wallet, amount, withAmount }: WithdrawalBreakdownProps) {
  const texts = useTexts(walletTexts);
  const { wallet: balance, selectedCurrency: currency, exchangeRate } = wallet;
  const money = (value: number) => <Amount plain value={value} currency={currency} />;
  return (
    <Rows>
      <Row label={texts.exchangeRate}>{texts.rate(currency, pesosPerUnit(exchangeRate))}</Row>
      <Row label={texts.rowWithdrawable}>{money(balance)}</Row>
      <Row label={texts.rowAfter}>{money(balanceAfter(balance, amount))}</Row>
      {withAmount && <Row label={texts.rowTransfer}>{money(amount)}</Row>}
      <Row label={texts.rowFee}>{money(transferFee)}</Row>
      <Row total label={texts.rowTotal}>
        {money(amount)}
      </Row>
    </Rows>
  );
}
