import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** The operations to be measured, by name; all when it is empty. */
  readonly only: readonly string[];
  /** How long an operation is called in a round. */
  readonly seconds: number;
  readonly rounds: number;
  readonly callers: number;
  /** Measures the growth from a thousand members to so many, instead of the operations. */
  readonly members: number | undefined;
  readonly json: string;
  /** A document whose table is written anew. */
  readonly write: string | undefined;
}

export const HELP = `npm run bench -- [options]
  --only a,b       the named operations alone, e.g. --only "wallet/load,withdraw"
  --seconds 1      how long each is called in a round
  --rounds 5       how many rounds; what is printed are medians
  --callers 16     connections that call at once
  --members 1000000  measures a thousand members beside so many
  --json file      where the figures go (.cache/bench.json)
  --write file     writes the table into a document, between its markers`;

/** @returns nothing where help is asked for */
export function readOptions(args: readonly string[]): BenchOptions | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: '' },
      seconds: { type: 'string', default: '1' },
      rounds: { type: 'string', default: '5' },
      callers: { type: 'string', default: '16' },
      members: { type: 'string' },
      json: { type: 'string', default: '.cache/bench.json' },
      write: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  return {
    only: values.only.split(',').filter((name) => name !== ''),
    seconds: positive('seconds', values.seconds),
    rounds: positive('rounds', values.rounds),
    callers: positive('callers', values.callers),
    members: values.members === undefined ? undefined : positive('members', values.members),
    json: values.json,
    write: values.write,
  };
}

function positive(name: string, text: string): number {
  const number = Number(text.replaceAll('_', ''));
  if (number > 0) return number;
  throw new Error(`--${name} is a number above zero`);
}
