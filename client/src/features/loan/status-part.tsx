import type { LoanEventDto, LoanStatus } from '@pautang/sdk';
import { pesos } from '../../api/currency';
import type { LoanAccount } from '../../api/loan';
import { ReceivedRows } from '../../components/charges/charge-rows';
import { overduePayment } from '../../components/payment/due-day';
import { DueLine } from '../../components/payment/due-figure';
import { Amount } from '../../components/ui/amount/amount';
import { MoneyRow, Row, Rows } from '../../components/ui/rows/rows';
import { StatusCard, statusIcons, statusLooks } from '../../components/ui/status-card/status-card';
import { formatLongDate, formatManilaDateTime, formatNumber } from '../../lib/format';
import { useStatusWord } from '../../lib/use-status-word';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import { CancelLoan } from './cancel-loan';
import classes from './status-part.module.css';

/** Of a status that a newer server sends, the look of what goes on. */
const lookOf = (status: LoanStatus) => statusLooks[status] ?? statusLooks.UNDER_REVIEW;

/** Which loan it is, where it stands and how it got there; and the way out of an application. */
export function StatusPart({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const overdue = overduePayment(account);
  const { status, loanNumber, installmentCount, interestRate, selectedCurrency, timeline } = account;
  const { cannotCancelReason, coolingOffUntil } = account;
  return (
    <StatusCard
      {...lookOf(status)}
      title={texts.status}
      status={useStatusWord(status)}
      alarm={overdue && <DueLine payment={overdue} asOf={account.asOf} />}
    >
      <Rows>
        <MoneyRow
          label={texts.amount}
          note={selectedCurrency !== pesos.code && <Amount plain value={account.loanAmountPHP} />}
          value={account.loanAmountXR}
          currency={selectedCurrency}
        />
        <ReceivedRows loan={account} />
        <Row label={texts.terms}>{texts.termsOf(installmentCount, formatNumber(interestRate))}</Row>
        <Row label={texts.loanNumber}>{loanNumber}</Row>
      </Rows>
      {account.canCancel && status !== 'APPROVED' && <CancelLoan account={account} />}
      {cannotCancelReason === 'TIME_OVER' && coolingOffUntil && (
        <p className="quiet">{texts.cancelOver(formatLongDate(coolingOffUntil))}</p>
      )}
      <div className={`stack ${classes.timeline}`}>
        <h3 className="small-title">{texts.timeline}</h3>
        <Timeline events={timeline} />
      </div>
    </StatusCard>
  );
}

/** What became of the application, step by step, and why. The last step is where it stands. */
function Timeline({ events }: { events: readonly LoanEventDto[] }) {
  return (
    <ol>
      {events.map((event, index) => (
        <li
          key={event.at + event.status}
          className={`marked ${classes.step}`}
          aria-current={index === events.length - 1 ? 'step' : undefined}
        >
          <Step event={event} />
        </li>
      ))}
    </ol>
  );
}

function Step({ event: { status, at, by, reasons, message } }: { event: LoanEventDto }) {
  const texts = useTexts(loanTexts);
  const { color, icon } = lookOf(status);
  const Sign = statusIcons[icon];
  return (
    <>
      <span className={classes.sign} data-color={color}>
        <Sign />
      </span>
      <div className={classes.words}>
        <p className={classes.status}>{useStatusWord(status)}</p>
        <p className="quiet small">
          {formatManilaDateTime(at)}, {texts.by[by]}
        </p>
        {reasons.length > 0 && (
          <ul className={classes.reasons}>
            {reasons.map(({ code, text }) => (
              <li key={code}>{text}</li>
            ))}
          </ul>
        )}
        {message && <p className={classes.message}>{message}</p>}
      </div>
    </>
  );
}
