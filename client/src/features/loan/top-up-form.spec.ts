import type { TopUpOfferDto } from '@pautang/sdk';
import { pesos } from '../../api/currency';
import { ApiError } from '../../api/problem';
import { topUpChoice, topUpFieldErrors, topUpForm, topUpOffer, topUpRequest } from './top-up-form';
import { shownReason } from './top-up-reason';

jest.mock('../../api/client', () => ({ api: {} }));

const config = { interestRate: 0.4, interestMethod: 'add_on' as const, charges: [] };
const limits = { minLoan: 100_000, maxLoan: 3_000_000, terms: [6, 12, 24] };
const offered = (leastLoanPHP?: number): TopUpOfferDto => ({
  loanNumber: 'LN00000001',
  possible: true,
  selectedCurrency: 'PHP',
  payoffXR: 150_065.67,
  leastReceivedXR: 5000,
  leastLoanPHP,
  paidInstallments: 3,
  neededInstallments: 3,
});
const rules = (leastLoanPHP: number) => topUpOffer(config, limits, offered(leastLoanPHP));

it('offers from the least loan that pays off the other and leaves enough after its charges', () => {
  expect(rules(155_066)).toMatchObject({ minLoan: 155_066, maxLoan: 3_000_000 });
});

it('starts at the least, keeps what is typed, and asks for what it means once it is left', () => {
  const offer = rules(155_000);
  const first = topUpChoice(topUpForm.empty, offer, pesos);
  expect([first.text, first.termMonths]).toEqual(['155000', 6]);
  const typed = topUpChoice({ amount: '16', term: 12, isChosen: true }, offer, pesos);
  expect([typed.text, typed.amount.foreignMinor]).toEqual(['16', 15_500_000]);
  expect(topUpChoice({ ...topUpForm.empty, isChosen: true }, offer, pesos).text).toBe('');
  expect(topUpRequest(typed, { phoneNumber: '639170000011', loanNumber: 'LN00000001' })).toEqual({
    phoneNumber: '639170000011',
    loanNumber: 'LN00000001',
    installmentCount: 12,
    loanAmountPHP: 155_000,
  });
});

it('says why there is none, also that it is not offered, since other pages refer to it', () => {
  const refused = { ...offered(), possible: false, reasonText: 'Pay 3 installments first.' };
  expect(shownReason({ ...refused, reason: 'TOO_EARLY' })).toBe('Pay 3 installments first.');
  expect(shownReason({ ...refused, reason: 'NOT_OFFERED' })).toBe(refused.reasonText);
  expect(shownReason({ ...refused, reason: 'NOT_RUNNING' })).toBeUndefined();
});

it('takes that too little would be left as said of the amount', () => {
  const refusal = (reason: string) =>
    new ApiError(409, 'TOP_UP_NOT_POSSIBLE', 'Borrow more.', [], {
      reason,
    } as unknown as ApiError['problem']);
  expect(topUpFieldErrors(refusal('TOO_LITTLE_LEFT'))).toEqual({ amount: 'Borrow more.' });
  expect(topUpFieldErrors(refusal('OVERDUE'))).toEqual({});
});
