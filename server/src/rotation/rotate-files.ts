import type { SealedFileStore } from '../modules/upload/file-store/sealed-file-store';
import { counted } from '../platform/counted';
import type { Database } from '../platform/database/database';
import { AT_ONCE, type Found, inParallel, type Rotation, tally } from './rotation';
import { FILED_TABLES, type FiledTable } from './sealed-files';

interface FiledRow {
  readonly owner: string;
  readonly name: string;
}

type FileRotation = Rotation & { readonly files: SealedFileStore };

/** Encrypts files anew that are not under the current key. Those that are cost a look at their first bytes. */
export async function rotateFiles(rotation: FileRotation): Promise<number> {
  const { files, currentKeyId, tell } = rotation;
  let changed = 0;
  for (const filed of FILED_TABLES) {
    await walk(rotation.database, filed, async (row) => {
      const key = filed.keyOf(row.owner, row.name);
      try {
        const keyId = await files.keyIdOf(key);
        if (keyId === undefined || keyId === currentKeyId) return;
        if (await rotateFile(filed, row, rotation)) changed += 1;
        if (changed > 0 && changed % AT_ONCE === 0)
          tell(`${filed.table}: ${counted(changed, 'file')} encrypted anew`);
      } catch (error) {
        tell(`The file ${key} stays as it is: ${String(error)}`);
      }
    });
  }
  return changed;
}

/** How many files each key encrypted, by table. */
export async function countFiles(database: Database, files: SealedFileStore): Promise<Found[]> {
  const found: Found[] = [];
  for (const filed of FILED_TABLES) {
    const keyIds: string[] = [];
    await walk(database, filed, async ({ owner, name }) => {
      const keyId = await files.keyIdOf(filed.keyOf(owner, name));
      if (keyId !== undefined) keyIds.push(keyId);
    });
    const byKey = tally(keyIds.map((keyId) => ({ keyId, count: 1 })));
    found.push({ place: filed.table, kind: 'file', byKey });
  }
  return found;
}

/** The row is held meanwhile: whoever forgets the file takes the row first, so none comes back that was forgotten. */
function rotateFile(
  { table, from = table, primaryKey: [owner, name], where, keyOf }: FiledTable,
  row: FiledRow,
  { database, files }: FileRotation,
): Promise<boolean> {
  return database.maintenance(async (tx) => {
    const held: unknown[] = await tx.query(
      `SELECT 1 FROM ${from} WHERE ${owner} = $1 AND ${name} = $2 AND ${where} FOR UPDATE`,
      [row.owner, row.name],
    );
    const key = keyOf(row.owner, row.name);
    const bytes = held.length > 0 ? await files.get(key) : undefined;
    if (bytes) await files.put(key, bytes);
    return bytes !== undefined;
  });
}

async function walk(
  database: Database,
  { table, from = table, primaryKey: [owner, name], where }: FiledTable,
  work: (row: FiledRow) => Promise<void>,
): Promise<void> {
  let rows: FiledRow[] = [];
  do {
    const after = rows.at(-1);
    const further = after ? `AND (${owner}, ${name}) > ($1, $2)` : '';
    rows = await database.maintenance((tx) =>
      tx.query<FiledRow[]>(
        `SELECT ${owner}::text AS owner, ${name} AS name FROM ${from} WHERE ${where} ${further}
         ORDER BY ${owner}, ${name} LIMIT ${AT_ONCE}`,
        after ? [after.owner, after.name] : [],
      ),
    );
    await inParallel(rows, work);
  } while (rows.length === AT_ONCE);
}
