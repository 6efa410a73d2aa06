import { scoreStrands } from './score-strands';

const reachedOf = (score: number) => scoreStrands(score).strands.filter(({ reached }) => reached).length;

describe('the strands of a score', () => {
  it.each([
    [0, 0, 40],
    [1, 0, 39],
    [500, 19, 39],
    [620, 24, 39],
    [1000, 39, 39],
    [1200, 39, 39],
    [-5, 0, 40],
  ])('of %d are filled up to it', (score, reached, all) => {
    expect(reachedOf(score)).toBe(reached);
    expect(scoreStrands(score).strands).toHaveLength(all);
    expect(scoreStrands(score).current === undefined).toBe(all === 40);
  });

  it('stand on two radii in turn, over 270 degrees and open below', () => {
    const { strands } = scoreStrands(0);
    const radii = strands.map(({ x1, y1 }) => Math.round(Math.hypot(x1 - 120, y1 - 120)));
    expect(new Set(radii.filter((_, index) => index % 2 === 0))).toEqual(new Set([90]));
    expect(new Set(radii.filter((_, index) => index % 2 === 1))).toEqual(new Set([86]));
    expect(strands[0]).toMatchObject({ x1: 52.72, y1: 179.78, x2: 39.27, y2: 191.74 });
    const last = strands.at(-1);
    expect(last?.x2).toBeGreaterThan(120);
    expect(last?.y2).toBeGreaterThan(120);
  });

  it('put the score itself between those reached and those to come', () => {
    const { strands, current } = scoreStrands(620);
    expect(current?.line).toEqual({ x1: 160.45, y1: 50.98, x2: 177.64, y2: 21.65 });
    expect(strands.map(({ id }) => id)).not.toContain(24);
  });
});
