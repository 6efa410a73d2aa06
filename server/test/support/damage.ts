import type { LedgerCheck } from '../../src/verification/rule';
import { verifyLedger } from '../../src/verification/verify-ledger';
import type { TestApp } from './app';

/** Plants damage as only a superuser can, answers which invariants the verification finds broken, and takes it back. */
export async function findWith(test: TestApp, ...statements: string[]): Promise<string[]> {
  const runner = (await test.owner()).createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query(`SET LOCAL session_replication_role = 'replica'`);
    await runner.query('ALTER TABLE wallet_account DROP CONSTRAINT wallet_account_not_overdrawn');
    for (const statement of statements) await runner.query(statement);
    const inside = {
      maintenance: (work: (tx: typeof runner.manager) => unknown) => work(runner.manager),
    };
    const checks: LedgerCheck[] = await Reflect.apply(verifyLedger, undefined, [inside]);
    return checks.filter(({ violations }) => violations.length > 0).map(({ invariant }) => invariant);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}
