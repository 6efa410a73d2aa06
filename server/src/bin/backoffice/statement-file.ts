import type { PaymentLineDto } from '@pautang/sdk';
import { isISO4217CurrencyCode } from 'class-validator';
import { CsvError, parse } from 'csv-parse/sync';
import { figuresOf } from '../../modules/payments/incoming-line';
import { CellProblem, NothingCameIn, readAmount, readDate } from './statement-figures';
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
  /** What tells of no money that came in. */
  readonly leftOut: readonly BadLine[];
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
  if (form.delimiter === '') throw new UsageError('--delimiter is at least one character');
  if (!['YYYY', 'DD'].every((part) => dates.includes(part)) || !dates.includes('MM')) {
    throw new UsageError('--dates has YYYY, MM or MMM, and DD');
  }
  if (!isISO4217CurrencyCode(currency)) throw new UsageError('--currency is a code of ISO 4217, such as PHP');
  const { places, records, bad } = tableOf(textOf(bytes, form.encoding), form);
  const leftOut: BadLine[] = [];
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
      const into = error instanceof NothingCameIn ? leftOut : bad;
      into.push({ line: info.lines, problem: error.message });
    }
  }
  return { lines, leftOut, bad: bad.sort((one, other) => one.line - other.line) };
}

/** A spreadsheet marks the one encoding that it may use beside UTF-8. */
function usualEncoding([first, second]: Uint8Array): string {
  return first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8';
}

function textOf(bytes: Uint8Array, encoding = usualEncoding(bytes)): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(
      `the file cannot be read as ${encoding}; name another --encoding, such as windows-1252`,
    );
  }
}

type Places = Partial<Record<ColumnName, number>>;

interface Table {
  readonly places: Places;
  readonly records: readonly CsvRecord[];
  readonly bad: BadLine[];
}

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Above the names of its columns a bank may tell of the account. */
const LINES_ABOVE = 20;

/** A line is not the one with the names of the columns, or not quite. */
class HeaderProblem extends UsageError {
  /** @param found how many of the columns it names, those that are needed before all others */
  constructor(
    message: string,
    readonly found: number,
  ) {
    super(message);
  }
}

/**
 * Without a delimiter the first that finds the names of the columns.
 * @throws UsageError for what is wrong with the line that names the most of them
 */
function tableOf(text: string, { columns, delimiter }: StatementForm): Table {
  const wanted = wantedColumns(columns);
  let problem = new HeaderProblem('the file has no line with the names of its columns', -1);
  for (const separator of delimiter === undefined ? DELIMITERS : [delimiter]) {
    const bad: BadLine[] = [];
    const records = recordsOf(text, separator, bad);
    for (const [index, { record, info }] of records.slice(0, LINES_ABOVE).entries()) {
      try {
        const places = placesOf(record, wanted);
        const below = bad.filter(({ line }) => line > info.lines);
        return { places, records: records.slice(index + 1), bad: below };
      } catch (error) {
        if (!(error instanceof HeaderProblem)) throw error;
        if (error.found > problem.found) problem = error;
      }
    }
  }
  throw problem;
}

/** So many lines may a record have, by line ends between quotes. */
const LONGEST_RECORD = 20;
const MISQUOTED = 'a quote in it stands where none may, or does not end';

/**
 * Of a record that cannot be read the first line is bad, and the next one begins anew: a parser that goes on behind it would
 * take the lines along that a quote without an end has behind it.
 */
function recordsOf(text: string, typed: string, bad: BadLine[]): CsvRecord[] {
  const delimiter = typed === '\\t' ? '\t' : typed;
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const records: CsvRecord[] = [];
  let above = 0;
  while (above < lines.length) {
    const height = heightOf(lines, above);
    const record = recordIn(lines.slice(above, above + height).join('\n'), delimiter);
    if (record === undefined) bad.push({ line: above + 1, problem: MISQUOTED });
    above += record === undefined ? 1 : height;
    if (record && record.length > 0) records.push({ record, info: { lines: above } });
  }
  return records;
}

/** How many lines the record below so many has: its quotes come in pairs. */
function heightOf(lines: readonly string[], above: number): number {
  let isOpen = false;
  for (const [index, line] of lines.slice(above, above + LONGEST_RECORD).entries()) {
    if ((line.split('"').length - 1) % 2 === 1) isOpen = !isOpen;
    if (!isOpen) return index + 1;
  }
  return 1;
}

/** The cells, of an empty line none. @returns undefined where a quote is wrong */
function recordIn(text: string, delimiter: string): readonly string[] | undefined {
  try {
    const [record = []] = parse(text, { delimiter, record_delimiter: '\n', skip_empty_lines: true });
    return record;
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

/** What the options call the columns. @throws UsageError */
function wantedColumns(columns = ''): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const pair of columns.split(',').filter((one) => one.trim() !== '')) {
    const [name = '', column = ''] = pair.split('=').map((part) => part.trim());
    if (!COLUMNS.some((known) => known === name) || column === '') {
      throw new UsageError(`--columns is a list of ${COLUMNS.join('|')}=COLUMN`);
    }
    named.set(name, column);
  }
  return named;
}

/** @throws HeaderProblem */
function placesOf(head: readonly string[], named: ReadonlyMap<string, string>): Places {
  const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
  const placesNamed = (name: ColumnName) =>
    head.flatMap((column, place) => (same(column, named.get(name) ?? name) ? [place] : []));
  const isNeeded = (name: ColumnName) => named.has(name) || name === 'amount' || name === 'paidAt';
  const present = COLUMNS.filter((name) => placesNamed(name).length > 0);
  const found = present.length + present.filter(isNeeded).length * COLUMNS.length;
  const places: Places = {};
  for (const name of COLUMNS) {
    const [place, another] = placesNamed(name);
    if (place !== undefined && another !== undefined) {
      throw new HeaderProblem(`more than one column is called '${head[place]?.trim()}'`, found);
    }
    if (place !== undefined) places[name] = place;
    else if (isNeeded(name)) {
      const missing = `there is no column '${named.get(name) ?? name}' for ${name}; say it with --columns`;
      throw new HeaderProblem(missing, found);
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
  if (!isISO4217CurrencyCode(written)) throw new CellProblem(`'${written}' is no currency`);
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
