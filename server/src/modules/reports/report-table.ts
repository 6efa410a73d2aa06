import { fractionDigits, toMajor } from '@pautang/loan-terms';
import { HOME_CURRENCY } from '../currency/currency.service';

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

/** What a row's money is in: pesos where no column says it. */
export function currencyIn({ labels }: ReportTable, row: readonly Cell[]): string {
  return String(row[labels.indexOf('Currency')] ?? HOME_CURRENCY);
}

/** As a machine reads it: amounts with two decimals, or with none in a currency that has no minor unit; shares with six. */
export function plainCell(kind: ReportColumn<never>['kind'], cell: Cell, currency: string): string {
  if (typeof cell !== 'number') return cell ?? '';
  if (kind === 'share') return cell.toFixed(6);
  if (kind !== 'money') return String(cell);
  const amount = toMajor(cell);
  return amount.toFixed(fractionDigits(amount, currency));
}
