import type { EntityManager } from 'typeorm';
import { Passkey } from './passkey.entity';

/** Whoever was in an account may have added one: when it is taken back, none of them signs in any more. */
export async function forgetPasskeys(tx: EntityManager, accountId: string): Promise<void> {
  await tx.delete(Passkey, { accountId });
}
