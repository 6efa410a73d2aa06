import { firstLoanChoice, type LoanChoiceEvent, loanChoice } from '../../components/loan-box/loan-choice';
import { quoteRequest } from './quote-request';

jest.mock('../../api/client', () => ({ api: {} }));

const offer = {
  minLoan: 100_000,
  maxLoan: 5_000_000,
  interestRate: 0.4,
  interestMethod: 'add_on',
  terms: [6, 12, 24, 36, 48],
} as const;
const yen = { code: 'JPY', name: 'Japanese Yen', sign: '¥', unitsPerPhp: 2.61234 };

function after(...events: LoanChoiceEvent[]) {
  return events.reduce(loanChoice, firstLoanChoice(offer));
}

describe('the quote that is asked for', () => {
  it('names the pesos of a loan in pesos', () => {
    expect(quoteRequest(after({ type: 'typed', text: '250000' }))).toEqual({
      selectedCurrency: 'PHP',
      installmentCount: 6,
      loanAmountPHP: 250_000,
    });
  });

  it('names the pesos after a change of currency, and at the largest loan', () => {
    const changed = after({ type: 'currency', currency: yen });
    expect(quoteRequest(changed)).toMatchObject({ selectedCurrency: 'JPY', loanAmountPHP: 100_000 });
    const largest = loanChoice(changed, { type: 'typed', text: '99999999' });
    expect(quoteRequest(largest)).toMatchObject({ loanAmountPHP: 5_000_000 });
  });

  it('names the amount that was typed in the currency', () => {
    const typed = after({ type: 'currency', currency: yen }, { type: 'typed', text: '300001' });
    expect(quoteRequest(typed)).toEqual({
      selectedCurrency: 'JPY',
      installmentCount: 6,
      loanAmountXR: 300_001,
    });
  });
});
