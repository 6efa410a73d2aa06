import type { EntityManager, QueryRunner } from 'typeorm';

type Effect = () => void;

/** Does something once the transaction is surely committed, and nothing where it is undone, done again or uncertain. */
export function onceCommitted({ queryRunner }: EntityManager, effect: Effect): void {
  if (!queryRunner?.isTransactionActive) throw new Error('there is no transaction to wait for');
  queryRunner.data.effects = [...effectsOf(queryRunner), effect];
}

export function effectsOf({ data }: QueryRunner): readonly Effect[] {
  return Array.isArray(data.effects) ? data.effects : [];
}
