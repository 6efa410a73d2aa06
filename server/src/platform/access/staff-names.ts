import type { EntityManager } from 'typeorm';

/** What staff are called, by the ids of their accounts. */
export abstract class StaffNames {
  abstract namesOf(tx: EntityManager, accountIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
