import type { EntityManager } from 'typeorm';

/** Who had a hand in money that members paid: accounts of staff, API keys, and the member. */
export interface MoneyHands {
  /** Whoever wrote down that it came. */
  readonly told: readonly string[];
  /** Who sent it back, where this withdrawal is of what was paid too much. */
  readonly sentBack: string | undefined;
}

/** What is known of money that members paid. */
export abstract class ToldMoney {
  abstract handsIn(tx: EntityManager, memberId: string, withdrawalId: string): Promise<MoneyHands>;
}
