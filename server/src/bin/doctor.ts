import { parseArgs } from 'node:util';
import { examine } from '../doctor/examine';
import type { Finding } from '../doctor/finding';

const USAGE = `npm run doctor             what is right, what is not, and what to do about it
npm run doctor -- --json   the same as JSON`;

/** Ends with 0 unless something failed. */
async function main(args: string[]): Promise<boolean> {
  const isJson = readOptions(args);
  const findings = await examine();
  const isWell = findings.every(({ state }) => state !== 'fail');
  console.log(isJson ? JSON.stringify({ isWell, findings }, null, 2) : findings.map(line).join('\n'));
  return isWell;
}

function line({ state, check, says, todo }: Finding): string {
  const sentence = `${state.padEnd(5)} ${check.padEnd(12)} ${says}`;
  return todo === undefined ? sentence : `${sentence}. ${todo}`;
}

function readOptions(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { json: { type: 'boolean' } } }).values.json === true;
  } catch {
    throw new Error(USAGE);
  }
}

main(process.argv.slice(2)).then(
  (isWell) => process.exit(isWell ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
