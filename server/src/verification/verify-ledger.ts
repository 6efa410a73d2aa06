import type { DataSource } from 'typeorm';
import { LEDGER_RULES } from './ledger-rules';
import { checkReplay } from './replay-check';
import { checkRules, type LedgerCheck } from './rule';
import { SERVICING_RULES } from './servicing-rules';

/** Recomputes every invariant of the ledger from the rows, all as of one moment. */
export function verifyLedger(dataSource: DataSource): Promise<LedgerCheck[]> {
  return dataSource.transaction('REPEATABLE READ', async (tx) => [
    ...(await checkRules(tx, [...LEDGER_RULES, ...SERVICING_RULES])),
    await checkReplay(tx),
  ]);
}
