import { toMajor } from '@pautang/loan-terms';
import { type ReactNode, type Ref, useMemo } from 'react';
import { type LoanCurrency, pesos } from '../../api/currency';
import { classNames } from '../../lib/class-names';
import { formatMoney } from '../../lib/format';
import { sliderRange, sliderText } from '../../lib/loan-amount';
import { calculatorTexts } from '../../texts/calculator';
import { useTexts } from '../../texts/define-texts';
import { uiTexts } from '../../texts/ui';
import { AmountField } from '../ui/amount-field/amount-field';
import { AmountSlider } from '../ui/amount-slider/amount-slider';
import { SelectField } from '../ui/field/select-field';
import { Pending } from '../ui/skeleton/skeleton';
import { TermChips } from '../ui/term-chips/term-chips';
import { VisuallyHidden } from '../ui/text/visually-hidden';
import classes from './loan.module.css';
import type { LoanChoice, LoanChoiceEvent } from './loan-choice';

interface LoanFieldsProps {
  state: LoanChoice;
  dispatch: (event: LoanChoiceEvent) => void;
  currencies: readonly LoanCurrency[];
  /** What a member's own limits add to the fields, and what the server says of them. */
  own?: OwnFields;
}

export interface OwnFields {
  readonly currencyNote?: ReactNode;
  readonly amount?: OwnField;
  readonly term?: OwnField;
  /** Terms of the product that this member cannot choose yet. */
  readonly laterTerms?: readonly number[];
}

interface OwnField {
  readonly note?: ReactNode;
  readonly error?: string;
  /** Takes the focus where it is wrong. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** Rows for the grid of a form. */
export function LoanFields({ state, dispatch, currencies, own = {} }: LoanFieldsProps) {
  const texts = useTexts(calculatorTexts);
  const options = useMemo(
    () =>
      currencies.map(({ code, name, sign }) => ({
        value: code,
        label: texts.currencyOption(code, name, sign),
      })),
    [currencies, texts],
  );
  return (
    <>
      <SelectField
        label={texts.currency}
        value={state.currency.code}
        options={options}
        onChange={(code) => {
          const currency = currencies.find((offered) => offered.code === code);
          if (currency) dispatch({ type: 'currency', currency });
        }}
      />
      {own.currencyNote}
      <LoanAmountFields state={state} dispatch={dispatch} own={own} />
      <TermChips
        legend={texts.period}
        terms={[...state.offer.terms, ...(own.laterTerms ?? [])]}
        locked={own.laterTerms}
        {...own.term}
        value={state.termMonths}
        onChange={(termMonths) => dispatch({ type: 'term', termMonths })}
      />
    </>
  );
}

/** The amount alone, where the currency is given. */
export function LoanAmountFields({ state, dispatch, own }: Required<Omit<LoanFieldsProps, 'currencies'>>) {
  const texts = useTexts(calculatorTexts);
  const { text, amount, offer, currency } = state;
  const range = sliderRange(offer, currency.unitsPerPhp);
  return (
    <div className={classes.amount}>
      <AmountField
        label={texts.amount}
        value={text}
        currency={currency.code}
        ref={own.amount?.ref}
        error={own.amount?.error}
        onChange={(typed) => dispatch({ type: 'typed', text: typed })}
        onBlur={() => dispatch({ type: 'left' })}
      />
      <AmountSlider
        label={texts.slider}
        value={toMajor(amount.foreignMinor)}
        {...range}
        currency={currency.code}
        onChange={(value) => dispatch({ type: 'typed', text: sliderText(value, range) })}
      />
      {currency.code !== pesos.code && (
        <p className="quiet small">{texts.inPesos(formatMoney(toMajor(amount.phpMinor)))}</p>
      )}
      {own.amount?.note}
    </div>
  );
}

/** The fields before limits and terms have arrived: every label in its place, and room for what is under it. */
export function LoanFieldsPending() {
  const texts = useTexts(calculatorTexts);
  const { loading } = useTexts(uiTexts);
  return (
    <>
      <div className={classes.pendingField}>
        <span>{texts.currency}</span>
        <i className={classes.box} />
      </div>
      <div className={classes.amount}>
        <div className={classes.pendingField}>
          <span>{texts.amount}</span>
          <i className={classNames(classes.box, classes.amountBox)} />
        </div>
        <div>
          <i className={classes.track} />
          <div className={classes.ends}>
            <Pending like="₱000,000" />
            <Pending like="₱0,000,000" />
          </div>
        </div>
      </div>
      <div className={classes.pendingField} role="status">
        <span>{texts.period}</span>
        <i className={classNames(classes.box, classes.chipsBox)} />
        <VisuallyHidden>{loading}</VisuallyHidden>
      </div>
    </>
  );
}
