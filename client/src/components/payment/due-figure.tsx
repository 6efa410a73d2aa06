import type { Day } from '@pautang/loan-terms';
import type { NextPaymentDto } from '@pautang/sdk';
import ErrorFilledIcon from '~icons/ic/round-error';
import type { LoanAccount } from '../../api/loan';
import { classNames } from '../../lib/class-names';
import { formatLongDate } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { payingTexts } from '../../texts/paying';
import { paymentTexts } from '../../texts/payment';
import { Amount, Figure } from '../ui/amount/amount';
import { Note } from '../ui/note/note';
import {
  amountToPay,
  daysUntil,
  dueLabelOf,
  isPast,
  lastDayOf,
  paymentOfDay,
  upcomingPayment,
} from './due-day';
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
  const { amountDue, nextPayment, selectedCurrency: currency, asOf, schedule, writtenOffOn } = account;
  const isDue = amountDue > 0;
  const dated = paymentOfDay(account);
  const following = isDue && !writtenOffOn ? upcomingPayment(schedule) : undefined;
  return (
    <Figure
      level={level}
      label={`${texts[dueLabelOf(account)]} ${currency}`}
      value={amountToPay(account) ?? 0}
      currency={currency}
    >
      {dated && (
        <p className="lead">
          <DueLine payment={dated} asOf={asOf} />
        </p>
      )}
      {following && (
        <p className="figure-label">
          {texts.nextPayment} <Amount plain value={following.amount} currency={currency} />,{' '}
          <DueLine payment={following} asOf={asOf} />
        </p>
      )}
      {nextPayment && <KeptNote payment={nextPayment} asOf={asOf} />}
      {writtenOffOn && <p className="figure-label">{texts.writtenOff(formatLongDate(writtenOffOn))}</p>}
      {!isDue && <p className="figure-label">{texts.nothingDue}</p>}
    </Figure>
  );
}

interface DueLineProps {
  payment: Pick<NextPaymentDto, 'dueDate' | 'keptUntil'>;
  asOf: Day;
  className?: string;
}

/** 'January 12, 2027: 12 days left', or that it is overdue, which nobody shall take for ordinary. */
export function DueLine({ payment, asOf, className }: DueLineProps) {
  const texts = useTexts(paymentTexts);
  const { dueDate } = payment;
  const date = formatLongDate(dueDate);
  const last = lastDayOf(payment);
  const days = daysUntil(isPast(dueDate, asOf) ? last : dueDate, asOf, texts);
  if (!isPast(last, asOf)) return <span className={className}>{texts.dueOn(date, days)}</span>;
  return (
    <span className={classNames(classes.overdue, className)}>
      <ErrorFilledIcon small />
      <span>{texts.overdue(date, days)}</span>
    </span>
  );
}

/** Until when paying is in time, where the due day is no banking day. */
function KeptNote({ payment, asOf }: Pick<DueLineProps, 'payment' | 'asOf'>) {
  const texts = useTexts(payingTexts);
  const { dueDate, keptUntil } = payment;
  if (keptUntil === undefined || isPast(keptUntil, asOf)) return null;
  return (
    <p className="figure-label">{texts.keptUntil(formatLongDate(dueDate), formatLongDate(keptUntil))}</p>
  );
}

/** What being late costs, where something is. */
export function LateNote({ account }: { account: LoanAccount }) {
  const late = lateWords(account, useTexts(paymentTexts));
  return late && <Note color={late.color}>{late.text}</Note>;
}
