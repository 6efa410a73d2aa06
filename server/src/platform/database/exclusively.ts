import type { DataSource, EntityManager } from 'typeorm';

/**
 * Runs the work in a transaction unless another server is at it.
 * @returns whether it ran here
 */
export async function tryExclusively(
  dataSource: DataSource,
  name: string,
  work: (tx: EntityManager) => Promise<void>,
): Promise<boolean> {
  return dataSource.transaction(async (tx) => {
    const [{ locked }] = await tx.query<[{ locked: boolean }]>(
      'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS locked',
      [name],
    );
    if (locked) await work(tx);
    return locked;
  });
}
