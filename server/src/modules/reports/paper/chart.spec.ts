import { scaleLabels, scaleOf } from './chart';

describe('the scale of a chart', () => {
  it.each([
    [0, 0],
    [100_000, 100_000],
    [100_001, 200_000],
    [17_067, 20_000],
    [399, 400],
    [401, 800],
    [7, 8],
  ])('of %i ends at %i, in four steps that one reads easily', (highest, end) =>
    expect(4 * scaleOf(highest).step).toBe(end),
  );

  it.each([
    [132, '0.00 0.50 1.00 1.50 2.00'],
    [3, '0.00 0.01 0.02 0.03 0.04'],
    [80_000, '0 200 400 600 800'],
  ])('of %i says what its lines are', (highest, labels) =>
    expect(scaleLabels(scaleOf(highest)).join(' ')).toBe(labels),
  );

  it.each([
    [88_000_00, -124_000_00, '-200,000 -100,000 0 100,000 200,000'],
    [100_000_00, -1, '-50,000 0 50,000 100,000 150,000'],
    [39_900_00, -100, '-20,000 0 20,000 40,000 60,000'],
    [0, -25_683_00, '-30,000 -20,000 -10,000 0 10,000'],
  ])('of %i down to %i has lines below zero', (highest, lowest, labels) =>
    expect(scaleLabels(scaleOf(highest, lowest)).join(' ')).toBe(labels),
  );
});
