import type { Day } from '@pautang/loan-terms';
import ErrorFilledIcon from '~icons/ic/round-error';
import type { LoanAccount } from '../../api/loan';
import { classNames } from '../../lib/class-names';
import { formatLongDate } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { paymentTexts } from '../../texts/payment';
import { Amount, Figure } from '../ui/amount/amount';
import { Note } from '../ui/note/note';
import { amountToPay, daysUntil, isPast, upcomingPayment } from './due-day';
import { lateWords } from './late-words';
import classes from './payment.module.css';

interface DueFigureProps {
  account: LoanAccount;
  /** 3 below a heading, as in a dialog. */
  level?: 2 | 3;
}

/** What is due now, or else the next payment, and when. Stands on a panel. */
export function DueFigure({ account, level }: DueFigureProps) {
  const texts = useTexts(paymentTexts);
  const { amountDue, nextPayment, selectedCurrency: currency, asOf, schedule } = account;
  const isDue = amountDue > 0;
  const following = isDue ? upcomingPayment(schedule) : undefined;
  return (
    <Figure
      level={level}
      label={`${isDue ? texts.dueNow : texts.nextPayment} ${currency}`}
      value={amountToPay(account) ?? 0}
      currency={currency}
    >
      {nextPayment && (
        <p className="lead">
          <DueLine due={nextPayment.dueDate} asOf={asOf} />
        </p>
      )}
      {following && (
        <p className="figure-label">
          {texts.nextPayment} <Amount plain value={following.amount} currency={currency} />,{' '}
          <DueLine due={following.dueDate} asOf={asOf} />
        </p>
      )}
      {!isDue && <p className="figure-label">{texts.nothingDue}</p>}
    </Figure>
  );
}

interface DueLineProps {
  due: Day;
  asOf: Day;
  className?: string;
}

/** 'January 12, 2027: 12 days left', or that it is overdue, which nobody shall take for ordinary. */
export function DueLine({ due, asOf, className }: DueLineProps) {
  const texts = useTexts(paymentTexts);
  const date = formatLongDate(due);
  const days = daysUntil(due, asOf, texts);
  if (!isPast(due, asOf)) return <span className={className}>{texts.dueOn(date, days)}</span>;
  return (
    <span className={classNames(classes.overdue, className)}>
      <ErrorFilledIcon small />
      <span>{texts.overdue(date, days)}</span>
    </span>
  );
}

/** What being late costs, where something is. */
export function LateNote({ account }: { account: LoanAccount }) {
  const late = lateWords(account, useTexts(paymentTexts));
  return late && <Note color={late.color}>{late.text}</Note>;
}
