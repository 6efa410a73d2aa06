import { chargesMinor, effectiveRates, type LoanQuote, toMajor } from '@pautang/loan-terms';
import { type ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import { formatHundredths, formatMoney } from '../../lib/format';
import { calculatorTexts } from '../../texts/calculator';
import { useTexts } from '../../texts/define-texts';
import { Amount, FitAmount } from '../ui/amount/amount';
import { Panel } from '../ui/card/card';
import { InstallmentStrips } from '../ui/installment-strips/installment-strips';
import { Note } from '../ui/note/note';
import { Row, Rows } from '../ui/rows/rows';
import { Pending } from '../ui/skeleton/skeleton';
import classes from './loan.module.css';
import type { Figures } from './loan-choice';

interface LoanFiguresProps {
  /** Undefined, every label stands in its place, and the figures have room; null of a loan that is too small for its term. */
  quote: Figures | null | undefined;
  currency: string;
  className?: string;
  children?: ReactNode;
}

const sampleTerm = 6;
const sampleAmount = '₱00,000.00';

/** What the loan costs, as it stands in the fields. */
export function LoanFigures({ quote, currency, className, children }: LoanFiguresProps) {
  const texts = useTexts(calculatorTexts);
  const panel = { className: classNames(classes.panel, className), 'aria-label': texts.figures };
  if (quote === null) {
    return (
      <Panel {...panel}>
        <div role="status">
          <Note color="warning">{texts.tooSmall}</Note>
        </div>
        {children}
      </Panel>
    );
  }
  const isDeclining = quote?.method === 'declining';
  const money = (minor: number | undefined) =>
    minor === undefined ? (
      <Pending like={sampleAmount} />
    ) : (
      <Amount plain value={toMajor(minor)} currency={currency} />
    );
  return (
    <Panel {...panel} aria-busy={quote === undefined}>
      <div role="status" className={classes.said}>
        <p className={classes.quiet}>{texts.installment}</p>
        <Installments quote={quote} currency={currency} />
      </div>
      <Rows>
        <Row label={texts.monthlyRepayment} labelNote={isDeclining ? texts.ofTheLoanFirst : texts.ofTheLoan}>
          {money(quote?.monthlyRepaymentMinor)}
        </Row>
        <Row label={isDeclining ? texts.interestFirst : texts.interestAmount}>
          {money(quote?.interestMinor)}
        </Row>
        <Row label={texts.interestInAll}>{money(quote?.financeChargeMinor)}</Row>
        {quote?.charged && (
          <>
            <Row label={texts.chargedOnce}>{money(chargesMinor(quote.charged.charges))}</Row>
            <Row label={texts.youReceive}>{money(quote.charged.proceedsMinor)}</Row>
          </>
        )}
        <Row label={texts.effectiveRate}>
          {quote ? (
            texts.aYear(formatHundredths(effectiveRates(quote, quote.charged?.proceedsMinor).yearlyPercent))
          ) : (
            <Pending like={texts.aYear('0.00')} />
          )}
        </Row>
        <Row total label={texts.repayInAll}>
          {money(quote?.totalMinor)}
        </Row>
      </Rows>
      {children}
    </Panel>
  );
}

function Installments({ quote, currency }: { quote: Figures | undefined; currency: string }) {
  const texts = useTexts(calculatorTexts);
  const sentence = quote ? (
    stripsSentence(quote, currency, texts)
  ) : (
    <Pending like={`${texts.strips(sampleTerm)} ${texts.lastStrip(sampleAmount)}`} />
  );
  return (
    <>
      {quote ? (
        <>
          <FitAmount value={toMajor(quote.installmentMinor)} currency={currency} />
          <InstallmentStrips count={quote.termMonths} />
        </>
      ) : (
        <>
          <p className={classes.hero}>
            <Pending like="₱0,000.0" />
          </p>
          <div className={classes.strips} />
        </>
      )}
      <p className={`small ${classes.quiet}`}>{sentence}</p>
    </>
  );
}

/** How many installments there are, and what the last one is where it differs. */
function stripsSentence(quote: LoanQuote, currency: string, texts: (typeof calculatorTexts)['en']): string {
  const { termMonths, installmentMinor, lastInstallmentMinor } = quote;
  const strips = texts.strips(termMonths);
  if (lastInstallmentMinor === installmentMinor) return strips;
  return `${strips} ${texts.lastStrip(formatMoney(toMajor(lastInstallmentMinor), currency))}`;
}

/** The sentence that stands beside every offer of a loan (SEC Memorandum Circular 19, 2019). */
export function StudyDisclosure() {
  return <p className={classes.study}>{useTexts(calculatorTexts).study}</p>;
}
