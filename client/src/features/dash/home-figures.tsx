import { type LoanAccount } from '../../api/loan';
import { type Wallet } from '../../api/wallet';
import { Assistant } from '../../components/assistant/assistant';
import { LoadProblemCard } from '../../components/layout/load-problem';
import { StaleNote } from '../../components/layout/loaded';
import { amountToPay, dueLabelOf, overduePayment, paymentOfDay } from '../../components/payment/due-day';
import { DueLine, LateNote } from '../../components/payment/due-figure';
import { HowToPay } from '../../components/payment/how-to-pay';
import { PayLink } from '../../components/payment/pay-link';
import { Figure, FitAmount } from '../../components/ui/amount/amount';
import { LinkButton } from '../../components/ui/button/button';
import { Card, Panel } from '../../components/ui/card/card';
import { Fold } from '../../components/ui/fold/fold';
import { SkeletonColumns } from '../../components/ui/skeleton/skeleton';
import { holdsMoney, OtherWalletRows } from '../../components/wallets/other-wallet-rows';
import { classNames } from '../../lib/class-names';
import { formatLongDate } from '../../lib/format';
import { dashTexts } from '../../texts/dash';
import { useTexts } from '../../texts/define-texts';
import { paymentTexts } from '../../texts/payment';
import { walletTexts } from '../../texts/wallet';
import classes from './home.module.css';
import { LatestActivity, LoanCard } from './loan-card';
import { type Home } from './use-home';

interface HomeFiguresProps {
  home: Home;
  /** Something below has the gold button. */
  isQuiet: boolean;
}

/** How money and loan stand, what comes next, and what happened last. */
export function HomeFigures({ home, isQuiet }: HomeFiguresProps) {
  const { notLoaded } = useTexts(walletTexts);
  const { nextNotLoaded } = useTexts(paymentTexts);
  const { account, accountAnswer, wallet, walletAnswer } = home;
  const isLate = account !== undefined && overduePayment(account) !== undefined;
  const isFunded = wallet !== undefined && holdsMoney(wallet);
  const loan = <LoanCard account={account} wallet={wallet} />;
  const payment = account && <PaymentCard account={account} />;
  return (
    <>
      <StaleNote answer={walletAnswer.data && walletAnswer.error ? walletAnswer : accountAnswer} />
      <div className={classNames(classes.columns, isLate && classes.late)}>
        <div className={`stack-wide ${classes.first}`}>
          {isLate && payment}
          {isFunded && <BalancePanel wallet={wallet} isQuiet={isQuiet} />}
          {walletAnswer.isLoadingError && <LoadProblemCard title={notLoaded} answer={walletAnswer} />}
          {!isLate && payment}
          {accountAnswer.isLoadingError && <LoadProblemCard title={nextNotLoaded} answer={accountAnswer} />}
          {!isFunded && loan}
        </div>
        <div className={classes.beside}>{isFunded ? loan : <Questions />}</div>
        {wallet && <LatestActivity account={account} wallet={wallet} />}
      </div>
    </>
  );
}

/** Beside what is not decided, or was refused. */
function Questions() {
  const { questions } = useTexts(dashTexts);
  return (
    <Card>
      <h2 className="card-title">{questions}</h2>
      <Assistant />
    </Card>
  );
}

function BalancePanel({ wallet, isQuiet }: { wallet: Wallet; isQuiet: boolean }) {
  const texts = useTexts(walletTexts);
  const { withdraw } = useTexts(dashTexts);
  const { wallet: balance, selectedCurrency: currency, otherWallets } = wallet;
  return (
    <Panel>
      <Figure label={`${texts.availableBalance} ${currency}`} value={balance} currency={currency} />
      <OtherWalletRows wallet={wallet} />
      {(balance > 0 || otherWallets.length > 0) && (
        <LinkButton to="/wallet" variant={isQuiet ? 'line' : 'gold'} className={classes.go}>
          {withdraw}
        </LinkButton>
      )}
    </Panel>
  );
}

const balanceBars = [[20, 0.4], [56, 0.7], 54] as const;

const loanBars = [56, 24, 24, 24, 48] as const;

export function HomeLoading() {
  return <SkeletonColumns className={classes.columns} first={balanceBars} second={loanBars} />;
}

/** What is due, or comes next, with the way to pay: open where it is late. Nothing where nothing is left to pay. */
function PaymentCard({ account }: { account: LoanAccount }) {
  const texts = useTexts(paymentTexts);
  const { selectedCurrency: currency, asOf, howToPay, writtenOffOn } = account;
  const amount = amountToPay(account);
  const dated = paymentOfDay(account);
  if (amount === undefined) return null;
  const isLate = overduePayment(account) !== undefined;
  return (
    <Card className={isLate ? classes.overdue : undefined}>
      <div className={classes.payment}>
        <h2 className="card-title">{texts[dueLabelOf(account)]}</h2>
        <FitAmount size="medium" value={amount} currency={currency} />
        {dated && (
          <p>
            <DueLine payment={dated} asOf={asOf} />
          </p>
        )}
        {writtenOffOn && <p>{texts.writtenOff(formatLongDate(writtenOffOn))}</p>}
        <LateNote account={account} />
        <PayLink variant={isLate ? 'sea' : 'line'} className={classes.go} />
        <Fold opened={isLate} summary={<span className={classes.fold}>{texts.howToPay}</span>}>
          <HowToPay account={howToPay} amount={amount} />
        </Fold>
      </div>
    </Card>
  );
}
