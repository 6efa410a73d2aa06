import type { EntityManager } from 'typeorm';
import type { Database } from '../platform/database/database';
import { ACCRUAL_RULES } from './accrual-rules';
import { ACTOR_RULES } from './actor-rules';
import { LEDGER_RULES } from './ledger-rules';
import { LOAN_RULES } from './loan-rules';
import { POSITION_RULES } from './position-rules';
import { checkReplay } from './replay-check';
import { checkRules, type LedgerCheck } from './rule';
import { SERVICING_RULES } from './servicing-rules';
import { SUSPENSE_RULES } from './suspense-rules';
import { WRITE_OFF_RULES } from './write-off-rules';

/** Recomputes every invariant of the ledger from the rows, all as of one moment. */
export function verifyLedger(database: Database): Promise<LedgerCheck[]> {
  return database.maintenance(checkLedger, 'REPEATABLE READ');
}

/** The same, as the transaction sees it. */
export async function checkLedger(tx: EntityManager): Promise<LedgerCheck[]> {
  return [
    ...(await checkRules(tx, [
      ...LEDGER_RULES,
      ...SERVICING_RULES,
      ...ACCRUAL_RULES,
      ...SUSPENSE_RULES,
      ...WRITE_OFF_RULES,
      ...LOAN_RULES,
      ...POSITION_RULES,
      ...ACTOR_RULES,
    ])),
    ...(await checkReplay(tx)),
  ];
}
