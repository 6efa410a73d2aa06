const fullScore = 1000;

const strandCount = 40;
const firstDegree = 135;
const degreesEach = 270 / strandCount;
const centre = 120;

/** Where a line across the ring starts and ends. */
export interface RingLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface Strand extends RingLine {
  readonly id: number;
  readonly reached: boolean;
}

export interface ScoreStrands {
  /** All but the current one. */
  readonly strands: readonly Strand[];
  /** Stands for the score itself, with the edge around it; a score of 0 has none. */
  readonly current?: { readonly line: RingLine; readonly edge: RingLine };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

function lineAt(index: number, inner: number, outer: number): RingLine {
  const angle = ((firstDegree + (index + 0.5) * degreesEach) * Math.PI) / 180;
  const x = (radius: number) => rounded(centre + radius * Math.cos(angle));
  const y = (radius: number) => rounded(centre + radius * Math.sin(angle));
  return { x1: x(inner), y1: y(inner), x2: x(outer), y2: y(outer) };
}

/** 40 strands on 270 degrees, on two radii in turn; each stands for 25 points. */
export function scoreStrands(score: number): ScoreStrands {
  const share = Math.min(1, Math.max(0, score / fullScore));
  const currentIndex = Math.ceil(share * strandCount) - 1;
  const strands = Array.from({ length: strandCount }, (_, id): Strand => {
    const inner = id % 2 === 0 ? 90 : 86;
    return { id, reached: id < currentIndex, ...lineAt(id, inner, inner + 18) };
  }).filter(({ id }) => id !== currentIndex);
  if (currentIndex < 0) return { strands };
  return {
    strands,
    current: { line: lineAt(currentIndex, 80, 114), edge: lineAt(currentIndex, 78, 116) },
  };
}
