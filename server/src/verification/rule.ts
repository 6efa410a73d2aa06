import type { EntityManager } from 'typeorm';

/** An invariant, and the rows that break it. */
export interface Rule {
  readonly invariant: string;
  /** Selects the rows that break the invariant. */
  readonly sql: string;
}

export interface LedgerCheck {
  /** What holds for every row. */
  readonly invariant: string;
  /** The rows for which it does not, the first few. */
  readonly violations: readonly unknown[];
}

export const SHOWN_VIOLATIONS = 10;

export async function checkRules(tx: EntityManager, rules: readonly Rule[]): Promise<LedgerCheck[]> {
  const checks: LedgerCheck[] = [];
  for (const { invariant, sql } of rules) {
    const violations = await tx.query<unknown[]>(`SELECT * FROM (${sql}) v LIMIT ${SHOWN_VIOLATIONS}`);
    checks.push({ invariant, violations });
  }
  return checks;
}
