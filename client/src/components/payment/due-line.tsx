import type { Day } from '@pautang/loan-terms';
import { classNames } from '../../lib/class-names';
import { formatLongDate } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { paymentTexts } from '../../texts/payment';
import ErrorFilledIcon from '~icons/ic/round-error';
import { daysUntil, isPast } from './due-day';
import classes from './due-line.module.css';

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
