import type { LoanQuoteDto } from '@pautang/sdk';
import { formatLongDate, formatMoney } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import classes from './loan-confirm-dialog.module.css';
import { scheduleOf, todayInManila } from './schedule';

/** Every installment; on a phone without the split into the loan itself and the interest. */
export function ScheduleTable({ quote }: { quote: LoanQuoteDto }) {
  const texts = useTexts(loanTexts);
  const money = (amount: number) => formatMoney(amount, quote.selectedCurrency);
  const rows = scheduleOf(quote, todayInManila(new Date()));
  return (
    <section className={classes.schedule}>
      <h3>{texts.schedule}</h3>
      <p className={classes.dates}>{texts.scheduleDates}</p>
      <table className={classes.table}>
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
            <th scope="col">{texts.installmentRow}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, due, principal, interest, amount }) => (
            <tr key={number}>
              <td>{number}</td>
              <td>{formatLongDate(due)}</td>
              <td className={classes.wide}>{money(principal)}</td>
              <td className={classes.wide}>{money(interest)}</td>
              <td>{money(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td>{texts.inAll}</td>
            <td className={classes.wide}>{money(quote.loanAmountXR)}</td>
            <td className={classes.wide}>{money(quote.financeChargeXR)}</td>
            <td>{money(quote.totalAmountXR)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
