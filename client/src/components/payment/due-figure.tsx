import type { Day } from '@pautang/loan-terms';
import { formatLongDate } from '../../lib/format';
import type { LoanAccount } from '../../lib/loan-account.queries';
import { useTexts } from '../../texts/define-texts';
import { paymentTexts } from '../../texts/payment';
import { Amount } from '../ui/amount';
import { FitAmount } from '../ui/fit-amount';
import { daysUntil, upcomingPayment } from './due-day';
import classes from './due-figure.module.css';

interface DueFigureProps {
  account: LoanAccount;
  /** 3 below a heading, as in a dialog. */
  level?: 2 | 3;
}

/** What is due now, or else the next payment, and when. Stands on a panel. */
export function DueFigure({ account, level = 2 }: DueFigureProps) {
  const texts = useTexts(paymentTexts);
  const { amountDue, nextPayment, selectedCurrency: currency, asOf, schedule } = account;
  const Title = level === 2 ? 'h2' : 'h3';
  const isDue = amountDue > 0;
  const following = isDue ? upcomingPayment(schedule) : undefined;
  return (
    <div className={classes.due}>
      <Title className={classes.label}>
        {isDue ? texts.dueNow : texts.nextPayment} {currency}
      </Title>
      <FitAmount value={isDue ? amountDue : (nextPayment?.amount ?? 0)} currency={currency} />
      {nextPayment && (
        <p className={classes.when}>
          <DueDay due={nextPayment.dueDate} asOf={asOf} />
        </p>
      )}
      {following && (
        <p className={classes.label}>
          {texts.nextPayment} <Amount plain value={following.amount} currency={currency} />,{' '}
          <DueDay due={following.dueDate} asOf={asOf} />
        </p>
      )}
      {!isDue && <p className={classes.label}>{texts.nothingDue}</p>}
    </div>
  );
}

/** 'January 12, 2027: 12 days left'. */
function DueDay({ due, asOf }: { due: Day; asOf: Day }) {
  const texts = useTexts(paymentTexts);
  return texts.dueOn(formatLongDate(due), daysUntil(due, asOf, texts));
}
