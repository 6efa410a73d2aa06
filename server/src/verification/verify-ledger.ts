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

/** They hold what is spread over nodes against what stands on the coordinator, and these have no moment in common. */
const ACROSS_NODES = [...SUSPENSE_RULES, ...ACTOR_RULES];

/**
 * Recomputes every invariant of the ledger from the rows, all as of one moment. What is not so across nodes is looked at a
 * second time: beside a live server half of a movement may have been seen.
 */
export async function verifyLedger(database: Database): Promise<LedgerCheck[]> {
  const checks = await database.maintenance(checkLedger, 'REPEATABLE READ');
  const broken = checks.filter(({ violations }) => violations.length > 0);
  const doubtful = ACROSS_NODES.filter((rule) =>
    broken.some(({ invariant }) => invariant === rule.invariant),
  );
  if (doubtful.length === 0) return checks;
  const again = await database.maintenance((tx) => checkRules(tx, doubtful), 'REPEATABLE READ');
  return checks.map((check) => again.find(({ invariant }) => invariant === check.invariant) ?? check);
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
