import type { SealedColumn } from '../platform/crypto/sealed-columns';
import { AT_ONCE } from './rotation';

/** How the values of a sealed column are looked for and replaced. */
export interface ColumnSql {
  /** What is not under the key of `$1`, by the primary key, after the row whose primary key follows; without one from the start. */
  readonly outdated: (isFirst: boolean) => string;
  /** Unless somebody wrote another value meanwhile: `$1` is the new one, `$2` the one that was read, then the primary key. */
  readonly replace: string;
  /** Writes the hash `$1` of the value `$2` again, then the primary key. */
  readonly keepHash: string;
  /** How many values each key encrypted. */
  readonly counts: string;
}

export function sqlOf({ table, column, inside, hash = 'NULL', primaryKey }: SealedColumn): ColumnSql {
  const value = inside === undefined ? column : `${column}->>'${inside}'`;
  const written = inside === undefined ? '$1' : `jsonb_set(${column}, '{${inside}}', to_jsonb($1::text))`;
  // By the columns themselves: the texts of the same names have no index.
  const keys = primaryKey.map((name) => `t.${name}`).join(', ');
  const own = primaryKey.map((name, index) => `${name} = $${index + 3}`).join(' AND ');
  return {
    outdated: (isFirst) => {
      const from = primaryKey.map((_, index) => `$${index + 2}`).join(', ');
      return `SELECT ${primaryKey.map((name) => `${name}::text AS ${name}`).join(', ')}, ${value} AS stored,
          ${hash} AS hash FROM ${table} t
        WHERE ${value} <> '' AND ${value} NOT LIKE $1 || '.%' ${isFirst ? '' : `AND (${keys}) > (${from})`}
        ORDER BY ${keys} LIMIT ${AT_ONCE}`;
    },
    replace: `UPDATE ${table} SET ${column} = ${written} WHERE ${own} AND ${value} = $2`,
    keepHash: `UPDATE ${table} SET ${hash} = $1 WHERE ${own} AND ${value} = $2`,
    counts: `SELECT split_part(${value}, '.', 1) AS "keyId", count(*)::int AS count FROM ${table}
      WHERE ${value} <> '' GROUP BY 1`,
  };
}
