import { type LoanQuote, toMajor } from '@pautang/loan-terms';
import { formatMoney, formatWholeMoney } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { loanBoxTexts } from '../../texts/loan-box';
import classes from './cost-line.module.css';

interface CostLineProps {
  quote: LoanQuote;
  currency: string;
}

/** What the loan costs, in sight while one slides on a phone: there the figures stand far below. */
export function CostLine({ quote, currency }: CostLineProps) {
  const texts = useTexts(loanBoxTexts);
  const money = (minor: number) => {
    const amount = toMajor(minor);
    return Number.isInteger(amount) ? formatWholeMoney(amount, currency) : formatMoney(amount, currency);
  };
  return <p className={classes.cost}>{texts.cost(money(quote.installmentMinor), money(quote.totalMinor))}</p>;
}
