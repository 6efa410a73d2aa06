import { effectiveRates, quoteLoan, roundingUnitMinor, toMajor, toMinor } from '@pautang/loan-terms';
import type { MemberInfoDto, MemberLoanDto } from '@pautang/sdk';

export type ContractLoan = Required<MemberLoanDto>;

/** A loan that was applied for has all its figures. */
export function isContractLoan(loan: MemberLoanDto): loan is ContractLoan {
  return loan.active && loan.loanNumber !== undefined;
}

/** What the loan costs in all, in its currency. */
export function contractTotals(loan: ContractLoan) {
  const quote = quoteLoan({
    principalMinor: toMinor(loan.loanAmountXR),
    termMonths: loan.installmentCount,
    ratePercent: loan.interestRate,
    unitMinor: roundingUnitMinor(loan.exchangeRate),
  });
  return {
    interestInAll: toMajor(quote.financeChargeMinor),
    lastInstallment: toMajor(quote.lastInstallmentMinor),
    total: toMajor(quote.totalMinor),
    effectiveYearlyRate: effectiveRates(quote).yearlyPercent,
  };
}

export function legalName({ firstName, middleName, lastName }: MemberInfoDto): string {
  return [firstName, middleName, lastName].filter(Boolean).join(' ');
}
