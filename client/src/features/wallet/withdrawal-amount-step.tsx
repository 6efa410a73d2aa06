import type { Wallet } from '../../api/wallet';
import { Form, Missing, SendButton } from '../../components/form/form';
import type { AppForm } from '../../components/form/use-app-form';
import { FitAmount } from '../../components/ui/amount/amount';
import { AmountField } from '../../components/ui/amount-field/amount-field';
import { Button } from '../../components/ui/button/button';
import { formatMoney, maskAfter3 } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import classes from './withdrawal.module.css';
import { cappedAmount, mustExceed } from './withdrawal-amount';
import { WithdrawalBreakdown } from './withdrawal-confirm-step';
import { withdrawal } from './withdrawal-forms';
import { WithdrawalFrame } from './withdrawal-frame';

interface WithdrawalAmountStepProps {
  form: AppForm<typeof withdrawal.empty>;
  wallet: Wallet;
  amount: number;
  onBack: () => void;
}

export function WithdrawalAmountStep({ form, wallet, amount, onBack }: WithdrawalAmountStepProps) {
  const texts = useTexts(walletTexts);
  const { wallet: balance, selectedCurrency: currency, bankName, member } = wallet;
  return (
    <Form form={form} className={classes.frame}>
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
            <withdrawal.Field
              as={AmountField}
              name="amount"
              label={texts.amount}
              currency={currency}
              clean={(text: string) => cappedAmount(text, balance)}
              unmarked
            />
            {balance > 0 && (
              <Button variant="line" small onClick={() => form.put('amount', String(balance))}>
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
        <SendButton variant="gold" wide gated>
          {texts.continueWithdrawal}
        </SendButton>
        <Missing of={useMissingAmount(balance, currency)} />
      </WithdrawalFrame>
    </Form>
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
