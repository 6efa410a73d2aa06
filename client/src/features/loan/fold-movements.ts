import type { MovementDto } from '@pautang/sdk';
import { sumOf } from './sum';

/** One movement, or penalties in a row that stand in one line. */
export interface StatementLine {
  /** In their order; never empty. */
  readonly movements: readonly MovementDto[];
  /** What they change together. */
  readonly amount: number;
  /** The last of them: what is owed after it stands for the run. */
  readonly last: MovementDto;
}

const penalties: ReadonlySet<MovementDto['kind']> = new Set(['PENALTY', 'WAIVER']);

const lineOf = (movements: readonly MovementDto[], last: MovementDto): StatementLine => ({
  movements,
  last,
  amount: sumOf(movements.map(({ amount }) => amount)),
});

/** Puts penalties in a row into one line: with several installments late each has its own, every month. */
export function foldMovements(movements: readonly MovementDto[]): readonly StatementLine[] {
  const lines: StatementLine[] = [];
  for (const movement of movements) {
    const before = lines.at(-1);
    const isMore = before !== undefined && before.last.kind === movement.kind && penalties.has(movement.kind);
    if (isMore) lines.pop();
    lines.push(lineOf(isMore ? [...before.movements, movement] : [movement], movement));
  }
  return lines;
}
