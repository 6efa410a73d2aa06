import type { LoanAccount } from '../../api/loan';
import { upcomingPayment } from '../../components/payment/due-day';
import { Amount } from '../../components/ui/amount/amount';
import { Row, Rows } from '../../components/ui/rows/rows';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import { InstallmentRow } from './installment-row';
import { LongList } from './long-list';
import { Part } from './part';
import { shownAtFirst } from './shown-installments';
import { sumOf } from './sum';

/** Every installment, and how it stands. */
export function ScheduleCard({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const { schedule, selectedCurrency: currency, asOf } = account;
  const next = upcomingPayment(schedule)?.installmentNumber;
  const penalties = sumOf(schedule.map(({ penalty }) => penalty));
  const total = sumOf([penalties, ...schedule.map(({ amount }) => amount)]);
  return (
    <Part title={texts.schedule}>
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
