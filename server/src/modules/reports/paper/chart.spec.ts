import { scaleEnd } from './chart';

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
});
