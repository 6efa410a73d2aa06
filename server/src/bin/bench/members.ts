import type { Caller } from './calls';
import type { Clones } from './cloned-members';
import type { Stage } from './stage';

const LONG_TERM_MONTHS = 48;
const NEVER_PAID_DAYS = 1_400;
/** The first due day and its grace are over, so that each day has a penalty. */
const LATE_DAYS = 45;
const WITHDRAWALS = 4;

/** The histories that the members of a bench have. */
export interface Originals {
  readonly applicant: Caller;
  /** 48 months, and nothing paid in 46 of them. */
  readonly inArrears: Caller;
  /** Something happens to this loan on each day. */
  readonly late: Caller;
  /** A new loan with ten postings, on which nothing happens for a month. */
  readonly borrower: Caller;
}

/** Lived through by the product itself, in the order of their first days. */
export async function makeOriginals(stage: Stage): Promise<Originals> {
  const applicant = await stage.applicant();
  const first = async () => (await stage.clones.add(applicant, 1)).at(0);
  const inArrears = await first();
  await stage.lend(inArrears, LONG_TERM_MONTHS);
  await stage.passDays(NEVER_PAID_DAYS - LATE_DAYS);
  const late = await first();
  await stage.lend(late, 12);
  await stage.passDays(LATE_DAYS);
  const borrower = await first();
  await stage.lend(borrower, 12);
  for (let count = 0; count < WITHDRAWALS; count++) await stage.withdraw(borrower, 10_000);
  // Servicing looks at each loan once, and knows then when it has to come back.
  await stage.passDays(1);
  return { applicant, inArrears, late, borrower };
}

/** All of some clones, as a list. */
export function listed(clones: Clones, from = 0, count = clones.count - from): Caller[] {
  return Array.from({ length: count }, (_, index) => clones.at(from + index));
}

/** Fresh figures for the planner, and no cleaning up in the middle of a round. */
export async function settle(stage: Stage): Promise<void> {
  await stage.sql.query('VACUUM (ANALYZE)');
  await stage.sql.query('CHECKPOINT');
}
