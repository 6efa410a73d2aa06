import {
  amountOfPesos,
  amountText,
  bareAmount,
  convertAmount,
  settledAmount,
  sliderRange,
  sliderText,
  typedText,
} from './loan-amount';

const limits = { minLoan: 100_000, maxLoan: 5_000_000 };
const php = 1;
const jpy = 2.61234;
const kwd = 0.0053;

describe('typing an amount', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['250000.5', '250000.5'],
    ['5000000', '5000000'],
    ['5000000.01', '5000000'],
    ['99999999999999999999', '5000000'],
  ])('of %s pesos leaves %s in the field', (typed, shown) => {
    expect(typedText(typed, limits, php)).toBe(shown);
  });

  it.each([
    ['250,000.50', '250000.50'],
    [' ₱21,834.00 ', '21834.00'],
    ['PHP 21 834.00', '21834.00'],
    ['1,500 pesos', '1500'],
    ['500.', '500.'],
    ['-500', '-500'],
    ['1e5', '1e5'],
  ])('of %s takes %s', (typed, bare) => {
    expect(bareAmount(typed)).toBe(bare);
  });

  it('caps another currency at the largest loan times the rate', () => {
    expect(typedText('99999999', limits, jpy)).toBe('13061700');
    expect(typedText('99999', limits, kwd)).toBe('26500');
  });
});

describe('leaving the field', () => {
  it.each([
    ['', 100_000],
    ['.', 100_000],
    ['1', 100_000],
    ['99999.99', 100_000],
    ['100000', 100_000],
    ['123456.01', 123_457],
    ['4999999.5', 5_000_000],
    ['9999999', 5_000_000],
  ])('turns %s into a loan of %d pesos', (text, pesos) => {
    expect(settledAmount(text, limits, php)).toEqual({ phpMinor: pesos * 100, foreignMinor: pesos * 100 });
  });

  it('raises and lowers another currency to the converted limits', () => {
    expect(settledAmount('1', limits, jpy)).toEqual(amountOfPesos(100_000, jpy));
    expect(settledAmount('99999999', limits, jpy)).toEqual(amountOfPesos(5_000_000, jpy));
    expect(settledAmount('1', limits, kwd)).toEqual({ phpMinor: 10_000_000, foreignMinor: 53_000 });
  });

  it('keeps a typed amount of another currency and rounds its pesos up', () => {
    expect(settledAmount('300000.2', limits, jpy)).toEqual({
      phpMinor: 11_484_000,
      foreignMinor: 30_000_100,
    });
    expect(settledAmount('600.25', limits, kwd)).toEqual({ phpMinor: 11_325_500, foreignMinor: 60_025 });
  });

  it('settles what is settled to itself, in every currency and at both ends', () => {
    for (const rate of [php, jpy, kwd, 0.0171, 442.3]) {
      for (const pesos of [100_000, 123_457, 4_900_000, 5_000_000]) {
        const { foreignMinor } = amountOfPesos(pesos, rate);
        expect(settledAmount(amountText(foreignMinor), limits, rate).foreignMinor).toBe(foreignMinor);
      }
    }
  });
});

it('keeps the pesos when the currency changes', () => {
  const inYen = convertAmount(amountOfPesos(250_000, php), jpy);
  expect(inYen).toEqual({ phpMinor: 25_000_000, foreignMinor: 65_308_500 });
  expect(convertAmount(inYen, php)).toEqual(amountOfPesos(250_000, php));
});

describe('the slider', () => {
  it('runs from the least to the largest loan in the chosen currency', () => {
    expect(sliderRange(limits, php)).toEqual({ min: 100_000, max: 5_000_000, step: 10_000 });
    expect(sliderRange(limits, kwd)).toMatchObject({ min: 530, max: 26_500 });
  });

  it.each([php, jpy, kwd, 442.3])('reaches its end, as browsers count exactly, at a rate of %d', (rate) => {
    for (const maxLoan of [3_000_000, 4_000_000, 5_000_000]) {
      const { min, max, step } = sliderRange({ ...limits, maxLoan }, rate);
      const stepParts = step * 10_000;
      const wholeParts = Math.round(stepParts);
      const wayParts = Math.round((max - min) * 10_000);
      expect(stepParts).toBeCloseTo(wholeParts, 5);
      expect(490 * wholeParts).toBeLessThanOrEqual(wayParts);
      // Nor is it shorter than it needs to be.
      expect(490 * (wholeParts + 1)).toBeGreaterThan(wayParts);
    }
  });

  it.each([php, jpy, kwd, 442.3])('gives round amounts and both ends at a rate of %d', (rate) => {
    const range = sliderRange(limits, rate);
    expect(sliderText(range.min, range)).toBe(String(range.min));
    expect(sliderText(range.max - range.step / 100, range)).toBe(String(range.max));
    const places = Array.from({ length: 491 }, (_, place) =>
      sliderText(range.min + place * range.step, range),
    );
    expect(new Set(places).size).toBe(491);
  });

  it('gives the amount on the round number nearest to the place', () => {
    expect(sliderText(110_000, sliderRange(limits, php))).toBe('110000');
    expect(sliderText(583, sliderRange(limits, kwd))).toBe('600');
  });
});
