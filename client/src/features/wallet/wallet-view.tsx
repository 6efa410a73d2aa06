import { useEffect, useId } from 'react';
import { type LoanAccount, useLoanAccount } from '../../api/loan';
import { useWallet, type Wallet } from '../../api/wallet';
import { LoadProblemCard } from '../../components/layout/load-problem';
import { StaleNote } from '../../components/layout/loaded';
import { ViewTitle } from '../../components/layout/page-main';
import { overduePayment } from '../../components/payment/due-day';
import { Figure, FitAmount } from '../../components/ui/amount/amount';
import { Button, LinkButton } from '../../components/ui/button/button';
import { Card, Panel } from '../../components/ui/card/card';
import { EmptyState } from '../../components/ui/empty-state/empty-state';
import { StatusNews } from '../../components/ui/status-card/status-card';
import { WalletBar } from '../../components/ui/wallet-bar/wallet-bar';
import { useTexts } from '../../texts/define-texts';
import { paymentTexts } from '../../texts/payment';
import { walletTexts } from '../../texts/wallet';
import { ActivityCard } from './activity-card';
import { Credits } from './credit-card';
import { fetchSending } from './lazy-sending';
import { LoanStatusCard, NextPaymentLink } from './loan-status-card';
import { OtherWallets, WaitingWithdrawal } from './more-money';
import type { WithdrawalPlace } from './use-withdrawal-place';
import classes from './wallet.module.css';
import { WalletLoading } from './wallet-loading';

interface WalletViewProps {
  /** The view came back from a withdrawal. */
  moved: boolean;
  place: WithdrawalPlace;
}

export function WalletView({ moved, place }: WalletViewProps) {
  const texts = useTexts(walletTexts);
  const { nextNotLoaded } = useTexts(paymentTexts);
  const { wallet, answer } = useWallet();
  const { data, error } = answer;
  const { account, answer: loanAnswer } = useLoanAccount({ waits: false });
  // Both were asked for at once: what came first waits for the other, so that nothing moves.
  const isComing = !error && (!data || (wallet !== undefined && loanAnswer.isPending));
  const shown = isComing ? undefined : wallet;
  const isLate = account !== undefined && overduePayment(account) !== undefined;
  const isThere = shown !== undefined;
  const isFunded = isThere && hasMoved(shown, account);
  useEffect(() => {
    if (isThere) fetchSending();
  }, [isThere]);
  return (
    <>
      <ViewTitle takesFocus={moved}>{texts.title}</ViewTitle>
      {isComing && <WalletLoading />}
      {!data && error && <LoadProblemCard title={texts.notLoaded} answer={answer} />}
      {data && <StaleNote answer={answer} />}
      {data && !wallet && <WalletEmpty />}
      {shown && <StatusNews title={texts.loanStatus} status={shown.status} />}
      {shown && (
        <div className="columns">
          <div className="stack-wide">
            <WaitingWithdrawal place={place} />
            {isLate && <NextPaymentLink account={account} />}
            <BalancePanel wallet={shown} onWithdraw={() => place.begin(shown)} />
            <Credits credits={shown.credits ?? []} account={account} />
            <OtherWallets wallets={shown.otherWallets} onWithdraw={place.begin} />
            {!isLate && <NextPaymentLink account={account} />}
            {loanAnswer.isLoadingError && <LoadProblemCard title={nextNotLoaded} answer={loanAnswer} />}
            {account && !error && <StaleNote answer={loanAnswer} />}
            {isFunded && <LoanStatusCard wallet={shown} account={account} />}
            {shown.statementShow && <LoanStatement wallet={shown} />}
          </div>
          {isFunded ? (
            <ActivityCard wallet={shown} account={account} />
          ) : (
            <LoanStatusCard wallet={shown} account={account} />
          )}
        </div>
      )}
    </>
  );
}

/** Whether money has come into it, also where the loan was given back, or gone out of one of the member's. */
const hasMoved = (
  { wallet, withdrawnAmount, withdrawals }: Wallet,
  account: LoanAccount | undefined,
): boolean =>
  wallet > 0 || withdrawnAmount > 0 || withdrawals.length > 0 || account?.approvedAt !== undefined;

interface BalancePanelProps {
  wallet: Wallet;
  onWithdraw: () => void;
}

function BalancePanel({ wallet, onWithdraw }: BalancePanelProps) {
  const texts = useTexts(walletTexts);
  const missingId = useId();
  const { wallet: balance, withdrawnAmount, limit, loanAmount, selectedCurrency: currency } = wallet;
  const isEmpty = balance <= 0;
  return (
    <Panel>
      <Figure label={`${texts.availableBalance} ${currency}`} value={balance} currency={currency} />
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

function WalletEmpty() {
  const { emptyTitle, emptyText, emptyAction } = useTexts(walletTexts);
  const apply = (
    <LinkButton to="/dash" variant="gold">
      {emptyAction}
    </LinkButton>
  );
  return (
    <Card>
      <EmptyState title={emptyTitle} text={emptyText} action={apply} />
    </Card>
  );
}
