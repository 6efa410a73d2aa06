import type { AllocationDto, PaymentDto } from '@pautang/sdk';
import { Amount } from '../../components/ui/amount/amount';
import { Row, Rows } from '../../components/ui/rows/rows';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import { Quiet } from './part';
import classes from './payment-details.module.css';

interface PaymentDetailsProps {
  payment: PaymentDto;
  currency: string;
}

export function PaymentDetails({ payment, currency }: PaymentDetailsProps) {
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
      <h3 className={classes.title}>{texts.installment(installmentNumber)}</h3>
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
