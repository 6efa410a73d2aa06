import type { HardshipQuoteDto } from './hardship.dto';
import { areSameFigures } from './hardship-view';

const left = { installmentCount: 1, principal: 100, interest: 4, total: 104, endsOn: '2027-05-15' };
const asked: HardshipQuoteDto = {
  loanNumber: 'LN00000001',
  way: 'PAUSE',
  size: 1,
  selectedCurrency: 'PHP',
  before: left,
  after: left,
  cost: 0,
  dueAtOnce: 5,
  effectiveMonthlyRate: 0.4,
  effectiveYearlyRate: 4.91,
  schedule: [{ installmentNumber: 2, dueDate: '2027-05-15', amount: 104, principal: 100, interest: 4 }],
  quoteHash: 'a',
};
const [installment] = asked.schedule;

describe('the figures that were asked for', () => {
  it.each<[string, Partial<HardshipQuoteDto>]>([
    ['the numbers of installments', { schedule: [{ ...installment!, installmentNumber: 8 }] }],
    ['what is due at once, and grows by the day', { dueAtOnce: 6 }],
    ['the hash', { quoteHash: 'b' }],
  ])('are the same, whatever became of %s', (_, changes) => {
    expect(areSameFigures(asked, { ...asked, ...changes })).toBe(true);
  });

  it.each<[string, Partial<HardshipQuoteDto>]>([
    ['an amount', { schedule: [{ ...installment!, amount: 105 }] }],
    ['a day', { schedule: [{ ...installment!, dueDate: '2027-05-16' }] }],
    ['what is left', { after: { ...left, total: 105 } }],
    ['the cost', { cost: 1 }],
  ])('are others with another %s', (_, changes) => {
    expect(areSameFigures(asked, { ...asked, ...changes })).toBe(false);
  });
});
