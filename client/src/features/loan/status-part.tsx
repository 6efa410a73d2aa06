import { pesos } from '../../api/currency';
import type { LoanAccount } from '../../api/loan';
import { statusLooks } from '../../components/loan-box/status-looks';
import { overdueSince } from '../../components/payment/due-day';
import { DueLine } from '../../components/payment/due-figure';
import { Amount } from '../../components/ui/amount/amount';
import { Row, Rows } from '../../components/ui/rows/rows';
import { StatusCard } from '../../components/ui/status-card/status-card';
import { formatNumber } from '../../lib/format';
import { useStatusWord } from '../../lib/use-words';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import { CancelLoan } from './cancel-loan';
import classes from './loan.module.css';
import { Timeline } from './timeline';

/** Which loan it is, where it stands and how it got there; and the way out of an application. */
export function StatusPart({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const since = overdueSince(account);
  const { status, loanNumber, installmentCount, interestRate, selectedCurrency, timeline } = account;
  return (
    <StatusCard
      {...statusLooks[status]}
      title={texts.status}
      status={useStatusWord(status)}
      alarm={since && <DueLine due={since} asOf={account.asOf} />}
    >
      <Rows>
        <Row
          label={texts.amount}
          note={selectedCurrency !== pesos.code && <Amount plain value={account.loanAmountPHP} />}
        >
          <Amount plain value={account.loanAmountXR} currency={selectedCurrency} />
        </Row>
        <Row label={texts.terms}>{texts.termsOf(installmentCount, formatNumber(interestRate))}</Row>
        <Row label={texts.loanNumber}>{loanNumber}</Row>
      </Rows>
      {account.canCancel && status !== 'APPROVED' && <CancelLoan account={account} />}
      <div className={`stack ${classes.timeline}`}>
        <h3 className={classes.subtitle}>{texts.timeline}</h3>
        <Timeline events={timeline} />
      </div>
    </StatusCard>
  );
}
