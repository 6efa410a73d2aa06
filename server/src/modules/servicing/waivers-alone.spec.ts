import { mayWaiveAlone } from './waivers-alone';

describe('a person alone', () => {
  const waived = (amountMinor: number, waivedBy = 'officer', reversal?: object) => ({
    amountMinor,
    waivedBy,
    reversal,
  });
  const pesos = (...waivers: ReturnType<typeof waived>[]) => ({ unitsPerPhp: 1, waivers });

  it.each([
    ['up to the amount', 100_000, pesos(), true],
    ['not a hundredth above it', 100_001, pesos(), false],
    ['up to it in parts', 40_000, pesos(waived(30_000), waived(30_000)), true],
    ['not beyond it in parts', 40_001, pesos(waived(30_000), waived(30_000)), false],
    ['whatever others waived', 100_000, pesos(waived(100_000, 'another')), true],
    ['whatever was taken back', 100_000, pesos(waived(100_000, 'officer', {})), true],
    ['by its worth in pesos', 1_000, { unitsPerPhp: 0.02, waivers: [waived(1_000)] }, true],
    ['by its worth to the hundredth', 2_150, { unitsPerPhp: 0.0215, waivers: [] }, true],
    ['not beyond its worth in pesos', 1_001, { unitsPerPhp: 0.02, waivers: [waived(1_000)] }, false],
  ])('waives of a loan %s', (_, amountMinor, loan, may) => {
    expect(mayWaiveAlone('officer', amountMinor, loan, 100_000)).toBe(may);
  });

  it('waives any amount where one is enough', () => {
    expect(mayWaiveAlone('officer', 1e12, pesos(waived(1e12)), undefined)).toBe(true);
  });
});
