import { promiseStanding } from './promise';

const promise = { promisedOn: '2027-03-10', amountMinor: 500_00, isWithdrawn: false };
const paid = (paidOn: string, amountMinor: number) => ({ paidOn, amountMinor });

describe('a promise to pay', () => {
  it('is open up to the end of its day, and broken from the next one on', () => {
    expect(promiseStanding(promise, [], '2027-03-10')).toEqual({ state: 'OPEN', paidMinor: 0 });
    expect(promiseStanding(promise, [], '2027-03-11')).toEqual({ state: 'BROKEN', paidMinor: 0 });
  });

  it('is kept by payments that come to its amount by its day, on the day of the last one that it takes', () => {
    const payments = [paid('2027-03-08', 200_00), paid('2027-03-10', 300_00), paid('2027-03-10', 1_00)];

    expect(promiseStanding(promise, payments, '2027-03-10')).toEqual({
      state: 'KEPT',
      paidMinor: 501_00,
      keptOn: '2027-03-10',
    });
    expect(promiseStanding(promise, payments, '2028-01-01').state).toBe('KEPT');
  });

  it('is not kept by a centavo less, nor by what comes a day later', () => {
    const payments = [paid('2027-03-10', 499_99), paid('2027-03-11', 1_00)];

    expect(promiseStanding(promise, payments, '2027-03-10').state).toBe('OPEN');
    expect(promiseStanding(promise, payments, '2027-03-12')).toEqual({ state: 'BROKEN', paidMinor: 499_99 });
  });

  it('is kept where the loan is paid in full by its day, though that took less', () => {
    expect(promiseStanding(promise, [], '2027-03-12', '2027-03-10')).toMatchObject({ keptOn: '2027-03-10' });
    expect(promiseStanding(promise, [], '2027-03-12', '2027-03-11').state).toBe('BROKEN');
  });

  it('stays withdrawn whatever is paid', () => {
    const withdrawn = { ...promise, isWithdrawn: true };

    expect(promiseStanding(withdrawn, [paid('2027-03-09', 500_00)], '2027-03-12').state).toBe('WITHDRAWN');
  });
});
