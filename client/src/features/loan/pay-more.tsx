import { type ExtraPayment, type PaidMore, toMajor, toMinor } from '@pautang/loan-terms';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { LoanAccount } from '../../api/loan';
import { payPlace } from '../../components/payment/pay-link';
import { preparePayment } from '../../components/payment/prepared-payment';
import { AmountField } from '../../components/ui/amount-field/amount-field';
import { MoneyRow, Rows } from '../../components/ui/rows/rows';
import { ChoiceChips } from '../../components/ui/term-chips/term-chips';
import { formatLongDate, formatMoney } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { payMoreTexts } from '../../texts/pay-more';
import classes from './owed-part.module.css';
import { paymentLines } from './payment-lines';

const longest = 12;

const minorOf = (text: string): number => toMinor(Number(text) || 0);

interface PayMoreProps {
  account: LoanAccount;
  /** Nothing while no amount is typed. */
  onChange: (extra: ExtraPayment | undefined) => void;
  result: PaidMore | undefined;
}

/** What paying more, each month or once, would do to the loan. */
export function PayMore({ account, onChange, result }: PayMoreProps) {
  const texts = useTexts(payMoreTexts);
  const { selectedCurrency: currency, howToPay } = account;
  const usually = howToPay.overpaymentDefault;
  const [text, setText] = useState('');
  const [rhythm, setRhythm] = useState<ExtraPayment['rhythm']>('MONTHLY');
  const change = (nextText: string, nextRhythm: ExtraPayment['rhythm']) => {
    setText(nextText);
    setRhythm(nextRhythm);
    const amountMinor = minorOf(nextText);
    onChange(amountMinor > 0 ? { amountMinor, rhythm: nextRhythm } : undefined);
  };
  return (
    <div className={`stack ${classes.more}`}>
      <h2 className="card-title">{texts.title}</h2>
      <AmountField
        label={texts.amount}
        value={text}
        currency={currency}
        maxLength={longest}
        onChange={(typed) => change(typed, rhythm)}
      />
      <ChoiceChips
        legend={texts.rhythm}
        options={[
          { value: 'MONTHLY', label: texts.rhythms.MONTHLY },
          { value: 'ONCE', label: texts.rhythms.ONCE },
        ]}
        value={rhythm}
        onChange={(chosen) => change(text, chosen)}
      />
      <p role="status" className={`lead ${classes.said}`}>
        {result && sentenceOf(result, currency, texts)}
      </p>
      {result && <Figures plan={result.plan} rhythm={rhythm} currency={currency} />}
      <p className="quiet small">
        {texts.how[usually]}{' '}
        {usually === 'installments' && result && (
          <Link {...payPlace} onClick={() => preparePayment(account, minorOf(text))}>
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
