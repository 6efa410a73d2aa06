import type { MovementDto } from '@pautang/sdk';
import { sumOf } from './sum';

/** One movement, or a run of daily penalties that stands in one line. */
export interface StatementLine {
  /** In their order; never empty. */
  readonly movements: readonly MovementDto[];
  /** What they change together. */
  readonly amount: number;
  /** The last of them: what is owed after it stands for the run. */
  readonly last: MovementDto;
}

const daily: ReadonlySet<MovementDto['kind']> = new Set(['PENALTY', 'WAIVER']);

const lineOf = (movements: readonly MovementDto[], last: MovementDto): StatementLine => ({
  movements,
  last,
  amount: sumOf(movements.map(({ amount }) => amount)),
});

/** Puts penalties of consecutive lines into one: a month late would be thirty of them. */
export function foldMovements(movements: readonly MovementDto[]): readonly StatementLine[] {
  const lines: StatementLine[] = [];
  for (const movement of movements) {
    const before = lines.at(-1);
    const isMore = before !== undefined && before.last.kind === movement.kind && daily.has(movement.kind);
    if (isMore) lines.pop();
    lines.push(lineOf(isMore ? [...before.movements, movement] : [movement], movement));
  }
  return lines;
}
