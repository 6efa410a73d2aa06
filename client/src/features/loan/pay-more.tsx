import { type ExtraPayment, type PaidMore, toMajor, toMinor } from '@pautang/loan-terms';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { LoanAccount } from '../../api/loan';
import { payPlace } from '../../components/payment/pay-link';
import { preparePayment } from '../../components/payment/prepared-payment';
import { AmountField } from '../../components/ui/amount-field/amount-field';
import { MoneyRow, Rows } from '../../components/ui/rows/rows';
import { ChoiceChips } from '../../components/ui/term-chips/term-chips';
import { formatLongDate, formatMoney } from '../../lib/format';
import { useWaiting, type Waiting } from '../../lib/use-waiting';
import { useTexts } from '../../texts/define-texts';
import { payMoreTexts } from '../../texts/pay-more';
import classes from './owed-part.module.css';
import { paymentLines } from './payment-lines';

const minorOf = (text: string): number => toMinor(Number(text) || 0);

/** A type and no interface, so that it counts as a record. */
type MoreTyped = { readonly amount: string; readonly rhythm: ExtraPayment['rhythm'] };

/** What is typed, which waits for a reload, and what that means: nothing while no amount is typed. */
export function useMoreTyped({ loanNumber }: LoanAccount) {
  const waiting = useWaiting<MoreTyped>('payMore', loanNumber, { amount: '', rhythm: 'MONTHLY' });
  const { amount, rhythm } = waiting.typed;
  const amountMinor = minorOf(amount);
  const extra = useMemo(() => (amountMinor > 0 ? { amountMinor, rhythm } : undefined), [amountMinor, rhythm]);
  return { ...waiting, extra };
}

interface PayMoreProps extends Waiting<MoreTyped> {
  account: LoanAccount;
  result: PaidMore | undefined;
}

/** What paying more, each month or once, would do to the loan. */
export function PayMore({ account, typed, change, result }: PayMoreProps) {
  const texts = useTexts(payMoreTexts);
  const { selectedCurrency: currency, howToPay } = account;
  const usually = howToPay.overpaymentDefault;
  const { amount, rhythm } = typed;
  return (
    <div className={`stack ${classes.more}`}>
      <h2 className="card-title">{texts.title}</h2>
      <AmountField
        label={texts.amount}
        value={amount}
        currency={currency}
        onChange={(text) => change({ ...typed, amount: text })}
      />
      <ChoiceChips
        legend={texts.rhythm}
        options={[
          { value: 'MONTHLY', label: texts.rhythms.MONTHLY },
          { value: 'ONCE', label: texts.rhythms.ONCE },
        ]}
        value={rhythm}
        onChange={(chosen) => change({ ...typed, rhythm: chosen })}
      />
      <p role="status" className={`lead ${classes.said}`}>
        {result && sentenceOf(result, currency, texts)}
      </p>
      {result && <Figures plan={result.plan} rhythm={rhythm} currency={currency} />}
      <p className="quiet small">
        {texts.how[usually]}{' '}
        {usually === 'installments' && result && (
          <Link {...payPlace} onClick={() => preparePayment(account, minorOf(amount))}>
            {texts.getReference}
          </Link>
        )}
      </p>
      <p className="quiet small">{texts.noPromise}</p>
    </div>
  );
}

interface FiguresProps {
  currency: string;
  plan: PaidMore['plan'];
  rhythm: ExtraPayment['rhythm'];
}

function Figures({ plan: { payments, paidMinor }, rhythm, currency }: FiguresProps) {
  const { once, each, last, inAll } = useTexts(payMoreTexts);
  const labels = { once, each, last };
  return (
    <Rows>
      {paymentLines(payments, rhythm).map(({ kind, payment: { paidOn, amountMinor } }) => (
        <MoneyRow
          key={kind}
          label={labels[kind](formatLongDate(paidOn))}
          value={toMajor(amountMinor)}
          currency={currency}
        />
      ))}
      <MoneyRow total label={inAll} value={toMajor(paidMinor)} currency={currency} />
    </Rows>
  );
}

function sentenceOf(
  { savedMinor, monthsEarlier }: PaidMore,
  currency: string,
  texts: (typeof payMoreTexts)['en'],
): string {
  const saved = formatMoney(toMajor(savedMinor), currency);
  if (monthsEarlier > 0) {
    return savedMinor > 0 ? texts.earlier(monthsEarlier, saved) : texts.earlierOnly(monthsEarlier);
  }
  return savedMinor > 0 ? texts.savedOnly(saved) : texts.nothing;
}
