import type { InstallmentStatus } from '@pautang/sdk';
import { Link } from '@tanstack/react-router';
import CheckCircleOutlineRoundedIcon from '~icons/ic/round-check-circle-outline';
import { isNewest, type LoanAccount } from '../../api/loan';
import { amountToPay, isInForce, statusInPicture } from '../../components/payment/due-day';
import { DueFigure, LateNote } from '../../components/payment/due-figure';
import { HowToPay } from '../../components/payment/how-to-pay';
import { PayLink } from '../../components/payment/pay-link';
import { LinkButton } from '../../components/ui/button/button';
import { Panel } from '../../components/ui/card/card';
import {
  InstallmentStrips,
  type StripState,
} from '../../components/ui/installment-strips/installment-strips';
import { Note } from '../../components/ui/note/note';
import { MoneyRow, Row, Rows } from '../../components/ui/rows/rows';
import { formatLongDate, formatMoney } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import { paymentTexts } from '../../texts/payment';
import classes from './loan.module.css';
import { Part, Quiet } from './part';

/** What to pay now or next, and how far the loan is woven back. */
export function DuePanel({ account }: { account: LoanAccount }) {
  return (
    <Panel>
      <DueFigure account={account} />
      <LateNote account={account} />
      {isNewest(account) && amountToPay(account) !== undefined && (
        <PayLink variant="gold" className={classes.pay} />
      )}
      <LoanProgress account={account} />
      <Credit account={account} />
    </Panel>
  );
}

/** Where to pay, and what happens then. */
export function HowToPayCard({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const { howToPay: title } = useTexts(paymentTexts);
  return (
    <Part title={title}>
      <HowToPay account={account.howToPay} amount={amountToPay(account)} />
      <Quiet>{texts.afterPaying}</Quiet>
    </Part>
  );
}

/** It is done: what was paid in all, and the way to the next loan. */
export function RepaidPanel({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const { paidAmount, selectedCurrency, repaidAt, asOf } = account;
  return (
    <Panel>
      <div className={`stack ${classes.done}`}>
        <CheckCircleOutlineRoundedIcon className={classes.sign} />
        <h2>{texts.repaidTitle}</h2>
        <p>{texts.repaidText(formatMoney(paidAmount, selectedCurrency), formatLongDate(repaidAt ?? asOf))}</p>
      </div>
      <LoanProgress account={account} />
      <Credit account={account} />
      {isNewest(account) && (
        <div className={`stack ${classes.done}`}>
          <p>{texts.repaidNext}</p>
          <LinkButton to="/dash" variant="gold">
            {texts.borrowAgain}
          </LinkButton>
        </div>
      )}
    </Panel>
  );
}

const stripStates: Record<InstallmentStatus, StripState> = {
  PAID: 'paid',
  DUE: 'due',
  OVERDUE: 'overdue',
  UPCOMING: 'upcoming',
  // Told as part of the new schedule, and drawn in no strip.
  MOVED: 'upcoming',
};

/** How far the loan is woven back. Stands on a panel. */
function LoanProgress({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const { paidAmount, outstandingAmount, selectedCurrency: currency } = account;
  const schedule = account.schedule.filter(isInForce);
  const paid = schedule.filter(({ status }) => status === 'PAID').length;
  const isWrittenOff = account.status === 'WRITTEN_OFF';
  return (
    <div className="stack">
      <InstallmentStrips
        count={schedule.length}
        states={schedule.map(({ status }) => stripStates[statusInPicture(status, isWrittenOff)])}
      />
      <p>{texts.paidOf(paid, schedule.length)}</p>
      <Rows>
        <Lateness account={account} />
        <MoneyRow label={texts.paidAmount} value={paidAmount} currency={currency} />
        <MoneyRow label={texts.leftToPay} value={outstandingAmount} currency={currency} />
      </Rows>
    </div>
  );
}

/** For how long something has been late, and as what lenders count that; nothing where nothing is. */
function Lateness({ account: { daysPastDue, arrears } }: { account: LoanAccount }) {
  const { lateness, buckets } = useTexts(loanTexts);
  const { daysLate } = useTexts(paymentTexts);
  if (daysPastDue === 0 || arrears === 'CURRENT') return null;
  return (
    <Row label={lateness} note={buckets[arrears]}>
      {daysLate(daysPastDue)}
    </Row>
  );
}

function Credit({ account: { creditAmount, selectedCurrency } }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  if (creditAmount <= 0) return null;
  return (
    <Note color="success">
      {texts.credit(formatMoney(creditAmount, selectedCurrency))}{' '}
      <Link to="/wallet">{texts.creditPlace}</Link>
    </Note>
  );
}
