import { parseArgs } from 'node:util';
import { restore } from '../backup/restore';
import { readEnvironment } from '../config/env';
import { Settings } from '../config/settings';

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
  try {
    const options = { replace: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [from, ...more] = positionals;
    if (from !== undefined && more.length === 0) return { from, replace: values.replace === true };
  } catch {}
  throw new Error(USAGE);
}

main(process.argv.slice(2)).then(
  (isSound) => process.exit(isSound ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
