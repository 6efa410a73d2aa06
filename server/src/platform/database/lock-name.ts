import type { EntityManager } from 'typeorm';

/** Waits until no other transaction holds the name, and holds it until this one ends. */
export async function lockName(tx: EntityManager, name: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}

/** Holds the name until the transaction ends, unless another one does. @returns whether it is held */
export async function tryName(tx: EntityManager, name: string): Promise<boolean> {
  const [{ held }] = await tx.query<[{ held: boolean }]>(
    'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS held',
    [name],
  );
  return held;
}
