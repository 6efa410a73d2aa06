import { restore } from '../backup/restore';
import { readEnvironment } from '../config/env';
import { Settings } from '../config/settings';
import { readArguments, runToItsEnd, wronglyCalled } from './shared/command-line';

const USAGE = `npm run restore -- FOLDER              brings database and files back, into an empty database
npm run restore -- FOLDER --replace    the same, and what is in the database goes`;

/** Ends with 0 when what was restored is sound, with 1 when it is not, with 2 when nothing was restored. */
async function main(args: string[]): Promise<boolean> {
  const options = readOptions(args);
  const settings = new Settings(readEnvironment());
  const faults = await restore(settings, { ...options, tell: console.log });
  for (const fault of faults) console.log(fault);
  console.log(
    faults.length === 0 ? 'The ledger is sound, and the audit trail whole.' : 'NOT all of it is sound.',
  );
  return faults.length === 0;
}

function readOptions(args: string[]): { from: string; replace: boolean } {
  const options = { replace: { type: 'boolean' } } as const;
  const { values, positionals } = readArguments(USAGE, { args, allowPositionals: true, options });
  const [from, surplus] = positionals;
  if (from === undefined) throw wronglyCalled('Say the folder of the backup', USAGE);
  if (surplus !== undefined) throw wronglyCalled(`'${surplus}' is one word too many`, USAGE);
  return { from, replace: values.replace === true };
}

runToItsEnd(main);
