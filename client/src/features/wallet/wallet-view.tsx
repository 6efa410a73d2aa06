import { useId } from 'react';
import type { Wallet } from '../../api/wallet';
import { ViewTitle } from '../../components/layout/page-main';
import { StaleNote } from '../../components/layout/stale-note';
import { overdueSince } from '../../components/payment/due-day';
import { FitAmount } from '../../components/ui/amount/amount';
import { Button } from '../../components/ui/button/button';
import { Card, Panel } from '../../components/ui/card/card';
import { WalletBar } from '../../components/ui/wallet-bar/wallet-bar';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import { ActivityCard } from './activity-card';
import { LoanStatusCard, NextPaymentFailed, NextPaymentLink, StatusNews } from './loan-status-card';
import { OtherWallets, WaitingWithdrawal } from './more-money';
import { useNewestLoan, useWallet } from './use-wallet';
import type { WithdrawalPlace } from './use-withdrawal-place';
import classes from './wallet.module.css';
import { WalletEmpty, WalletFailed, WalletLoading } from './wallet-states';
import { balanceAfter } from './withdrawal-amount';

interface WalletViewProps {
  /** The view came back from a withdrawal. */
  moved: boolean;
  place: WithdrawalPlace;
}

export function WalletView({ moved, place }: WalletViewProps) {
  const texts = useTexts(walletTexts);
  const { loaded, wallet, answer } = useWallet();
  const { error } = answer;
  const { account, answer: loanAnswer } = useNewestLoan();
  // Both were asked for at once: what came first waits for the other, so that nothing moves.
  const isComing = !error && (!loaded || (wallet !== undefined && loanAnswer.isPending));
  const shown = isComing ? undefined : wallet;
  const isLate = account !== undefined && overdueSince(account) !== undefined;
  return (
    <>
      <ViewTitle takesFocus={moved}>{texts.title}</ViewTitle>
      {isComing && <WalletLoading />}
      {!loaded && error && <WalletFailed answer={answer} />}
      {loaded && <StaleNote answer={answer} />}
      {loaded && !wallet && <WalletEmpty />}
      {shown && <StatusNews status={shown.status} />}
      {shown && (
        <div className="columns">
          <div className="stack-wide">
            <WaitingWithdrawal place={place} />
            {isLate && <NextPaymentLink account={account} />}
            <BalancePanel wallet={shown} onWithdraw={() => place.begin(shown)} />
            <OtherWallets wallets={shown.otherWallets} onWithdraw={place.begin} />
            {!isLate && <NextPaymentLink account={account} />}
            {loanAnswer.isLoadingError && <NextPaymentFailed answer={loanAnswer} />}
            {account && !error && <StaleNote answer={loanAnswer} />}
            {isFunded(shown) && <LoanStatusCard wallet={shown} account={account} />}
            {shown.statementShow && <LoanStatement wallet={shown} />}
          </div>
          {isFunded(shown) ? (
            <ActivityCard wallet={shown} account={account} />
          ) : (
            <LoanStatusCard wallet={shown} account={account} />
          )}
        </div>
      )}
    </>
  );
}

/** Whether money has come into it, or gone out of one of the member's. */
const isFunded = ({ wallet, withdrawnAmount, withdrawals }: Wallet): boolean =>
  wallet > 0 || withdrawnAmount > 0 || withdrawals.length > 0;

interface BalancePanelProps {
  wallet: Wallet;
  onWithdraw: () => void;
}

function BalancePanel({ wallet, onWithdraw }: BalancePanelProps) {
  const texts = useTexts(walletTexts);
  const missingId = useId();
  const { wallet: balance, withdrawnAmount, loanAmount, selectedCurrency: currency } = wallet;
  const isEmpty = balance <= 0;
  const limit = balanceAfter(balance, -withdrawnAmount);
  return (
    <Panel>
      <div className="figure">
        <h2 className="figure-label">
          {texts.availableBalance} {currency}
        </h2>
        <FitAmount value={balance} currency={currency} />
      </div>
      <div className={classes.go}>
        <Button
          variant="gold"
          disabled={isEmpty}
          aria-describedby={isEmpty ? missingId : undefined}
          onClick={onWithdraw}
        >
          {texts.withdrawNow}
        </Button>
        {isEmpty && (
          <p id={missingId} className="figure-label">
            {texts.nothingToWithdraw}
          </p>
        )}
      </div>
      <WalletBar
        share={loanAmount > 0 ? balance / loanAmount : 0}
        label={texts.barLabel}
        usedLabel={texts.used}
        used={<FitAmount size="row" value={withdrawnAmount} beside={limit} currency={currency} />}
        limitLabel={texts.limit}
        limit={<FitAmount size="row" value={limit} currency={currency} />}
        unused={limit <= 0}
      />
    </Panel>
  );
}

function LoanStatement({ wallet }: { wallet: Wallet }) {
  const texts = useTexts(walletTexts);
  return (
    <Card>
      <h2 className="card-title">{texts.loanStatement}</h2>
      <p className={classes.statement}>{wallet.statement}</p>
      <p className={classes.message}>{wallet.statementMessage}</p>
    </Card>
  );
}
