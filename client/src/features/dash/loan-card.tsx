import { Link } from '@tanstack/react-router';
import { decisionWaitMs } from '../../api/kept-fresh';
import { isOpenLoan, isPaidOut, type LoanAccount } from '../../api/loan';
import type { Wallet } from '../../api/wallet';
import { activityOf } from '../../components/activity/activity';
import { ActivityList } from '../../components/activity/activity-list';
import { isInForce, overduePayment } from '../../components/payment/due-day';
import { DueLine } from '../../components/payment/due-figure';
import { LinkButton } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { Note } from '../../components/ui/note/note';
import { MoneyRow, Row, Rows } from '../../components/ui/rows/rows';
import { StatusCard, statusLooks } from '../../components/ui/status-card/status-card';
import { useStatusWord } from '../../lib/use-status-word';
import { activityTexts } from '../../texts/activity';
import { dashTexts } from '../../texts/dash';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import classes from './home.module.css';

interface LoanCardProps {
  account: LoanAccount | undefined;
  wallet: Wallet | undefined;
}

/** The loan's state in the words of the wallet, which staff may have chosen, and how far it is repaid. */
export function LoanCard({ account, wallet }: LoanCardProps) {
  const texts = useTexts(loanTexts);
  const { details } = useTexts(dashTexts);
  const status = wallet?.status ?? account?.status ?? '';
  const word = useStatusWord(status);
  const overdue = account && overduePayment(account);
  const loan = account ?? wallet;
  if (!loan) return null;
  const look = account && statusLooks[account.status];
  const color = wallet?.statusColor ?? look?.color ?? 'info';
  return (
    <StatusCard
      color={color}
      icon={wallet?.statusIcon ?? look?.icon ?? ''}
      title={texts.status}
      status={word}
      alarm={overdue && <DueLine payment={overdue} asOf={account.asOf} />}
    >
      <Rows>
        <MoneyRow label={texts.amount} value={loan.loanAmountXR} currency={loan.selectedCurrency} />
        {account && <Repaid account={account} />}
        {account && <Application account={account} />}
      </Rows>
      {wallet?.statusMessage && <Note color={color}>{wallet.statusMessage}</Note>}
      {decisionWaitMs(account?.status) !== undefined && <p className="quiet">{texts.waiting}</p>}
      <LinkButton to="/loan" variant="line" className={classes.go}>
        {details}
      </LinkButton>
    </StatusCard>
  );
}

/** How far a loan is that money was paid out for. */
function Repaid({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const { status, paidAmount, outstandingAmount, selectedCurrency: currency } = account;
  const schedule = account.schedule.filter(isInForce);
  if (!isPaidOut(status)) return null;
  const paid = schedule.filter((installment) => installment.status === 'PAID').length;
  return (
    <>
      <MoneyRow
        label={texts.paidAmount}
        labelNote={texts.paidOf(paid, schedule.length)}
        value={paidAmount}
        currency={currency}
      />
      <MoneyRow label={texts.leftToPay} value={outstandingAmount} currency={currency} />
    </>
  );
}

/** Where the application for a loan stands that would pay this one off. */
function Application({ account: { loans, loanNumber } }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const application = loans.find(
    ({ paysOff, status }) => paysOff === loanNumber && isOpenLoan(status) && !isPaidOut(status),
  );
  const word = useStatusWord(application?.status ?? '');
  if (!application) return null;
  return (
    <Row label={texts.loanNumber} labelNote={texts.paysOff(loanNumber)} note={word}>
      <Link to="/loan" search={{ number: application.loanNumber }}>
        {application.loanNumber}
      </Link>
    </Row>
  );
}

const shownLatest = 4;

/** The last few of what the wallet lists. */
export function LatestActivity({ account, wallet }: { account: LoanAccount | undefined; wallet: Wallet }) {
  const texts = useTexts(activityTexts);
  const latest = activityOf(wallet, account).slice(0, shownLatest);
  if (latest.length === 0) return null;
  return (
    <Card>
      <h2 className="card-title">{texts.latest}</h2>
      <ActivityList activities={latest} />
      <p className={classes.all}>
        <Link to="/wallet">{texts.seeAll}</Link>
      </p>
    </Card>
  );
}
