import { isPlausibleChange } from './rate-change';

const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 10, day, hour));
const was = (rate: number, day: number) => ({ rate, asOf: at(day) });

describe('the change of a rate', () => {
  it.each([
    ['a tenth up on one day', 0.022, 1, true],
    ['a tenth down on one day', 0.018, 1, true],
    ['more than a tenth up', 0.02201, 1, false],
    ['more than a tenth down', 0.01799, 1, false],
    ['ten times as much', 0.2, 1, false],
    ['more than a tenth, after a day and some hours', 0.0221, 2, false],
    ['a fifth in two days', 0.024, 3, true],
    ['three tenths in a month', 0.026, 30, true],
    ['more than three tenths in a month', 0.0261, 30, false],
  ])('by %s is believed or not', (_, rate, day, believed) => {
    expect(isPlausibleChange([was(0.02, 1)], { rate, asOf: at(day, 5) }, 10)).toBe(believed);
  });

  it('is measured by every rate of the last day, so that small steps do not add up', () => {
    const steps = [was(0.02, 1), was(0.0212, 1), was(0.0219, 1)];

    expect(isPlausibleChange(steps, { rate: 0.0221, asOf: at(1, 20) }, 10)).toBe(false);
    expect(isPlausibleChange(steps.slice(1), { rate: 0.0221, asOf: at(1, 20) }, 10)).toBe(true);
  });

  it('grows with the days only as long as it may', () => {
    const [before, after] = [was(0.02, 1), { rate: 0.024, asOf: at(3, 5) }];
    expect(isPlausibleChange([before], after, 10, 1)).toBe(false);
  });

  it('is believed where there is nothing to measure it by', () => {
    expect(isPlausibleChange([], { rate: 7, asOf: at(1) }, 10)).toBe(true);
  });
});
