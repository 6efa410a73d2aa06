import type { Day } from '@pautang/loan-terms';
import type { InstallmentStandingDto, InstallmentStatus } from '@pautang/sdk';
import type { ComponentType } from 'react';
import CheckCircleIcon from '~icons/ic/round-check-circle';
import ErrorFilledIcon from '~icons/ic/round-error';
import EventIcon from '~icons/ic/round-event';
import QueryBuilderRoundedIcon from '~icons/ic/round-query-builder';
import type { LoanAccount } from '../../api/loan';
import { ChartFigure, ChartTable, LegendItem, lazyChart } from '../../components/charts/chart-figure';
import {
  daysUntil,
  isInForce,
  isPast,
  lastDayOf,
  statusInPicture,
  upcomingPayment,
} from '../../components/payment/due-day';
import { Amount } from '../../components/ui/amount/amount';
import { Fold } from '../../components/ui/fold/fold';
import type { IconProps } from '../../components/ui/icon/icon';
import type { StatusColor } from '../../components/ui/note/note';
import { MoneyRow, Rows } from '../../components/ui/rows/rows';
import { formatLongDate, formatMoney } from '../../lib/format';
import { chartTexts } from '../../texts/charts';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import { paymentTexts } from '../../texts/payment';
import { costInAll, penaltyToPay, shownAtFirst, standingWords, sumOf } from './account-figures';
import classes from './loan.module.css';
import { EntryLine, LongList, Part } from './part';

/** Every installment, and how it stands. */
export function ScheduleCard({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const { schedule, paidBeforeChange = 0, selectedCurrency: currency, asOf, status } = account;
  const isWrittenOff = status === 'WRITTEN_OFF';
  const next = isWrittenOff ? undefined : upcomingPayment(schedule)?.installmentNumber;
  const penalties = sumOf(schedule.map(({ penalty }) => penalty));
  const forgiven = sumOf(schedule.map((installment) => installment.forgiven));
  return (
    <Part title={texts.schedule}>
      <InstallmentsPicture account={account} />
      <LongList
        items={schedule}
        first={shownAtFirst(schedule)}
        keyOf={({ installmentNumber }) => installmentNumber}
        showAll={texts.showAll(schedule.length)}
      >
        {(installment) => (
          <InstallmentRow
            installment={installment}
            isNext={installment.installmentNumber === next}
            isWrittenOff={isWrittenOff}
            currency={currency}
            asOf={asOf}
          />
        )}
      </LongList>
      <Rows>
        {penalties > 0 && <MoneyRow label={texts.penaltiesInAll} value={penalties} currency={currency} />}
        {forgiven > 0 && <MoneyRow label={texts.waivedByUs} value={-forgiven} currency={currency} />}
        {paidBeforeChange > 0 && (
          <MoneyRow label={texts.paidBeforeChange} value={paidBeforeChange} currency={currency} />
        )}
        <MoneyRow total label={texts.inAll} value={costInAll(account)} currency={currency} />
      </Rows>
    </Part>
  );
}

interface InstallmentRowProps {
  installment: InstallmentStandingDto;
  /** The first that is not due yet says how many days are left. */
  isNext: boolean;
  isWrittenOff: boolean;
  currency: string;
  asOf: Day;
}

interface Look {
  readonly sign: ComponentType<IconProps>;
  readonly color?: StatusColor;
}

const looks: Record<InstallmentStatus, Look> = {
  PAID: { sign: CheckCircleIcon, color: 'success' },
  DUE: { sign: QueryBuilderRoundedIcon, color: 'warning' },
  OVERDUE: { sign: ErrorFilledIcon, color: 'danger' },
  UPCOMING: { sign: EventIcon },
  MOVED: { sign: EventIcon },
};

function InstallmentRow({ installment, isNext, isWrittenOff, currency, asOf }: InstallmentRowProps) {
  const servicing = useTexts(loanTexts);
  const payment = useTexts(paymentTexts);
  const { installmentNumber, dueDate, amount, status, movedOn } = installment;
  const penalty = penaltyToPay(installment);
  const standing = isNext
    ? daysUntil(isPast(dueDate, asOf) ? lastDayOf(installment) : dueDate, asOf, payment)
    : standingWords(installment, { servicing, payment }, isWrittenOff);
  const cost = penalty > 0 && servicing.plusPenalty(formatMoney(penalty, currency));
  return (
    <Fold
      summary={
        <EntryLine
          {...(looks[movedOn ? 'MOVED' : statusInPicture(status, isWrittenOff)] ?? looks.UPCOMING)}
          lead={installmentNumber}
          date={formatLongDate(dueDate)}
          amount={<Amount plain value={amount} currency={currency} />}
          words={[standing, cost].filter(Boolean).join(', ')}
        />
      }
    >
      <InstallmentParts installment={installment} currency={currency} />
    </Fold>
  );
}

function InstallmentParts({ installment, currency }: Pick<InstallmentRowProps, 'installment' | 'currency'>) {
  const texts = useTexts(loanTexts);
  const { principal, interest, penaltyInterest, lateCharge, waived, forgiven, paid, outstanding } =
    installment;
  const unlessNothing = (label: string, value: number, note?: string) =>
    value !== 0 && <MoneyRow label={label} value={value} currency={currency} note={note} />;
  const waivedNote = waived > 0 ? texts.waivedNote(formatMoney(waived, currency)) : undefined;
  return (
    <Rows className={classes.parts}>
      <MoneyRow label={texts.principal} value={principal} currency={currency} />
      <MoneyRow label={texts.interest} value={interest} currency={currency} />
      {unlessNothing(texts.penaltyInterest, penaltyInterest, waivedNote)}
      {unlessNothing(texts.lateCharge, lateCharge)}
      {unlessNothing(texts.waivedByUs, -forgiven)}
      {unlessNothing(texts.paidSoFar, -paid)}
      <MoneyRow total label={texts.leftToPay} value={outstanding} currency={currency} />
    </Rows>
  );
}

const InstallmentsChart = lazyChart(
  async () => (await import('../../components/charts/installments-chart')).InstallmentsChart,
);

/** Each installment by its parts, and how it stands. */
function InstallmentsPicture({ account }: { account: LoanAccount }) {
  const texts = useTexts(chartTexts);
  const { stillOwed } = useTexts(paymentTexts);
  const { schedule, selectedCurrency: currency } = account;
  const isWrittenOff = account.status === 'WRITTEN_OFF';
  const statuses = isWrittenOff ? { ...texts.statuses, UPCOMING: stillOwed } : texts.statuses;
  const money = (amount: number) => formatMoney(amount, currency);
  const inForce = schedule.filter(isInForce);
  const count = (wanted: string) => inForce.filter((one) => one.status === wanted).length;
  const [paid, late] = [count('PAID'), count('OVERDUE')];
  // What was waived is no part of what each costs.
  // Of one that went into a new schedule only what late charges are left is still there.
  const installments = schedule
    .map((one) => ({
      ...one,
      penalty: penaltyToPay(one),
      status: statusInPicture(one.status, isWrittenOff),
    }))
    .filter((one) => isInForce(one) || one.penalty > 0);
  const hasPenalties = installments.some(({ penalty }) => penalty > 0);
  const label = [
    texts.installments(inForce.length),
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
          {paid < inForce.length && <LegendItem fill="principalAhead">{texts.notPaid}</LegendItem>}
          {late > 0 && <LegendItem fill="late">{texts.late}</LegendItem>}
        </>
      }
      tables={
        <ChartTable
          caption={texts.installments(inForce.length)}
          columns={[
            texts.installment,
            texts.principal,
            texts.interest,
            ...(hasPenalties ? [texts.penalties] : []),
            texts.status,
          ]}
          rows={installments.map(({ installmentNumber, principal, interest, penalty, status, movedOn }) => [
            String(installmentNumber),
            money(principal),
            money(interest),
            ...(hasPenalties ? [money(penalty)] : []),
            statuses[movedOn ? 'MOVED' : status],
          ])}
        />
      }
    >
      <InstallmentsChart
        installments={installments}
        currency={currency}
        label={label.filter(Boolean).join(' ')}
      />
    </ChartFigure>
  );
}
