import type { AllocationDto, PaymentDto } from '@pautang/sdk';
import BlockRoundedIcon from '~icons/ic/round-block';
import CheckCircleIcon from '~icons/ic/round-check-circle';
import type { LoanAccount } from '../../api/loan';
import { Amount } from '../../components/ui/amount/amount';
import { Fold } from '../../components/ui/fold/fold';
import { Row, Rows } from '../../components/ui/rows/rows';
import { formatLongDate } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import classes from './loan.module.css';
import { LongList, Part, Quiet } from './part';
import { EntryLine } from './statement-months';

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

interface PaymentDetailsProps {
  payment: PaymentDto;
  currency: string;
}

function PaymentDetails({ payment, currency }: PaymentDetailsProps) {
  const texts = useTexts(loanTexts);
  const { repaymentNumber, reference, reversed, allocations, credit } = payment;
  return (
    <div className={classes.details}>
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
          <Row label={texts.keptAsCredit}>
            <Amount plain value={credit} currency={currency} />
          </Row>
        </Rows>
      )}
    </div>
  );
}

/** What the payment paid of one installment. */
function Allocated({ allocation, currency }: { allocation: AllocationDto; currency: string }) {
  const texts = useTexts(loanTexts);
  const { installmentNumber, penalty, fee, interest, principal } = allocation;
  const parts = [
    [texts.penaltyInterest, penalty],
    [texts.lateCharge, fee],
    [texts.interest, interest],
    [texts.principal, principal],
  ] as const;
  return (
    <section>
      <h3 className={classes.detailsTitle}>{texts.installment(installmentNumber)}</h3>
      <Rows>
        {parts
          .filter(([, amount]) => amount !== 0)
          .map(([label, amount]) => (
            <Row key={label} label={label}>
              <Amount plain value={amount} currency={currency} />
            </Row>
          ))}
      </Rows>
    </section>
  );
}
