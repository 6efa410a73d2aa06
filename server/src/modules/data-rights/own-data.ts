import { fractionDigits } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import type { FieldCipher } from '../../platform/crypto/field-cipher';
import { PERSONAL_DATA } from '../../platform/personal-data/personal-data';
import {
  allColumns,
  type Fate,
  NOTHING_ENCRYPTED,
  type TableData,
  toldColumns,
} from '../../platform/personal-data/table-data';
import { HOME_CURRENCY } from '../currency/currency.service';
import { isForStaff } from '../loan/decision-reasons';
import { plainName } from './plain-names';

export type OwnData = Record<string, Record<string, unknown>[]>;
type OwnedTable = TableData & { readonly owner: string };

const OF_LOAN = 'o JOIN loan l ON l.member_id = $1 AND l.id = o.loan_id';

/** Keys of what has a number that its member reads, or is of a loan that has one: where that stands, with the key's row as `o`. */
const NUMBERED: Readonly<Record<string, readonly [number: string, from: string]>> = {
  loan_id: ['loan_number', 'loan o'],
  repayment_id: ['repayment_number', 'repayment o'],
  withdrawal_id: ['withdrawal_number', 'withdrawal o'],
  waiver_id: ['loan_number', `loan_waiver ${OF_LOAN}`],
  write_off_id: ['loan_number', `loan_write_off ${OF_LOAN}`],
};

/** The tables that hold rows of members, in the order in which rows may go. */
export function ownedTables(fate?: Fate): [string, OwnedTable][] {
  return Object.entries(PERSONAL_DATA).filter(
    (entry): entry is [string, OwnedTable] =>
      entry[1].owner !== undefined && (fate === undefined || entry[1].fate === fate),
  );
}

/** What may be told to a member, table by table under plain names; what is encrypted is read. */
export async function readOwnData(
  tx: EntityManager,
  memberId: string,
  cipher: FieldCipher,
  tables = ownedTables(),
): Promise<OwnData> {
  const told: OwnData = {};
  for (const [name, table] of tables) {
    const { owner, title, personal = {} } = table;
    if (title === undefined) continue;
    const columns = [...numbersOf(table), ...toldColumns(table).map((column) => `t."${column}"`)];
    const rows: { row: Record<string, unknown>; currency: string | null }[] = await tx.query(
      `SELECT (SELECT row_to_json(own) FROM (SELECT ${columns.join(', ')}) own) AS row, ${currencyOf(table)} AS currency
       FROM ${name} t WHERE t.${owner} = $1`,
      [memberId],
    );
    told[title] = rows.map(({ row, currency }) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => {
          const field = personal[column]?.field;
          const isSealed = field !== undefined && typeof value === 'string';
          return [
            plainName(column),
            isSealed ? readable(cipher.decrypt(value, memberId, field)) : amountOf(column, value, currency),
          ];
        }),
      ),
    );
  }
  return told;
}

/** Puts what stands for nothing in the place of what is personal. @param more further columns, as SQL */
export async function blank(
  tx: EntityManager,
  memberId: string,
  cipher: FieldCipher,
  [name, { owner, personal = {} }]: [string, OwnedTable],
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const values: string[] = [memberId];
  const changes = Object.entries(personal).map(([column, { blank: blankOf, field }]) => {
    if (blankOf !== NOTHING_ENCRYPTED || field === undefined) return `${column} = ${String(blankOf)}`;
    values.push(cipher.encrypt('', memberId, field));
    return `${column} = $${values.length}`;
  });
  changes.push(...Object.entries(more).map(([column, value]) => `${column} = ${value}`));
  await tx.query(`UPDATE ${name} SET ${changes.join(', ')} WHERE ${owner} = $1`, values);
}

export async function deleteRows(
  tx: EntityManager,
  memberId: string,
  [name, { owner }]: [string, OwnedTable],
): Promise<void> {
  await tx.query(`DELETE FROM ${name} WHERE ${owner} = $1`, [memberId]);
}

/** By which number people know what a row is about, where the row has its key alone: as SQL, each under the number's name. */
function numbersOf(table: OwnedTable): string[] {
  const columns = allColumns(table);
  return Object.entries(NUMBERED).flatMap(([key, [number, from]]) => {
    if (!columns.includes(key) || columns.includes(number)) return [];
    return [`(SELECT ${number} FROM ${from} WHERE o.member_id = $1 AND o.id = t.${key}) AS ${number}`];
  });
}

/** Sealed JSON, such as a message with its subject, as what it holds. */
function readable(text: string): unknown {
  if (!text.startsWith('{')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What the amounts of a row are in, as SQL: null where neither the row nor a loan says it. */
function currencyOf(table: OwnedTable): string {
  const columns = allColumns(table);
  if (columns.includes('currency')) return 't.currency';
  if (!columns.includes('loan_id')) return 'NULL';
  return '(SELECT l.currency FROM loan l WHERE l.member_id = $1 AND l.id = t.loan_id)';
}

/** Hundredths as people write them in the row's currency, or in pesos where the column says so, and reasons without those that concern another member. */
function amountOf(column: string, value: unknown, currency: string | null): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isForStaff(one));
  if (!column.endsWith('_minor') || typeof value !== 'number') return value;
  const isPesos = currency === null || column.endsWith('_php_minor');
  return (value / 100).toFixed(fractionDigits(value / 100, isPesos ? HOME_CURRENCY : currency));
}
