import { counted } from '../platform/counted';
import { runChaos } from './chaos/chaos-run';
import { readOptions } from './chaos/options';
import { runToItsEnd } from './shared/command-line';
import { takingAway } from './shared/set-up';

/** Kills, cuts and fills while members live, and looks whether all that was acknowledged is there exactly once. */
async function main(args: string[]): Promise<boolean> {
  const options = readOptions(args);
  console.log(`seed ${options.seed}, ${counted(options.minutes, 'minute')}`);
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

runToItsEnd((args) => takingAway(() => main(args)), { showsStack: true });
