import { BYTE_ORDER_MARK, csvLine } from '../../platform/csv';
import type { Texts } from '../../platform/database/statement';
import type { Content } from './content/content';
import { BETWEEN_LINES, type LongTable } from './report-list';
import { currencyIn, plainCell } from './report-table';

/** The texts of a file of commas: one table after the other; where there are several, each under its title. */
export async function* writtenAsCsv({ tables, list }: Content): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for (const [index, table] of tables.entries()) {
    const { title, labels, kinds, rows } = table;
    if (tables.length > 1) yield `${index > 0 ? csvLine([]) : ''}${csvLine([title])}`;
    yield csvLine(labels);
    for (const row of rows) {
      const currency = currencyIn(table, row);
      yield csvLine(row.map((cell, column) => plainCell(kinds[column] ?? 'text', cell, currency)));
    }
  }
  if (list) yield* listAsCsv(list);
}

async function* listAsCsv({ columns, batches }: LongTable): AsyncGenerator<string> {
  yield csvLine(columns.map(({ label }) => label));
  for await (const rows of batches('CSV')) yield `${linesOf(rows, 'CSV')}${BETWEEN_LINES.CSV}`;
}

/** The texts of a JSON object: its lists have a line for each of their objects. */
export async function* writtenAsJson(answer: object, list: LongTable | undefined): AsyncGenerator<string> {
  let before = '{\n';
  for (const [name, value] of Object.entries(answer)) {
    const isList = Array.isArray(value) && value.length > 0;
    const written = isList
      ? `[\n${value.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`
      : JSON.stringify(value);
    yield `${before}  ${JSON.stringify(name)}: ${written}`;
    before = ',\n';
  }
  if (list) {
    yield `${before}  ${JSON.stringify(list.field)}: [`;
    yield* listAsJson(list);
  }
  yield '\n}\n';
}

async function* listAsJson({ batches }: LongTable): AsyncGenerator<string> {
  let before = '\n    ';
  for await (const rows of batches('JSON')) {
    yield before + linesOf(rows, 'JSON');
    before = BETWEEN_LINES.JSON;
  }
  yield before === BETWEEN_LINES.JSON ? '\n  ]' : ']';
}

function linesOf(rows: readonly Texts[], form: keyof typeof BETWEEN_LINES): string {
  return rows.map(([, lines]) => lines).join(BETWEEN_LINES[form]);
}
