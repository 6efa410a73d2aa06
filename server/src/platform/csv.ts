import { inTurns } from './in-turns';

/** Tells spreadsheets that the bytes are UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table of texts (RFC 4180). */
export function writeCsv(lines: readonly (readonly string[])[]): Buffer {
  const written = lines.map((cells) => cells.map(toCell).join(','));
  return Buffer.from(BYTE_ORDER_MARK + written.map((line) => `${line}\r\n`).join(''), 'utf8');
}

/** The same of a long table, of which each row becomes texts as it is written. */
export async function writeLongCsv<Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly string[],
): Promise<Buffer> {
  const lines = await inTurns(rows, (row) => `${textsOf(row).map(toCell).join(',')}\r\n`);
  return Buffer.from(BYTE_ORDER_MARK + lines.join(''), 'utf8');
}

/** A text that a spreadsheet could take for a formula begins with an apostrophe; amounts stay amounts. */
function toCell(text: string): string {
  const isFormula = /^[=+@\t\r-]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
