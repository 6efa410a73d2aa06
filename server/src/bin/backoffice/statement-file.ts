import type { PaymentLineDto } from '@pautang/sdk';
import { type CsvError, parse } from 'csv-parse/sync';
import { figuresOf } from '../../modules/payments/incoming-line';
import { CellProblem, readAmount, readDate } from './statement-figures';
import { UsageError } from './usage';

/** What a line of a statement can say, and how its column is called where nobody says otherwise. */
const COLUMNS = ['amount', 'paidAt', 'reference', 'payerName', 'currency', 'id', 'channel', 'type'] as const;
type ColumnName = (typeof COLUMNS)[number];
const LONGEST: Partial<Record<ColumnName, number>> = { reference: 140, payerName: 140, channel: 40 };
const LONGEST_ID = 100;

/** How a statement is written. */
export interface StatementForm {
  /** amount=Credit,paidAt=Date,… */
  readonly columns?: string;
  readonly delimiter?: string;
  readonly encoding?: string;
  readonly decimal?: string;
  readonly dates?: string;
  /** Of lines that name none. */
  readonly currency?: string;
}

export interface BadLine {
  readonly line: number;
  readonly problem: string;
}

export interface ReadStatement {
  readonly lines: readonly PaymentLineDto[];
  readonly bad: readonly BadLine[];
}

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** A file of a bank as lines; each that cannot be read is named, and stops no other. @throws UsageError */
export function readStatement(bytes: Uint8Array, form: StatementForm): ReadStatement {
  const { dates = 'YYYY-MM-DD', decimal = '.', currency = 'PHP' } = form;
  if (decimal !== '.' && decimal !== ',') throw new UsageError('--decimal is . or ,');
  if (!['YYYY', 'DD'].every((part) => dates.includes(part)) || !dates.includes('MM')) {
    throw new UsageError('--dates has YYYY, MM or MMM, and DD');
  }
  const bad: BadLine[] = [];
  const [head, ...records] = recordsOf(textOf(bytes, form.encoding), form.delimiter, bad);
  if (!head) throw new UsageError('the file has no line with the names of its columns');
  const places = placesOf(head.record, form.columns);
  const alike = new Map<string, number>();
  const lines: PaymentLineDto[] = [];
  for (const { record, info } of records) {
    const cell = (name: ColumnName) => record[places[name] ?? -1]?.trim() ?? '';
    try {
      const read = readCells(cell, { dates, decimal, currency });
      const told = { ...read, line: info.lines };
      lines.push(read.id === undefined ? { ...told, place: placeOf(told, alike) } : told);
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      bad.push({ line: info.lines, problem: error.message });
    }
  }
  return { lines, bad: bad.sort((one, other) => one.line - other.line) };
}

function textOf(bytes: Uint8Array, encoding = 'utf-8'): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(
      `the file cannot be read as ${encoding}; name another --encoding, such as windows-1252`,
    );
  }
}

function recordsOf(text: string, delimiter = ',', bad: BadLine[]): CsvRecord[] {
  return parse(text, {
    bom: true,
    delimiter: delimiter === '\\t' ? '\t' : delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error: CsvError | undefined) => {
      bad.push({ line: Number(error?.lines ?? 0), problem: error?.message ?? 'it cannot be read' });
      return undefined;
    },
  }) as unknown as CsvRecord[];
}

/** @throws UsageError */
function placesOf(head: readonly string[], columns = ''): Partial<Record<ColumnName, number>> {
  const named = new Map<string, string>();
  for (const pair of columns.split(',').filter((one) => one.trim() !== '')) {
    const [name = '', column = ''] = pair.split('=').map((part) => part.trim());
    if (!COLUMNS.some((known) => known === name) || column === '') {
      throw new UsageError(`--columns is a list of ${COLUMNS.join('|')}=COLUMN`);
    }
    named.set(name, column);
  }
  const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
  const places: Partial<Record<ColumnName, number>> = {};
  for (const name of COLUMNS) {
    const place = head.findIndex((column) => same(column, named.get(name) ?? name));
    if (place >= 0) places[name] = place;
    else if (named.has(name) || name === 'amount' || name === 'paidAt') {
      throw new UsageError(
        `there is no column '${named.get(name) ?? name}' for ${name}; say it with --columns`,
      );
    }
  }
  return places;
}

function readCells(
  cell: (name: ColumnName) => string,
  {
    dates,
    decimal,
    currency,
  }: { readonly dates: string; readonly decimal: string; readonly currency: string },
): Omit<PaymentLineDto, 'line'> {
  const written = (cell('currency') || currency).toUpperCase();
  if (!/^[A-Z]{3}$/.test(written)) throw new CellProblem(`'${written}' is no currency`);
  const type = cell('type').toLowerCase() || 'received';
  if (type !== 'received' && type !== 'bounced')
    throw new CellProblem(`'${type}' is neither received nor bounced`);
  const id = cell('id');
  if (id.length > LONGEST_ID) throw new CellProblem(`the id has more than ${LONGEST_ID} characters`);
  if (type === 'bounced' && id === '') throw new CellProblem('what bounced needs the id of the payment');
  const cut = (name: ColumnName) => [...cell(name)].slice(0, LONGEST[name]).join('').trim() || undefined;
  return {
    amount: readAmount(cell('amount'), decimal),
    paidAt: readDate(cell('paidAt'), dates),
    currency: written,
    type,
    ...(id !== '' && { id }),
    reference: cut('reference'),
    payerName: cut('payerName'),
    channel: cut('channel'),
  };
}

/** Lines that are alike are told apart by their order in the file. */
function placeOf(line: Omit<PaymentLineDto, 'line'>, alike: Map<string, number>): number {
  const { paidAt: paidOn, amount, currency, reference = '', payerName = '' } = line;
  const amountMinor = Math.round(amount * 100);
  const figures = JSON.stringify(figuresOf({ paidOn, amountMinor, currency, reference, payerName }));
  const place = (alike.get(figures) ?? 0) + 1;
  alike.set(figures, place);
  return place;
}
