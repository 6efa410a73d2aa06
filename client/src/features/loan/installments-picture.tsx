import type { LoanAccount } from '../../api/loan';
import { ChartFigure, LegendItem } from '../../components/charts/chart-figure';
import { ChartTable } from '../../components/charts/chart-table';
import { lazyChart } from '../../components/charts/lazy-chart';
import { formatMoney } from '../../lib/format';
import { chartTexts } from '../../texts/charts';
import { useTexts } from '../../texts/define-texts';

const InstallmentsChart = lazyChart(
  async () => (await import('../../components/charts/installments-chart')).InstallmentsChart,
);

/** Each installment by its parts, and how it stands. */
export function InstallmentsPicture({ account }: { account: LoanAccount }) {
  const texts = useTexts(chartTexts);
  const { schedule, selectedCurrency: currency } = account;
  const money = (amount: number) => formatMoney(amount, currency);
  const count = (wanted: string) => schedule.filter(({ status }) => status === wanted).length;
  const [paid, late] = [count('PAID'), count('OVERDUE')];
  const hasPenalties = schedule.some(({ penalty }) => penalty > 0);
  const label = [
    texts.installments(schedule.length),
    texts.installmentsPaid(paid),
    late > 0 && texts.installmentsLate(late),
  ];
  return (
    <ChartFigure
      size="small"
      legend={
        <>
          <LegendItem fill="principal">{texts.principal}</LegendItem>
          <LegendItem fill="interest">{texts.interest}</LegendItem>
          {hasPenalties && <LegendItem fill="charge">{texts.penalties}</LegendItem>}
          {paid < schedule.length && <LegendItem fill="principalAhead">{texts.notPaid}</LegendItem>}
          {late > 0 && <LegendItem fill="late">{texts.late}</LegendItem>}
        </>
      }
      tables={
        <ChartTable
          caption={texts.installments(schedule.length)}
          columns={[
            texts.installment,
            texts.principal,
            texts.interest,
            ...(hasPenalties ? [texts.penalties] : []),
            texts.status,
          ]}
          rows={schedule.map(({ installmentNumber, principal, interest, penalty, status }) => [
            String(installmentNumber),
            money(principal),
            money(interest),
            ...(hasPenalties ? [money(penalty)] : []),
            texts.statuses[status],
          ])}
        />
      }
    >
      <InstallmentsChart
        installments={schedule}
        currency={currency}
        label={label.filter(Boolean).join(' ')}
      />
    </ChartFigure>
  );
}
