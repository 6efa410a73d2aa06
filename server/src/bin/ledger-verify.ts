import { parseArgs } from 'node:util';
import { Database } from '../platform/database/database';
import { runCommand } from '../run-command';
import { verifyLedger } from '../verification/verify-ledger';

const USAGE = 'npm run ledger:verify   recomputes every invariant of the ledger';

/** Recomputes the ledger and says of every invariant whether it holds. */
async function main(args: string[]): Promise<boolean> {
  assertBare(args);
  const checks = await runCommand((app) => verifyLedger(app.get(Database)));
  for (const { invariant, violations } of checks) {
    console.log(`${violations.length === 0 ? 'holds ' : 'BROKEN'}  ${invariant}`);
    for (const violation of violations) console.log(`          ${JSON.stringify(violation)}`);
  }
  const isSound = checks.every(({ violations }) => violations.length === 0);
  console.log(isSound ? 'The ledger is sound.' : 'The ledger is NOT sound.');
  return isSound;
}

function assertBare(args: string[]): void {
  try {
    parseArgs({ args });
  } catch {
    throw new Error(USAGE);
  }
}

main(process.argv.slice(2)).then(
  (isSound) => process.exit(isSound ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
