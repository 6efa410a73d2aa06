import { numberAboveZero, readArguments, UsageError, wholeNumber } from '../shared/command-line';
import { WANTED } from './wanted';

export interface BenchOptions {
  /** The operations to be measured, by name; all when it is empty. */
  readonly only: readonly string[];
  /** How long an operation is called in a round. */
  readonly seconds: number;
  readonly rounds: number;
  readonly callers: number;
  /** Measures the growth from a thousand members to so many, instead of the operations. */
  readonly members: number | undefined;
  /** Measures the reports on so many loans, instead of the operations. */
  readonly loans: number | undefined;
  /** Running loans that the daily servicing has to do with; to some of them something happens on each day. */
  readonly running: number;
  readonly json: string;
  /** A document whose table is written anew. */
  readonly write: string | undefined;
}

const HELP = `npm run bench -- [options]
  --only a,b       the named operations alone, e.g. --only "wallet/load,withdraw"
  --seconds 1      how long each is called in a round
  --rounds 5       how many rounds; what is printed are medians
  --callers 16     connections that call at once
  --running 10000  running loans that the day of servicing has to do with
  --members 1000000  measures a thousand members beside so many
  --loans 100000   measures the reports on so many loans
  --json file      where the figures go (.cache/bench.json)
  --write file     writes the table into a document, between its markers`;

const OPTIONS = {
  only: { type: 'string', default: '' },
  seconds: { type: 'string', default: '1' },
  rounds: { type: 'string', default: '5' },
  callers: { type: 'string', default: '16' },
  running: { type: 'string', default: '10000' },
  members: { type: 'string' },
  loans: { type: 'string' },
  json: { type: 'string', default: '.cache/bench.json' },
  write: { type: 'string' },
} as const;

/** @throws HelpAsked, UsageError */
export function readOptions(args: string[]): BenchOptions {
  const { values } = readArguments(HELP, { args, options: OPTIONS });
  return {
    only: operations(values.only),
    seconds: numberAboveZero('seconds', values.seconds),
    rounds: wholeNumber('rounds', values.rounds),
    callers: wholeNumber('callers', values.callers),
    running: wholeNumber('running', values.running),
    members: values.members === undefined ? undefined : wholeNumber('members', values.members),
    loans: values.loans === undefined ? undefined : wholeNumber('loans', values.loans),
    json: values.json,
    write: values.write,
  };
}

function operations(text: string): string[] {
  const parts = text.split(',').filter((part) => part !== '');
  const names = Object.keys(WANTED);
  const unknown = parts.find((part) => !names.some((name) => name.includes(part)));
  if (unknown === undefined) return parts;
  throw new UsageError(`--only: no operation has '${unknown}' in its name. There are ${names.join(', ')}.`);
}
