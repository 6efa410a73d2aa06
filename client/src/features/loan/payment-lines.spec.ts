import { paymentLines } from './payment-lines';

const pay = (paidOn: string, amountMinor: number, isSettlement = true) => ({
  id: paidOn,
  paidOn,
  amountMinor,
  isSettlement,
});
const late = pay('2026-06-12', 18_000, false);
const withLate = pay('2026-06-15', 52_000);
const july = pay('2026-07-15', 34_000);
const august = pay('2026-08-15', 34_000);
const last = pay('2026-09-15', 33_000);

it.each([
  ['each month alike', [july, august, last], 'MONTHLY', { each: july, last }],
  ['with what is late on another day', [late, july, august, last], 'MONTHLY', { each: july, last }],
  [
    'with what is late on the due day itself',
    [withLate, july, august, last],
    'MONTHLY',
    { once: withLate, each: july, last },
  ],
  ['with what is late, and only the last after it', [withLate, last], 'MONTHLY', { once: withLate, last }],
  ['whole, at once', [last], 'MONTHLY', { once: last }],
  [
    'once',
    [withLate, pay('2026-07-15', 17_000, false)],
    'ONCE',
    { once: withLate, last: pay('2026-07-15', 17_000, false) },
  ],
] as const)('what is paid %s is told by the payments that it is', (_, payments, rhythm, told) => {
  const lines = paymentLines(payments, rhythm);
  expect(Object.fromEntries(lines.map(({ kind, payment }) => [kind, payment]))).toEqual(told);
  expect(lines).toHaveLength(Object.keys(told).length);
});
