import { figuresOf } from '../../platform/figures';

type Row = Readonly<Record<string, string | number | undefined>>;

/** Rows as aligned columns under their names; a sentence when there are none. */
export function table(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return 'Nothing here.';
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => inOneLine(row[name])))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Members write some of it: a line's end in their words begins no row. */
export function inOneLine(cell: string | number | undefined): string {
  return String(cell ?? '').replaceAll(/\s+/g, ' ');
}

/** An amount with its currency, as a person reads it. */
export function money(amount: number, currency: string): string {
  return `${figuresOf(amount, currency)} ${currency}`;
}
