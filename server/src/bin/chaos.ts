import { runChaos } from './chaos/chaos-run';
import { HELP, readOptions, UsageError } from './chaos/options';

/** Kills, cuts and fills while members live, and looks whether all that was acknowledged is there exactly once. */
async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    console.log(HELP);
    return true;
  }
  console.log(`seed ${options.seed}, ${options.minutes} minutes`);
  const { wrong, summary } = await runChaos(options);
  console.log(summary);
  for (const sentence of wrong) console.log(`WRONG  ${sentence}`);
  console.log(
    wrong.length === 0
      ? 'All that was acknowledged is there, exactly once, and nothing else is.'
      : `Something is wrong. The same faults again: npm run chaos -- --seed ${options.seed}`,
  );
  return wrong.length === 0;
}

main().then(
  (isSound) => process.exit(isSound ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exit(2);
  },
);
