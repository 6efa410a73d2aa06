import { toMajor } from '@pautang/loan-terms';

export type Cell = string | number | null;

/** Money is in hundredths, and shares are of 1. */
export interface ReportColumn<Row> {
  readonly label: string;
  readonly kind: 'text' | 'money' | 'count' | 'share';
  readonly of: (row: Row) => Cell;
}

/** The rows of a report as a table, which can be written as a paper or as a file of commas. */
export interface ReportTable {
  readonly title: string;
  readonly labels: readonly string[];
  readonly kinds: readonly ReportColumn<never>['kind'][];
  readonly rows: readonly (readonly Cell[])[];
}

export function tableOf<Row>(
  title: string,
  columns: readonly ReportColumn<Row>[],
  rows: readonly Row[],
): ReportTable {
  return {
    title,
    labels: columns.map(({ label }) => label),
    kinds: columns.map(({ kind }) => kind),
    rows: rows.map((row) => columns.map((column) => column.of(row))),
  };
}

export const text = <Row>(label: string, of: (row: Row) => string | null): ReportColumn<Row> => ({
  label,
  kind: 'text',
  of,
});
export const money = <Row>(label: string, of: (row: Row) => number): ReportColumn<Row> => ({
  label,
  kind: 'money',
  of,
});
export const count = <Row>(label: string, of: (row: Row) => number): ReportColumn<Row> => ({
  label,
  kind: 'count',
  of,
});
export const share = <Row>(label: string, of: (row: Row) => number): ReportColumn<Row> => ({
  label,
  kind: 'share',
  of,
});

/** As a machine reads it: amounts of whole units with two decimals, shares with six. */
export function plainCell(kind: ReportColumn<never>['kind'], cell: Cell): string {
  if (typeof cell !== 'number') return cell ?? '';
  if (kind === 'money') return toMajor(cell).toFixed(2);
  return kind === 'share' ? cell.toFixed(6) : String(cell);
}
