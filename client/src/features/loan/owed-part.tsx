import {
  type LoanCheckpoint,
  type OwedOn,
  owedUntil,
  payMore,
  planRepayment,
  type RepaymentPlan,
  toMajor,
} from '@pautang/loan-terms';
import { useDeferredValue, useMemo } from 'react';
import type { LoanAccount } from '../../api/loan';
import { ChartFigure, ChartTable, LegendItem, lazyChart } from '../../components/charts/chart-figure';
import { checkpointIn } from '../../components/payment/loan-checkpoint';
import { Card } from '../../components/ui/card/card';
import { formatLongDate, formatMoney, formatShortDate } from '../../lib/format';
import { chartTexts } from '../../texts/charts';
import { useTexts } from '../../texts/define-texts';
import classes from './owed-part.module.css';
import { PayMore, useMoreTyped } from './pay-more';
import { receivedPayments, waivedCharges } from './received-payments';

const OwedChart = lazyChart(async () => (await import('../../components/charts/owed-chart')).OwedChart);

/** What is owed over time, and what paying more would make of it. */
export function OwedPart({ account }: { account: LoanAccount }) {
  const checkpoint = checkpointIn(account);
  return checkpoint ? <OwedCard account={account} checkpoint={checkpoint} /> : null;
}

interface OwedCardProps {
  account: LoanAccount;
  checkpoint: LoanCheckpoint;
}

function OwedCard({ account, checkpoint }: OwedCardProps) {
  const texts = useTexts(chartTexts);
  const { asOf: today, selectedCurrency: currency } = account;
  const more = useMoreTyped(account);
  const extra = useDeferredValue(more.extra);
  const usual = useMemo(() => planRepayment(checkpoint, today), [checkpoint, today]);
  const paid = useMemo(() => extra && payMore(checkpoint, today, extra), [checkpoint, today, extra]);
  const past = useMemo(() => owedSoFar(account, checkpoint, usual.owed[0]), [account, checkpoint, usual]);
  const isOver = checkpoint.closedOn !== undefined;
  const money = ({ principalMinor, interestMinor }: OwedOn) =>
    formatMoney(toMajor(principalMinor + interestMinor), currency);
  const [first] = past;
  const last = past.at(-1);
  // What was paid back on the day on which it was lent was owed over no time.
  if (isOver && first === last) return null;
  const sentences = [
    first && texts.owed(formatLongDate(first.on), money(first)),
    ...(isOver
      ? [last && texts.owedOver(formatLongDate(last.on))]
      : [
          last && texts.owedNow(money(last)),
          texts.owedUntil(formatLongDate(usual.endsOn)),
          paid && texts.owedMore(formatLongDate(paid.plan.endsOn)),
        ]),
  ];
  return (
    <Card>
      <div className={classes.columns}>
        <div className="stack">
          <h2 className="card-title">{texts.owedTitle}</h2>
          <ChartFigure
            size="large"
            legend={
              <>
                <LegendItem fill="principal">{texts.principal}</LegendItem>
                <LegendItem fill="interest">{texts.interest}</LegendItem>
                {!isOver && <LegendItem fill="principalAhead">{texts.toCome}</LegendItem>}
                {paid && <LegendItem fill="more">{texts.aheadMore}</LegendItem>}
              </>
            }
            tables={
              <OwedTables
                past={past}
                planned={isOver ? undefined : usual}
                more={paid?.plan}
                currency={currency}
              />
            }
          >
            <OwedChart
              course={{ today, past, planned: isOver ? [] : usual.owed, more: paid?.plan.owed }}
              currency={currency}
              label={sentences.filter(Boolean).join(' ')}
              todayLabel={texts.today}
            />
          </ChartFigure>
        </div>
        {!isOver && <PayMore account={account} {...more} result={paid} />}
      </div>
    </Card>
  );
}

/** From the first day to today, or to the day that closed the loan. Today is as the account says. */
function owedSoFar(account: LoanAccount, checkpoint: LoanCheckpoint, now: OwedOn | undefined): OwedOn[] {
  const until = checkpoint.closedOn ?? account.asOf;
  const owed = owedUntil(checkpoint, [...waivedCharges(account), ...receivedPayments(account)], until);
  return now ? [...owed.filter(({ on }) => on < until), { ...now, on: until }] : owed;
}

interface OwedTablesProps {
  past: readonly OwedOn[];
  planned?: RepaymentPlan;
  more?: RepaymentPlan;
  currency: string;
}

/** The picture of what is owed, as tables: so far, from today on, and from today on when more is paid. */
function OwedTables({ past, planned, more, currency }: OwedTablesProps) {
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
