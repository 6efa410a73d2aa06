import { usableCredit } from './usable-credit';

jest.mock('../../api/client', () => ({ api: {} }));

const loan = { loanNumber: 'LN00000002', selectedCurrency: 'PHP' };
const credits = [
  { loanNumber: 'LN00000001', selectedCurrency: 'PHP', amount: 100.1 },
  { loanNumber: 'LN00000003', selectedCurrency: 'PHP', amount: 50.2 },
  { loanNumber: 'LN00000002', selectedCurrency: 'PHP', amount: 7 },
  { loanNumber: 'LN00000004', selectedCurrency: 'USD', amount: 7 },
];

it('counts what other loans in the same currency left, for a loan that runs or is written off', () => {
  expect(usableCredit({ ...loan, status: 'APPROVED' }, credits)).toBe(150.3);
  expect(usableCredit({ ...loan, status: 'WRITTEN_OFF' }, credits)).toBe(150.3);
});

it('counts nothing for a loan that cannot be paid', () => {
  expect(usableCredit({ ...loan, status: 'REPAID' }, credits)).toBe(0);
  expect(usableCredit({ ...loan, status: 'APPROVED' }, undefined)).toBe(0);
});
