import type { FieldCipher } from '../platform/crypto/field-cipher';
import { SEALED_COLUMNS, type SealedColumn } from '../platform/crypto/sealed-columns';
import type { Database } from '../platform/database/database';
import { sqlOf } from './column-sql';
import { AT_ONCE, type Found, inParallel, type Rotation, tally } from './rotation';

type Row = Readonly<Record<string, string>>;

/** Encrypts anew, one by one, what is not under the current key; beside servers that read and write the same rows. */
export async function rotateColumns(rotation: Rotation & { readonly cipher: FieldCipher }): Promise<number> {
  let changed = 0;
  for (const column of SEALED_COLUMNS) changed += await rotateColumn(column, rotation);
  return changed;
}

/** How many values each key encrypted, by column. */
export async function countColumns(database: Database): Promise<Found[]> {
  const found: Found[] = [];
  for (const column of SEALED_COLUMNS) {
    const { counts } = sqlOf(column);
    const rows = await database.maintenance((tx) =>
      tx.query<{ readonly keyId: string; readonly count: number }[]>(counts),
    );
    found.push({ place: placeOf(column), kind: 'value', byKey: tally(rows) });
  }
  return found;
}

async function rotateColumn(
  column: SealedColumn,
  { database, currentKeyId, cipher, tell }: Rotation & { readonly cipher: FieldCipher },
): Promise<number> {
  const { primaryKey, boundTo } = column;
  const { outdated, replace, keepHash } = sqlOf(column);
  const keyOf = (row: Row) => primaryKey.map((name) => row[name] ?? '');
  let changed = 0;
  let rows: Row[] = [];
  do {
    const after = rows.at(-1);
    const values = [currentKeyId, ...(after ? keyOf(after) : [])];
    rows = await database.maintenance((tx) => tx.query<Row[]>(outdated(!after), values));
    await inParallel(rows, async (row) => {
      try {
        const { stored = '', hash } = row;
        const bound = boundTo(row);
        const anew = cipher.encrypt(cipher.decrypt(stored, ...bound), ...bound);
        await database.maintenance(async (tx) => {
          await tx.query(replace, [anew, stored, ...keyOf(row)]);
          if (hash) await tx.query(keepHash, [hash, anew, ...keyOf(row)]);
        });
        changed += 1;
      } catch (error) {
        tell(`${placeOf(column)} of ${keyOf(row).join('/')} stays as it is: ${String(error)}`);
      }
    });
    if (rows.length > 0) tell(`${placeOf(column)}: ${changed} encrypted anew`);
  } while (rows.length === AT_ONCE);
  return changed;
}

function placeOf({ table, column }: SealedColumn): string {
  return `${table}.${column}`;
}
