import { runCommand } from '../run-command';
import { seedDemo } from '../seed/demo';

/** Fills a new database for the demo, and says whether the demo accounts are there. */
runCommand(seedDemo).then(
  (hasDemoAccounts) => {
    process.stdout.write(`${JSON.stringify({ hasDemoAccounts })}\n`, () => process.exit(0));
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
