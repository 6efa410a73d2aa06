import type { LoanAccount } from '../../api/loan';
import { useTexts } from '../../texts/define-texts';
import { paymentTexts } from '../../texts/payment';
import { Amount } from '../ui/amount/amount';
import { FitAmount } from '../ui/amount/fit-amount';
import { upcomingPayment } from './due-day';
import classes from './due-figure.module.css';
import { DueLine } from './due-line';

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
          <DueLine due={nextPayment.dueDate} asOf={asOf} />
        </p>
      )}
      {following && (
        <p className={classes.label}>
          {texts.nextPayment} <Amount plain value={following.amount} currency={currency} />,{' '}
          <DueLine due={following.dueDate} asOf={asOf} />
        </p>
      )}
      {!isDue && <p className={classes.label}>{texts.nothingDue}</p>}
    </div>
  );
}
