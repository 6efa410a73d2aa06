import type { ConfigDto, LoanQuoteDto } from '@pautang/sdk';
import type { ReactNode } from 'react';
import { pesos } from '../../api/currency';
import { formatHundredths, formatMoney, formatNumber } from '../../lib/format';
import { differingLast } from '../../lib/loan-costs';
import { calculatorTexts } from '../../texts/calculator';
import { chargesTexts } from '../../texts/charges';
import { useTexts } from '../../texts/define-texts';
import { legalTexts } from '../../texts/legal';
import { loanBoxTexts } from '../../texts/loan-box';
import { QuotedChargeRows } from '../charges/charge-rows';
import { CostBar, Swatch } from '../charts/cost-bar';
import { Amount, FitAmount } from '../ui/amount/amount';
import { MoneyRow, Row, Rows } from '../ui/rows/rows';
import { Masked } from '../ui/text/masked';
import type { Beneficiary } from './application';
import classes from './disclosure.module.css';
import { formatRate, type QuoteChange, type QuoteFigure, receivedOf } from './quote-changes';

interface DisclosureProps {
  quote: LoanQuoteDto;
  beneficiary: Beneficiary;
  penalty: ConfigDto['penalty'];
  /** What differs from the figures that stood here before. */
  changes: readonly QuoteChange[];
}

/** What the law wants told before consent: the amount, every charge, the effective rates, and what is late costs. */
export function Disclosure({ quote, beneficiary, penalty, changes }: DisclosureProps) {
  const was = (figure: QuoteFigure) => {
    const change = changes.find((one) => one.figure === figure);
    return change && <Was change={change} />;
  };
  return (
    <div>
      <DisclosureHead quote={quote} was={was} />
      <DisclosureRows quote={quote} beneficiary={beneficiary} was={was} />
      <InWords quote={quote} penalty={penalty} />
    </div>
  );
}

function Was({ change }: { change: QuoteChange }) {
  const texts = useTexts(loanBoxTexts);
  return <span className={classes.was}>{texts.was(change.before || texts.noFigure)}</span>;
}

/** Nothing of a list where there is nothing to say: an empty entry is read aloud as well. */
function Entry({ children }: { children: ReactNode }) {
  return children && <dd>{children}</dd>;
}

interface MarkedQuote {
  quote: LoanQuoteDto;
  was: (figure: QuoteFigure) => ReactNode;
}

function DisclosureHead({ quote, was }: MarkedQuote) {
  const texts = useTexts(loanBoxTexts);
  const shared = useTexts(calculatorTexts);
  const ofCharged = useTexts(chargesTexts);
  const { selectedCurrency: currency, installmentCount, interestMethod, charges } = quote;
  const { interestSum, interestFalling } = charges ? ofCharged : texts;
  const receivedPesos = charges?.proceedsPHP ?? quote.loanAmountPHP;
  const isForeign = currency !== pesos.code;
  return (
    <div className={classes.head}>
      <dl className={classes.sums}>
        <div>
          <dt>
            <Swatch fill="principal" />
            {shared.youReceive}
          </dt>
          <dd>
            <FitAmount size="large" value={receivedOf(quote)} currency={currency} />
          </dd>
          {isForeign && !quote.topUp && (
            <dd className="quiet small">{shared.inPesos(formatMoney(receivedPesos))}</dd>
          )}
          <Entry>{was('loanAmount')}</Entry>
        </div>
        <div>
          <dt>
            <Swatch fill="interest" />
            {charges ? shared.interestInAll : texts.financeCharge}
          </dt>
          <dd>
            <FitAmount size="medium" value={quote.financeChargeXR} currency={currency} />
          </dd>
          <dd className="quiet small">
            {interestMethod === 'declining'
              ? interestFalling(installmentCount)
              : interestSum(installmentCount, formatMoney(quote.interestAmountXR, currency))}
          </dd>
          {isForeign && (
            <dd className="quiet small">{shared.inPesos(formatMoney(quote.financeChargePHP))}</dd>
          )}
          <Entry>{was('totalInterest')}</Entry>
        </div>
        <div className={classes.total}>
          <dt>{shared.repayInAll}</dt>
          <dd>
            <FitAmount size="medium" value={quote.totalAmountXR} currency={currency} />
          </dd>
          {isForeign && <dd className="quiet small">{shared.inPesos(formatMoney(quote.totalAmountPHP))}</dd>}
          <Entry>{was('total')}</Entry>
        </div>
        <div>
          <dt>{shared.effectiveRate}</dt>
          <dd className={classes.rate}>{texts.percent(formatHundredths(quote.effectiveYearlyRate))}</dd>
          <dd className="quiet small">{texts.yearAndMonth(formatHundredths(quote.effectiveMonthlyRate))}</dd>
          <Entry>{was('effectiveRate')}</Entry>
        </div>
      </dl>
      <CostBar principal={charges?.principalXR ?? quote.loanAmountXR} interest={quote.financeChargeXR} />
    </div>
  );
}

function DisclosureRows({ quote, beneficiary, was }: MarkedQuote & Pick<DisclosureProps, 'beneficiary'>) {
  const texts = useTexts(loanBoxTexts);
  const { months, lastInstallment } = useTexts(legalTexts);
  const { applied } = useTexts(chargesTexts);
  const { selectedCurrency: currency, installmentCount } = quote;
  const isForeign = currency !== pesos.code;
  const last = differingLast(quote);
  const parts = [
    months(installmentCount),
    last !== undefined && lastInstallment(formatMoney(last, currency)),
  ];
  return (
    <Rows>
      {quote.charges && (
        <>
          <MoneyRow label={applied} value={quote.loanAmountXR} currency={currency} />
          <QuotedChargeRows quote={quote} charges={quote.charges} />
        </>
      )}
      {isForeign && (
        <Row label={texts.exchangeRate} note={was('exchangeRate')}>
          1 {pesos.code} = {formatRate(quote.exchangeRate)} {currency}
        </Row>
      )}
      <Row
        label={texts.interestRate}
        labelNote={texts.interestRateNotes[quote.interestMethod]}
        note={was('interestRate')}
      >
        {texts.percentAMonth(formatNumber(quote.interestRate))}
      </Row>
      <Row
        label={texts.installmentRow}
        note={
          <>
            {parts.filter(Boolean).join(', ')}
            {was('installmentCount')}
            {was('installment')}
          </>
        }
      >
        <Amount plain value={quote.installmentAmountXR} currency={currency} />
        {texts.aMonth}
      </Row>
      <Row label={texts.account} note={<Masked value={beneficiary.accountNumber} mark="•" />}>
        {beneficiary.bankName}
      </Row>
    </Rows>
  );
}

/** How the interest comes about, and what paying late costs. */
function InWords({ quote, penalty }: Pick<DisclosureProps, 'quote' | 'penalty'>) {
  const texts = useTexts(loanBoxTexts);
  const { graceDays, dailyPercent, lateChargePercent, capPercent } = penalty;
  const percent = (value: number) => texts.percent(formatNumber(value));
  return (
    <dl className={classes.words}>
      <div>
        <dt>{texts.methodTitle}</dt>
        <dd>{texts.methods[quote.interestMethod](percent(quote.interestRate))}</dd>
      </div>
      <div>
        <dt>{texts.lateTitle}</dt>
        <dd>
          {texts.late(graceDays, percent(dailyPercent), percent(lateChargePercent), percent(capPercent))}
        </dd>
      </div>
    </dl>
  );
}
