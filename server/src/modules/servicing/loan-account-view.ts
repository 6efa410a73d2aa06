import { type InstallmentPosition, type LoanPosition, toMajor } from '@pautang/loan-terms';
import type { Loan } from '../loan/loan.service';
import type {
  InstallmentStandingDto,
  LoanAccountDto,
  LoanSummaryDto,
  NextPaymentDto,
} from './loan-account.dto';
import { foldPenalties } from './penalties';
import { toPaymentDto } from './repayment-view';
import type { ServicedLoan } from './servicing.service';

type Figures = Pick<
  LoanAccountDto,
  | 'schedule'
  | 'nextPayment'
  | 'amountDue'
  | 'payoffAmount'
  | 'outstandingAmount'
  | 'paidAmount'
  | 'creditAmount'
  | 'charges'
  | 'payments'
>;

/** What was agreed to. */
export function termsOf(loan: Loan): Partial<LoanAccountDto> {
  return {
    loanNumber: loan.loanNumber,
    status: loan.status,
    selectedCurrency: loan.currency,
    exchangeRate: loan.unitsPerPhp,
    loanAmountXR: toMajor(loan.principalMinor),
    loanAmountPHP: toMajor(loan.principalPhpMinor),
    installmentCount: loan.termMonths,
    interestRate: loan.ratePercent,
    interestMethod: loan.interestMethod,
    appliedAt: loan.createdAt.toISOString(),
    approvedAt: loan.approvedAt?.toISOString(),
    repaidAt: loan.repaidAt?.toISOString(),
  };
}

/** Before approval, and when it came to nothing, a loan has no figures. */
export const NO_FIGURES: Figures = {
  schedule: [],
  amountDue: 0,
  payoffAmount: 0,
  outstandingAmount: 0,
  paidAmount: 0,
  creditAmount: 0,
  charges: [],
  payments: [],
};

export function figuresOf({ position, repayments }: ServicedLoan): Figures {
  return {
    schedule: position.installments.map(toInstallment),
    nextPayment: nextPaymentOf(position),
    amountDue: toMajor(position.dueMinor),
    payoffAmount: toMajor(position.payoffMinor),
    outstandingAmount: toMajor(position.outstandingMinor),
    paidAmount: toMajor(position.paidMinor),
    creditAmount: toMajor(position.creditMinor),
    charges: foldPenalties(position.charges),
    payments: repayments.map((repayment) => toPaymentDto(repayment, position)).reverse(),
  };
}

export function toSummary(loan: Loan): LoanSummaryDto {
  return {
    loanNumber: loan.loanNumber,
    status: loan.status,
    appliedAt: loan.createdAt.toISOString(),
    loanAmountXR: toMajor(loan.principalMinor),
    selectedCurrency: loan.currency,
  };
}

function toInstallment(installment: InstallmentPosition): InstallmentStandingDto {
  const { principalMinor, interestMinor, penaltyMinor, feeMinor, waivedMinor } = installment;
  return {
    installmentNumber: installment.number,
    dueDate: installment.dueOn,
    amount: toMajor(principalMinor + interestMinor),
    principal: toMajor(principalMinor),
    interest: toMajor(interestMinor),
    penalty: toMajor(penaltyMinor + feeMinor),
    penaltyInterest: toMajor(penaltyMinor),
    lateCharge: toMajor(feeMinor),
    waived: toMajor(waivedMinor),
    paid: toMajor(paidOf(installment)),
    outstanding: toMajor(unpaidOf(installment)),
    status: installment.status,
    paidOn: installment.settledOn,
    daysLate: installment.daysLate,
  };
}

function nextPaymentOf({ installments }: LoanPosition): NextPaymentDto | undefined {
  const next = installments.find(({ status }) => status !== 'PAID');
  if (!next) return undefined;
  return { installmentNumber: next.number, dueDate: next.dueOn, amount: toMajor(unpaidOf(next)) };
}

function paidOf({ paid }: InstallmentPosition): number {
  return paid.PENALTY + paid.FEE + paid.INTEREST + paid.PRINCIPAL;
}

function unpaidOf(installment: InstallmentPosition): number {
  const { principalMinor, interestMinor, penaltyMinor, feeMinor } = installment;
  return principalMinor + interestMinor + penaltyMinor + feeMinor - paidOf(installment);
}
