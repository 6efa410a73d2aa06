import { type OwedOn, type RepaymentPlan, toMajor } from '@pautang/loan-terms';
import { ChartTable } from '../../components/charts/chart-table';
import { formatMoney, formatShortDate } from '../../lib/format';
import { chartTexts } from '../../texts/charts';
import { useTexts } from '../../texts/define-texts';

interface OwedTablesProps {
  past: readonly OwedOn[];
  planned?: RepaymentPlan;
  more?: RepaymentPlan;
  currency: string;
}

/** The picture of what is owed, as tables: so far, from today on, and from today on when more is paid. */
export function OwedTables({ past, planned, more, currency }: OwedTablesProps) {
  const texts = useTexts(chartTexts);
  const money = (minor: number) => formatMoney(toMajor(minor), currency);
  const owed = ({ on, principalMinor, interestMinor }: OwedOn): [string, string, string] => [
    formatShortDate(on),
    money(principalMinor),
    money(interestMinor),
  ];
  const payments = ({ payments, owed: [, ...after] }: RepaymentPlan): [string, string, string][] =>
    payments.map(({ paidOn, amountMinor }, index) => {
      const { principalMinor = 0, interestMinor = 0 } = after[index] ?? {};
      return [formatShortDate(paidOn), money(amountMinor), money(principalMinor + interestMinor)];
    });
  const columns = [texts.day, texts.principal, texts.interest];
  return (
    <>
      <ChartTable caption={texts.soFar} columns={columns} rows={past.map(owed)} />
      {planned && (
        <ChartTable caption={texts.ahead} columns={columns} rows={planned.owed.slice(1).map(owed)} />
      )}
      {more && (
        <ChartTable
          caption={texts.aheadMore}
          columns={[texts.day, texts.payment, texts.left]}
          rows={payments(more)}
        />
      )}
    </>
  );
}
