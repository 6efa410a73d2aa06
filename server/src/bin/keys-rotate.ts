import { rotateKeys } from '../rotation/rotate-keys';
import { runOnExisting } from '../run-command';
import { readArguments, runToItsEnd } from './shared/command-line';

const USAGE = `npm run keys:rotate                encrypt everything anew that is not under the first key of DATA_KEY
npm run keys:rotate -- --dry-run   count what each key encrypted`;

/** Ends with 0 when nothing is left under an old key, with 1 when something is. */
async function main(args: string[]): Promise<boolean> {
  const isDryRun = readOptions(args);
  const report = await runOnExisting((app) => rotateKeys(app, { isDryRun, tell: console.log }));
  console.log(report.summary);
  return report.isDone;
}

function readOptions(args: string[]): boolean {
  const { values } = readArguments(USAGE, { args, options: { 'dry-run': { type: 'boolean' } } });
  return values['dry-run'] === true;
}

runToItsEnd(main);
