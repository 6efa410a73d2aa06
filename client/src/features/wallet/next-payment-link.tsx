import { Link } from '@tanstack/react-router';
import type { LoanAccount } from '../../api/loan';
import { LoadProblem, type LoadProblemProps } from '../../components/layout/load-problem';
import { overdueSince } from '../../components/payment/due-day';
import { DueLine } from '../../components/payment/due-line';
import { Amount } from '../../components/ui/amount/amount';
import { Card } from '../../components/ui/card/card';
import ChevronRightIcon from '~icons/ic/round-chevron-right';
import { useTexts } from '../../texts/define-texts';
import { paymentTexts } from '../../texts/payment';
import classes from './next-payment-link.module.css';

/** What is due now, or else the next payment, with the way to the loan; nothing where nothing is left to pay. */
export function NextPaymentLink({ account }: { account: LoanAccount | undefined }) {
  const texts = useTexts(paymentTexts);
  if (!account?.nextPayment) return null;
  const { amountDue, nextPayment, selectedCurrency, asOf } = account;
  const isDue = amountDue > 0;
  return (
    <Card flush className={overdueSince(account) && classes.overdue}>
      <Link to="/loan" className={classes.link}>
        <span className={classes.words}>
          <span className={classes.line}>
            <span className={classes.label}>{isDue ? texts.dueNow : texts.nextPayment}</span>{' '}
            <Amount plain value={isDue ? amountDue : nextPayment.amount} currency={selectedCurrency} />
          </span>
          <DueLine due={nextPayment.dueDate} asOf={asOf} className={classes.when} />
        </span>
        <ChevronRightIcon />
      </Link>
    </Card>
  );
}

/** Whether something is due is not known: that must not look like nothing. */
export function NextPaymentFailed({ answer }: Pick<LoadProblemProps, 'answer'>) {
  const { nextNotLoaded } = useTexts(paymentTexts);
  return (
    <Card>
      <LoadProblem title={nextNotLoaded} answer={answer} />
    </Card>
  );
}
