import { type DrawnInstallment, installmentsPicture } from './installments-geometry';

const frame = { width: 296, height: 176, em: 13 };
const schedule = (count: number): DrawnInstallment[] =>
  Array.from({ length: count }, (_, index) => ({
    installmentNumber: index + 1,
    principal: 20_000,
    interest: 1000,
    penalty: index === 1 ? 3000 : 0,
    status: index === 0 ? 'PAID' : 'UPCOMING',
  }));

describe('the bars of installments', () => {
  it.each([1, 6, 48])('of %i find room on a phone, and can be seen', (count) => {
    const { bars, plot, below } = installmentsPicture(schedule(count), frame, (major) => `₱${major / 1000}K`);

    expect(bars).toHaveLength(count);
    expect(bars[0]!.x).toBeGreaterThanOrEqual(plot.left);
    expect(bars.at(-1)!.x + bars.at(-1)!.width).toBeLessThanOrEqual(plot.right + 0.001);
    expect(Math.min(...bars.map(({ width }) => width))).toBeGreaterThan(3);
    expect(below[0]?.label).toBe('1');
    expect(below.length).toBeLessThanOrEqual(12);
  });

  it('stand on each other, to scale', () => {
    const { bars, plot } = installmentsPicture(schedule(6), frame, String);
    const [, late] = bars;
    const { principal, interest, charges } = late!;

    expect(principal.y + principal.height).toBeCloseTo(plot.bottom);
    expect(interest.y + interest.height).toBeCloseTo(principal.y);
    expect(charges.y + charges.height).toBeCloseTo(interest.y);
    expect(interest.height * 20).toBeCloseTo(principal.height);
    expect(charges.height).toBeCloseTo(interest.height * 3);
    expect(charges.y).toBeGreaterThanOrEqual(plot.top);
  });
});
