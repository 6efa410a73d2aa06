import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session';
import { type OpenWithdrawal, openRefundOptions, type Wallet } from '../../api/wallet';
import { Assistant } from '../../components/assistant/assistant';
import { Form, Missing, SendButton } from '../../components/form/form';
import type { AppForm } from '../../components/form/use-app-form';
import { FitAmount } from '../../components/ui/amount/amount';
import { AmountField } from '../../components/ui/amount-field/amount-field';
import { Button } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { Note } from '../../components/ui/note/note';
import { MoneyRow, Row, Rows } from '../../components/ui/rows/rows';
import { Masked } from '../../components/ui/text/masked';
import { Unbroken } from '../../components/ui/text/visually-hidden';
import { formatMoney } from '../../lib/format';
import { pesosPerUnit, transferFee } from '../../lib/loan-costs';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import { usePreparation } from './use-preparation';
import classes from './withdrawal.module.css';
import { balanceAfter, cappedAmount, isInCoins, mustExceed, withdrawal } from './withdrawal-amount';
import { isSameWithdrawal } from './withdrawal-flow';
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
    <Form form={form} className={classes.form}>
      <WithdrawalFrame title={texts.withdrawTitle} backLabel={texts.backToWallet} onBack={onBack}>
        <StepCard
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
                <p>
                  <Masked value={member.accountNumber} />
                </p>
              </div>
            </>
          }
        >
          <WithdrawalBreakdown withAmount wallet={wallet} amount={amount} />
          <SendButton variant="gold" wide gated>
            {texts.continueWithdrawal}
          </SendButton>
          <Missing of={useMissingAmount(amount, balance, currency)} />
        </StepCard>
      </WithdrawalFrame>
    </Form>
  );
}

/** What an amount must be to be withdrawn from this balance. */
function useMissingAmount(amount: number, balance: number, currency: string): string {
  const texts = useTexts(walletTexts);
  if (balance <= 0) return texts.nothingToWithdraw;
  if (amount !== balance && !isInCoins(amount, currency)) return texts.wholeUnits(currency);
  return balance > mustExceed
    ? texts.mustExceed(formatMoney(mustExceed, currency))
    : texts.wholeBalanceOnly(formatMoney(balance, currency));
}

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
    <WithdrawalFrame title={texts.confirmTitle} backLabel={texts.changeAmount} onBack={onBack}>
      <StepCard
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
              <p>
                <Masked value={member.accountNumber} />
              </p>
            </div>
          </>
        }
      >
        <WithdrawalBreakdown wallet={wallet} amount={amount} />
        {/* May be all that a press on the button below brings, so it is read aloud. */}
        {isAnother && (
          <div role="alert">
            <Note color="warning">
              {texts.endsAnother(formatMoney(waiting.transferAmount, waiting.selectedCurrency))}
            </Note>
          </div>
        )}
        <WaitingRefund wallet={wallet} />
        <Button variant="gold" wide busy={preparation.busy} onClick={preparation.start}>
          {texts.confirmWithdrawal}
        </Button>
        {preparation.problem && <Note color="danger">{preparation.problem}</Note>}
        <p className="quiet small">
          <Unbroken>{texts.nothingMoves}</Unbroken>
        </p>
        <Assistant />
      </StepCard>
    </WithdrawalFrame>
  );
}

/** Of two that wait for a code the newer one ends the other: what was paid too much and waits to be sent is told of before. */
function WaitingRefund({ wallet: { credits } }: { wallet: Wallet }) {
  const { endsRefund } = useTexts(walletTexts);
  const { phoneNumber } = useSession();
  const { data } = useQuery({ ...openRefundOptions(phoneNumber), enabled: (credits ?? []).length > 0 });
  if (!data?.active || data.amount === undefined) return null;
  return <Note color="warning">{endsRefund(formatMoney(data.amount, data.selectedCurrency))}</Note>;
}

interface WithdrawalBreakdownProps {
  wallet: Wallet;
  amount: number;
  /** Where the amount does not already stand as the large figure. */
  withAmount?: boolean;
}

/** What happens to the balance and what the receiver gets. */
function WithdrawalBreakdown({ wallet, amount, withAmount }: WithdrawalBreakdownProps) {
  const texts = useTexts(walletTexts);
  const { wallet: balance, selectedCurrency: currency, exchangeRate } = wallet;
  return (
    <Rows>
      <Row label={texts.exchangeRate}>{texts.rate(currency, pesosPerUnit(exchangeRate))}</Row>
      <MoneyRow label={texts.rowWithdrawable} value={balance} currency={currency} />
      <MoneyRow label={texts.rowAfter} value={balanceAfter(balance, amount)} currency={currency} />
      {withAmount && <MoneyRow label={texts.rowTransfer} value={amount} currency={currency} />}
      <MoneyRow label={texts.rowFee} value={transferFee} currency={currency} />
      <MoneyRow total label={texts.rowTotal} value={amount} currency={currency} />
    </Rows>
  );
}

interface StepCardProps {
  /** The amount and where it goes, on the tinted side. */
  aside: ReactNode;
  children: ReactNode;
}

/** What goes where, and beside it what it comes to. */
function StepCard({ aside, children }: StepCardProps) {
  return (
    <Card flush className={classes.card}>
      <div className={classes.aside}>{aside}</div>
      <div className={classes.main}>{children}</div>
    </Card>
  );
}
