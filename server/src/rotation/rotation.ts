import type { Database } from '../platform/database/database';

/** Rows that are read together. */
export const AT_ONCE = 500;
/** What is encrypted and written at the same time: most of it is waiting. */
const SIDE_BY_SIDE = 4;

export interface Rotation {
  readonly database: Database;
  readonly currentKeyId: string;
  /** What goes on, a line each. */
  readonly tell: (line: string) => void;
}

/** What was found in one place: how much each key encrypted. */
export interface Found {
  readonly place: string;
  readonly kind: 'value' | 'file';
  readonly byKey: ReadonlyMap<string, number>;
}

export function tally(
  rows: readonly { readonly keyId: string; readonly count: number }[],
): Map<string, number> {
  const byKey = new Map<string, number>();
  for (const { keyId, count } of rows) byKey.set(keyId, (byKey.get(keyId) ?? 0) + count);
  return byKey;
}

export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
}
