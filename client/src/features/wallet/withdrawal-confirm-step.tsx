import type { OpenWithdrawal, Wallet } from '../../api/wallet';
import { Assistant } from '../../components/assistant/assistant';
import { Amount, FitAmount } from '../../components/ui/amount/amount';
import { Button } from '../../components/ui/button/button';
import { Note } from '../../components/ui/note/note';
import { Row, Rows } from '../../components/ui/rows/rows';
import { Unbroken } from '../../components/ui/text/visually-hidden';
import { formatMoney, maskAfter3 } from '../../lib/format';
import { pesosPerUnit, transferFee } from '../../lib/loan-costs';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import { usePreparation } from './use-preparation';
import classes from './withdrawal.module.css';
import { balanceAfter } from './withdrawal-amount';
import { isSameWithdrawal } from './withdrawal-flow';
import { WithdrawalFrame } from './withdrawal-frame';

interface WithdrawalConfirmStepProps {
  wallet: Wallet;
  amount: number;
  /** What waits for its code already. */
  waiting: OpenWithdrawal | undefined;
  onBack: () => void;
  onPrepared: () => void;
  onGone: () => void;
}

export function WithdrawalConfirmStep(props: WithdrawalConfirmStepProps) {
  const { wallet, amount, waiting, onBack, onPrepared, onGone } = props;
  const texts = useTexts(walletTexts);
  const { selectedCurrency: currency, fullLegalName, bankName, member } = wallet;
  const preparation = usePreparation({ wallet, amount, onPrepared, onGone });
  const isAnother = waiting !== undefined && !isSameWithdrawal(waiting, wallet._id, amount);
  return (
    <WithdrawalFrame
      title={texts.confirmTitle}
      backLabel={texts.changeAmount}
      onBack={onBack}
      aside={
        <>
          <div>
            <p className={classes.label}>{texts.transferAmountIn(currency)}</p>
            <FitAmount value={amount} currency={currency} />
          </div>
          <div>
            <p className={classes.label}>{texts.to}</p>
            <p className={classes.receiver}>{fullLegalName}</p>
            <p>{bankName}</p>
            <p className={classes.mask}>{maskAfter3(member.accountNumber)}</p>
          </div>
        </>
      }
    >
      <WithdrawalBreakdown wallet={wallet} amount={amount} />
      {isAnother && (
        <Note color="warning">
          {texts.endsAnother(formatMoney(waiting.transferAmount, waiting.selectedCurrency))}
        </Note>
      )}
      <Button variant="gold" wide busy={preparation.busy} onClick={preparation.start}>
        {texts.confirmWithdrawal}
      </Button>
      {preparation.problem && <Note color="danger">{preparation.problem}</Note>}
      <p className="quiet small">
        <Unbroken>{texts.nothingMoves}</Unbroken>
      </p>
      <Assistant />
    </WithdrawalFrame>
  );
}

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
