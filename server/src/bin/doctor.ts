import { examine } from '../doctor/examine';
import type { Finding } from '../doctor/finding';
import { readArguments, runToItsEnd } from './shared/command-line';

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
  return readArguments(USAGE, { args, options: { json: { type: 'boolean' } } }).values.json === true;
}

runToItsEnd(main);
