import { effectiveRates, type LoanQuote, toMajor } from '@pautang/loan-terms';
import { Amount } from '../../components/ui/amount';
import { Panel } from '../../components/ui/card';
import { FitAmount } from '../../components/ui/fit-amount';
import { InstallmentStrips } from '../../components/ui/installment-strips';
import { Row, Rows } from '../../components/ui/rows';
import { formatHundredths, formatMoney } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import classes from './loan-box.module.css';

interface LoanFiguresProps {
  quote: LoanQuote;
  currency: string;
}

/** What the loan costs, as it stands in the box. */
export function LoanFigures({ quote, currency }: LoanFiguresProps) {
  const texts = useTexts(loanTexts);
  const { yearlyPercent } = effectiveRates(quote);
  const money = (minor: number) => <Amount plain value={toMajor(minor)} currency={currency} />;
  const last = formatMoney(toMajor(quote.lastInstallmentMinor), currency);
  return (
    <Panel className={classes.panel} aria-label={texts.figures}>
      <p className={classes.quiet}>{texts.installment}</p>
      <FitAmount value={toMajor(quote.installmentMinor)} currency={currency} />
      <InstallmentStrips count={quote.termMonths} />
      <p className={`${classes.quiet} ${classes.small}`}>{texts.strips(quote.termMonths, last)}</p>
      <Rows>
        <Row label={texts.monthlyRepayment} labelNote={texts.ofTheLoan}>
          {money(quote.monthlyRepaymentMinor)}
        </Row>
        <Row label={texts.interestAmount}>{money(quote.interestMinor)}</Row>
        <Row label={texts.interestInAll}>{money(quote.financeChargeMinor)}</Row>
        <Row label={texts.effectiveRate}>{texts.aYear(formatHundredths(yearlyPercent))}</Row>
        <Row total label={texts.repayInAll}>
          {money(quote.totalMinor)}
        </Row>
      </Rows>
    </Panel>
  );
}
