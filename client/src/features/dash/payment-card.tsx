import type { LoanAccount } from '../../api/loan';
import { amountToPay, overdueSince } from '../../components/payment/due-day';
import { DueLine, LateNote } from '../../components/payment/due-figure';
import { HowToPay } from '../../components/payment/how-to-pay';
import { FitAmount } from '../../components/ui/amount/amount';
import { Card } from '../../components/ui/card/card';
import { Fold } from '../../components/ui/fold/fold';
import { useTexts } from '../../texts/define-texts';
import { paymentTexts } from '../../texts/payment';
import classes from './home.module.css';

/** What is due, or comes next, with the way to pay: open where it is late. Nothing where nothing is left to pay. */
export function PaymentCard({ account }: { account: LoanAccount }) {
  const texts = useTexts(paymentTexts);
  const { amountDue, nextPayment, selectedCurrency: currency, asOf, howToPay } = account;
  const amount = amountToPay(account);
  if (!nextPayment || amount === undefined) return null;
  const isDue = amountDue > 0;
  const isLate = overdueSince(account) !== undefined;
  return (
    <Card className={isLate ? classes.overdue : undefined}>
      <div className={classes.payment}>
        <h2 className="card-title">{isDue ? texts.dueNow : texts.nextPayment}</h2>
        <FitAmount size="medium" value={amount} currency={currency} />
        <p>
          <DueLine due={nextPayment.dueDate} asOf={asOf} />
        </p>
        <LateNote account={account} />
        <Fold opened={isLate} summary={<span className={classes.fold}>{texts.howToPay}</span>}>
          <HowToPay account={howToPay} amount={amount} />
        </Fold>
      </div>
    </Card>
  );
}
