import type { EntityManager } from 'typeorm';
import type { Database } from '../platform/database/database';
import { ACCRUAL_RULES } from './accrual-rules';
import { ACTOR_RULES } from './actor-rules';
import { AGREEMENT_RULES, TOLD_AGREEMENT_RULES } from './agreement-rules';
import { BOOKING_RULES } from './booking-rules';
import { LEDGER_RULES } from './ledger-rules';
import { LOAN_RULES } from './loan-rules';
import { NUMBER_RULES } from './number-rules';
import { POSITION_RULES } from './position-rules';
import { checkReplay } from './replay-check';
import { checkRules, type LedgerCheck } from './rule';
import { SCORE_RULES_OF_ENTRIES } from './score-rules';
import { SERVICING_RULES } from './servicing-rules';
import { STEP_RULES, TOLD_STEP_RULES } from './step-rules';
import { SUSPENSE_RULES } from './suspense-rules';
import { TIME_RULES } from './time-rules';
import { WRITE_OFF_RULES } from './write-off-rules';

/** They hold what is spread over nodes against what stands on the coordinator, and these have no moment in common. */
const ACROSS_NODES = [...SUSPENSE_RULES, ...ACTOR_RULES, ...TOLD_AGREEMENT_RULES, ...TOLD_STEP_RULES];

/** All that a statement can tell. */
export const LEDGER_CHECKS = [
  ...LEDGER_RULES,
  ...SERVICING_RULES,
  ...ACCRUAL_RULES,
  ...BOOKING_RULES,
  ...WRITE_OFF_RULES,
  ...LOAN_RULES,
  ...AGREEMENT_RULES,
  ...STEP_RULES,
  ...SCORE_RULES_OF_ENTRIES,
  ...NUMBER_RULES,
  ...POSITION_RULES,
  ...TIME_RULES,
  ...ACROSS_NODES,
];

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
  return [...(await checkRules(tx, LEDGER_CHECKS)), ...(await checkReplay(tx))];
}
