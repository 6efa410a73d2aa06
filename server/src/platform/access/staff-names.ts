import type { EntityManager } from 'typeorm';

/** What staff are called, by the ids of their accounts, and API keys by theirs. */
export abstract class StaffNames {
  abstract namesOf(tx: EntityManager, actorIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
