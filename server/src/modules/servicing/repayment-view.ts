import { type Bucket, type LoanPosition, toMajor } from '@pautang/loan-terms';
import type {
  AllocationDto,
  LoanStandingDto,
  PaymentDto,
  RepaymentDto,
  RepaymentRowDto,
} from './repayment.dto';
import type { RecordedRepayment } from './servicing.repository';
import type { ServicedLoan } from './servicing.service';

/** A payment in the names of the API, with what it pays as the loan stands. */
export function toPaymentDto(repayment: RecordedRepayment, position: LoanPosition): PaymentDto {
  const parts = position.allocations.filter(({ paymentId }) => paymentId === repayment.id);
  const paidMinor = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const isReversed = repayment.reversal !== undefined;
  return {
    repaymentNumber: repayment.repaymentNumber,
    paidAt: repayment.paidAt.toISOString(),
    amount: toMajor(repayment.amountMinor),
    reference: repayment.reference,
    reversed: isReversed,
    settlement: repayment.isSettlement,
    allocations: toAllocations(parts),
    credit: toMajor(isReversed ? 0 : repayment.amountMinor - paidMinor),
  };
}

export function toRepaymentRow(
  repayment: RecordedRepayment,
  { loan, position }: ServicedLoan,
): RepaymentRowDto {
  return {
    ...toPaymentDto(repayment, position),
    loanNumber: loan.loanNumber,
    selectedCurrency: loan.currency,
    recordedAt: repayment.recordedAt.toISOString(),
    reversalReason: repayment.reversal?.reason,
  };
}

export function toRepaymentDto(repayment: RecordedRepayment, serviced: ServicedLoan): RepaymentDto {
  return { ...toRepaymentRow(repayment, serviced), loan: toStanding(serviced) };
}

function toStanding({ loan, position }: ServicedLoan): LoanStandingDto {
  return {
    status: loan.status,
    amountDue: toMajor(position.dueMinor),
    payoffAmount: toMajor(position.payoffMinor),
    outstandingAmount: toMajor(position.outstandingMinor),
    creditAmount: toMajor(position.creditMinor),
  };
}

function toAllocations(parts: LoanPosition['allocations']): AllocationDto[] {
  const numbers = [...new Set(parts.map(({ installmentNumber }) => installmentNumber))];
  return numbers
    .sort((one, other) => one - other)
    .map((installmentNumber) => {
      const ofInstallment = parts.filter((part) => part.installmentNumber === installmentNumber);
      const paid = (bucket: Bucket) =>
        toMajor(ofInstallment.find((part) => part.bucket === bucket)?.amountMinor ?? 0);
      return {
        installmentNumber,
        penalty: paid('PENALTY'),
        fee: paid('FEE'),
        interest: paid('INTEREST'),
        principal: paid('PRINCIPAL'),
      };
    });
}
