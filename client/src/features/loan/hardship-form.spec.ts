import type { HardshipQuoteDto, HardshipWayName } from '@pautang/sdk';
import { accepts } from '../../lib/validation';
import { hardshipFormTexts } from '../../texts/hardship-form';
import { differenceWords, fitWords, hardshipForm, wishOf } from './hardship-form';

const { en, fil } = hardshipFormTexts;
const sizes = { pause: 2, longer: 6, dueDay: '20' };

const quote = (way: HardshipWayName, cost: number, from: string, to: string, amounts = [17_200, 17_199.66]) =>
  ({
    way,
    cost,
    selectedCurrency: 'PHP',
    before: { endsOn: from },
    after: { endsOn: to },
    schedule: amounts.map((amount) => ({ amount })),
  }) as unknown as HardshipQuoteDto;

it('asks for what was chosen of a way, and for no day while there is none', () => {
  expect(wishOf('PAUSE', sizes)).toEqual({ way: 'PAUSE', size: 2 });
  expect(wishOf('LONGER_TERM', sizes)).toEqual({ way: 'LONGER_TERM', size: 6 });
  expect(wishOf('DUE_DAY', sizes)).toEqual({ way: 'DUE_DAY', size: 20 });
  expect(wishOf('DUE_DAY', { ...sizes, dueDay: '' })).toBeUndefined();
  expect(wishOf('', sizes)).toBeUndefined();
});

it('needs to hear what happened, and not what can be paid', () => {
  const { happened, canPay } = hardshipForm.rules;
  expect([happened && accepts(happened, ''), happened && accepts(happened, 'LOST_JOB')]).toEqual([
    false,
    true,
  ]);
  expect([canPay && accepts(canPay, ''), canPay && accepts(canPay, '5000.50')]).toEqual([true, true]);
});

it.each([
  [
    quote('PAUSE', 666.66, '2027-07-15', '2027-09-15'),
    'Costs ₱666.66 more in all, and ends 2 months later.',
    'Mas mahal nang ₱666.66 sa kabuuan, at matatapos nang 2 buwan na mas huli.',
  ],
  [
    quote('LONGER_TERM', 333.33, '2027-12-15', '2028-01-15'),
    'Costs ₱333.33 more in all, and ends 1 month later.',
    'Mas mahal nang ₱333.33 sa kabuuan, at matatapos nang 1 buwan na mas huli.',
  ],
  [
    quote('DUE_DAY', 59.52, '2027-07-31', '2027-08-05'),
    'Costs ₱59.52 more in all, and ends 5 days later.',
    'Mas mahal nang ₱59.52 sa kabuuan, at matatapos nang 5 araw na mas huli.',
  ],
  [
    quote('DUE_DAY', -59.52, '2027-07-15', '2027-07-14'),
    'Costs ₱59.52 less in all, and ends 1 day earlier.',
    'Mas mura nang ₱59.52 sa kabuuan, at matatapos nang 1 araw na mas maaga.',
  ],
  [
    quote('DUE_DAY', 1767.74, '2028-03-15', '2028-07-28'),
    'Costs ₱1,767.74 more in all, and ends on July 28, 2028.',
    'Mas mahal nang ₱1,767.74 sa kabuuan, at matatapos sa July 28, 2028.',
  ],
  [
    quote('DUE_DAY', 0, '2027-07-15', '2027-07-15'),
    'Costs nothing more, and ends on the same day.',
    'Walang dagdag na bayad, at matatapos sa parehong araw.',
  ],
])('says what another schedule costs and when it ends', (quoted, english, filipino) => {
  expect(differenceWords(quoted, en)).toBe(english);
  expect(differenceWords(quoted, fil)).toBe(filipino);
});

it('measures the largest installment against what can be paid', () => {
  const quoted = quote('PAUSE', 0, '2027-07-15', '2027-09-15', [17_200, 17_200.5]);
  expect(fitWords(quoted, 0, en)).toBeUndefined();
  expect(fitWords(quoted, 17_200.5, en)).toEqual({ isWithin: true, text: en.fits });
  expect(fitWords(quoted, 17_200, en)).toEqual({
    isWithin: false,
    text: 'This is ₱0.50 a month above what you can pay.',
  });
});
