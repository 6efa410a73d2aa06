import {
  choiceAgain,
  figuresOf,
  firstLoanChoice,
  type LoanChoiceEvent,
  type LoanOffer,
  loanChoice,
  pesosFiguresOf,
} from './loan-choice';

jest.mock('../../api/client', () => ({ api: {} }));

const offer: LoanOffer = {
  minLoan: 100_000,
  maxLoan: 5_000_000,
  interestRate: 0.4,
  interestMethod: 'add_on',
  terms: [6, 12, 24, 36, 48],
};
const yen = { code: 'JPY', name: 'Japanese Yen', sign: '¥', unitsPerPhp: 2.61234 };
const dinars = { code: 'KWD', name: 'Kuwaiti Dinar', sign: 'KWD', unitsPerPhp: 0.005301 };
const pesos = { code: 'PHP', name: 'Philippine Peso', sign: '₱', unitsPerPhp: 1 };

function after(...events: LoanChoiceEvent[]) {
  return events.reduce(loanChoice, firstLoanChoice(offer));
}

describe('the choice of a loan', () => {
  it('starts with the least loan in pesos over six months', () => {
    expect(after()).toMatchObject({ text: '100000', termMonths: 6, currency: { code: 'PHP' } });
  });

  it('starts with the first term where six months are not offered', () => {
    expect(firstLoanChoice({ ...offer, terms: [12, 24] }).termMonths).toBe(12);
  });

  it('keeps what is typed, and puts the loan it means there once one leaves', () => {
    const typed = after({ type: 'typed', text: '5' });
    expect(typed.text).toBe('5');
    expect(figuresOf(typed)?.principalMinor).toBe(10_000_000);
    expect(loanChoice(typed, { type: 'left' }).text).toBe('100000');
  });

  it('goes no further than the largest loan while one types, in pesos and in another currency', () => {
    expect(after({ type: 'typed', text: '5000001' }).text).toBe('5000000');
    const inYen = after({ type: 'currency', currency: yen }, { type: 'typed', text: '99999999' });
    expect(inYen.text).toBe('13061700');
  });

  it('takes the least loan for an empty field', () => {
    expect(after({ type: 'typed', text: '' }, { type: 'left' }).text).toBe('100000');
  });

  it('keeps the pesos over a change of currency and back', () => {
    const inYen = after(
      { type: 'typed', text: '250000' },
      { type: 'currency', currency: yen },
      { type: 'left' },
    );
    expect(inYen.text).toBe('653085');
    expect(loanChoice(inYen, { type: 'currency', currency: pesos }).text).toBe('250000');
  });

  it('follows a limit that fell meanwhile once one leaves the field, and not before', () => {
    const lowered = after(
      { type: 'typed', text: '900000' },
      { type: 'offer', offer: { ...offer, maxLoan: 250_000 } },
    );
    expect(lowered.text).toBe('900000');
    expect(loanChoice(lowered, { type: 'left' }).text).toBe('250000');
  });

  it('counts a strong currency in hundredths', () => {
    const inDinars = after({ type: 'currency', currency: dinars });
    expect(inDinars.text).toBe('530.1');
    expect(figuresOf(inDinars)).toMatchObject({ interestMinor: 213, installmentMinor: 9048 });
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

  it('counts interest on what is still owed where the product does', () => {
    const declining = firstLoanChoice({ ...offer, interestMethod: 'declining' });
    const figures = figuresOf(loanChoice(declining, { type: 'term', termMonths: 12 }));
    expect(figures?.interestMinor).toBe(40_000);
    expect(figures?.financeChargeMinor).toBeLessThan(12 * 40_000);
    expect(figures?.installmentMinor).toBeLessThan(873_400);
  });

  it('has no figures of a loan that rounding repays before its last month', () => {
    // 1,009 pesos over 48 months are 22 a month: nothing would be left for the last ones.
    const small = loanChoice(firstLoanChoice({ ...offer, minLoan: 1009 }), { type: 'term', termMonths: 48 });

    expect(figuresOf(small)).toBeNull();
    expect(pesosFiguresOf(small)).toBeNull();
    expect(figuresOf(loanChoice(small, { type: 'term', termMonths: 6 }))).not.toBeNull();
  });
});

describe('charges', () => {
  // 100,000 and 500 added; 2 % of 100,000 are deducted: 2,000.
  const charged = firstLoanChoice({
    ...offer,
    charges: [
      { kind: 'PROCESSING_FEE', way: 'DEDUCTED', measure: { by: 'PERCENT', percent: 2 } },
      { kind: 'DOCUMENTARY_STAMP_TAX', way: 'ADDED', measure: { by: 'FIXED', phpMinor: 50_000 } },
    ],
  });

  it('are in the figures as the server counts them', () => {
    expect(figuresOf(charged)).toMatchObject({
      principalMinor: 10_050_000,
      charged: { askedMinor: 10_000_000, proceedsMinor: 9_800_000 },
    });
    expect(pesosFiguresOf(charged)).toMatchObject({ principalMinor: 10_050_000 });
  });

  it('are nowhere where none is to be paid', () => {
    const exempt = { by: 'STAMP_TAX', exemptPhpMinor: 25_000_000 } as const;
    const tax = { kind: 'DOCUMENTARY_STAMP_TAX', way: 'ADDED', measure: exempt } as const;
    const plain = firstLoanChoice(offer);

    expect(figuresOf(firstLoanChoice({ ...offer, charges: [tax] }))).toEqual(figuresOf(plain));
  });
});

describe('an earlier choice', () => {
  const kept = { currency: 'JPY', text: '2029789', phpMinor: 77_700_000, termMonths: 24 };

  it('stands there again, in its currency as soon as that has a rate', () => {
    expect(choiceAgain(kept, offer, [pesos])).toMatchObject({
      text: '777000',
      currency: pesos,
      termMonths: 24,
    });
    expect(choiceAgain(kept, offer, [pesos, yen])).toMatchObject({ text: '2029789', currency: yen });
  });

  it('keeps within what is offered now', () => {
    const own = { ...offer, maxLoan: 250_000, terms: [6, 12] };
    expect(choiceAgain({ ...kept, currency: 'PHP', text: '777000' }, own, [pesos])).toMatchObject({
      text: '250000',
      termMonths: 12,
    });
    expect(choiceAgain({ ...kept, termMonths: 3 }, own, [pesos])).toMatchObject({
      text: '250000',
      termMonths: 6,
    });
  });
});
