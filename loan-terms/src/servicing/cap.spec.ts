import { addDays } from '../calendar';
import { contractOf, payment, RULES } from '../testing/loans';
import { yearlyCapMinor } from './cap';
import type { Charge } from './contract';
import { serviceLoan } from './service-loan';

const lateOnly = (charges: readonly Charge[]) => charges.filter(({ kind }) => kind !== 'INTEREST');
const sum = (charges: readonly Charge[], of: 'amountMinor' | 'waivedMinor') =>
  charges.reduce((whole, charge) => whole + charge[of], 0);

describe('the cap of a contract year', () => {
  it('is told in coins where there are no smaller ones', () => {
    expect(yearlyCapMinor(12_345_00, 25)).toBe(3_086_25);
    expect(yearlyCapMinor(12_345_00, 25, 100)).toBe(3_086_00);
  });

  // 100,000 for one month with 400 of interest: room for 24,600. The late charge of 5 percent is 5,020, a day 301.20.
  const contract = contractOf({ termMonths: 1 });
  const dueOn = contract.installments[0]!.dueOn;
  const after = (days: number) => lateOnly(serviceLoan(contract, [], addDays(dueOn, days)).charges);

  it('waives what does not fit, and says so in the row', () => {
    const rows = after(71).slice(-3);

    expect(rows.map(({ amountMinor, waivedMinor }) => [amountMinor, waivedMinor])).toEqual([
      [200, 29_920],
      [0, 30_120],
      [0, 30_120],
    ]);
    expect(sum(after(70), 'amountMinor')).toBe(2_460_000);
  });

  it('is reached exactly', () => {
    // Without interest there is room for 25,000: a late charge of 4,000 and 70 days of 300.
    const free = contractOf({ termMonths: 1, ratePercent: 0, policy: { lateChargePercent: 4 } });
    const rows = (days: number) => lateOnly(serviceLoan(free, [], addDays(dueOn, days)).charges);

    expect(sum(rows(73), 'amountMinor')).toBe(2_500_000);
    expect(sum(rows(73), 'waivedMinor')).toBe(0);
    expect(rows(74).at(-1)).toMatchObject({ kind: 'PENALTY', amountMinor: 0, waivedMinor: 30_000 });
    expect(sum(rows(74), 'amountMinor')).toBe(2_500_000);
  });

  it('opens again after the anniversary, with the whole share where no interest is left to charge', () => {
    const anniversary = addDays(contract.startsOn, 365);
    const until = (day: string) => lateOnly(serviceLoan(contract, [], day).charges);

    expect(sum(until(anniversary), 'amountMinor')).toBe(2_460_000);
    expect(until(addDays(anniversary, 1)).at(-1)).toMatchObject({ amountMinor: 30_120, waivedMinor: 0 });
    expect(sum(until(addDays(anniversary, 365)), 'amountMinor')).toBe(2_460_000 + 2_500_000);
  });

  it('keeps room for the interest of the whole year, and of each year its own', () => {
    // 18 months at 400: 4,800 of the first year, 2,400 of the second.
    const long = contractOf({ termMonths: 18 });
    const rows = lateOnly(serviceLoan(long, [], addDays(long.startsOn, 730)).charges);
    const firstYear = rows.filter(({ chargedOn }) => chargedOn <= '2027-01-15');

    expect(sum(firstYear, 'amountMinor')).toBe(2_500_000 - 480_000);
    expect(sum(rows, 'amountMinor')).toBe(5_000_000 - 720_000);
  });

  it('gives a day’s room to the oldest installment first, and to the late charge before the penalty', () => {
    const contract = contractOf({ termMonths: 2, policy: { dailyPercent: 0.7 } });
    const second = contract.installments[1]!.dueOn;
    const rows = lateOnly(serviceLoan(contract, [], addDays(second, 4)).charges).slice(-3);

    expect(rows.map(({ installmentNumber, kind }) => [installmentNumber, kind])).toEqual([
      [1, 'PENALTY'],
      [2, 'LATE_CHARGE'],
      [2, 'PENALTY'],
    ]);
  });

  it('has no room at all where the interest alone fills it', () => {
    const dear = contractOf({ termMonths: 12, ratePercent: 3 });
    const rows = lateOnly(serviceLoan(dear, [], addDays(dear.startsOn, 60)).charges);

    expect(rows.length).toBeGreaterThan(10);
    expect(sum(rows, 'amountMinor')).toBe(0);
  });

  it('does not ask for what was waived', () => {
    const payoff = 10_040_000 + 2_460_000;
    const position = serviceLoan(contract, [payment(addDays(dueOn, 90), payoff / 100)], addDays(dueOn, 90));

    expect(position).toMatchObject({ closedOn: addDays(dueOn, 90), creditMinor: 0, paidMinor: payoff });
    expect(position.installments[0]).toMatchObject({ waivedMinor: sum(after(90), 'waivedMinor') });
  });
});

describe('the caps of a loan that was charged on its first day', () => {
  // 100,000 for one month with 400 of interest, and 2,000 of charges: room for 22,600 in the first year.
  const chargesMinor = 200_000;
  const lateOf = (contract: ReturnType<typeof contractOf>, days: number) =>
    sum(
      lateOnly(serviceLoan({ ...contract, chargesMinor }, [], addDays(contract.startsOn, days)).charges),
      'amountMinor',
    );

  it('count the charges in its first year, and in no later one', () => {
    const contract = contractOf({ termMonths: 1 });

    expect(lateOf(contract, 365)).toBe(2_260_000);
    expect(lateOf(contract, 730)).toBe(2_260_000 + 2_500_000);
  });

  it('count the charges in its whole life', () => {
    const contract = contractOf({ termMonths: 1, policy: { rules: { ...RULES, lifeCapPercent: 30 } } });

    expect(lateOf(contract, 1_000)).toBe(2_800_000);
  });

  it('leave no room below nothing', () => {
    const contract = contractOf({ termMonths: 1, policy: { rules: { ...RULES, lifeCapPercent: 1 } } });

    expect(lateOf(contract, 1_000)).toBe(0);
  });
});
