/** Tells spreadsheets that the bytes are UTF-8; it stands before the first line. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A table of texts (RFC 4180). */
export function writeCsv(lines: readonly (readonly string[])[]): Buffer {
  return Buffer.from(BYTE_ORDER_MARK + lines.map(csvLine).join(''), 'utf8');
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A text that a spreadsheet could take for a formula begins with an apostrophe; amounts stay amounts. */
function csvCell(text: string): string {
  const isFormula = /^[=+@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20-]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
