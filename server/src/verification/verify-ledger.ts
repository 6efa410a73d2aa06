import type { EntityManager } from 'typeorm';
import type { Database } from '../platform/database/database';
import { ACCRUAL_RULES } from './accrual-rules';
import { ACTOR_RULES } from './actor-rules';
import { LEDGER_RULES } from './ledger-rules';
import { LOAN_RULES } from './loan-rules';
import { NUMBER_RULES } from './number-rules';
import { POSITION_RULES } from './position-rules';
import { checkReplay } from './replay-check';
import { checkRules, type LedgerCheck } from './rule';
import { SERVICING_RULES } from './servicing-rules';
import { SUSPENSE_RULES } from './suspense-rules';
import { WRITE_OFF_RULES } from './write-off-rules';

/** They hold what is spread over nodes against what stands on the coordinator, and these have no moment in common. */
const ACROSS_NODES = [...SUSPENSE_RULES, ...ACTOR_RULES];

/** Does work in a transaction: each in one of its own, or all in the same. */
type Looking = <Result>(work: (tx: EntityManager) => Promise<Result>) => Promise<Result>;

/** Recomputes every invariant of the ledger from the rows, all as of one moment. */
export function verifyLedger(database: Database): Promise<LedgerCheck[]> {
  return lookAt((work) => database.maintenance(work, 'REPEATABLE READ'));
}

/** The same, as the transaction sees it. */
export function checkLedger(tx: EntityManager): Promise<LedgerCheck[]> {
  return lookAt((work) => work(tx));
}

/** What is not so across nodes is looked at a second time: beside a live server half of a movement may have been seen. */
async function lookAt(looking: Looking): Promise<LedgerCheck[]> {
  const checks = await looking(checkAll);
  const broken = checks.filter(({ violations }) => violations.length > 0);
  const doubtful = ACROSS_NODES.filter((rule) =>
    broken.some(({ invariant }) => invariant === rule.invariant),
  );
  if (doubtful.length === 0) return checks;
  const again = await looking((tx) => checkRules(tx, doubtful));
  return checks.map((check) => again.find(({ invariant }) => invariant === check.invariant) ?? check);
}

async function checkAll(tx: EntityManager): Promise<LedgerCheck[]> {
  return [
    ...(await checkRules(tx, [
      ...LEDGER_RULES,
      ...SERVICING_RULES,
      ...ACCRUAL_RULES,
      ...SUSPENSE_RULES,
      ...WRITE_OFF_RULES,
      ...LOAN_RULES,
      ...NUMBER_RULES,
      ...POSITION_RULES,
      ...ACTOR_RULES,
    ])),
    ...(await checkReplay(tx)),
  ];
}
