import { Database } from '../platform/database/database';
import { runCommand } from '../run-command';
import { verifyLedger } from '../verification/verify-ledger';
import { readArguments, runToItsEnd } from './shared/command-line';

const USAGE = 'npm run ledger:verify   recomputes every invariant of the ledger';

/** Recomputes the ledger and says of every invariant whether it holds. */
async function main(args: string[]): Promise<boolean> {
  readArguments(USAGE, { args });
  const checks = await runCommand((app) => verifyLedger(app.get(Database)));
  for (const { invariant, violations } of checks) {
    console.log(`${violations.length === 0 ? 'holds ' : 'BROKEN'}  ${invariant}`);
    for (const violation of violations) console.log(`          ${JSON.stringify(violation)}`);
  }
  const isSound = checks.every(({ violations }) => violations.length === 0);
  console.log(isSound ? 'The ledger is sound.' : 'The ledger is NOT sound.');
  return isSound;
}

runToItsEnd(main);
