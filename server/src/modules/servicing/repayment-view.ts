import { type Bucket, type LoanPosition, toMajor } from '@pautang/loan-terms';
import type {
  AllocationDto,
  LoanStandingDto,
  PaymentDto,
  RepaymentDto,
  RepaymentRowDto,
} from './repayment.dto';
import type { LoanRow, RepaymentColumns } from './servicing.sql';

type Part = RepaymentColumns['parts'][number];
type LoanName = Pick<LoanRow, 'loanNumber' | 'currency'>;

/** What of a payment a view shows. */
type ShownRepayment = Pick<
  RepaymentColumns,
  'repaymentNumber' | 'amountMinor' | 'reference' | 'isSettlement'
> & { readonly paidAt: Date | string; readonly recordedAt: Date | string };

/** A payment in the names of the API, with what it pays. */
function toPaymentDto(
  { repaymentNumber, paidAt, amountMinor, reference, isSettlement }: ShownRepayment,
  isReversed: boolean,
  parts: readonly Part[],
): PaymentDto {
  const usedMinor = sumOf(parts.filter(({ bucket }) => bucket === 'USED'));
  return {
    repaymentNumber,
    paidAt: new Date(paidAt).toISOString(),
    amount: toMajor(amountMinor),
    reference,
    reversed: isReversed,
    settlement: isSettlement,
    allocations: toAllocations(parts),
    credit: toMajor(isReversed ? 0 : amountMinor - sumOf(parts)),
    ...(usedMinor > 0 && { creditUsed: toMajor(usedMinor) }),
  };
}

/** As its rows stand. @param shown the numbers that installments are told by */
export function toPayment(row: RepaymentColumns, shown: (number: number) => number): PaymentDto {
  const parts = row.parts.map(({ installmentNumber: number, ...part }) => ({
    ...part,
    installmentNumber: number === null ? null : shown(number),
  }));
  return toPaymentDto(row, row.isReversed, parts);
}

export function toRepaymentRow(
  row: RepaymentColumns,
  loan: LoanName,
  shown: (number: number) => number,
): RepaymentRowDto {
  const { reversalReason } = row;
  return { ...toPayment(row, shown), ...recordOf(row, loan), reversalReason: reversalReason ?? undefined };
}

/** As the loan stands after it was recorded or taken back. */
export function toRepaymentDto(
  repayment: ShownRepayment & { readonly id: string; readonly reversal?: { readonly reason: string } },
  loan: LoanName & Pick<LoanRow, 'status'>,
  position: LoanPosition,
): RepaymentDto {
  const isOfIt = ({ paymentId }: { readonly paymentId: string }) => paymentId === repayment.id;
  const uses = position.uses.filter(isOfIt).map(({ amountMinor }) => {
    return { bucket: 'USED' as const, installmentNumber: null, amountMinor };
  });
  const parts = [...position.allocations.filter(isOfIt), ...uses];
  return {
    ...toPaymentDto(repayment, repayment.reversal !== undefined, parts),
    ...recordOf(repayment, loan),
    reversalReason: repayment.reversal?.reason,
    loan: standingDto(loan, position),
  };
}

export function standingDto({ status }: Pick<LoanRow, 'status'>, position: LoanPosition): LoanStandingDto {
  return {
    status,
    amountDue: toMajor(position.dueMinor),
    payoffAmount: toMajor(position.payoffMinor),
    outstandingAmount: toMajor(position.outstandingMinor),
    creditAmount: toMajor(position.creditMinor),
  };
}

function recordOf({ recordedAt }: Pick<ShownRepayment, 'recordedAt'>, { loanNumber, currency }: LoanName) {
  return { loanNumber, selectedCurrency: currency, recordedAt: new Date(recordedAt).toISOString() };
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.amountMinor, 0);
}

/** Installments of two schedules may be told by one number: what was paid of both is what was paid of it. */
function toAllocations(parts: readonly Part[]): AllocationDto[] {
  const numbers = [...new Set(parts.flatMap(({ installmentNumber }) => installmentNumber ?? []))];
  return numbers
    .sort((one, other) => one - other)
    .map((installmentNumber) => {
      const ofInstallment = parts.filter((part) => part.installmentNumber === installmentNumber);
      const paid = (bucket: Bucket) => toMajor(sumOf(ofInstallment.filter((part) => part.bucket === bucket)));
      return {
        installmentNumber,
        penalty: paid('PENALTY'),
        fee: paid('FEE'),
        interest: paid('INTEREST'),
        principal: paid('PRINCIPAL'),
      };
    });
}
