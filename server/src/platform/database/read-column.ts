import { types } from 'pg';

type Reader = (text: string) => unknown;

/** Every column of ours that counts stays below 2^53, which the database checks where it is money. */
function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new Error('a number of the database is too large');
  return number;
}

const READERS = new Map<number, Reader>([
  [types.builtins.INT8, wholeNumber],
  [types.builtins.DATE, (text) => text],
]);

/** How the text of a column becomes a value. @param type PostgreSQL's number of the column's type */
export function readColumn(type: number, format?: 'text' | 'binary'): Reader {
  return READERS.get(type) ?? (types.getTypeParser(type, format as 'text') as Reader);
}
