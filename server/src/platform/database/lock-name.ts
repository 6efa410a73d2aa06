import type { EntityManager } from 'typeorm';

/** Waits until no other transaction holds the name, and holds it until this one ends. */
export async function lockName(tx: EntityManager, name: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
