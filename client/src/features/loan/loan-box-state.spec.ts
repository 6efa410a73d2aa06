import {
  figuresOf,
  firstLoanBox,
  type LoanBoxEvent,
  type LoanOffer,
  loanBox,
  quoteRequest,
} from './loan-box-state';

jest.mock('../../lib/api', () => ({ api: {} }));

const offer: LoanOffer = {
  minLoan: 100_000,
  maxLoan: 5_000_000,
  interestRate: 0.4,
  terms: [6, 12, 24, 36, 48],
};
const yen = { code: 'JPY', name: 'Japanese Yen', sign: '¥', unitsPerPhp: 2.61234 };
const pesos = { code: 'PHP', name: 'Philippine Peso', sign: '₱', unitsPerPhp: 1 };

function after(...events: LoanBoxEvent[]) {
  return events.reduce(loanBox, firstLoanBox(offer));
}

describe('the loan box', () => {
  it('starts with the least loan in pesos over six months, not agreed to', () => {
    expect(after()).toMatchObject({
      text: '100000',
      termMonths: 6,
      agreed: false,
      currency: { code: 'PHP' },
    });
  });

  it('starts with the first term where six months are not offered', () => {
    expect(firstLoanBox({ ...offer, terms: [12, 24] }).termMonths).toBe(12);
  });

  it('keeps what is typed, and puts the loan it means there once one leaves', () => {
    const typed = after({ type: 'typed', text: '5' });
    expect(typed.text).toBe('5');
    expect(figuresOf(typed).principalMinor).toBe(10_000_000);
    expect(loanBox(typed, { type: 'left' }).text).toBe('100000');
  });

  it('keeps the pesos over a change of currency and back', () => {
    const inYen = after(
      { type: 'typed', text: '250000' },
      { type: 'currency', currency: yen },
      { type: 'left' },
    );
    expect(inYen.text).toBe('653085');
    expect(loanBox(inYen, { type: 'currency', currency: pesos }).text).toBe('250000');
  });

  it('computes the figures of the specification', () => {
    const figures = figuresOf(after({ type: 'typed', text: '250000' }, { type: 'term', termMonths: 12 }));
    expect(figures).toMatchObject({
      interestMinor: 100_000,
      monthlyRepaymentMinor: 2_083_400,
      installmentMinor: 2_183_400,
      lastInstallmentMinor: 2_182_600,
      totalMinor: 26_200_000,
    });
  });
});

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
    const largest = loanBox(changed, { type: 'typed', text: '99999999' });
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
