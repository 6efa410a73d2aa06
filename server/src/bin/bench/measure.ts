/** What callers found in one round. */
export interface Round {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly calls: number;
}

export function roundOf(milliseconds: Float64Array | number[], seconds: number): Round {
  const sorted = Float64Array.from(milliseconds).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { perSecond: sorted.length / seconds, p50: at(0.5), p99: at(0.99), calls: sorted.length };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (low + high) / 2;
}

export function medianRound(rounds: readonly Round[]): Round {
  const of = (key: keyof Round) => median(rounds.map((round) => round[key]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), calls: of('calls') };
}

/** Each round against what the floor did in the same round, so that a slow moment of the machine counts for both. */
export function medianRatio(rounds: readonly Round[], floors: readonly Round[]): number {
  return median(rounds.map(({ perSecond }, index) => perSecond / (floors[index]?.perSecond ?? Number.NaN)));
}
