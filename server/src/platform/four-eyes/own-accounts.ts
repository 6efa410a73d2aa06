import type { EntityManager } from 'typeorm';
import type { CurrentAccount } from '../access/access';

/** Which accounts are those of who works here. */
export abstract class OwnAccounts {
  /** @throws OwnAccount */
  abstract assertAnother(tx: EntityManager, caller: CurrentAccount, memberId: string): Promise<void>;
}
