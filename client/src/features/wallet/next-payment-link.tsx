import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { daysUntil } from '../../components/payment/due-day';
import { Amount } from '../../components/ui/amount';
import { Card } from '../../components/ui/card';
import { ChevronRightIcon } from '../../components/ui/icons/chevron-right';
import { formatLongDate } from '../../lib/format';
import { loanAccountOf, loanAccountOptions } from '../../lib/loan-account.queries';
import { useSession } from '../../lib/session';
import { useTexts } from '../../texts/define-texts';
import { paymentTexts } from '../../texts/payment';
import classes from './next-payment-link.module.css';

/** What is due now, or else the next payment, with the way to the loan; nothing where nothing is left to pay. */
export function NextPaymentLink() {
  const texts = useTexts(paymentTexts);
  const { phoneNumber } = useSession();
  const { data } = useQuery(loanAccountOptions(phoneNumber));
  const account = data && loanAccountOf(data);
  if (!account?.nextPayment) return null;
  const { amountDue, nextPayment, selectedCurrency, asOf } = account;
  const isDue = amountDue > 0;
  return (
    <Card flush>
      <Link to="/loan" className={classes.link}>
        <span className={classes.words}>
          <span className={classes.line}>
            <span className={classes.label}>{isDue ? texts.dueNow : texts.nextPayment}</span>{' '}
            <Amount plain value={isDue ? amountDue : nextPayment.amount} currency={selectedCurrency} />
          </span>
          <span className={classes.when}>
            {texts.dueOn(formatLongDate(nextPayment.dueDate), daysUntil(nextPayment.dueDate, asOf, texts))}
          </span>
        </span>
        <ChevronRightIcon />
      </Link>
    </Card>
  );
}
