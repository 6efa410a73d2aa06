import type { EntityManager } from 'typeorm';

/**
 * Where a table of ours stands on a distributed database: `spread` over the nodes by the one it belongs to, `copied` to
 * every node, or whole on the coordinator, where `counted` ones commit with the rows of the nodes or not at all.
 */
export type Placement =
  | { readonly kind: 'spread'; readonly by: string }
  | { readonly kind: 'copied' | 'counted' | 'plain' };

/** Whose tables all others are spread beside. */
export const ANCHOR = 'member';

/** Read by statements of members, and written seldom. */
const COPIED = new Set(['account', 'business_clock', 'currency', 'rate_snapshot']);

/** Written in one transaction with rows of members, and belonging to staff or nobody as much as to them; and what is read with it. */
const COUNTED = new Set(['audit_entry', 'audit_head', 'audit_link', 'incoming_payment', 'suspense_posting']);

/** Columns that name to whom a row belongs. Members' accounts have the id of the member. */
const OWNERS = ['member_id', 'account_id'];

/** A table, and the columns of its primary key and of each of its other unique indexes. */
export interface TableKeys {
  readonly name: string;
  readonly primaryKey: readonly string[];
  readonly uniqueKeys: readonly (readonly string[])[];
}

/**
 * A table is spread when its primary key begins with an owner whom every unique index names too: then what is unique
 * stays so, since all rows of an owner stand on one node.
 */
export function placementOf({ name, primaryKey, uniqueKeys }: TableKeys): Placement {
  if (name === ANCHOR) return { kind: 'spread', by: 'id' };
  if (COPIED.has(name)) return { kind: 'copied' };
  if (COUNTED.has(name)) return { kind: 'counted' };
  const [by = ''] = primaryKey;
  const isOwned = OWNERS.includes(by) && uniqueKeys.every((columns) => columns.includes(by));
  return isOwned ? { kind: 'spread', by } : { kind: 'plain' };
}

/** The tables of the schema, the anchor first. */
export function readTables(tx: EntityManager): Promise<TableKeys[]> {
  return tx.query<TableKeys[]>(
    `SELECT t.relname AS name,
       coalesce(json_agg(k.columns) FILTER (WHERE k.indisprimary) -> 0, '[]') AS "primaryKey",
       coalesce(json_agg(k.columns) FILTER (WHERE NOT k.indisprimary), '[]') AS "uniqueKeys"
     FROM pg_class t
     LEFT JOIN LATERAL (
       SELECT i.indisprimary, (
         SELECT json_agg(coalesce(a.attname, '') ORDER BY c.place)
         FROM unnest(i.indkey::smallint[]) WITH ORDINALITY c(number, place)
         LEFT JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = c.number
       ) AS columns
       FROM pg_index i WHERE i.indrelid = t.oid AND i.indisunique
     ) k ON true
     WHERE t.relkind = 'r' AND t.relnamespace = current_schema()::regnamespace
       AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = t.oid AND d.deptype = 'e')
     GROUP BY t.relname
     ORDER BY t.relname <> $1, t.relname`,
    [ANCHOR],
  );
}
