import { WITHOUT_MINOR_UNIT } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { quoted } from '../../../platform/database/quoted';
import { type Statement, statement, type Texts } from '../../../platform/database/statement';
import { BETWEEN_LINES, type ListForm, type LongColumn } from '../report-list';

/** Rows of a list that are in hand at once. */
const AT_ONCE = 4_000;

type Cells = Readonly<Record<LongColumn['kind'], (cell: string, currency: string) => string>>;

const WHOLE = quoted(WITHOUT_MINOR_UNIT);

/** Hundredths become units without going through a floating number, and without decimals where the currency has none. */
function unitsOf(cell: string, currency: string): string {
  return `CASE WHEN ${cell} % 100 = 0 AND ${currency} IN (${WHOLE}) THEN ${cell} / 100 ELSE ${cell} * 0.01 END`;
}

/** No code needs quotes. */
const CSV_CELL: Cells = {
  code: (cell) => cell,
  money: unitsOf,
  count: (cell) => cell,
  rate: (cell) => `${cell}, ' %'`,
  flag: (cell) => `CASE WHEN ${cell} THEN 'yes' ELSE 'no' END`,
};
const JSON_CELL: Cells = {
  code: (cell) => `coalesce('"' || ${cell} || '"', 'null')`,
  money: unitsOf,
  count: (cell) => cell,
  rate: (cell) => cell,
  flag: (cell) => `${cell}::text`,
};

/** A statement of very many rows. The database writes their lines, which takes the server a tenth of the time. */
export class Listed<Values extends readonly unknown[]> {
  private readonly statements: Readonly<Record<ListForm, Statement<never, Values>>>;

  /**
   * @param select has the columns in their order
   * @param order of the rows, by the columns as c1, c2 and so on
   * @param within of those that are alike by that: their lines are handed out as one, which is less to take in hand
   */
  constructor(name: string, columns: readonly LongColumn[], select: string, order: string, within?: string) {
    const cells = columns.map((_, index) => `c${index + 1}`);
    const whole = within ? `${order}, ${within}` : order;
    // Sorted within, so that lines are written while the first ones are on their way, and are not what is sorted.
    const sorted = `FROM (SELECT * FROM (${select}) AS found(${cells.join(', ')}) ORDER BY ${whole}) AS listed`;
    const currency = cells[columns.findIndex(({ field }) => field === 'currency')] ?? `'PHP'`;
    const csv = columns.map(({ kind }, index) => CSV_CELL[kind](cells[index] ?? '', currency));
    const json = columns.map(
      ({ kind, field }, index) => `'"${field}":', ${JSON_CELL[kind](cells[index] ?? '', currency)}`,
    );
    const lines = (line: string, between: string) =>
      within
        ? `SELECT c1, string_agg(${line}, '${between}' ORDER BY ${within}) ${sorted} GROUP BY ${order} ORDER BY ${order}`
        : `SELECT c1, ${line} ${sorted} ORDER BY ${order}`;
    this.statements = {
      TEXTS: statement(`${name}.texts`, `SELECT ${cells.join(', ')} ${sorted} ORDER BY ${whole}`),
      CSV: statement(`${name}.csv`, lines(`concat(${csv.join(", ',', ")})`, BETWEEN_LINES.CSV)),
      JSON: statement(`${name}.json`, lines(`concat('{', ${json.join(", ',', ")}, '}')`, BETWEEN_LINES.JSON)),
    };
  }

  batches(tx: EntityManager, form: ListForm, ...values: Values): AsyncGenerator<Texts[]> {
    return this.statements[form].batches(tx, AT_ONCE, ...values);
  }
}
