import { createHash } from 'node:crypto';
import { type InterestMethod, PESO_MINOR, quoteLoan } from '@pautang/loan-terms';
import { toQuoteDto } from './loan-quote-view';

function quote(method: InterestMethod = 'add_on', day = '2026-01-31') {
  const terms = { termMonths: 6, ratePercent: 0.4, method, unitMinor: PESO_MINOR };
  const priced = quoteLoan({ ...terms, principalMinor: 100_000_00 });
  return toQuoteDto({ currency: 'PHP', unitsPerPhp: 1, foreign: priced, php: priced }, day);
}

/** JSON with the keys of every object in order, written independently of the code under test. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, nested]) => `${JSON.stringify(key)}:${canonical(nested)}`).join(',')}}`;
}

describe('a quote', () => {
  it('has the hash that anybody can compute from its other fields', () => {
    const { quoteHash, ...rest } = quote();

    expect(quoteHash).toBe(createHash('sha256').update(canonical(rest)).digest('hex'));
  });

  it('has another hash on another day and by another method', () => {
    const hashes = [quote(), quote('declining'), quote('add_on', '2026-02-01')].map((one) => one.quoteHash);

    expect(new Set(hashes).size).toBe(3);
    expect(quote().quoteHash).toBe(hashes[0]);
  });

  it('falls due on the same day of each month, or on its last', () => {
    expect(quote().schedule.map(({ dueDate }) => dueDate)).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
      '2026-07-31',
    ]);
  });

  it.each(['add_on', 'declining'] as const)('sums to principal and finance charge, %s', (method) => {
    const { schedule, loanAmountXR, financeChargeXR, totalAmountXR } = quote(method);
    const sum = (field: 'principal' | 'interest' | 'amount') =>
      Number(schedule.reduce((total, installment) => total + installment[field], 0).toFixed(2));

    expect(sum('principal')).toBe(loanAmountXR);
    expect(sum('interest')).toBe(financeChargeXR);
    expect(sum('amount')).toBe(totalAmountXR);
  });
});
