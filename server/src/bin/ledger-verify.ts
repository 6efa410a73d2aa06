import { Database } from '../platform/database/database';
import { runOnExisting } from '../run-command';
import { verifyLedger } from '../verification/verify-ledger';
import { readArguments, runToItsEnd } from './shared/command-line';

const USAGE = 'npm run ledger:verify   recomputes every invariant of the ledger';

/** Recomputes the ledger and says of every invariant whether it holds. */
async function main(args: string[]): Promise<boolean> {
  readArguments(USAGE, { args });
  const { checks, isEmpty } = await runOnExisting(async (app) => {
    const database = app.get(Database);
    const moved = await database.manager.query('SELECT 1 FROM ledger_transaction LIMIT 1');
    return { checks: await verifyLedger(database), isEmpty: moved.length === 0 };
  });
  for (const { invariant, violations } of checks) {
    console.log(`${violations.length === 0 ? 'holds ' : 'BROKEN'}  ${invariant}`);
    for (const violation of violations) console.log(`          ${JSON.stringify(violation)}`);
  }
  const isSound = checks.every(({ violations }) => violations.length === 0);
  console.log(isSound ? 'The ledger is sound.' : 'The ledger is NOT sound.');
  // A mistyped address may be that of an empty database, which is as sound as can be.
  if (isEmpty)
    console.log(
      'No money has moved in it: DATA_DIR or DATABASE_URL may name another database than was meant.',
    );
  return isSound;
}

runToItsEnd(main);
