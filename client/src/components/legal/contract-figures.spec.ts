import { type ContractLoan, contractTotals, isContractLoan } from './contract-figures';

const loan: ContractLoan = {
  active: true,
  creditScore: 500,
  loanNumber: 'LN00000001',
  loanAmountXR: 250_000,
  loanAmountPHP: 250_000,
  selectedCurrency: 'PHP',
  exchangeRate: 1,
  installmentCount: 12,
  interestRate: 0.4,
  interestAmountXR: 1000,
  interestAmountPHP: 1000,
  installmentAmountXR: 21_834,
  installmentAmountPHP: 21_834,
};

describe('contractTotals', () => {
  it('adds up to what all installments of the contract are', () => {
    const { interestInAll, lastInstallment, total } = contractTotals(loan);
    expect({ interestInAll, lastInstallment, total }).toEqual({
      interestInAll: 12_000,
      lastInstallment: 21_826,
      total: 262_000,
    });
    expect(11 * loan.installmentAmountXR + lastInstallment).toBe(total);
    expect(contractTotals(loan).effectiveYearlyRate).toBeCloseTo(9.1, 1);
  });

  it('keeps the cents of a strong currency', () => {
    const dinars = { ...loan, exchangeRate: 0.0053, loanAmountXR: 530.25, interestAmountXR: 2.13 };
    const { interestInAll, total } = contractTotals(dinars);
    expect(interestInAll).toBe(25.56);
    expect(total).toBe(555.81);
  });
});

describe('isContractLoan', () => {
  it('is a loan in force with all its figures', () => {
    expect(isContractLoan(loan)).toBe(true);
    expect(isContractLoan({ ...loan, active: false })).toBe(false);
    expect(isContractLoan({ active: false, creditScore: 500 })).toBe(false);
  });
});
