import { type SubmitEvent, useId } from 'react';
import type { Wallet } from '../../api/wallet';
import { FitAmount } from '../../components/ui/amount/amount';
import { AmountField } from '../../components/ui/amount-field/amount-field';
import { Button } from '../../components/ui/button/button';
import { formatMoney, maskAfter3 } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import classes from './withdrawal.module.css';
import { amountIn, cleanAmount, isEnough, mustExceed } from './withdrawal-amount';
import { WithdrawalBreakdown } from './withdrawal-confirm-step';
import { WithdrawalFrame } from './withdrawal-frame';

interface WithdrawalAmountStepProps {
  wallet: Wallet;
  text: string;
  onText: (text: string) => void;
  onContinue: () => void;
  onBack: () => void;
}

export function WithdrawalAmountStep(props: WithdrawalAmountStepProps) {
  const { wallet, text, onText, onContinue, onBack } = props;
  const texts = useTexts(walletTexts);
  const missingId = useId();
  const { wallet: balance, selectedCurrency: currency, bankName, member } = wallet;
  const amount = amountIn(text);
  const enough = isEnough(amount, balance);
  const hint = useMissingAmount(balance, currency);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (enough) onContinue();
  };
  return (
    <form noValidate onSubmit={submit}>
      <WithdrawalFrame
        title={texts.withdrawTitle}
        backLabel={texts.backToWallet}
        onBack={onBack}
        aside={
          <>
            <div>
              <p className={classes.label}>
                {texts.withdrawableAmount} {currency}
              </p>
              <FitAmount size="large" value={balance} currency={currency} />
            </div>
            <AmountField
              label={texts.amount}
              value={text}
              currency={currency}
              clean={cleanAmount}
              onChange={onText}
            />
            {balance > 0 && (
              <Button variant="line" small onClick={() => onText(String(balance))}>
                {texts.wholeBalance}
              </Button>
            )}
            <div>
              <p className={classes.label}>{texts.receivingAccount}</p>
              <p className={classes.receiver}>{bankName}</p>
              <p className={classes.mask}>{maskAfter3(member.accountNumber)}</p>
            </div>
          </>
        }
      >
        <WithdrawalBreakdown withAmount wallet={wallet} amount={amount} />
        <Button
          type="submit"
          variant="gold"
          wide
          disabled={!enough}
          aria-describedby={enough ? undefined : missingId}
        >
          {texts.continueWithdrawal}
        </Button>
        {!enough && (
          <p id={missingId} className="quiet small">
            {hint}
          </p>
        )}
      </WithdrawalFrame>
    </form>
  );
}

/** What an amount must be to be withdrawn from this balance. */
function useMissingAmount(balance: number, currency: string): string {
  const texts = useTexts(walletTexts);
  if (balance <= 0) return texts.nothingToWithdraw;
  return balance > mustExceed
    ? texts.mustExceed(formatMoney(mustExceed, currency))
    : texts.wholeBalanceOnly(formatMoney(balance, currency));
}
