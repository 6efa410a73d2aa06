import type { EntityManager } from 'typeorm';
import type { Chart } from '../paper/chart';
import type { Period } from '../report-kinds';
import type { LongTable } from '../report-list';
import type { ReportTable } from '../report-table';

/** A report as what each format needs: the API's answer, tables for commas and paper, charts for paper. */
export interface Content {
  readonly answer: object;
  readonly tables: readonly ReportTable[];
  readonly charts?: readonly Chart[];
  /** What stands first on paper. */
  readonly summary?: ReportTable;
  /** What is too long to be held: rows beside the answer, and a table of their own. */
  readonly list?: LongTable;
}

export interface Lender {
  /** Of the principal, by bucket of arrears from CURRENT on. */
  readonly provisionPercents: readonly number[];
}

export type Compose = (tx: EntityManager, period: Period, lender: Lender) => Promise<Content>;

/** By currency, then by another text: the order of all tables. */
export function inOrder<Row extends { readonly currency: string }>(
  rows: readonly Row[],
  then: (row: Row) => string,
): Row[] {
  const key = (row: Row) => `${row.currency} ${then(row)}`;
  return [...rows].sort((one, other) => (key(one) < key(other) ? -1 : 1));
}
