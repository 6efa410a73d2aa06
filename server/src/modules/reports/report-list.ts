import type { Texts } from '../../platform/database/statement';
import type { Cell } from './report-table';

/** What a row is handed out as: the texts of its columns, or its first column and the line that is written of it, or of several. */
export type ListForm = 'TEXTS' | 'CSV' | 'JSON';

/** In a file. */
export const BETWEEN_LINES = { CSV: '\r\n', JSON: ',\n    ' } as const;

/** Of very many rows: written as they come, and never held. */
export interface LongTable {
  readonly title: string;
  /** Of its rows in JSON. */
  readonly field: string;
  /** In the order in which the database hands them out. */
  readonly columns: readonly LongColumn[];
  readonly batches: (form: ListForm) => AsyncIterable<readonly Texts[]>;
  /** Rows that have a flag are summed apart from those that do not. */
  readonly apart?: SummedApart;
}

export interface SummedApart {
  /** The column of the flag. */
  readonly field: string;
  /** What the sums of the rows without it, and of those with it, are called. */
  readonly without: string;
  readonly with: string;
}

export interface LongColumn {
  readonly label: string;
  readonly field: string;
  /** A code is nothing that somebody typed. Money is in hundredths, a rate is percent. */
  readonly kind: 'code' | 'money' | 'count' | 'rate' | 'flag';
  /** A page is too narrow for all of them. */
  readonly isOnPaper: boolean;
}

export const column = (label: string, field: string, kind: LongColumn['kind'] = 'code'): LongColumn => ({
  label,
  field,
  kind,
  isOnPaper: true,
});

export const columnOfFiles = (...given: Parameters<typeof column>): LongColumn => ({
  ...column(...given),
  isOnPaper: false,
});

/** A row of a long table as a cell of a short one is told, for a person. */
export function cellOf(kind: LongColumn['kind'], text: string | null): Cell {
  if (text === null || kind === 'code') return text;
  if (kind === 'rate') return `${text} %`;
  if (kind === 'flag') return text === 't' ? 'yes' : 'no';
  return Number(text);
}
