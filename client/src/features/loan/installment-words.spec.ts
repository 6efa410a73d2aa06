import { setLanguage } from '../../lib/language';
import { loanTexts } from '../../texts/loan';
import { paymentTexts } from '../../texts/payment';
import { standingWords } from './installment-words';

const english = { servicing: loanTexts.en, payment: paymentTexts.en };
const dueDate = '2027-01-31';

describe('an installment due on January 31', () => {
  it.each([
    [{ status: 'UPCOMING', daysLate: 0 }, 'Upcoming'],
    [{ status: 'DUE', daysLate: 0 }, 'Due today'],
    [{ status: 'OVERDUE', daysLate: 1 }, '1 day late'],
    [{ status: 'OVERDUE', daysLate: 30 }, '30 days late'],
    [{ status: 'PAID', daysLate: 0, paidOn: '2027-01-12' }, 'Paid early, on January 12, 2027'],
    [{ status: 'PAID', daysLate: 0, paidOn: '2027-01-31' }, 'Paid on January 31, 2027'],
    [{ status: 'PAID', daysLate: 1, paidOn: '2027-02-01' }, 'Paid on February 1, 2027, 1 day late'],
    [{ status: 'PAID', daysLate: 30, paidOn: '2027-03-02' }, 'Paid on March 2, 2027, 30 days late'],
  ] as const)('that stands as %j reads %j', (standing, words) => {
    expect(standingWords({ dueDate, ...standing }, english)).toBe(words);
  });

  it('reads so in Filipino', () => {
    setLanguage('fil');
    const filipino = { servicing: loanTexts.fil, payment: paymentTexts.fil };
    const words = standingWords({ dueDate, status: 'PAID', daysLate: 3, paidOn: '2027-02-03' }, filipino);
    expect(words).toBe('Binayaran noong Pebrero 3, 2027, huli ng 3 araw');
    setLanguage('en');
  });
});
