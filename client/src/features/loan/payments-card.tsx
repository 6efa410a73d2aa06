import type { AllocationDto, PaymentDto } from '@pautang/sdk';
import BlockRoundedIcon from '~icons/ic/round-block';
import CheckCircleIcon from '~icons/ic/round-check-circle';
import { type LoanAccount, mostPayments } from '../../api/loan';
import { Amount } from '../../components/ui/amount/amount';
import { Fold } from '../../components/ui/fold/fold';
import { MoneyRow, Row, Rows } from '../../components/ui/rows/rows';
import { formatLongDate } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import classes from './loan.module.css';
import { EntryLine, LongList, Part, Quiet } from './part';

const shownFirst = 6;

/** What was received, newest first, each with what it paid. */
export function PaymentsCard({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const { payments, selectedCurrency: currency } = account;
  return (
    <Part title={texts.payments}>
      {payments.length === 0 && <Quiet>{texts.noPayments}</Quiet>}
      <LongList
        items={payments}
        first={payments.slice(0, shownFirst)}
        keyOf={({ repaymentNumber }) => repaymentNumber}
        showAll={texts.showPayments(payments.length)}
      >
        {(payment) => (
          <Fold summary={<PaymentLine payment={payment} currency={currency} />}>
            <PaymentDetails payment={payment} currency={currency} />
          </Fold>
        )}
      </LongList>
      {payments.length >= mostPayments && <Quiet>{texts.allPayments}</Quiet>}
    </Part>
  );
}

interface PaymentProps {
  payment: PaymentDto;
  currency: string;
}

function PaymentLine({ payment, currency }: PaymentProps) {
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
  const { reversed, settlement, allocations, credit } = payment;
  if (reversed) return texts.reversed;
  if (settlement) return texts.settlement;
  const first = allocations.at(0)?.installmentNumber;
  const last = allocations.at(-1)?.installmentNumber;
  return first && last ? texts.paidFor(first, last) : credit > 0 ? texts.keptAsCredit : texts.creditUsed;
}

function PaymentDetails({ payment, currency }: PaymentProps) {
  const texts = useTexts(loanTexts);
  const { repaymentNumber, reference, reversed, allocations, credit, creditUsed = 0 } = payment;
  return (
    <div className={`stack ${classes.details}`}>
      <Rows>
        <Row label={texts.repaymentNumber}>{repaymentNumber}</Row>
        <Row label={texts.paymentReference}>{reference}</Row>
      </Rows>
      {reversed && <Quiet>{texts.reversedText}</Quiet>}
      {allocations.map((allocation) => (
        <Allocated key={allocation.installmentNumber} allocation={allocation} currency={currency} />
      ))}
      {credit > 0 && (
        <Rows>
          <MoneyRow label={texts.keptAsCredit} value={credit} currency={currency} />
        </Rows>
      )}
      {creditUsed > 0 && (
        <Rows>
          <MoneyRow label={texts.creditUsed} value={creditUsed} currency={currency} />
        </Rows>
      )}
    </div>
  );
}

/** What the payment paid of one installment. */
function Allocated({ allocation, currency }: { allocation: AllocationDto; currency: string }) {
  const texts = useTexts(loanTexts);
  const { installmentNumber, penalty, fee, interest, principal } = allocation;
  const part = (label: string, value: number) =>
    value !== 0 && <MoneyRow label={label} value={value} currency={currency} />;
  return (
    <section>
      <h3 className="small-title">{texts.installment(installmentNumber)}</h3>
      <Rows>
        {part(texts.penaltyInterest, penalty)}
        {part(texts.lateCharge, fee)}
        {part(texts.interest, interest)}
        {part(texts.principal, principal)}
      </Rows>
    </section>
  );
}
