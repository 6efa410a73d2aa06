import { scaleEnd, scaleLabels } from './chart';

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
    expect(scaleEnd(highest)).toBe(end),
  );

  it.each([
    [132, '0.00 0.50 1.00 1.50 2.00'],
    [3, '0.00 0.01 0.02 0.03 0.04'],
    [80_000, '0 200 400 600 800'],
  ])('of %i says what its lines are', (highest, labels) =>
    expect(scaleLabels(scaleEnd(highest)).join(' ')).toBe(labels),
  );
});
