import { effectiveRates } from '@pautang/loan-terms';
import type { ReactNode } from 'react';
import { FromConfig } from '../../components/layout/from-config';
import { figuresOf, firstLoanChoice, type LoanOffer } from '../../components/loan-box/loan-choice';
import { formatHundredths } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { landingTexts } from '../../texts/landing';
import classes from './example.module.css';
import { noteId } from './noted';

export function Footnotes() {
  const texts = useTexts(landingTexts);
  const { instant, addOn, onBalance, affiliated } = texts.footnotes;
  return (
    <ol className={classes.notes}>
      <Footnote number={1}>{instant}</Footnote>
      <Footnote number={2}>
        <FromConfig like={addOn(texts.percent('0.00'), 6)}>
          {(config) => {
            const { method, yearlyPercent, termMonths } = representativeLoan(config);
            const say = method === 'declining' ? onBalance : addOn;
            return say(texts.percent(formatHundredths(yearlyPercent)), termMonths);
          }}
        </FromConfig>
      </Footnote>
      <Footnote number={3}>{affiliated}</Footnote>
    </ol>
  );
}

function Footnote({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li id={noteId(number)}>
      <span>{number}</span>
      <span>{children}</span>
    </li>
  );
}

/** The loan that the calculator starts with: the least one, over six months. */
export function representativeLoan(offer: LoanOffer) {
  const quote = figuresOf(firstLoanChoice(offer));
  return { ...quote, ...effectiveRates(quote) };
}
