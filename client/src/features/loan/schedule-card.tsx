import type { Day } from '@pautang/loan-terms';
import type { InstallmentStandingDto, InstallmentStatus } from '@pautang/sdk';
import type { ComponentType } from 'react';
import CheckCircleIcon from '~icons/ic/round-check-circle';
import ErrorFilledIcon from '~icons/ic/round-error';
import EventIcon from '~icons/ic/round-event';
import QueryBuilderRoundedIcon from '~icons/ic/round-query-builder';
import type { LoanAccount } from '../../api/loan';
import { daysUntil, upcomingPayment } from '../../components/payment/due-day';
import { Amount } from '../../components/ui/amount/amount';
import { Fold } from '../../components/ui/fold/fold';
import type { IconProps } from '../../components/ui/icon/icon';
import type { StatusColor } from '../../components/ui/note/note';
import { Row, Rows } from '../../components/ui/rows/rows';
import { formatLongDate, formatMoney } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import { paymentTexts } from '../../texts/payment';
import { shownAtFirst, standingWords, sumOf } from './account-figures';
import { InstallmentsPicture } from './installments-picture';
import classes from './loan.module.css';
import { LongList, Part } from './part';
import { EntryLine } from './statement-months';

/** Every installment, and how it stands. */
export function ScheduleCard({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const { schedule, selectedCurrency: currency, asOf } = account;
  const next = upcomingPayment(schedule)?.installmentNumber;
  const penalties = sumOf(schedule.map(({ penalty }) => penalty));
  const total = sumOf([penalties, ...schedule.map(({ amount }) => amount)]);
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
            currency={currency}
            asOf={asOf}
          />
        )}
      </LongList>
      <Rows>
        {penalties > 0 && (
          <Row label={texts.penaltiesInAll}>
            <Amount plain value={penalties} currency={currency} />
          </Row>
        )}
        <Row total label={texts.inAll}>
          <Amount plain value={total} currency={currency} />
        </Row>
      </Rows>
    </Part>
  );
}

interface InstallmentRowProps {
  installment: InstallmentStandingDto;
  /** The first that is not due yet says how many days are left. */
  isNext: boolean;
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
};

function InstallmentRow({ installment, isNext, currency, asOf }: InstallmentRowProps) {
  const servicing = useTexts(loanTexts);
  const payment = useTexts(paymentTexts);
  const { installmentNumber, dueDate, amount, penalty, status } = installment;
  const standing = isNext
    ? daysUntil(dueDate, asOf, payment)
    : standingWords(installment, { servicing, payment });
  const cost = penalty > 0 && servicing.plusPenalty(formatMoney(penalty, currency));
  return (
    <Fold
      summary={
        <EntryLine
          {...looks[status]}
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
  const { principal, interest, penaltyInterest, lateCharge, waived, paid, outstanding } = installment;
  const parts: readonly (readonly [label: string, value: number, isAlways?: boolean])[] = [
    [texts.principal, principal, true],
    [texts.interest, interest, true],
    [texts.penaltyInterest, penaltyInterest],
    [texts.lateCharge, lateCharge],
    [texts.paidSoFar, -paid],
  ];
  return (
    <Rows className={classes.parts}>
      {parts
        .filter(([, value, isAlways]) => isAlways || value !== 0)
        .map(([label, value]) => (
          <Row
            key={label}
            label={label}
            note={
              label === texts.penaltyInterest && waived > 0 && texts.waivedNote(formatMoney(waived, currency))
            }
          >
            <Amount plain value={value} currency={currency} />
          </Row>
        ))}
      <Row total label={texts.stillToPay}>
        <Amount plain value={outstanding} currency={currency} />
      </Row>
    </Rows>
  );
}
