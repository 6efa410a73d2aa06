import type { LoanQuoteDto } from '@pautang/sdk';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../../lib/class-names';
import { formatLongDate, formatMoney } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { legalTexts } from '../../texts/legal';
import { Button } from '../ui/button/button';
import classes from './schedule-table.module.css';

interface ScheduleTableProps {
  quote: Pick<
    LoanQuoteDto,
    'schedule' | 'selectedCurrency' | 'loanAmountXR' | 'financeChargeXR' | 'totalAmountXR' | 'charges'
  >;
  /** What the dates hang on. */
  dates: ReactNode;
}

/** Up to so many installments stand unfolded on a phone; of more only the first ones do. */
const wholeCount = 8;
const foldedCount = 6;

/**
 * Every installment, split into the loan itself and the interest. In little room the parts stand below their sum; on a phone a
 * long schedule is folded until one asks for it.
 */
export function ScheduleTable({ quote, dates }: ScheduleTableProps) {
  const texts = useTexts(legalTexts);
  const tableId = useId();
  const titleId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const { schedule, selectedCurrency } = quote;
  const money = (amount: number) => formatMoney(amount, selectedCurrency);
  const principal = quote.charges?.principalXR ?? quote.loanAmountXR;
  const isLong = schedule.length > wholeCount;
  return (
    <section className={classes.section}>
      <h3 id={titleId}>{texts.schedule}</h3>
      <p className={`quiet small ${classes.dates}`}>{dates}</p>
      <table
        id={tableId}
        aria-labelledby={titleId}
        className={`ledger ${classNames(classes.table, isLong && !unfolded && classes.folded)}`}
      >
        <ScheduleHead />
        <tbody>
          {schedule.map(({ installmentNumber, dueDate, amount, principal, interest }, index) => (
            <tr key={installmentNumber} className={index < foldedCount ? undefined : classes.later}>
              <td>{installmentNumber}</td>
              <td>{formatLongDate(dueDate)}</td>
              <td className={classes.wide}>{money(principal)}</td>
              <td className={classes.wide}>{money(interest)}</td>
              <td>
                {money(amount)}
                <Parts principal={money(principal)} interest={money(interest)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td>{texts.inAll}</td>
            <td className={classes.wide}>{money(principal)}</td>
            <td className={classes.wide}>{money(quote.financeChargeXR)}</td>
            <td>
              {money(quote.totalAmountXR)}
              <Parts principal={money(principal)} interest={money(quote.financeChargeXR)} />
            </td>
          </tr>
        </tfoot>
      </table>
      {isLong && (
        <Button
          variant="line"
          wide
          small
          className={classes.fold}
          aria-expanded={unfolded}
          aria-controls={tableId}
          onClick={() => setUnfolded((before) => !before)}
        >
          {unfolded ? texts.showFewer : texts.showAll(schedule.length)}
        </Button>
      )}
    </section>
  );
}

function ScheduleHead() {
  const texts = useTexts(legalTexts);
  return (
    <thead>
      <tr>
        <th scope="col">{texts.number}</th>
        <th scope="col">{texts.due}</th>
        <th scope="col" className={classes.wide}>
          {texts.principal}
        </th>
        <th scope="col" className={classes.wide}>
          {texts.interest}
        </th>
        <th scope="col">
          {texts.installment}
          <Parts principal={texts.principal} interest={texts.interest} />
        </th>
      </tr>
    </thead>
  );
}

/** Where there is no room for columns of their own. */
function Parts({ principal, interest }: { principal: string; interest: string }) {
  return (
    <span className={classes.parts}>
      <span>{principal}</span> <span>+ {interest}</span>
    </span>
  );
}
