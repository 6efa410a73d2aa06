import type { Database } from '../../src/platform/database/database';
import { verifyLedger } from '../../src/verification/verify-ledger';

/** Every invariant of the ledger holds. */
export async function expectSoundLedger({ dataSource }: { readonly dataSource: Database }): Promise<void> {
  const checks = await verifyLedger(dataSource);
  expect(checks.filter(({ violations }) => violations.length > 0)).toEqual([]);
}
