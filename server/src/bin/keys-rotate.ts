import { parseArgs } from 'node:util';
import { rotateKeys } from '../rotation/rotate-keys';
import { runCommand } from '../run-command';

const USAGE = `npm run keys:rotate                encrypt everything anew that is not under the first key of DATA_KEY
npm run keys:rotate -- --dry-run   count what each key encrypted`;

/** Ends with 0 when nothing is left under an old key, with 1 when something is. */
async function main(args: string[]): Promise<boolean> {
  const isDryRun = readOptions(args);
  const report = await runCommand((app) => rotateKeys(app, { isDryRun, tell: console.log }));
  console.log(report.summary);
  return report.isDone;
}

function readOptions(args: string[]): boolean {
  try {
    const { values } = parseArgs({ args, options: { 'dry-run': { type: 'boolean' } } });
    return values['dry-run'] === true;
  } catch {
    throw new Error(USAGE);
  }
}

main(process.argv.slice(2)).then(
  (isDone) => process.exit(isDone ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
