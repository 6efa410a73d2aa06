import { chargesMinor, effectiveRates, toMajor } from '@pautang/loan-terms';
import type { ConfigDto } from '@pautang/sdk';
import type { ReactNode } from 'react';
import { configAnswer } from '../../api/misc';
import { FromConfig } from '../../components/layout/from-config';
import { figuresOf, firstLoanChoice, type LoanOffer } from '../../components/loan-box/loan-choice';
import { StudyDisclosure } from '../../components/loan-box/loan-figures';
import { Row, Rows } from '../../components/ui/rows/rows';
import { Slip } from '../../components/ui/slip/slip';
import { useAnswerData } from '../../lib/answer';
import { formatHundredths, formatMoney } from '../../lib/format';
import { calculatorTexts } from '../../texts/calculator';
import { useTexts } from '../../texts/define-texts';
import { landingTexts } from '../../texts/landing';
import classes from './example.module.css';
import { noteId } from './noted';

type Loan = NonNullable<ReturnType<typeof representativeLoan>>;

/** One loan counted through, as the law wants it beside an advertised rate. */
export function Example() {
  const texts = useTexts(landingTexts);
  return (
    <section className={`halves ${classes.example}`}>
      <div className={classes.say}>
        <h2 className={classes.title}>{texts.wholeCost}</h2>
        <p className="large">{texts.wholeCostText}</p>
        <div className="large">
          <StudyDisclosure />
        </div>
      </div>
      <Slip>
        <h3>{texts.example}</h3>
        <ExampleLoan />
      </Slip>
    </section>
  );
}

const money = (minor: number) => formatMoney(toMajor(minor));

function fromLoan(like: string, children: (loan: Loan) => ReactNode) {
  const ofLoan = (config: ConfigDto) => {
    const loan = representativeLoan(config);
    return loan ? children(loan) : '–';
  };
  return <FromConfig like={like}>{ofLoan}</FromConfig>;
}

function ExampleLoan() {
  const texts = useTexts(landingTexts);
  const shared = useTexts(calculatorTexts);
  const amount = (of: (loan: Loan) => number) => fromLoan('₱00,000.00', (loan) => money(of(loan)));
  return (
    <>
      <p className="quiet">
        {fromLoan(texts.exampleOf('₱000,000.00', 6), ({ charged, principalMinor, termMonths }) =>
          texts.exampleOf(money(charged?.askedMinor ?? principalMinor), termMonths),
        )}
      </p>
      <Rows>
        <Row label={shared.youReceive}>
          {amount((loan) => loan.charged?.proceedsMinor ?? loan.principalMinor)}
        </Row>
        <Row
          label={fromLoan(texts.interest(6, '₱000.00'), ({ method, termMonths, interestMinor }) =>
            method === 'declining'
              ? texts.interestOnBalance(termMonths)
              : texts.interest(termMonths, money(interestMinor)),
          )}
        >
          {amount((loan) => loan.financeChargeMinor)}
        </Row>
        <Row label={texts.otherFees}>{amount((loan) => chargesMinor(loan.charged?.charges ?? []))}</Row>
        <Installments amount={amount} />
        <Row
          label={shared.effectiveRate}
          note={fromLoan(shared.aYear('0.00'), (loan) => shared.aYear(formatHundredths(loan.yearlyPercent)))}
        >
          {fromLoan(texts.aMonth('0.00'), (loan) => texts.aMonth(formatHundredths(loan.monthlyPercent)))}
        </Row>
        <Row total label={shared.repayInAll}>
          {amount((loan) => loan.totalMinor)}
        </Row>
      </Rows>
    </>
  );
}

/** The last one stands apart, since rounding mostly makes it another one: then nothing moves once that is known. */
function Installments({ amount }: { amount: (of: (loan: Loan) => number) => ReactNode }) {
  const texts = useTexts(landingTexts);
  const config = useAnswerData(configAnswer);
  const counted = (termMonths: number) => texts.installmentsOf(termMonths - 1);
  if (config && representativeLoan(config)?.termMonths === 1) {
    return (
      <Row label={texts.oneInstallment}>{amount(({ lastInstallmentMinor }) => lastInstallmentMinor)}</Row>
    );
  }
  return (
    <>
      <Row label={fromLoan(counted(6), ({ termMonths }) => counted(termMonths))}>
        {amount(({ installmentMinor }) => installmentMinor)}
      </Row>
      <Row label={texts.lastInstallment}>{amount(({ lastInstallmentMinor }) => lastInstallmentMinor)}</Row>
    </>
  );
}

export function Footnotes() {
  const texts = useTexts(landingTexts);
  const { instant, addOn, onBalance, affiliated } = texts.footnotes;
  return (
    <ol className={classes.notes}>
      <Footnote number={1}>{instant}</Footnote>
      <Footnote number={2}>
        {fromLoan(addOn(texts.percent('0.00'), 6), ({ method, yearlyPercent, termMonths }) => {
          const say = method === 'declining' ? onBalance : addOn;
          return say(texts.percent(formatHundredths(yearlyPercent)), termMonths);
        })}
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

/** The loan that the calculator starts with: the least one, over six months; the largest where that is too small for them. */
function representativeLoan(offer: LoanOffer) {
  const largest = { ...offer, minLoan: offer.maxLoan };
  const quote = figuresOf(firstLoanChoice(offer)) ?? figuresOf(firstLoanChoice(largest));
  return quote && { ...quote, ...effectiveRates(quote, quote.charged?.proceedsMinor) };
}
