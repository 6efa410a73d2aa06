import type { PaymentDto } from '@pautang/sdk';
import type { LoanAccount } from '../../api/loan';
import { Amount } from '../../components/ui/amount/amount';
import { Fold } from '../../components/ui/fold/fold';
import BlockRoundedIcon from '~icons/ic/round-block';
import CheckCircleIcon from '~icons/ic/round-check-circle';
import { formatLongDate } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import { EntryLine } from './entry-line';
import { LongList } from './long-list';
import { Part, Quiet } from './part';
import { PaymentDetails } from './payment-details';

const shownFirst = 6;

/** What was received, newest first, each with what it paid. */
export function PaymentsCard({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const { payments, selectedCurrency: currency } = account;
  if (payments.length === 0) {
    return (
      <Part title={texts.payments}>
        <Quiet>{texts.noPayments}</Quiet>
      </Part>
    );
  }
  return (
    <Part title={texts.payments}>
      <LongList
        items={payments}
        first={payments.slice(0, shownFirst)}
        keyOf={({ repaymentNumber }) => repaymentNumber}
        showAll={texts.showAllPayments(payments.length)}
      >
        {(payment) => (
          <Fold summary={<PaymentLine payment={payment} currency={currency} />}>
            <PaymentDetails payment={payment} currency={currency} />
          </Fold>
        )}
      </LongList>
    </Part>
  );
}

function PaymentLine({ payment, currency }: { payment: PaymentDto; currency: string }) {
  const texts = useTexts(loanTexts);
  const { paidAt, reversed } = payment;
  const amount = <Amount plain value={payment.amount} currency={currency} />;
  return (
    <EntryLine
      date={formatLongDate(paidAt)}
      amount={reversed ? <s>{amount}</s> : amount}
      sign={reversed ? BlockRoundedIcon : CheckCircleIcon}
      color={reversed ? 'warning' : 'success'}
      words={paymentWords(payment, texts)}
    />
  );
}

/** What became of a payment, in short. */
function paymentWords(payment: PaymentDto, texts: (typeof loanTexts)['en']): string {
  const { reversed, settlement, allocations } = payment;
  if (reversed) return texts.reversed;
  if (settlement) return texts.settlement;
  const first = allocations.at(0)?.installmentNumber;
  const last = allocations.at(-1)?.installmentNumber;
  return first && last ? texts.paidFor(first, last) : texts.keptAsCredit;
}
