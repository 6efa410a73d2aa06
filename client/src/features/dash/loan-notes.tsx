import { installmentGround, type LoanQuote, toMajor } from '@pautang/loan-terms';
import { type LoanChoice, pesosFiguresOf } from '../../components/loan-box/loan-choice';
import { Note } from '../../components/ui/note/note';
import { formatMoney, formatWholeMoney } from '../../lib/format';
import { calculatorTexts } from '../../texts/calculator';
import { useTexts } from '../../texts/define-texts';
import { loanBoxTexts } from '../../texts/loan-box';
import classes from './loan-box.module.css';

interface IncomeHintProps {
  choice: LoanChoice;
  /** As the member stated it, in whole pesos; without one there is nothing to say. */
  monthlyNetIncome: number | undefined;
}

/** Says before one applies what the rule will have against an installment. It stops nobody. */
export function IncomeHint({ choice, monthlyNetIncome }: IncomeHintProps) {
  const texts = useTexts(loanBoxTexts);
  if (monthlyNetIncome === undefined) return null;
  // As the server decides: each currency's installment comes from its own principal.
  const quote = pesosFiguresOf(choice);
  if (!quote) return null;
  const { installmentMinor } = quote;
  const ground = installmentGround(installmentMinor, monthlyNetIncome);
  if (!ground) return null;
  const installment = formatMoney(toMajor(installmentMinor));
  const income = formatWholeMoney(monthlyNetIncome);
  const sentence =
    ground === 'INSTALLMENT_ABOVE_INCOME'
      ? texts.aboveIncome(installment, income)
      : texts.aboveHalf(installment, income);
  return (
    <Note color="warning">
      {sentence} {texts.instead}
    </Note>
  );
}

interface CostLineProps {
  quote: LoanQuote | null;
  currency: string;
}

/** What the loan costs, in sight while one slides on a phone: there the figures stand far below. */
export function CostLine({ quote, currency }: CostLineProps) {
  const texts = useTexts(loanBoxTexts);
  const { tooSmall } = useTexts(calculatorTexts);
  const money = (minor: number) => {
    const amount = toMajor(minor);
    return Number.isInteger(amount) ? formatWholeMoney(amount, currency) : formatMoney(amount, currency);
  };
  const sentence = quote ? texts.cost(money(quote.installmentMinor), money(quote.totalMinor)) : tooSmall;
  return <p className={classes.cost}>{sentence}</p>;
}
